// A board of countdowns in a terminal: different deadlines, figures that flip on the same instant, each zero on its own deadline. Keys
// stall it, send it to the background, and set the date: the figures are right afterwards.
//
//   swift run countdown-board
//   swift run countdown-board --plain --seconds 10
//   swift run countdown-board --plain --seconds 61 --virtual --stall 2.5
import ExampleCommandLine
import Foundation
import TickStreams
import TickStreamsTesting

func run(_ options: Options) async throws {
  // Before the terminal is changed: whatever ends the program restores it.
  let end = TickSubject<Int32, Never>(replay: 1)
  let requests = TickSignal.requestsToEnd().subscribe { end.next($0) }
  defer { requests.dispose() }
  let terminal = options.isPlain ? nil : try Terminal()
  var display = Display(isPlain: terminal == nil)
  defer { terminal?.restore(leaving: display.last) }
  let device = Device(on: QueueScheduler(label: "countdown-board"), block: { Thread.sleep(forTimeInterval: $0 / .seconds(1)) })
  let keys = TickSignal<Character, Never>.keys().compactMap { Interruption(rawValue: $0) }
  let frames = options.board.frames(on: device, keys: terminal == nil ? .never : keys).take(until: end.signal)
  for await frame in frames.values { try display.show(frame) }
}

/// The same board in virtual time, as lines.
func runVirtually(_ options: Options) throws {
  var display = Display(isPlain: true)
  let scheduler = TestScheduler()
  let recording = scheduler.record(options.board.frames(on: Device(on: scheduler)))
  scheduler.advanceUntilIdle(limit: .events(.max))
  for frame in recording.values { try display.show(frame) }
}

Output.reportClosedPipes()
do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.wantsHelp {
    try Output.write(Options.help + "\n")
  } else if options.isVirtual {
    try runVirtually(options)
  } else {
    try await run(options)
  }
} catch let error as UsageError {
  error.end("countdown-board")
} catch {
  Output.end(after: error)
}
