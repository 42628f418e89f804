// The behavior of the server on a connection: one script for the server in virtual time and for the real one.
//
//   swift run reconnecting-socket --virtual
import TickStreams

/// One connection, as the server has it.
struct Visit: Sendable {
  struct Message: Sendable {
    var time: Duration
    var text: String

    init(at seconds: Double, _ text: String) {
      time = .seconds(seconds)
      self.text = text
    }
  }

  /// The messages of the server, with times since the start of the connection.
  var messages: [Message] = []

  /// When it stops answering pings; the connection stays open.
  var hangs: Duration?

  /// When it closes the connection.
  var closes: Duration?

  /// How long nothing listens afterward.
  var absence = Duration.zero

  /// The server of this example: it hangs, closes and goes away, and comes back.
  static let script = [
    Visit(messages: [Message(at: 0.2, "good morning")], hangs: .milliseconds(900)),
    Visit(closes: .milliseconds(100), absence: .milliseconds(700)),
    Visit(messages: [Message(at: 0.2, "here again"), Message(at: 0.4, "all is well"), Message(at: 0.8, "bye")]),
  ]

  /// The lines of the server to a client, whose lines fail when it closes the connection.
  func lines(toClient client: TickSignal<String, SocketError>, on scheduler: any TickScheduler) -> TickSignal<String, SocketError> {
    // Both subscribers have to be there before the first line is read: the ping of a quick client would be lost.
    let received = client.share(minimumSubscribers: 2)
    let closing = received.ignoreValues(as: String.self).catch { _ in .just("closed") }
    return lines(answering: received.catch { _ in .empty }, on: scheduler).take(until: closing)
  }

  /// The messages of the server to a client that sends `received`; fails when the server closes the connection.
  func lines(answering received: TickSignal<String, Never>, on scheduler: any TickScheduler) -> TickSignal<String, SocketError> {
    let pongs = received.filter { $0.hasPrefix("ping ") }.map { "pong " + $0.dropFirst(5) }
    let messages = messages.map { TickSignal.after($0.time, value: $0.text, on: scheduler) }
    let closing = closes.map { TickSignal.after($0, on: scheduler).flatMap { _ in TickSignal<String, SocketError>.fail(.closed) } }
    let answers = hangs.map { pongs.take(for: $0, on: scheduler) } ?? pongs
    return TickSignal<String, Never>.merge(messages + [answers]).promoteFailure(to: SocketError.self).merge(closing ?? .never)
  }
}
