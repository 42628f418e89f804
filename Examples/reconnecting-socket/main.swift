// A socket with a heartbeat, a pong timeout and reconnecting, against a built-in server that hangs, closes and comes back.
//
//   swift run reconnecting-socket
//   swift run reconnecting-socket --virtual
import ExampleCommandLine
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

let help = """
  usage: reconnecting-socket [--virtual]

  A client that reads messages over a connection with a heartbeat: a ping every 0.5 s, the pong within 0.3 s. Its
  server hangs, closes, goes away for 0.7 s and comes back; the client opens a new connection each time, after a wait
  that grows from 0.2 s and starts again after a message. It ends with the message `bye`, after four seconds.

    --virtual  without a network, in virtual time: the same lines immediately, with exact times
    --help     prints this

  Each line is `SECONDS WHAT`. For example: swift run reconnecting-socket --virtual
  """

Console.expectClosedPipes()
if flags("--virtual", of: "reconnecting-socket", help: help).contains("--virtual") {
  runVirtually()
} else {
  exit(await run())
}
