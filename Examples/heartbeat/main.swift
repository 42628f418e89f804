// An app's heartbeat, in a terminal: it beats in the foreground, and Return toggles background and foreground.
//
//   swift run heartbeat --every 0.2 --delay 0 --beats 5
//   swift run heartbeat --every 1 --to http://127.0.0.1:8080/beats
//   swift run heartbeat --every 60 --beats 1000 --virtual
//   swift run heartbeat --every 0.2 --beats 5 --record beats.json
//   swift run heartbeat --every 0.2 --beats 5 --replay beats.json
import ExampleCommandLine
import Foundation
import TickStreams
import TickStreamsTesting

func run(_ options: Options) async throws {
  let scheduler = QueueScheduler(label: "heartbeat")
  // A file that cannot be written is noticed before the beats, not after them.
  if let file = options.record, FileHandle(forWritingAtPath: file) == nil, !FileManager.default.createFile(atPath: file, contents: nil) {
    Console.note("heartbeat: cannot write '\(file)'")
    exit(73)
  }
  let recorder = options.record.map { _ in FlightRecorder(on: scheduler) }
  let noting = TickSignal<String, Never>.just(options.recorded).recorded("options", in: recorder, values: .coded).subscribe { _ in }
  defer { noting.dispose() }
  recorder?.watch(scheduler)
  scheduler.attributesWakeUps = recorder != nil
  let isForeground = TickValue(true)
  let toggling = TickSignal.keys().filter { $0 == "\n" }.subscribe(onNext: { _ in
    Console.note(isForeground.current ? "background" : "foreground")
    isForeground.current.toggle()
  })
  defer { toggling.dispose() }
  if isatty(STDIN_FILENO) == 1 { Console.note("Return toggles background and foreground, Control-C ends") }

  let heartbeat = Heartbeat(
    isForeground: isForeground.signal.recorded("foreground", in: recorder, values: .coded),
    schedule: options.schedule,
    count: options.beats ?? .max,
    timeout: options.timeout,
    post: options.url.map { url in
      let post = JSONPost(to: url)
      // Also a recording that ends before the first beat has it.
      _ = TickSignal<Int, PostError>.never.recorded("post", in: recorder, values: .coded)
      return { @Sendable beat in post.send(beat).recorded("post", in: recorder, values: .coded) }
    }
  )
  guard let recorder, let file = options.record else {
    for await report in heartbeat.heartbeat(on: scheduler).values(buffering: .unbounded) { Console.show(report) }
    return
  }
  let interruption = TickValue<Int32?>(nil)
  let end = TickSignal.requestsToEnd().handleEvents(onNext: { interruption.current = $0 })
  for await report in heartbeat.heartbeat(on: scheduler).recorded("report", in: recorder).take(until: end).values(buffering: .unbounded) {
    guard Console.show(report, endsIfClosed: false) else { break }
  }
  do {
    try recorder.export().write(toFile: file, atomically: true, encoding: .utf8)
  } catch {
    Console.note("heartbeat: cannot write '\(file)': \(error.localizedDescription)")
    exit(74)
  }
  if let number = interruption.current { endProgram(by: number) }
}

/// The options with which a recording was made.
func recordedOptions(_ replay: Replay) throws -> String? {
  let scheduler = TestScheduler(replaying: replay)
  let options = scheduler.record(try replay.state("options", as: String.self))
  scheduler.advance(to: replay.end)
  return options.values.last
}

/// Replay the recording.
func replay(_ file: String, _ options: Options) throws {
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { throw UsageError("--replay cannot read '\(file)'") }
  let replay = try Replay(text)
  let scheduler = TestScheduler(replaying: replay)
  if let recorded = try recordedOptions(Replay(text)), recorded != options.recorded {
    throw UsageError("'\(file)' was recorded with \(recorded), not with \(options.recorded)")
  }
  let post = options.url == nil ? nil : try replay.cold("post", as: Int.self) { PostError.unreachable($0) }
  let heartbeat = Heartbeat(
    isForeground: try replay.state("foreground", as: Bool.self),
    schedule: options.schedule,
    count: options.beats ?? .max,
    timeout: options.timeout,
    post: post.map { post in { @Sendable _ in post } }
  )
  let reports = scheduler.record(heartbeat.heartbeat(on: scheduler))
  scheduler.advance(to: replay.end)
  for report in reports.values { Console.show(report) }
  Console.print("recorded: \(replay.wakeUpReport)")
  try replay.compare("report", reports)
}

/// The same heartbeat in virtual time.
func runVirtually(_ options: Options) {
  let scheduler = TestScheduler()
  let heartbeat = Heartbeat(isForeground: .just(true), schedule: options.schedule, count: options.beats ?? 5)
  let subscription = heartbeat.heartbeat(on: scheduler).subscribe { Console.show($0) }
  scheduler.advanceUntilIdle(limit: .events(.max))
  subscription.dispose()
}

Console.expectClosedPipes()
do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.wantsHelp {
    Console.print(Options.help)
  } else if options.isVirtual {
    runVirtually(options)
  } else if let file = options.replay {
    try replay(file, options)
  } else {
    try await run(options)
  }
} catch {
  Console.note("heartbeat: \(error)\nheartbeat --help tells more")
  exit(64)
}
