// The server with a network: it listens on the loopback interface.
//
//   swift run reconnecting-socket
import TickStreams

/// A server that follows a script, one connection after the other.
struct LocalServer: Sendable {
  let port: UInt16
  private let visits: [Visit]

  /// A server for a port that the system chooses; `nil` if there is none.
  init?(_ visits: [Visit]) {
    guard let port = Socket.listening(on: 0)?.port else { return nil }
    (self.port, self.visits) = (port, visits)
  }

  /// Serves one client after the other, while it is subscribed; listens from the subscription on.
  func serving(on scheduler: any TickScheduler) -> TickSignal<Never, Never> {
    .concat(visits.map { visit in served(visit, on: scheduler).concat(absent(for: visit.absence, on: scheduler)) })
  }

  /// Waits for a client, and serves it; listens no more as soon as it is there.
  private func served(_ visit: Visit, on scheduler: any TickScheduler) -> TickSignal<Never, Never> {
    .deferred { [port] in
      guard let listener = Socket.listening(on: port) else { return .empty }
      return listener.connections.take(1)
        .handleEvents(onNext: { _ in listener.end() })
        .catch { _ in .empty }
        .flatMap { $0.served(visit, on: scheduler) }
    }
  }

  private func absent(for absence: Duration, on scheduler: any TickScheduler) -> TickSignal<Never, Never> {
    absence > .zero ? TickSignal.after(absence, on: scheduler).ignoreValues() : .empty
  }
}

extension Socket {
  /// Runs the script with a client, and ends when either side closes the connection.
  fileprivate func served(_ visit: Visit, on scheduler: any TickScheduler) -> TickSignal<Never, Never> {
    visit.lines(toClient: lines, on: scheduler)
      .handleEvents(onNext: { self.send($0) })
      .catch { _ in .empty }
      .handleEvents(onCompleted: { self.end() }, onCancel: { self.end() })
      .ignoreValues()
  }
}
