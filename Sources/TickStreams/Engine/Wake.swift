/// When an engine has to be woken.
struct Wake: Sendable, Equatable {
  /// The latest deadline that is not after ``end``: waiting longer saves nothing.
  var instant = TickInstant.distantFuture
  /// The earliest end of a window of leeway: until then the wake-up may wait for timers that are still armed.
  var end = TickInstant.distantFuture
  /// Whether the timer of ``instant`` was moved or canceled, and no other is known to wait for it: until ``end`` the alarm may still wait.
  var isOrphaned = false

  static let never = Wake()

  /// The wake-up for one instant, before which no timer is due.
  static func exactly(_ instant: TickInstant) -> Wake { Wake(instant: instant, end: instant) }

  /// What is left of the window, for the timer of the system.
  var leeway: Nanoseconds { Swift.max(0, end.subtracting(instant)) }

  /// The wake-up when a timer is armed, or `nil` if all timers have to be looked at.
  @inline(__always)
  func adding(due: TickInstant, end windowEnd: TickInstant) -> Wake? {
    // Nothing is armed: the end of a window may be the end of time, which no comparison below tells from none.
    if self == .never { return Wake(instant: due, end: windowEnd) }
    // Without leeway nothing waits for others.
    if due < instant, windowEnd == due { return .exactly(due) }
    if isOrphaned { return due < instant || windowEnd < end ? nil : self }
    if due > end { return due < instant ? nil : self }
    if windowEnd >= end { return Wake(instant: Swift.max(instant, due), end: end) }
    return windowEnd >= instant ? Wake(instant: Swift.max(instant, due), end: windowEnd) : nil
  }

  /// The wake-up when the timer of ``instant`` is gone, for which no other timer waits: it stays, and may be too early.
  var orphaned: Wake { Wake(instant: instant, end: end, isOrphaned: true) }

  /// This wake-up, or one for `limit` if that is earlier.
  func atMost(_ limit: TickInstant) -> Wake { instant <= limit ? self : .exactly(limit) }

  /// Whether the window ends earlier than that of another wake-up for the same instant.
  func isTighter(than other: Wake) -> Bool { leeway < other.leeway }
}
