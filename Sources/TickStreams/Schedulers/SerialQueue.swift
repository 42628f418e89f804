import Dispatch

/// A serial dispatch queue that knows whether the calling code runs on it.
struct SerialQueue: Sendable {
  private final class Identity: Sendable {}
  private static let key = DispatchSpecificKey<Identity>()

  let queue: DispatchQueue
  private let identity = Identity()

  init(_ queue: DispatchQueue) {
    self.queue = queue
    queue.setSpecific(key: Self.key, value: identity)
  }

  /// A private serial queue in front of `target`.
  init(targeting target: DispatchQueue) {
    self.init(DispatchQueue(label: target.label + ".ticks", target: target))
  }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: Self.key) === identity }
}
