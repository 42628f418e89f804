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

extension Duration {
  /// The seconds, with three decimals.
  var inSeconds: String {
    let milliseconds = Int(self / .milliseconds(1))
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
