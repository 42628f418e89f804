// The whole composition: a connection with a heartbeat, which is opened again whenever it breaks. The rest of this example is a server and a
// terminal around it.
//
//   swift run reconnecting-socket
import TickStreams

/// The messages of a server, over as many connections as it takes.
struct Feed: Sendable {
  /// Opens a connection and sends it: disposal closes it.
  var connecting: TickSignal<Connection, SocketError>

  /// The time from one ping to the next.
  var interval = Duration.milliseconds(500)

  /// How long the answer to a ping may take.
  var pongTimeout = Duration.milliseconds(300)

  /// How long to wait after a failure.
  var backoff = Backoff.exponential(from: .milliseconds(200), cap: .seconds(1))

  /// The messages, on a scheduler, real or virtual; `report` gets the events of the connections.
  func messages(
    on scheduler: any TickScheduler, report: @escaping @Sendable (Report) -> Void = { _ in }
  ) -> TickSignal<String, SocketError> {
    connecting
      .handleEvents(onSubscribe: { report(.connecting) }, onNext: { _ in report(.connected) })
      .flatMapLatest { [interval, pongTimeout] connection in
        let lines = connection.lines.deliver(on: scheduler).share()
        let pongs = TickSignal.interval(interval, delay: .zero, on: scheduler).flatMapLatest { beat in
          lines.filter { $0 == "pong \(beat.index)" }.take(1)
            .timeout(after: pongTimeout, failing: SocketError.noPong, on: scheduler)
            .merge(connection.send("ping \(beat.index)"))  // once its pong is waited for
        }
        let messages = lines.filter { !$0.hasPrefix("pong ") }
        return messages.merge(pongs.handleEvents(onNext: { report(.pong($0)) }).ignoreValues(as: String.self))
      }
      .handleEvents(onFailed: { report(.failed($0)) })  // which ends the connection and the pings
      .retry(8, where: { $0 != .rejected }, backoff: backoff, resetting: .onValue, on: scheduler)
  }
}
