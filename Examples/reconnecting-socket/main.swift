// A socket with a heartbeat, a pong timeout and reconnecting, against a built-in server that hangs, closes and comes back.
//
//   swift run reconnecting-socket
//   swift run reconnecting-socket --virtual
import TickStreams
import TickStreamsTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The messages until the server says goodbye; writes what happens, each line with the seconds since the start.
@Sendable func messages(_ connecting: TickSignal<Connection, SocketError>, on scheduler: any TickScheduler) -> TickSignal<
  String, SocketError
> {
  let start = scheduler.now
  let show: @Sendable (Report) -> Void = { Console.print("\(start.duration(to: scheduler.now).inSeconds) \($0)") }
  return Feed(connecting: connecting).messages(on: scheduler, report: show)
    .take(while: { $0 != "bye" }, inclusive: true)
    .handleEvents(onNext: { show(.message($0)) })
}

/// Over the loopback interface, in real time.
func run() async -> Int32 {
  guard let server = LocalServer(Visit.script) else {
    Console.note("reconnecting-socket: no port to listen on")
    return 71
  }
  let serving = server.serving(on: QueueScheduler(label: "server")).observe { _ in }
  defer { serving.dispose() }
  do {
    for try await _ in messages(Socket.connecting(to: server.port), on: QueueScheduler(label: "client")).values {}
    return 0
  } catch {
    Console.note("reconnecting-socket: \(error)")
    return 1
  }
}

/// Without a network, in virtual time.
func runVirtually() {
  let scheduler = TestScheduler()
  let subscription = messages(ScriptedServer(Visit.script, on: scheduler).connecting, on: scheduler).observe { _ in }
  scheduler.advanceUntilIdle(limit: .events(1_000))
  subscription.dispose()
}

Console.expectClosedPipes()
do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.wantsHelp {
    Console.print(Options.help)
  } else if options.isVirtual {
    runVirtually()
  } else {
    exit(await run())
  }
} catch {
  Console.note("reconnecting-socket: \(error)\nreconnecting-socket --help tells more")
  exit(64)
}
