// An app's heartbeat, in a terminal: it beats in the foreground, and Return toggles background and foreground.
//
//   swift run heartbeat --every 0.2 --delay 0 --beats 5
//   swift run heartbeat --every 1 --to http://127.0.0.1:8080/beats
//   swift run heartbeat --every 60 --beats 1000 --virtual
import Foundation
import TickStreams
import TickStreamsTesting

func run(_ options: Options) async {
  let isForeground = TickValue(true)
  let toggling = TickSignal.returnKey().subscribe(onNext: {
    Console.note(isForeground.current ? "background" : "foreground")
    isForeground.current.toggle()
  })
  defer { toggling.dispose() }
  if isatty(STDIN_FILENO) == 1 { Console.note("Return toggles background and foreground, Control-C ends") }

  let heartbeat = Heartbeat(
    isForeground: isForeground.signal,
    schedule: options.schedule,
    count: options.beats ?? .max,
    timeout: options.timeout,
    post: options.url.map { JSONPost(to: $0).send }
  )
  let scheduler = QueueScheduler(label: "heartbeat")
  for await report in heartbeat.heartbeat(on: scheduler).values { Console.show(report) }
}

/// The same heartbeat in virtual time.
func runVirtually(_ options: Options) {
  let scheduler = TestScheduler()
  let heartbeat = Heartbeat(isForeground: .just(true), schedule: options.schedule, count: options.beats ?? 5)
  let subscription = heartbeat.heartbeat(on: scheduler).subscribe(onNext: Console.show)
  scheduler.run(limit: .events(.max))
  subscription.dispose()
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.wantsHelp {
    Console.print(Options.help)
  } else if options.isVirtual {
    runVirtually(options)
  } else {
    await run(options)
  }
} catch {
  Console.note("heartbeat: \(error)\nheartbeat --help tells more")
  exit(64)
}
