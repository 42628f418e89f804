/// One key of a hub: whether it runs, the value that is shown, where it is listed, and who is shown it.
///
/// The key itself is in a row of the ``HubTable``.
///
/// Unchecked: everything is accessed only under the lock of the hub, by its `HubState`, except the bindings, which are isolated to the main
/// actor.
class HubEntry: @unchecked Sendable {
  // A flip visits very many entries, so what it reads comes first, in few cache lines, and access is not checked: the lock excludes another. Small
  // variables follow optional ones, which are padded.

  /// What the key counts, or `nil` if it does not run.
  @exclusivity(unchecked) final var run: HubRun?
  /// Whether the value changes at the next update.
  final var flips = false
  /// Whether the end of the key may come before the update after the next.
  final var isEnding = false
  /// What wakes the hub for it.
  final var place = HubPlace.hidden
  /// The index among the keys that are shown, if it is one of them.
  final var shownIndex: Int32 = -1
  /// The value that is shown.
  @exclusivity(unchecked) final var latest = HubValue()
  @exclusivity(unchecked) final var audience = HubAudience()
  /// How many of the bindings have ended.
  @MainActor @exclusivity(unchecked) final var endedBindings: Int32 = 0
  /// The index in the queue of the keys that change alone, or -1.
  final var queueIndex = -1

  @MainActor @exclusivity(unchecked) final var bindings: [HubBinding] = []
  /// The index among the entries of the hub, or -1 once the key has been freed.
  final var tableIndex = -1
  /// The value of this key for SwiftUI, while somebody holds it.
  final var tickValue: Weak<TickValue<Duration?>>?

  /// The value of the key at this moment, by the one rule for keys that are shown and that are not.
  ///
  /// The value of a paused key stays, until the moment that it counts down to has passed.
  final func value(at now: TickInstant, every step: Nanoseconds) -> Nanoseconds? {
    guard let run else { return nil }
    guard run.left == nil else { return run.isOverWhilePaused(at: now) ? nil : latest.value }
    return run.value(at: now, every: step, holding: audience.held)?.value
  }
}

/// What wakes a hub for a key: nothing, its values if it is shown, or its end alone if that is awaited.
enum HubPlace: Sendable {
  case hidden, shown, awaited
}

/// What a key counts that runs or is paused: to which moment, by which clock, and since when.
struct HubRun: Sendable {
  var target: HubTarget
  /// The clock that reads the date of the target, if it is a date.
  let clock: HubClock?
  /// When the target was set: no value from before is shown.
  var anchor: TickInstant
  /// How far the moment was ahead when the target was set.
  private(set) var whole: Nanoseconds = 0
  /// How far the moment was ahead when the key was paused; `nil` while the key is not paused.
  var left: Nanoseconds?

  init(_ target: HubTarget, by clock: HubClock?, at now: TickInstant) {
    self.target = target
    if let span = target.span { self.target.moment = .instant(now.adding(span)) }
    self.clock = clock
    anchor = now
    whole = distance(at: now)
  }

  /// The time until the moment, negative once it has passed.
  func distance(at now: TickInstant) -> Nanoseconds {
    target.moment.distance(at: ClockReading(now: now, wallOffset: clock?.clock.latest.wallOffset ?? 0))
  }

  /// The value at this moment, if the key is not paused, and when it changes next; `nil` if the key has reached its end.
  ///
  /// No value is shown that was over when the target was set, or when its clock was found to be set.
  func value(at now: TickInstant, every step: Nanoseconds, holding held: ClosedRange<Nanoseconds>?) -> CounterValue? {
    let distance = distance(at: now)
    guard target.direction == .up || distance > 0 else { return nil }
    let clock = clock?.clock
    var value = CounterValue.current(
      target.direction, distance, every: step, phase: target.phase, now: now,
      anchor: Swift.max(anchor, clock?.setAt ?? .distantPast), slewed: clock?.slewed ?? 0, holding: held)
    if let clock { value.change = value.change.map { clock.wait($0, distance, target.direction, target.phase, every: step) } }
    return value
  }

  /// When a key that counts down ends, counted from now.
  func waitForEnd(at now: TickInstant, every step: Nanoseconds) -> Nanoseconds {
    let distance = distance(at: now)
    return clock?.clock.wait(distance, distance, .down, .own, every: step) ?? distance
  }

  /// The time that a key has left, or has left while it is paused, if it counts down.
  func timeLeft(at now: TickInstant) -> Nanoseconds? {
    guard target.direction == .down else { return nil }
    return target.span != nil ? left ?? distance(at: now) : distance(at: now)
  }

  /// Whether the moment that a paused key counts down to has passed; a span waits.
  func isOverWhilePaused(at now: TickInstant) -> Bool {
    left != nil && target.span == nil && target.direction == .down && distance(at: now) <= 0
  }
}

/// The value of a key, with its number in the sequence of values.
struct HubValue: Sendable {
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
    // It has been started again since.
    if seen < lastZero, revision > lastZero + 1 { show(nil) }
    show(value)
  }
}

/// Who is shown a key, and what they have been shown.
struct HubAudience: Sendable {
  private static let boxing = Boxing(Duration?.self)

  /// The sender of the signals of the key, once there has been a subscriber.
  private(set) var broadcaster: Broadcaster?
  /// How many subscribers are being added.
  var newSubscribers: Int32 = 0
  /// Whether an owner shows the key.
  var isBound = false
  /// Whether the owners have to be shown a new value.
  var awaitsShow = false
  /// The number of the value that was sent last, or that the first subscriber does not get.
  private var sent = 0
  /// The values with the text that is shown now, if the key is shown only as texts: these are skipped.
  var held: ClosedRange<Nanoseconds>?

  var hasSubscribers: Bool { newSubscribers > 0 || broadcaster?.subscriberCount ?? 0 > 0 }
  /// Whether there is an owner or a subscriber.
  var isPresent: Bool { isBound || hasSubscribers }

  /// Adds a subscriber, which is new until ``HubState/endSubscribing(_:)``; returns the broadcaster.
  mutating func beginSubscribing(after latest: HubValue) -> Broadcaster {
    newSubscribers += 1
    held = nil
    if let broadcaster { return broadcaster }
    let new = Broadcaster(Self.boxing, memory: 1)
    (broadcaster, sent) = (new, latest.revision - 1)
    return new
  }

  /// Queues the values that have not been sent: under the lock, so that they have one order for all subscribers, and that whoever subscribes next gets the
  /// latest, whichever threads change the key.
  ///
  /// - Parameters:
  ///   - latest: The value of the key.
  ///   - forgotten: What is to be released outside the lock.
  /// - Returns: The broadcaster, if it has to deliver them: no other thread does.
  mutating func queue(_ latest: HubValue, _ forgotten: inout [any ValueBox]) -> Broadcaster? {
    guard let broadcaster else { return nil }
    var mustDeliver = false
    latest.showUnseen(after: sent) { value in
      if broadcaster.queue(Self.boxing.box(of: value.map(Duration.nanoseconds)), &forgotten) { mustDeliver = true }
    }
    sent = latest.revision
    return mustDeliver ? broadcaster : nil
  }
}
