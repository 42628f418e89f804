/// A boot of the device: which one it is, and how long ago.
///
/// ``current`` is the boot of this device; make another one for tests of code that saves moments.
public struct DeviceBoot: Sendable {
  /// Identifies this boot; `nil` if that is not known.
  public let identity: String?

  /// The time since then, with the time in which the device slept.
  public var uptime: Duration { read() }

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
  public static let current = DeviceBoot(identity: SystemClock.bootIdentity) { .nanoseconds(SystemClock.timeSinceBoot) }
}
