// The command line of the heartbeat.
//
//   swift run heartbeat --help
import ExampleCommandLine
import Foundation
import TickStreams

/// The options on the command line.
struct Options: Sendable {
  var schedule: TickSchedule
  var beats: Int?
  var url: URL?
  var timeout = Duration.seconds(5)
  var isVirtual = false
  /// Where the recording is written.
  var record: String?
  /// The recording that is replayed.
  var replay: String?
  var wantsHelp = false

  /// What a recording depends on.
  var recorded: String {
    "--every \(schedule.interval / .seconds(1)) --delay \(schedule.delay / .seconds(1)) --timeout \(timeout / .seconds(1))"
      + (beats.map { " --beats \($0)" } ?? "") + (url == nil ? "" : " --to URL")
  }

  static let help = """
    usage: heartbeat [--every SECONDS] [--delay SECONDS] [--beats N] [--to URL] [--timeout SECONDS] [--virtual]
                     [--record FILE] [--replay FILE]

    Beats in the foreground. Return toggles background and foreground: background stops the beats and cancels the
    request in flight, foreground beats immediately.

      --every SECONDS    the time between two beats; by default 1
      --delay SECONDS    the time before the first beat of the program; by default 0
      --beats N          ends after N beats; by default endless, 5 with --virtual
      --to URL           posts beats there as JSON, one at a time, three attempts each; outcomes on standard error
      --timeout SECONDS  how long an attempt may take; by default 5
      --virtual          runs in virtual time: the same lines immediately, with exact times
      --record FILE      writes a flight recording there at the end, also at that by Control-C or SIGTERM
      --replay FILE      runs a recording again in virtual time: the same beats and posts immediately; the other options
                         have to be those with which it was recorded
      --help             prints this

    Each beat is one line, `beat INDEX at SECONDS missed BEATS`: INDEX counts from 0 over the whole program, missed beats
    too; SECONDS is the time since the start; BEATS are those before this one that the program was too busy for, such as
    `4..7`, or 0.

    Examples:
      heartbeat --every 0.2 --delay 1 --beats 5              five beats, the first one after a second
      heartbeat --to http://127.0.0.1:8080/ --timeout 2      posts a beat a second
      heartbeat --every 60 --beats 1000 --virtual            a thousand minutes, immediately
      heartbeat --every 0.2 --record beats.json              until Control-C, then writes the recording
      heartbeat --every 0.2 --replay beats.json              the same again, immediately
    """

  /// Reads the arguments, without the program's name.
  init(_ arguments: some Sequence<String>) throws {
    var interval = Duration.seconds(1)
    var delay = Duration.zero
    var arguments = Arguments(arguments)
    while let option = try arguments.next() {
      switch option {
      case "--every": interval = try arguments.seconds()
      case "--delay": delay = try arguments.seconds()
      case "--beats": beats = try arguments.count()
      case "--to": url = try Self.address(arguments.value())
      case "--timeout": timeout = try arguments.seconds()
      case "--virtual": isVirtual = true
      case "--record": record = try arguments.value()
      case "--replay": replay = try arguments.value()
      case "--help", "-h": wantsHelp = true
      default: throw arguments.unexpected
      }
    }
    schedule = try TickSchedule(every: interval, delay: delay)
    guard timeout > .zero else { throw UsageError("timeout must be greater than zero, but is \(timeout)") }
    if isVirtual || replay != nil, record != nil {
      throw UsageError("--record needs real time, so it goes neither with --virtual nor with --replay")
    }
    if isVirtual, replay != nil { throw UsageError("--replay is in virtual time by itself, so it does not go with --virtual") }
    if isVirtual, url != nil { throw UsageError("--to needs real time, so it does not go with --virtual") }
  }

  private static func address(_ text: String) throws(UsageError) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
      throw UsageError("--to needs an http or https address, not '\(text)'")
    }
    return url
  }
}
