// A board of countdowns in a terminal: different deadlines, figures that flip on the same instant, each zero on its own deadline.
//
//   swift run countdown-board
//   swift run countdown-board --plain --seconds 10
//   swift run countdown-board --plain --seconds 61 --virtual
import Foundation
import TickStreams
import TickStreamsTesting

func run(_ options: Options) async {
  var display = Display(isPlain: options.isPlain)
  let scheduler = QueueScheduler(label: "countdown-board")
  for await frame in options.board.frames(on: scheduler).values { display.show(frame) }
}

/// The same board in virtual time.
func runVirtually(_ options: Options) {
  var display = Display(isPlain: options.isPlain)
  let scheduler = TestScheduler()
  let recording = scheduler.record(options.board.frames(on: scheduler))
  scheduler.run(limit: .events(.max))
  for frame in recording.values { display.show(frame) }
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.wantsHelp {
    print(Options.help)
  } else if options.isVirtual {
    runVirtually(options)
  } else {
    await run(options)
  }
} catch {
  FileHandle.standardError.write(Data("countdown-board: \(error)\ncountdown-board --help tells more\n".utf8))
  exit(64)
}
