/// A boot of the device: which one it is, and how long ago.
///
/// ``current`` is the boot of this device. A scheduler whose time is not the device's has its own boot, see ``SavedMoment``; so a test needs
/// one only to show a relaunch or a restart:
///
/// ```swift
/// let boot = DeviceBoot(identity: "after the restart") { .seconds(3) }
/// ```
public struct DeviceBoot: Sendable {
  /// Identifies this boot; `nil` if that is not known.
  package let identity: String?

  /// The time since then, with the time in which the device slept.
  package var uptime: Duration { read() }

  private let read: @Sendable () -> Duration

  /// Creates a boot, for tests.
  ///
  /// - Parameters:
  ///   - identity: Identifies the boot; `nil` if that is not known.
  ///   - uptime: Returns the time since then.
  public init(identity: String?, uptime: @escaping @Sendable () -> Duration) {
    self.identity = identity
    read = uptime
  }

  /// The boot of this device.
  ///
  /// In a test, `expectNoRealTimers` reports that it was read.
  public static let current = DeviceBoot(identity: SystemClock.bootIdentity) {
    RealTimeWatch.didRead("the time since the boot of the device (DeviceBoot.current)")
    return .nanoseconds(SystemClock.timeSinceBoot)
  }

  /// Distinguishes the clocks of this process from those of others.
  private static let process = UInt64.random(in: .min ... .max)

  /// Creates the boot of a clock whose time is not the device's: the beginning of that time.
  ///
  /// - Parameters:
  ///   - number: The clock.
  ///   - now: Returns its time.
  package init(ofClock number: Int, now: @escaping @Sendable () -> TickInstant) {
    self.init(identity: "\(Self.process), clock \(number)") { .nanoseconds(now().nanoseconds) }
  }
}

extension EngineCore {
  /// The boot of the device, if the time of this engine is the device's; otherwise the beginning of its own time.
  var boot: DeviceBoot {
    if let borrowed = alarm as? BorrowedAlarm { return borrowed.engine.boot }
    if let simulated = alarm as? any SleepingAlarm { return simulated.boot }
    return alarm.real == nil ? DeviceBoot(ofClock: number) { [self] in now } : .current
  }
}
