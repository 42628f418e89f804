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
  /// When it is by the date setting of the device, in nanoseconds since 1970.
  private let wall: Int64
  /// When it is by the reference clock, if one had a sample.
  private let reference: Int64?
  /// How far away it was when it was saved.
  private let left: Int64

  /// Saves a moment as the time since the boot of the clock, as a date by the wall clock, and as one by `reference` if that has a sample.
  ///
  /// - Parameters:
  ///   - instant: The moment, on the clock of the scheduler.
  ///   - reference: A clock that the user cannot set, for another date of the moment, if it has a sample.
  ///   - scheduler: The scheduler on whose clock it is.
  ///   - boot: The boot of the device; `nil`, the default, is that of the scheduler's clock.
  public init(_ instant: TickInstant, by reference: ReferenceClock? = nil, on scheduler: any TickScheduler, boot: DeviceBoot? = nil) {
    let boot = boot ?? scheduler.engine.core.boot
    let (now, (up, today, sampled)) = Self.read(scheduler.engine.core, boot, reference)
    left = instant.distance(from: now)
    self.boot = boot.identity
    uptime = up.adding(left)
    wall = today.adding(left).nanosecondsSince1970
    self.reference = sampled?.adding(left).nanosecondsSince1970
  }

  /// The moment on the clock of a scheduler, and by which clock it was restored.
  ///
  /// - Parameters:
  ///   - reference: The clock that reads its date after a restart, if it has a sample, and had one when the moment was saved.
  ///   - scheduler: The scheduler on whose clock it is returned.
  ///   - boot: The boot of the device; `nil`, the default, is that of the scheduler's clock.
  /// - Returns: The moment, and by which clock.
  public func restored(
    by reference: ReferenceClock? = nil, on scheduler: any TickScheduler, boot: DeviceBoot? = nil
  ) -> (instant: TickInstant, basis: Basis) {
    let boot = boot ?? scheduler.engine.core.boot
    let (now, (up, today, sampled)) = Self.read(scheduler.engine.core, boot, reference)
    if let identity = boot.identity, identity == self.boot { return (now.adding(uptime.subtracting(up)), .boot) }
    guard let date = self.reference, let sampled else { return (now.adding(distance(of: wall, from: today)), .wallClock) }
    return (now.adding(distance(of: date, from: sampled)), .reference)
  }

  /// Reads the clock of a scheduler, the time since the boot and both dates at one moment.
  private static func read(
    _ core: EngineCore, _ boot: DeviceBoot, _ reference: ReferenceClock?
  ) -> (now: TickInstant, others: (uptime: Nanoseconds, wall: WallInstant, sampled: WallInstant?)) {
    core.read { (boot.uptime.nanoseconds, core.wallNow, reference.flatMap { $0.isSynchronized ? $0.wallNow : nil }) }
  }

  /// How far away a date is, at most as far as when it was saved.
  private func distance(of date: Int64, from today: WallInstant) -> Int64 {
    Swift.min(WallInstant(nanosecondsSince1970: date).subtracting(today), left)
  }
}
