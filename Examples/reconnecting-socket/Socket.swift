// POSIX sockets on the loopback interface, as signals.
//
//   swift run reconnecting-socket
@preconcurrency import Dispatch  // on Linux its sources are not marked `Sendable`
import Synchronization
import TickStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A socket, which is closed when the last reference to it is released.
///
/// No thread waits for the network: received bytes are read on a queue of the socket when there are some.
final class Socket: Sendable {
  let queue = DispatchQueue(label: "reconnecting-socket.socket")
  fileprivate let descriptor: Int32

  fileprivate init(_ descriptor: Int32) {
    self.descriptor = descriptor
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit {
    close(descriptor)
  }

  /// A new stream socket.
  convenience init() {
    #if canImport(Glibc)
      self.init(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #else
      self.init(socket(AF_INET, SOCK_STREAM, 0))
    #endif
  }

  /// Ends the connection, or the listening, immediately.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Sends a line, or nothing if the connection is broken; the reading side reports that.
  func send(_ line: String) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let bytes = Array("\(line)\n".utf8)
    queue.async { [self] in _ = Self.send(descriptor, bytes, flags) }
  }

  private static func send(_ descriptor: Int32, _ bytes: [UInt8], _ flags: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes, bytes.count, flags)
    #elseif canImport(Musl)
      Musl.send(descriptor, bytes, bytes.count, flags)
    #else
      Glibc.send(descriptor, bytes, bytes.count, flags)
    #endif
  }

  /// The lines that are received, for one subscriber; fails when the connection is closed.
  var lines: TickSignal<String, SocketError> {
    let rest = Buffer()
    return whenReadable { [self] subscriber in
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { return subscriber.failed(.closed) }
      for line in rest.lines(adding: bytes[..<count]) { subscriber.next(line) }
    }
  }

  /// The connections of a socket that listens.
  var connections: TickSignal<Socket, SocketError> {
    whenReadable { [self] subscriber in
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { subscriber.next(Socket(connection)) }
    }
  }

  /// Calls `read` on the queue of the socket whenever there is something to read.
  private func whenReadable<Value>(
    _ read: @escaping @Sendable (Subscriber<Value, SocketError>) -> Void
  ) -> TickSignal<Value, SocketError> {
    TickSignal { [self] subscriber in
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { [self] in withExtendedLifetime(self) { read(subscriber) } }
      source.activate()
      return AnyDisposable { source.cancel() }
    }
  }
}

/// The received part of a line that is not complete.
private final class Buffer: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func lines(adding received: ArraySlice<UInt8>) -> [String] {
    bytes.withLock { bytes in
      bytes += received
      guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
      defer { bytes.removeFirst(end + 1) }
      return bytes[...end].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

// MARK: - Addresses

extension Socket {
  /// Opens connections to a port of this machine.
  static func connecting(to port: UInt16) -> TickSignal<Connection, SocketError> {
    TickSignal { subscriber in
      let socket = Socket()
      socket.queue.async {
        guard socket.withAddress(port, { connect(socket.descriptor, $0, $1) }) == 0 else { return subscriber.failed(.refused) }
        subscriber.next(Connection(lines: socket.lines, send: { socket.send($0) }))
      }
      return AnyDisposable { socket.end() }
    }
  }

  /// A socket that listens on a port of this machine, or on one of the system's choice if it is zero; `nil` if that is not possible.
  static func listening(on port: UInt16) -> Socket? {
    let socket = Socket()
    var isOn: Int32 = 1
    setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard socket.withAddress(port, { bind(socket.descriptor, $0, $1) }) == 0, listen(socket.descriptor, 4) == 0 else { return nil }
    return socket
  }

  /// The port of a socket that listens.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private func withAddress(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    address.sin_port = port.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }
}
