/// A clock of dates that keys of a hub count by: the wall clock, or a reference clock.
///
/// Unchecked: variables are accessed only under the lock of the hub.
final class HubClock: @unchecked Sendable {
  /// The reference clock, which the hub retains; `nil` for the wall clock.
  let reference: (any DateClock)?
  fileprivate(set) var clock: CounterClock
  /// How far the clock was ahead when the changes of all keys that are shown were last scheduled.
  fileprivate var scheduledOffset: Nanoseconds
  /// How many keys that are shown follow the clock.
  var shownKeys = 0

  init(_ reference: (any DateClock)?, _ reading: ClockReading, settings: Int = 0, isForeign: Bool = false) {
    self.reference = reference
    clock = CounterClock(reading, settings: settings, isForeign: isForeign)
    scheduledOffset = reading.wallOffset
  }
}

/// The clocks of a hub, read at one moment and with no lock held, because a clock may be the user's.
struct HubReading: Sendable {
  let local: ClockReading
  /// The readings of the reference clocks that keys count by.
  var references: [(clock: HubClock, reading: ClockReading, settings: Int)] = []
}

/// The clocks of a hub, and whether all keys that are shown have to be visited because one of them was set.
struct HubClocks: Sendable {
  /// The latest reading of the scheduler's own clocks by any thread.
  private(set) var reading: ClockReading
  /// The wall clock, and the reference clocks that keys count by.
  private(set) var all: [HubClock]
  /// The earliest instant of a pass that has been requested because a clock was set.
  private(set) var requestedPass: TickInstant?

  init(_ reading: ClockReading) {
    self.reading = reading
    all = [HubClock(nil, reading)]
  }

  var now: TickInstant { reading.now }

  /// Takes over a reading of the clocks, unless it is older than the reading of another thread; requests a pass if a clock has been set that keys
  /// which are shown follow.
  mutating func adopt(_ new: HubReading, every step: Nanoseconds) {
    guard new.local.now >= now else { return }
    reading = new.local
    var isSet = all[0].clock.adopt(new.local, every: step) && all[0].shownKeys > 0
    for (clock, reading, settings) in new.references where clock.clock.adopt(reading, settings: settings, every: step) {
      isSet = isSet || clock.shownKeys > 0
    }
    if isSet { requestedPass = Swift.min(now, requestedPass ?? now) }
  }

  /// Drops the request for a pass, if no key is shown that follows a clock.
  mutating func dropIdleRequest() {
    if !all.contains(where: { $0.shownKeys > 0 }) { requestedPass = nil }
  }

  /// Adds a reference clock, unless another thread has; returns whether it did.
  mutating func add(_ clock: HubClock) -> Bool {
    guard self[clock.reference] == nil else { return false }
    all.append(clock)
    return true
  }

  /// A reference clock, if keys count by it; for `nil` the wall clock.
  subscript(reference: (any DateClock)?) -> HubClock? { all.first { $0.reference === reference } }

  /// The clock that reads the moment of a target, if it is a date.
  func clock(of target: HubTarget) -> HubClock? {
    if case .date(_, let reference) = target.moment { self[reference] } else { nil }
  }

  /// Whether the caller has to visit all keys that are shown now.
  ///
  /// That is so if a clock has been set, or differs from the one by which their changes were scheduled: it is slewed, or is that of another
  /// scheduler.
  mutating func takeRequest(isForced: Bool) -> Bool {
    let hasMoved = all.contains { $0.shownKeys > 0 && $0.clock.latest.hasMoved(from: $0.scheduledOffset) }
    guard requestedPass.take() != nil || hasMoved || isForced else { return false }
    for clock in all { clock.scheduledOffset = clock.clock.latest.wallOffset }
    return true
  }

  /// Whether a key is shown whose clock can move though it is not set.
  func followWallClock(on engine: EngineCore) -> Bool {
    all.contains { $0.shownKeys > 0 && ($0.reference?.drifts(on: engine) ?? true) }
  }
}
