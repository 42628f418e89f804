/// A moment that can be saved, and that means the same after a relaunch: the end of a code, of a lock-out, of a pause.
///
/// A saved `Date` moves when the user sets the clock of the device. A `SavedMoment` also contains the boot of the device and the time since that
/// boot, which a user cannot set:
///
/// ```swift
/// let end = scheduler.now.advanced(by: .seconds(60))
/// let saved = SavedMoment(end, on: scheduler)  // Codable
/// let (instant, basis) = saved.restored(on: scheduler)
/// hub.start("code", .to(instant))
/// ```
///
/// - In the same boot it is exact: the date setting does not matter, and time passes while the device sleeps.
/// - After a restart it is not known how long the device was off. The moment is then read on a reference clock, if one with a sample was
///   given both when the moment was saved and now; otherwise on the wall clock. ``Basis`` is the clock that was used. The moment is never
///   further away than when it was saved, so setting the date back does not stretch the wait; setting it forward shortens it, unless a
///   reference clock reads the moment.
/// - A scheduler whose time is not the device's has its own boot: a `TestScheduler` with its siblings, a ``ScaledScheduler``, one that can
///   be paused, a ``ClockScheduler``, one with a custom ``Alarm``. There a moment is exact by that scheduler's clock while it exists, and
///   afterwards restored as after a restart. If the time of a custom one is the device's, pass ``DeviceBoot/current``.
/// - A moment that has passed is restored in the past. ``TickInstant/distantFuture`` is not kept.
///
/// On Linux the boot is known by `/proc/sys/kernel/random/boot_id`, on Apple platforms by `kern.bootsessionuuid`. Where there is none, each restoration is
/// as after a restart.
public struct SavedMoment: Sendable, Hashable, Codable {
  /// By which clock a moment was restored.
  public enum Basis: Sendable, Hashable, CaseIterable {
    /// The time since the boot in which it was saved: exact.
    case boot
    /// A ``ReferenceClock``, after a restart.
    case reference
    /// The wall clock, after a restart, as the user may have set it.
    case wallClock
  }

  /// The boot in which it was saved, if that was known.
  private let boot: String?
  /// When it is, in nanoseconds since the boot.
  private let uptime: Int64
  /// When it is, in nanoseconds since 1970.
  private let wall: Int64
  /// Whether that is the date of a reference clock, and not the date setting of the device.
  private let isReference: Bool
  /// How far away it was when it was saved.
  private let left: Int64

  /// Saves a moment as the time since the boot of the clock, and as a date by `reference` or, if that has no sample, by the wall clock.
  ///
  /// - Parameters:
  ///   - instant: The moment, on the clock of the scheduler.
  ///   - reference: The clock for its date, if it has a sample; otherwise the wall clock is.
  ///   - scheduler: The scheduler on whose clock it is.
  ///   - boot: The boot of the device; `nil`, the default, is that of the scheduler's clock.
  public init(_ instant: TickInstant, by reference: ReferenceClock? = nil, on scheduler: any TickScheduler, boot: DeviceBoot? = nil) {
    let boot = boot ?? scheduler.engine.core.boot
    left = instant.distance(from: scheduler.now)
    self.boot = boot.identity
    uptime = boot.uptime.nanoseconds.adding(left)
    let (now, basis) = Self.now(on: scheduler, by: reference)
    wall = now.adding(left).nanosecondsSince1970
    isReference = basis == .reference
  }

  /// The moment on the clock of a scheduler, and by which clock it was restored.
  ///
  /// - Parameters:
  ///   - reference: The clock that reads its date after a restart, if it has a sample, and if the date was that of a reference clock.
  ///   - scheduler: The scheduler on whose clock it is returned.
  ///   - boot: The boot of the device; `nil`, the default, is that of the scheduler's clock.
  /// - Returns: The moment, and by which clock.
  public func restored(
    by reference: ReferenceClock? = nil, on scheduler: any TickScheduler, boot: DeviceBoot? = nil
  ) -> (instant: TickInstant, basis: Basis) {
    let boot = boot ?? scheduler.engine.core.boot
    let now = scheduler.now
    if let identity = boot.identity, identity == self.boot {
      return (now.adding(uptime.subtracting(boot.uptime.nanoseconds)), .boot)
    }
    let (today, basis) = Self.now(on: scheduler, by: isReference ? reference : nil)
    let distance = WallInstant(nanosecondsSince1970: wall).subtracting(today)
    return (now.adding(Swift.min(distance, left)), basis)
  }

  private static func now(on scheduler: any TickScheduler, by reference: ReferenceClock?) -> (wall: WallInstant, basis: Basis) {
    if let reference, reference.isSynchronized { (reference.wallNow, .reference) } else { (scheduler.wallNow, .wallClock) }
  }
}
