import Synchronization
import TickStreams

/// Runs tasks synchronously, on the thread that lets virtual time pass, one at a time.
///
/// A test scheduler has one, as ``TestScheduler/executor``. A task that prefers it, and its child tasks, run whenever time passes: each to
/// its next suspension, before time moves on. Tasks take turns in the order in which they became able to run, or as the seed of the
/// scheduler's ``WorkOrder`` specifies.
public final class TestExecutor: TaskExecutor {
  private struct State: Sendable {
    var jobs = FIFO<UnownedJob>()
    /// How many jobs there have been.
    var count = 0
    /// How many of them were enqueued by a thread that neither is on the timeline nor is the main one.
    var foreignCount = 0
    /// The threads that are on the timeline: the one that lets time pass, and those that start tasks here.
    var timelineThreads: Set<ThreadIdentity> = []
    /// The runs that wait for a job: several can at the same time.
    var waits: [JobWait] = []
  }

  private let state = Lock(State())
  /// Whether there may be a job; can be read without the lock.
  private let isBusy = Atomic<Bool>(false)
  private let order: WorkOrder

  init(order: WorkOrder) {
    self.order = order
  }

  /// Takes a job, to be run when time passes.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let me = ThreadIdentity.current
    let isMain = MainScheduler.shared.isCurrent
    let waits = state.withLock { state in
      state.jobs.append(job)
      isBusy.store(true, ordering: .releasing)
      state.count += 1
      if !isMain, !state.timelineThreads.contains(me) { state.foreignCount += 1 }
      return exchange(&state.waits, with: [])
    }
    for wait in waits { wait.end(withJob: true) }
  }

  /// Whether there may be a job to run.
  var mayHaveJobs: Bool { isBusy.load(ordering: .acquiring) }

  /// How many jobs there have been so far.
  var count: Int { state.withLock { $0.count } }

  /// How many jobs were enqueued by a thread that neither was on the timeline nor was the main one.
  var foreignCount: Int { state.withLock { $0.foreignCount } }

  /// Puts the calling thread on the timeline, so that it can start tasks here, until ``leaveTimeline()``.
  ///
  /// - Returns: Whether it was not on the timeline already.
  func enterTimeline() -> Bool {
    state.withLock { $0.timelineThreads.insert(.current).inserted }
  }

  /// Whether the calling thread is on the timeline.
  var isOnTimeline: Bool { state.withLock { $0.timelineThreads.contains(.current) } }

  /// Takes the calling thread off the timeline.
  func leaveTimeline() {
    state.withLock { _ = $0.timelineThreads.remove(.current) }
  }

  // MARK: - Running

  /// Runs jobs until there is none, on the one thread that lets time pass.
  ///
  /// A job may let time pass, which runs others.
  ///
  /// - Parameter willRun: Called before each; if it returns false, the job stays where it is.
  func drain(willRun: () -> Bool) {
    while mayHaveJobs, willRun(), let job = next() {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Takes out the next job.
  private func next() -> UnownedJob? {
    state.withLock { state in
      let job = state.jobs.isEmpty ? nil : state.jobs.remove(at: place(state))
      if state.jobs.isEmpty { isBusy.store(false, ordering: .releasing) }
      return job
    }
  }

  private func place(_ state: State) -> Int {
    guard case .seeded(let seed) = order, state.jobs.count > 1 else { return 0 }
    return Int(Seeded.number(seed, UInt64(state.count), UInt64(state.jobs.count), 3) % UInt64(state.jobs.count))
  }

  // MARK: - Waiting

  /// Waits until there is a job, but not longer than `patience` in real time.
  ///
  /// - Parameter patience: How long to wait.
  /// - Returns: Whether one has arrived; another run may have taken it meanwhile.
  func waitForJob(atMost patience: Duration) async -> Bool {
    let wait = JobWait()
    let watch = Task.detached {
      // The clock refuses a deadline whose seconds do not fit an `Int64`.
      try await ContinuousClock().sleep(for: Duration(nanoseconds: patience.nanoseconds))
      wait.end(withJob: false)
    }
    defer { watch.cancel() }
    let isThere = state.withLock { state in
      if state.jobs.isEmpty { state.waits.append(wait) }
      return !state.jobs.isEmpty
    }
    if isThere { return true }
    let hasCome = await wait.result()
    state.withLock { state in state.waits.removeAll { $0 === wait } }
    return hasCome
  }
}

/// One wait for a job.
///
/// It ends with a job, or when its patience is over.
private final class JobWait: Sendable {
  private struct State: Sendable {
    /// Whether a job ended the wait; `nil` before its end.
    var result: Bool?
    var waiter: CheckedContinuation<Bool, Never>?
  }

  private let state = Lock(State())

  func end(withJob hasCome: Bool) {
    let waiter: CheckedContinuation<Bool, Never>? = state.withLock { state in
      guard state.result == nil else { return nil }
      state.result = hasCome
      return state.waiter.take()
    }
    waiter?.resume(returning: hasCome)
  }

  func result() async -> Bool {
    await withCheckedContinuation { waiter in
      let result = state.withLock { state in
        if state.result == nil { state.waiter = waiter }
        return state.result
      }
      if let result { waiter.resume(returning: result) }
    }
  }
}
