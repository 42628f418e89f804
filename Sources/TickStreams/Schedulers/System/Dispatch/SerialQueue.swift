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

/// A serial dispatch queue that can check whether the calling code runs on it.
///
/// All work of a private queue runs in ``serve(_:)``. So a thread can note which queue it serves in a thread-specific value, which costs a
/// queue nothing; a specific value of the queue would take four allocations. The main queue, which has other work too, has such a value. It is the
/// queue that is asked there, and not the thread: under `dispatchMain()` on Linux the main queue is served by other threads.
struct SerialQueue: Sendable {
  /// The key of the thread-specific value: the address of the queue that the thread serves.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static let isMainKey = DispatchSpecificKey<Bool>()

  static let main: SerialQueue = {
    DispatchQueue.main.setSpecific(key: isMainKey, value: true)
    return SerialQueue(.main, isMain: true)
  }()

  let queue: DispatchQueue
  private let isMain: Bool

  init(_ queue: DispatchQueue, isMain: Bool = false) {
    self.queue = queue
    self.isMain = isMain
  }

  /// A private serial queue in front of `target`.
  init(targeting target: DispatchQueue) {
    self.init(DispatchQueue(label: target.label + ".ticks", target: target))
  }

  var isCurrent: Bool {
    isMain ? DispatchQueue.getSpecific(key: Self.isMainKey) == true : UInt(bitPattern: pthread_getspecific(Self.key)) == address
  }

  func async(_ body: @escaping @Sendable () -> Void) { queue.async { serve(body) } }

  /// Runs `body` as work of the queue, on a thread of the queue.
  func serve(_ body: () -> Void) {
    guard !isMain else { return body() }
    let before = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, .init(bitPattern: address))
    defer { pthread_setspecific(Self.key, before) }
    body()
  }

  private var address: UInt { UInt(bitPattern: ObjectIdentifier(queue)) }
}
