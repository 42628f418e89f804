import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The processor time that this process has used, in nanoseconds: other processes do not count.
///
/// Of the process, not of the thread: some cases move between threads, and nothing else runs in a soak.
var processorTime: Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
