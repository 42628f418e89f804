// The output of the client, line by line.
//
//   swift run reconnecting-socket --virtual
import TickStreams

/// Something that happened to the client.
enum Report: Sendable {
  case connecting
  case connected
  /// The server answered a ping.
  case pong(String)
  case message(String)
  case failed(SocketError)
}

extension Report: CustomStringConvertible {
  var description: String {
    switch self {
    case .connecting: "connecting"
    case .connected: "connected"
    case .pong(let line): line
    case .message(let line): "message: \(line)"
    case .failed(let error): "failed: \(error)"
    }
  }
}
