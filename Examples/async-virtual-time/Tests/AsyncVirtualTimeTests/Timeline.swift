import Dispatch
import Foundation
import Synchronization
import TickStreams
import TickStreamsTesting

/// The thread of a test case, on which its tasks run one after the other, and its time, which passes when none can run.
///
/// Unchecked, because its variables are guarded by `condition`.
final class Timeline: @unchecked Sendable {
  /// The timeline of a task; tasks that are not detached inherit it.
  @TaskLocal static var ofTask: Timeline?

  private static let ofThread: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The timelines of tasks, by their numbers, which are not used again.
  private static let ofTaskNumbers = Mutex<[UInt64: Timeline]>([:])

  /// The timeline on whose thread this is, or whose task this is.
  static var current: Timeline? { ofThisThread ?? ofTask }

  private static var ofThisThread: Timeline? {
    pthread_getspecific(ofThread).map { Unmanaged<Timeline>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The timeline to which a job belongs: that of its thread, which made it; that of its task, if it comes back from another thread.
  static func of(_ job: UnownedJob) -> Timeline? {
    let number = numberOfTask(job)
    if let timeline = ofThisThread {
      ofTaskNumbers.withLock { $0[number] = timeline }
      return timeline
    }
    return ofTaskNumbers.withLock { $0[number] } ?? ofTask
  }

  /// The time of the test, also for code that takes a scheduler.
  let scheduler = TestScheduler()
  private let executor: UnownedTaskExecutor
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var jobsOnMain = 0
  private var isOver = false
  /// When the job that runs now began, on the real clock.
  private var start = ContinuousClock.now

  init(executor: UnownedTaskExecutor) {
    self.executor = executor
  }

  // MARK: - From any thread

  func enqueue(_ job: UnownedJob) {
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  /// Enqueues a job when virtual time has come as far as real time would have come at `instant`.
  func enqueue(_ job: UnownedJob, at instant: ContinuousClock.Instant) {
    let start = condition.withLock { self.start }
    let wait = Self.roundest(from: ContinuousClock.now.duration(to: instant), to: start.duration(to: instant))
    enqueue(job, after: wait)
  }

  func enqueue(_ job: UnownedJob, after wait: Duration) {
    scheduler.schedule(after: max(wait, .zero)) { [self] in enqueue(job) }
  }

  /// Notes that a job of this timeline waits for the main thread: until it has run there, no time passes.
  func willRunOnMain() { condition.withLock { jobsOnMain += 1 } }

  func didRunOnMain() {
    condition.withLock {
      jobsOnMain -= 1
      condition.signal()
    }
  }

  func end() {
    condition.withLock {
      isOver = true
      condition.signal()
    }
  }

  /// The span that was meant, from `least` on and at most `most`.
  ///
  /// `sleep` adds its span to the real time at which it was called, which is not known here: it is not before the job began, and not after now. Only a few
  /// microseconds lie between, unless the thread was interrupted before the call or after it. So the span is the roundest one that is close to either end.
  static func roundest(from least: Duration, to most: Duration) -> Duration {
    let (least, most) = (least.wholeNanoseconds, most.wholeNanoseconds)
    let second: Int64 = 1_000_000_000
    for unit in [3_600 * second, 600 * second, 60 * second, 10 * second] + sequence(first: second, next: { $0 > 1 ? $0 / 10 : nil }) {
      let (above, below) = ((least + unit - 1) / unit * unit, most / unit * unit)
      if above <= most, above - least <= unit / 100 { return .nanoseconds(above) }
      if below >= least, below > 0, most - below <= unit / 100 { return .nanoseconds(below) }
    }
    return .nanoseconds(least)
  }

  // MARK: - On its thread

  /// As many timelines run at a time as there are processors, so that one is seldom interrupted.
  private static let turns = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

  /// Runs what `begin` starts, and lets time pass when nothing can run, until the test is over; `onHang` is called each time that nothing has happened for
  /// `patience`.
  func run(patience: Duration, begin: () -> Void, onHang: () -> Void) {
    pthread_setspecific(Self.ofThread, Unmanaged.passUnretained(self).toOpaque())
    defer {
      pthread_setspecific(Self.ofThread, nil)
      Self.ofTaskNumbers.withLock { $0 = $0.filter { $0.value !== self } }
    }
    Self.turns.wait()
    defer { Self.turns.signal() }
    Self.$ofTask.withValue(self) { begin() }
    var quiet = ContinuousClock.now
    while true {
      condition.lock()
      let (next, isOver, waits) = (jobs.isEmpty ? nil : jobs.removeFirst(), isOver, jobsOnMain > 0)
      start = .now
      condition.unlock()
      if let next {
        next.runSynchronously(on: executor)
      } else if isOver {
        return
      } else if waits || !scheduler.advanceToNext() {
        wait(whileOnMain: waits)
        guard quiet.duration(to: .now) >= patience else { continue }
        onHang()
      }
      quiet = .now
    }
  }

  /// Waits for a job, for the end of the test, or for the end of the last job on main; a hundredth of a second at most, since another thread may arm a timer.
  private func wait(whileOnMain: Bool) {
    Self.turns.signal()
    defer { Self.turns.wait() }
    condition.lock()
    defer { condition.unlock() }
    if jobs.isEmpty, !isOver, whileOnMain == (jobsOnMain > 0) { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.01)) }
  }
}

extension Duration {
  fileprivate var wholeNanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}

/// The number of the task that a job belongs to.
@_silgen_name("swift_task_getJobTaskId")
private func numberOfTask(_ job: UnownedJob) -> UInt64
