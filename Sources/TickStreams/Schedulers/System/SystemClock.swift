#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif
// Whether the members of `timespec` are the C library's or this module's depends on which files the compiler takes together.
#if canImport(SwiftOverlayShims) && !canImport(Darwin)
  import SwiftOverlayShims
#endif

/// The system's clocks as integer nanoseconds.
package enum SystemClock {
  private static let continuousOrigin = read(.continuous)
  private static let suspendingOrigin = read(.suspending)

  /// The current time on a monotonic clock, counted from its first use in this process.
  package static func now(_ timebase: Timebase) -> TickInstant {
    // The origin first, which the first use reads: no reading is before it.
    let origin = timebase == .continuous ? continuousOrigin : suspendingOrigin
    return TickInstant(nanoseconds: read(timebase) - origin)
  }

  /// The clock by which the timers of Dispatch count, with its own origin; it stops while the device sleeps.
  static var uptime: Nanoseconds { read(.suspending) }

  /// The time since the device was booted, with that in which it slept.
  static var timeSinceBoot: Nanoseconds { read(.continuous) }

  /// How long the device has slept since the first use of both clocks in this process: how much less the suspending clock has advanced
  /// since.
  ///
  /// Both are read again if the thread was interrupted in between, which would look as if the device had slept.
  static var slept: Nanoseconds {
    var tries = 3
    while true {
      let continuous = now(.continuous).nanoseconds
      let suspending = now(.suspending).nanoseconds
      tries -= 1
      if tries == 0 || now(.continuous).nanoseconds - continuous < 1_000_000 { return continuous - suspending }
    }
  }

  /// Reads the clock of `ContinuousClock` or `SuspendingClock`, without going through a `Duration`.
  @inline(__always)
  private static func read(_ timebase: Timebase) -> Nanoseconds {
    #if canImport(Darwin)
      Nanoseconds(clock_gettime_nsec_np(timebase == .continuous ? CLOCK_MONOTONIC_RAW : CLOCK_UPTIME_RAW))
    #else
      var time = timespec()
      clock_gettime(timebase == .continuous ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &time)
      return Nanoseconds(time.tv_sec) * .second + Nanoseconds(time.tv_nsec)
    #endif
  }

  /// Blocks the thread for `wait`, or for less if a POSIX signal arrives.
  package static func sleep(for wait: Nanoseconds) {
    var wait = timespec(tv_sec: Int(wait / .second), tv_nsec: Int(wait % .second))
    nanosleep(&wait, nil)
  }

  /// Identifies this boot of the device; `nil` if the system does not provide that.
  static let bootIdentity: String? = {
    var bytes = [UInt8](repeating: 0, count: 64)
    #if canImport(Darwin)
      var count = bytes.count
      guard sysctlbyname("kern.bootsessionuuid", &bytes, &count, nil, 0) == 0 else { return nil }
    #else
      guard let file = fopen("/proc/sys/kernel/random/boot_id", "r") else { return nil }
      defer { fclose(file) }
      let count = fread(&bytes, 1, bytes.count, file)
    #endif
    let text = bytes.prefix(count).prefix { $0 > UInt8(ascii: " ") }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }()
}

extension WallInstant {
  /// The current time on the wall clock of the system.
  public static var system: WallInstant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return WallInstant(nanosecondsSince1970: Int64(time.tv_sec).multiplied(by: .second).adding(Int64(time.tv_nsec)))
  }
}

extension Alarm {
  /// The wall clock of the system.
  public var wallNow: WallInstant { .system }
}

/// An alarm of a simulated system, in which devices sleep at other times than the system's.
package protocol SleepingAlarm: Alarm {
  /// How long the device has slept so far.
  var slept: Nanoseconds { get }
  /// The boot of the device.
  var boot: DeviceBoot { get }
}

extension EngineCore {
  /// How long the device has slept so far, which a suspending clock does not count.
  package var slept: Nanoseconds { state.withLock { $0.base }?.slept ?? (alarm as? any SleepingAlarm)?.slept ?? SystemClock.slept }
}
