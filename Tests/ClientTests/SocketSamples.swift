import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the DocC page on sockets, word for word; `SamplesInSync` compares them.

nonisolated struct Socket: Sendable {
  /// The messages of the server; fails when the connection breaks.
  let lines: TickSignal<String, SocketError>
  /// Sends a line to the server when it is subscribed.
  let send: @Sendable (String) -> TickSignal<String, Never>
}

nonisolated enum SocketError: Error {
  case closed, noPong, rejected
}

nonisolated func messages(
  _ connecting: TickSignal<Socket, SocketError>,
  on scheduler: any TickScheduler
) -> TickSignal<String, SocketError> {
  connecting
    .flatMapLatest { socket in
      let lines = socket.lines.share()
      let pongs =
        TickSignal
        .interval(.seconds(30), delay: .zero, on: scheduler)
        .flatMapLatest { beat in
          lines.filter { $0 == "pong \(beat.index)" }.take(1)
            .timeout(after: .seconds(10), failing: .noPong, on: scheduler)
            .merge(socket.send("ping \(beat.index)"))
        }
      return lines.filter { !$0.hasPrefix("pong ") }
        .merge(pongs.ignoreValues(as: String.self))
    }
    .retry(
      where: { $0 != .rejected },
      backoff: .exponential(from: .seconds(1), cap: .seconds(60)).jittered(),
      resetting: .onValue, on: scheduler)
}

nonisolated struct ServerError: Error {
  var retryAfter: Duration?
}

nonisolated func patient(
  _ connection: TickSignal<String, ServerError>,
  online: TickSignal<Void, Never>, showing next: TickValue<RetryWait?>,
  on scheduler: any TickScheduler
) -> TickSignal<String, ServerError> {
  let backoff = Backoff.exponential(from: .seconds(1), cap: .seconds(60))
  return connection.retry(
    resetting: .onValue, soonerWhen: online, showing: next, on: scheduler
  ) { failure, retry in
    retry < 10 ? failure.retryAfter ?? backoff.delay(at: retry) : nil
  }
}

nonisolated func label(
  _ next: TickValue<RetryWait?>, on scheduler: any TickScheduler
) -> TickSignal<String, Never> {
  next.signal.flatMapLatest { wait in
    guard let wait else { return .just("") }
    return TickSignal.countdown(to: wait.deadline, on: scheduler)
      .map { "Attempt \(wait.attempt) in \($0.countdownLabel())" }
  }
}

/// A server that the tests control.
nonisolated private final class Server: Sendable {
  let sockets = TickValue<[TickSubject<String, SocketError>]>([])
  let pings = TickValue<[String]>([])

  var connecting: TickSignal<Socket, SocketError> {
    .deferred { [self] in
      let lines = TickSubject<String, SocketError>()
      sockets.current.append(lines)
      return TickSignal<Socket, SocketError>.just(
        Socket(lines: lines.signal) { [self] line in
          .deferred { [self] in
            pings.current.append(line)
            if !isHung.current { lines.next("pong \(line.dropFirst(5))") }
            return .empty
          }
        }
      ).concat(.never)
    }
  }

  let isHung = TickValue(false)

  /// Which of the connections are open.
  var open: [Int] { sockets.current.indices.filter { sockets.current[$0].hasSubscribers } }
}

struct SocketSamples {
  private let scheduler = TestScheduler()
  private let server = Server()

  @Test func messagesComeAndPongsDoNot() {
    let recording = scheduler.record(messages(server.connecting, on: scheduler))
    scheduler.advance(by: .seconds(60))
    server.sockets.current[0].next("news")
    #expect(server.pings.current == ["ping 0", "ping 1", "ping 2"])
    #expect(recording.events == [.next("news", at: .seconds(60))])
    #expect(server.open == [0])
  }

  @Test func aServerThatHangsIsLeftAtTheLimitOfAPong() {
    let recording = scheduler.record(messages(server.connecting, on: scheduler))
    scheduler.advance(by: .seconds(1))
    server.isHung.current = true
    scheduler.advance(by: .seconds(39) - .nanoseconds(1))
    #expect(server.open == [0])
    scheduler.advance(by: .nanoseconds(1))
    #expect(server.open == [])
    server.isHung.current = false
    scheduler.advance(by: .seconds(1))
    #expect(server.open == [1])
    #expect(recording.events.isEmpty)
  }

  @Test func aMessageStartsTheWaitsAnew() {
    let recording = scheduler.record(messages(server.connecting, on: scheduler))
    for wait in [1, 2, 4, 8] {
      server.sockets.current.last?.failed(.closed)
      let count = server.sockets.current.count
      scheduler.advance(by: .seconds(wait) / 2 - .nanoseconds(1))
      #expect(server.sockets.current.count == count, "the jitter takes up to half of a wait")
      scheduler.advance(by: .seconds(wait) / 2 + .nanoseconds(1))
      #expect(server.sockets.current.count == count + 1)
    }
    server.sockets.current.last?.next("news")
    server.sockets.current.last?.failed(.closed)
    scheduler.advance(by: .seconds(1))
    #expect(server.open == [5])
    recording.dispose()
    #expect(server.open == [])
  }

  @Test func whatANewConnectionCannotChangePasses() {
    let recording = scheduler.record(messages(server.connecting, on: scheduler))
    scheduler.advance(by: .seconds(5))
    server.sockets.current[0].failed(.rejected)
    #expect(recording.events == [.failed(.rejected, at: .seconds(5))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func theServerSaysWhenTheUserSeesItAndTheNetworkComesBackEarlier() {
    let (next, online, attempts) = (TickValue<RetryWait?>(nil), TickSubject<Void, Never>(), TickValue(0))
    let connection = TickSignal<String, ServerError>.deferred {
      attempts.current += 1
      return .fail(ServerError(retryAfter: attempts.current == 1 ? .seconds(3) : nil))
    }
    let labels = scheduler.record(label(next, on: scheduler))
    let recording = scheduler.record(patient(connection, online: online.signal, showing: next, on: scheduler))
    scheduler.advance(by: .seconds(2))
    #expect(labels.values == ["", "Attempt 2 in 0:03", "Attempt 2 in 0:02", "Attempt 2 in 0:01"])
    scheduler.advance(by: .milliseconds(500))
    online.next(())
    #expect(attempts.current == 2)
    #expect(next.current?.deadline == scheduler.now.advanced(by: .seconds(2)))
    recording.dispose()
    #expect(labels.values.last == "")
    labels.dispose()
  }

  @Test func theBackgroundClosesTheConnection() {
    let value = TickValue(AppPhase.active)
    let (phases, connecting, scheduler) = (value.signal, server.connecting, scheduler)
    let inForeground = phases.isForeground.promoteFailure(to: SocketError.self)
      .flatMapLatest { $0 ? messages(connecting, on: scheduler) : .empty }
    let recording = scheduler.record(inForeground)
    #expect(server.open == [0])
    value.current = .background
    #expect(server.open == [])
    value.current = .active
    #expect(server.open == [1])
    recording.dispose()
  }
}
