// On other platforms a dispatch source is as good: on Darwin the kernel's event queue wakes the worker, with no thread in between.
#if !canImport(Darwin) && (canImport(Glibc) || canImport(Musl))
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif
  // See `SystemClock.swift` for the reason.
  #if canImport(SwiftOverlayShims)
    import SwiftOverlayShims
  #endif
  import Synchronization

  /// Parks a thread on a condition variable.
  ///
  /// On Linux a timer of Dispatch is a file that its manager thread waits for: a tick wakes that thread, which wakes a worker, and setting
  /// the next deadline wakes it again. A worker that waits by itself is woken by the kernel, once.
  ///
  /// Why a condition variable, of all that a thread can wait for:
  ///
  /// - Its deadline is absolute, on `CLOCK_MONOTONIC`, which is the clock of ``WakeSource/uptime``: nothing drifts, no jump of the wall
  ///   clock matters, and it stops with the device, as the timers of Dispatch do. `sem_timedwait` counts by the wall clock, and
  ///   `nanosleep` cannot be woken.
  /// - Waiting is one system call, as is waking, and waking costs none while no thread waits. A timer as a file takes three: setting it,
  ///   waiting for it or for the file that wakes, and reading it.
  /// - The thread sanitizer supports it. It would need annotations for a futex, which Swift cannot call by name either.
  ///
  /// The flag that ``unpark()`` sets is kept for the next ``park(until:)``, so the two may be called in either order. Before it calls ``unpark()``, a
  /// thread has changed, under another lock, the state that the parked thread reads next.
  ///
  /// The kernel may wake a thread later than asked for by its timer slack, 50 µs as a rule, to wake others at the same time. While parked,
  /// a thread has a slack of one nanosecond. It has its own back before it runs anything, because a thread that it creates inherits the
  /// slack for good.
  ///
  /// Dispatch cannot use a parked thread, and has 255 threads for each quality of service. So a process has 16 parkers at most, each made
  /// when it is first needed; an alarm that finds none free uses its dispatch source.
  ///
  /// Unchecked: `isWoken` is accessed only between `pthread_mutex_lock` and `pthread_mutex_unlock`, `slack` only by the thread that has the
  /// parker.
  final class ThreadParker: Parker, @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isWoken = false
    /// The slack that the thread had before, once it has waited.
    private var slack: Int?

    private static let limit = 16
    private static let pool = Lock((free: [] as [ThreadParker], made: 0))

    /// A parker for the calling thread, if one is free.
    static func take() -> ThreadParker? {
      pool.withLock { pool in
        if let free = pool.free.popLast() { return free }
        guard pool.made < limit else { return nil }
        pool.made += 1
        return ThreadParker()
      }
    }

    init() {
      pthread_mutex_init(mutex, nil)
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    }

    deinit {
      pthread_cond_destroy(condition)
      pthread_mutex_destroy(mutex)
      condition.deallocate()
      mutex.deallocate()
    }

    func leave() {
      slack = nil
      Self.pool.withLock { $0.free.append(self) }
    }

    func park(until deadline: Nanoseconds) {
      var deadline = timespec(tv_sec: Int(deadline / .second), tv_nsec: Int(deadline % .second))
      let slack = slack ?? TimerSlack.current
      self.slack = slack
      TimerSlack.set(1)
      pthread_mutex_lock(mutex)
      if !isWoken { pthread_cond_timedwait(condition, mutex, &deadline) }
      isWoken = false
      pthread_mutex_unlock(mutex)
      TimerSlack.set(slack)
    }

    func unpark() {
      pthread_mutex_lock(mutex)
      isWoken = true
      pthread_mutex_unlock(mutex)
      pthread_cond_signal(condition)
    }
  }

  /// How much later than asked for the kernel may wake the calling thread.
  private enum TimerSlack {
    /// `prctl`, which Swift does not import since its number of arguments varies; `nil` in a program that is linked statically.
    private typealias Control = @convention(c) (_ option: Int32, UInt, UInt, UInt, UInt) -> Int32

    private static let control = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }
    private static let set: Int32 = 29  // PR_SET_TIMERSLACK
    private static let get: Int32 = 30  // PR_GET_TIMERSLACK

    /// The slack of the calling thread in nanoseconds; 0 if that cannot be had.
    static var current: Int { control.map { Int($0(get, 0, 0, 0, 0)) } ?? 0 }

    /// Sets the slack; 0 means the slack with which the thread began.
    static func set(_ nanoseconds: Int) {
      _ = control?(set, UInt(clamping: nanoseconds), 0, 0, 0)
    }
  }
#endif

/// Lets the thread that serves a context wait for the next wake-up, which costs one context switch instead of two or three.
///
/// One thread at a time has a parker, until ``leave()``.
protocol Parker: AnyObject, Sendable {
  /// Gives the place back.
  func leave()

  /// Waits until `deadline` on the clock that ``WakeSource/uptime`` reads, or until ``unpark()``; may return earlier for no reason.
  func park(until deadline: Nanoseconds)

  /// Ends the wait of the thread that is parked, or else the next one, immediately.
  ///
  /// If that thread has left meanwhile, this may end a wait of the next thread that has the parker.
  func unpark()
}
