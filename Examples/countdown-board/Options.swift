// The command line of the countdown board.
//
//   swift run countdown-board --help
import ExampleCommandLine

/// The options on the command line.
struct Options: Sendable {
  var board = Board()
  var isPlain = false
  var isVirtual = false
  var wantsHelp = false

  static let help = """
    usage: countdown-board [--plain] [--seconds N] [--virtual] [--sale SECONDS] [--code SECONDS] [--auction SECONDS]
                           [--pause SECONDS] [--resume SECONDS] [--stall SECONDS] [--background SECONDS] [--date SECONDS]

    Countdowns with different deadlines whose values change together, redrawn on the same lines: a flash sale that ends
    at a date of the server, a verification code, an auction, and the time of the visit, counting up. Each reaches zero on
    its own deadline.

      --plain               prints a line per change instead: `t=SECONDS NAME REMAINING`, REMAINING in whole seconds; so it
                            does where there is no terminal
      --seconds N           ends after N seconds, those in the background included; by default endless, 5 with --virtual
      --virtual             runs in virtual time: the lines of --plain immediately, with exact times
      --sale SECONDS        the time to the end of the sale; by default 915.3
      --code SECONDS        the time the code is good for; by default 60
      --auction SECONDS     the time to the end of the auction; by default 7.7
      --pause SECONDS       when the time of the code is frozen; by default never
      --resume SECONDS      when it goes on, not before --pause
      --stall SECONDS       when the program is blocked for two seconds, as by the key s
      --background SECONDS  when the app is in the background for ten minutes, as by b
      --date SECONDS        when the date of the device is set an hour ahead, as by d
      --help                prints this

    At a terminal the keys s, b and d interrupt it. After each interruption a line tells how often the board was redrawn,
    and whether each figure agrees with the time to its deadline, which is computed separately. A stall blocks the thread;
    with --virtual, and for the background and the date, the clocks that the board reads are moved instead.

    for example: countdown-board --sale 3600 --code 90
                 countdown-board --plain --virtual --seconds 3 --stall 0.5
    """

  /// Reads the arguments, without the program's name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var length: Duration?
    var arguments = Arguments(arguments)
    func positive(_ duration: Duration, _ option: String) throws(UsageError) -> Duration {
      guard duration >= .zero else { throw UsageError("\(option) must not be negative, but is \(duration)") }
      return duration
    }
    while let option = try arguments.next() {
      switch option {
      case "--plain": isPlain = true
      case "--seconds": length = try positive(arguments.seconds(), option)
      case "--virtual": isVirtual = true
      case "--sale": board.sale = try positive(arguments.seconds(), option)
      case "--code": board.code = try positive(arguments.seconds(), option)
      case "--auction": board.auction = try positive(arguments.seconds(), option)
      case "--pause": board.pause = try positive(arguments.seconds(), option)
      case "--resume": board.resume = try positive(arguments.seconds(), option)
      case "--stall": try board.interruptions.append((.stall, at: positive(arguments.seconds(), option)))
      case "--background": try board.interruptions.append((.background, at: positive(arguments.seconds(), option)))
      case "--date": try board.interruptions.append((.date, at: positive(arguments.seconds(), option)))
      case "--help", "-h": wantsHelp = true
      default: throw arguments.unexpected
      }
    }
    if let resume = board.resume, resume < board.pause ?? .zero { throw UsageError("--resume must not come before --pause") }
    if let length = length ?? (isVirtual ? .seconds(5) : nil) { board.length = length }
  }
}
