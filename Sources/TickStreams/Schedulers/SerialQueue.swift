import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A serial dispatch queue that knows whether the calling code runs on it.
///
/// Nothing else reaches the queue: all of its work comes through here. So a thread notes the queue that it serves, in a value of its own, which takes no
/// memory of each queue; values of the queue itself would take four allocations.
struct SerialQueue: Sendable {
  /// A thread's value is the address of the queue that it serves.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  let queue: DispatchQueue

  init(_ queue: DispatchQueue) {
    self.queue = queue
  }

  /// A private serial queue in front of `target`.
  init(targeting target: DispatchQueue) {
    self.init(DispatchQueue(label: target.label + ".ticks", target: target))
  }

  var isCurrent: Bool { UInt(bitPattern: pthread_getspecific(Self.key)) == address }

  /// Runs `body` as soon as possible.
  func async(_ body: @escaping @Sendable () -> Void) {
    queue.async { serve(body) }
  }

  /// Runs `body`, on a thread that the queue has called.
  func serve(_ body: () -> Void) {
    let before = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, .init(bitPattern: address))
    defer { pthread_setspecific(Self.key, before) }
    body()
  }

  private var address: UInt { UInt(bitPattern: ObjectIdentifier(queue)) }
}
