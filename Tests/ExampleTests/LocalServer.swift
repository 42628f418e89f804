import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An HTTP server on this machine, which gives the answers that the test sets.
final class LocalServer: Sendable {
  enum Answer: Sendable {
    case status(Int)
    /// No answer.
    case hang
  }

  enum Sighting: Sendable, Equatable {
    /// A request with this body has arrived.
    case request(String)
    /// The client has closed a connection whose request hangs.
    case closed
  }

  let port: UInt16
  let sightings: AsyncStream<Sighting>
  private let listener: Int32
  private let answers: Mutex<[Answer]>
  private let sighted: AsyncStream<Sighting>.Continuation

  /// Starts to listen, on a port of the system's choice.
  ///
  /// Each request gets the next answer, and the last one is for all that follow.
  init(_ answers: Answer...) throws {
    self.answers = Mutex(answers)
    (sightings, sighted) = AsyncStream.makeStream()
    (listener, port) = try Self.listen()
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread {
          self.serve(connection)
          close(connection)
        }
      }
    }
  }

  /// Stops listening.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var address: String { "http://127.0.0.1:\(port)/beats" }

  /// Answers the requests of a connection until the client closes it.
  private func serve(_ connection: Int32) {
    var received = Data()
    while let body = readRequest(from: connection, into: &received) {
      sighted.yield(.request(body))
      switch answers.withLock({ $0.count > 1 ? $0.removeFirst() : $0[0] }) {
      case .status(let status):
        let head = Data("HTTP/1.1 \(status) Answer\r\nContent-Length: 0\r\n\r\n".utf8)
        _ = head.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      case .hang:
        while let more = receive(from: connection) { received += more }
        sighted.yield(.closed)
        return
      }
    }
  }

  /// The body of the next request, or `nil` if the client has closed the connection.
  private func readRequest(from connection: Int32, into received: inout Data) -> String? {
    while true {
      if let head = received.range(of: Data("\r\n\r\n".utf8)) {
        let fields = String(decoding: received[..<head.lowerBound], as: UTF8.self).lowercased().components(separatedBy: "\r\n")
        let length = fields.first { $0.hasPrefix("content-length:") }.flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0
        if received.endIndex - head.upperBound >= length {
          defer { received = Data(received[(head.upperBound + length)...]) }
          return String(decoding: received[head.upperBound..<(head.upperBound + length)], as: UTF8.self)
        }
      }
      guard let more = receive(from: connection) else { return nil }
      received += more
    }
  }

  private func receive(from connection: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? Data(bytes[..<count]) : nil
  }

  private static func listen() throws -> (listener: Int32, port: UInt16) {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 && getsockname(listener, $0, &size) == 0 }
    }
    guard isListening, Self.listening(listener) else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func listening(_ listener: Int32) -> Bool {
    #if canImport(Glibc)
      Glibc.listen(listener, 16) == 0
    #elseif canImport(Musl)
      Musl.listen(listener, 16) == 0
    #else
      Darwin.listen(listener, 16) == 0
    #endif
  }
}
