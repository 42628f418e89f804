#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The system's clocks as integer nanoseconds.
package enum SystemClock {
  private static let continuousOrigin = ContinuousClock.now
  private static let suspendingOrigin = SuspendingClock.now

  /// The present on a monotonic clock, counted from the first use in this process.
  package static func now(_ timebase: Timebase) -> TickInstant {
    switch timebase {
    case .continuous: TickInstant(nanoseconds: continuousOrigin.duration(to: .now).nanoseconds)
    case .suspending: TickInstant(nanoseconds: suspendingOrigin.duration(to: .now).nanoseconds)
    }
  }
}

extension WallInstant {
  /// The present on the wall clock of the system.
  public static var system: WallInstant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return WallInstant(nanosecondsSince1970: Int64(time.tv_sec).multiplied(by: .second).adding(Int64(time.tv_nsec)))
  }
}
