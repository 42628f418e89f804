/// One key of a hub: what it counts, what is shown of it, and where.
///
/// Unchecked: everything is touched only under the lock of the core, but for `bindings`, which belong to the main actor.
class HubEntry: @unchecked Sendable {
  /// What is counted, or `nil` if nothing is.
  final var aim: HubTarget?
  /// The moment of the aim on the monotonic clock, while the key is shown.
  final var due: Nanoseconds = 0
  /// When the aim was set: no figure is computed as of an earlier instant.
  final var anchor: Nanoseconds = 0
  /// What was left, or had passed, when the key was paused.
  final var left: Nanoseconds?
  /// The place among those that are shown, or -1.
  final var position = -1
  /// The deadline with which it waits among those that end before the next flip.
  final var endsSoonAt = Nanoseconds.never

  /// What is shown.
  final var figure: HubValue = .none
  /// Where the signals of this key come from, once there is one.
  final var feed: HubFeed?
  final var isBound = false
  /// How many subscribers are about to come.
  final var arriving = 0
  @MainActor final var bindings: [HubBinding] = []

  init() {}

  /// Lets the hub forget the key, if nothing is counted and nothing shows it.
  func forget() {}

  /// Whether an owner or a subscriber shows the key.
  final var isWatched: Bool { isBound || arriving > 0 || feed?.broadcaster.subscriberCount ?? 0 > 0 }
}

/// What is shown of a key: a figure, and its place among those that were shown before.
struct HubValue: Sendable {
  /// The figure, or `nil` if nothing is counted.
  private(set) var value: Nanoseconds?
  /// Counts the figures.
  private(set) var revision = 0
  /// The number of the last zero of a countdown, which is followed by `nil` at once, but is to be seen.
  private(set) var lastZero = -1

  static let none = HubValue()

  /// Takes over a figure; true if it is another one.
  mutating func show(_ new: Nanoseconds?) -> Bool {
    guard value != new else { return false }
    value = new
    revision += 1
    return true
  }

  /// Takes over the end of a countdown: zero, and then nothing.
  mutating func showEnd() {
    lastZero = revision + 1
    revision += 2
    value = nil
  }

  /// What is to be shown where `seen` was shown last, in order.
  func news(after seen: Int) -> [Nanoseconds?] {
    guard seen < revision else { return [] }
    return seen < lastZero ? [0, value] : [value]
  }
}

/// Where the signals of a key come from.
struct HubFeed: Sendable {
  let broadcaster = Broadcaster(Boxing(Duration?.self), memory: 1)
  /// The revision that was sent last.
  var sent = -1
  /// Whether a thread is sending, which will look again.
  var isSending = false
}
