import CProbes
import Foundation

/// The clock that everything is measured by, in nanoseconds.
enum Clock {
  /// The clock that Dispatch, SwiftNIO and the floors wait on too.
  @inline(__always)
  static var now: Int64 {
    #if canImport(Darwin)
      read(CLOCK_UPTIME_RAW)
    #else
      read(CLOCK_MONOTONIC)
    #endif
  }

  @inline(__always)
  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * .second + Int64(time.tv_nsec)
  }

  /// Waits on the main thread, and lets the main queue work meanwhile.
  static func serveMain(until instant: Int64) {
    while now < instant {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Double(instant - now) / 1e9))
    }
  }

  /// The processor time that `body` takes on its thread, in nanoseconds: the time of other processes does not count, nor does waiting.
  @inline(__always)
  static func threadTime(_ body: () -> Void) -> Double {
    let start = read(CLOCK_THREAD_CPUTIME_ID)
    body()
    return Double(read(CLOCK_THREAD_CPUTIME_ID) - start)
  }

  /// The nanoseconds that pass while `body` runs.
  @inline(__always)
  static func time(_ body: () -> Void) -> Double {
    let start = now
    body()
    return Double(now - start)
  }

  /// Waits until `instant`.
  static func wait(until instant: Int64) {
    probe_sleep_until(instant)
  }

  static func wait(_ nanoseconds: Int64) {
    probe_sleep_until(now + nanoseconds)
  }
}

extension Int64 {
  static let microsecond: Int64 = 1_000
  static let millisecond: Int64 = 1_000_000
  static let second: Int64 = 1_000_000_000
  static let hour: Int64 = 3_600 * second
}

/// The resources that this process has used so far.
struct Usage {
  /// Nanoseconds on all cores, in user and system mode.
  let cpu: Double
  /// How often a thread went to sleep.
  let switches: Double

  static var now: Usage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    func nanoseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3 }
    return Usage(cpu: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), switches: Double(usage.ru_nvcsw))
  }

  static func - (after: Usage, before: Usage) -> Usage {
    Usage(cpu: after.cpu - before.cpu, switches: after.switches - before.switches)
  }
}

/// The heap of this process.
enum Heap {
  /// Bytes in use.
  static var bytes: Double { Double(probe_heap_bytes()) }

  /// How often `body` and the work that it starts allocate, or `nan` where that cannot be counted.
  static func allocations(_ body: () -> Void) -> Double {
    probe_count_allocations()
    body()
    let count = Double(probe_allocations())
    return probe_counts_allocations() ? count : .nan
  }
}

/// The value, computed in a way that the optimizer cannot see through.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value {
  value
}

/// Stops the program if the wrong thing was measured.
func check(_ condition: Bool, _ words: @autoclosure () -> String) {
  if !condition { fatalError(words()) }
}
