// The server without a network, in virtual time.
//
//   swift run reconnecting-socket --virtual
import Synchronization
import TickStreams

/// A server that follows a script, one visit after the other, on a scheduler.
final class ScriptedServer: Sendable {
  private struct State: Sendable {
    var visits: ArraySlice<Visit>
    /// When it listens again.
    var opens = TickInstant.origin
  }

  /// How long a line, or the opening of a connection, takes.
  private let latency = Duration.milliseconds(10)
  private let scheduler: any TickScheduler
  private let state: Mutex<State>

  init(_ visits: [Visit], on scheduler: any TickScheduler) {
    self.scheduler = scheduler
    state = Mutex(State(visits: visits[...]))
  }

  /// Opens a connection; fails if nothing listens.
  var connecting: TickSignal<Connection, SocketError> {
    TickSignal.after(latency, on: scheduler).flatMap { [self] _ in
      guard let visit = nextVisit() else { return .fail(.refused) }
      let sent = TickSubject<String, Never>()
      let lines = visit.lines(answering: sent.signal.delay(latency, on: scheduler), on: scheduler)
        .handleEvents(onFailed: { [self] _ in leave(for: visit.absence) })
        .delay(latency, on: scheduler)
      return TickSignal<Connection, SocketError>.just(Connection(lines: lines, send: { sent.next($0) })).concat(.never)
    }
  }

  private func nextVisit() -> Visit? {
    let now = scheduler.now
    return state.withLock { now < $0.opens ? nil : $0.visits.popFirst() }
  }

  private func leave(for absence: Duration) {
    let now = scheduler.now
    state.withLock { $0.opens = now.advanced(by: absence) }
  }
}
