/// One key of a hub: its target, the value that is shown, and its owners and subscribers.
///
/// The key itself is in a row of the ``HubTable``.
///
/// Unchecked: everything is accessed only under the lock of the hub, by its `HubState`, except `bindings`, which are isolated to the main
/// actor.
class HubEntry: @unchecked Sendable {
  // A flip visits very many entries, so what it reads comes first, in few cache lines. Small variables follow optional ones, which are padded.

  /// The target of the key, or `nil` if it does not run.
  final var target: HubTarget?
  /// The clock that reads the date of the target, if it is a date.
  final var clock: HubClock?
  /// When the target was set: no value from before is shown.
  final var anchor = TickInstant.origin
  /// The value that is shown.
  final var figure = HubFigure()
  @MainActor @exclusivity(unchecked) final var bindings: [HubBinding] = []
  /// The sender of the signals of this key, once there has been a subscriber.
  final var broadcaster: Broadcaster?
  /// How far the moment was ahead when the key was paused; `nil` while the key is not paused.
  final var left: Nanoseconds?
  final var isBound = false
  /// Whether the owners have to be shown a new value.
  final var awaitsShow = false
  /// Whether the value changes at the next update.
  final var flips = false
  /// Whether the end of the key may come before the update after the next.
  final var isEnding = false
  /// Whether the key is among those whose end is awaited, and whose values are not shown.
  final var isEndOnly = false
  /// Whether a thread is sending, which then checks for a newer value.
  final var isSending = false
  /// The values with the text that is shown now, if the key is shown only as texts: these are skipped.
  final var held: ClosedRange<Nanoseconds>?
  /// How many subscribers are being added.
  final var newSubscribers: Int32 = 0
  /// The index in the queue of the keys that change alone, or -1.
  final var queueIndex = -1
  /// When the value changes next, if the key is in that queue.
  final var nextChange = TickInstant.distantFuture

  /// The index among the keys that are shown, or among those whose end is awaited, or -1.
  final var shownIndex = -1
  /// The index among the entries of the hub, or -1 once the key has been freed.
  final var tableIndex = -1
  /// How far the moment was ahead when the target was set.
  final var whole: Nanoseconds = 0
  /// The number of the value that the broadcaster sent last.
  final var sent = -1
  /// The value of this key for SwiftUI, while somebody holds it.
  final var value: Weak<TickValue<Duration?>>?

  /// Whether the key is shown by an owner or a subscriber.
  final var isWatched: Bool { isBound || newSubscribers > 0 || broadcaster?.subscriberCount ?? 0 > 0 }
}

/// The value of a key, with its number in the sequence of values.
struct HubFigure: Sendable {
  /// The value, or `nil` if the key does not run.
  private(set) var value: Nanoseconds?
  /// The number of the value.
  private(set) var revision = 0
  /// The number of the latest zero at the end of a countdown, which has to be shown although `nil` follows immediately.
  private var lastZero = -1

  /// Sets the value; returns whether it has changed.
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

  /// Calls `show` with the values that remain to be shown, in order, to an owner or subscriber that was shown `seen` last.
  func showUnseen(after seen: Int, _ show: (Nanoseconds?) -> Void) {
    guard seen < revision else { return }
    if seen < lastZero { show(0) }
    show(value)
  }
}
