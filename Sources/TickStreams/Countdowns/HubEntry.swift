/// One key of a hub: what it counts, the figure that is shown, and where.
///
/// Unchecked: everything is accessed only under the lock of the core, except `bindings`, which are isolated to the main actor.
class HubEntry: @unchecked Sendable {
  /// What the key counts, or `nil` if it does not run.
  final var target: HubTarget?
  /// The moment of the target on the monotonic clock, while the key is shown.
  final var due = TickInstant.origin
  /// When the target was set or moved: no figure is computed as of an earlier instant.
  final var anchor = TickInstant.origin
  /// How far `due` was ahead when the key was paused; `nil` while the key is not paused.
  final var left: Nanoseconds?
  /// The index among the keys that are shown, or -1.
  final var position = -1
  /// The deadline with which the key is queued among those that end before the next flip.
  final var queuedEnd = TickInstant.distantFuture

  /// The figure that is shown.
  final var figure: HubValue = .none
  /// The sender of the signals of this key, once there has been a subscriber.
  final var output: HubOutput?
  final var isBound = false
  /// How many subscribers are being added.
  final var newSubscribers = 0
  @MainActor final var bindings: [HubBinding] = []

  init() {}

  /// Removes the key from its hub, if it does not run and is not shown.
  func removeIfIdle() {}

  /// Whether the key has an owner or a subscriber.
  final var isWatched: Bool { isBound || newSubscribers > 0 || output?.broadcaster.subscriberCount ?? 0 > 0 }
}

/// The figure of a key, with its number in the sequence of figures.
struct HubValue: Sendable {
  /// The figure, or `nil` if the key does not run.
  private(set) var value: Nanoseconds?
  /// The number of the figure.
  private(set) var revision = 0
  /// The number of the latest zero at the end of a countdown, which has to be shown although `nil` follows at once.
  private(set) var lastZero = -1

  static let none = HubValue()

  /// Sets the figure; returns whether it has changed.
  mutating func show(_ new: Nanoseconds?) -> Bool {
    guard value != new else { return false }
    value = new
    revision += 1
    return true
  }

  /// Sets the end of a countdown: zero, and then `nil`.
  mutating func showEnd() {
    lastZero = revision + 1
    revision += 2
    value = nil
  }

  /// What remains to be shown, in order, to an owner or subscriber that was shown `seen` last.
  func unseen(after seen: Int) -> [Nanoseconds?] {
    guard seen < revision else { return [] }
    return seen < lastZero ? [0, value] : [value]
  }
}

/// The sender of the signals of a key.
struct HubOutput: Sendable {
  let broadcaster = Broadcaster(Boxing(Duration?.self), memory: 1)
  /// The number of the figure that was sent last.
  var sent = -1
  /// Whether a thread is sending, which then checks for a newer figure.
  var isSending = false
}
