// A connection that sends and receives lines, real or scripted.
//
//   swift run reconnecting-socket --virtual
import TickStreams

/// An open connection.
struct Connection: Sendable {
  /// The messages of the server; fails when the connection breaks.
  var lines: TickSignal<String, SocketError>

  /// Sends a line to the server when it is subscribed.
  var send: @Sendable (String) -> TickSignal<String, Never>

  init(lines: TickSignal<String, SocketError>, send: @escaping @Sendable (String) -> Void) {
    self.lines = lines
    self.send = { line in
      .deferred {
        send(line)
        return .empty
      }
    }
  }
}

/// Why a connection broke, or could not be opened.
enum SocketError: Error, CustomStringConvertible {
  case refused, closed, noPong, rejected

  var description: String {
    switch self {
    case .refused: "nothing listens there"
    case .closed: "closed by the server"
    case .noPong: "no pong in time"
    case .rejected: "the server does not want this client"
    }
  }
}
