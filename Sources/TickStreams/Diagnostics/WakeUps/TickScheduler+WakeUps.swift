extension TickScheduler {
  /// Whether it is kept which timers wake the scheduler, for ``wakeUpReport()``; off by default.
  ///
  /// Switch it on early: of timers that were made before only the kind is known, not the call. Switching it off forgets everything. While it is on, each
  /// timer that is made, armed or fired costs a look into a table; while it is off, a comparison.
  /// ``withLeeway(_:file:line:)`` shares it.
  public var attributesWakeUps: Bool {
    get { engine.core.attributesWakeUps }
    set { engine.core.attributesWakeUps = newValue }
  }

  /// The places in the code that woke the scheduler since ``attributesWakeUps`` was switched on, most expensive first, and the wake-ups
  /// that a leeway would have saved.
  ///
  /// ```swift
  /// scheduler.attributesWakeUps = true
  /// // and a minute later:
  /// print(scheduler.wakeUpReport())
  /// ```
  ///
  /// It can be read at any time, from any thread. While nothing is kept, the report is empty.
  ///
  /// - Complexity: O(*n* log *n*) in the number of places in the code.
  public func wakeUpReport() -> WakeUpReport { engine.core.wakeUpReport() ?? WakeUpReport() }
}

extension EngineCore {
  /// Whether the reasons of wake-ups are kept.
  package var attributesWakeUps: Bool {
    get { attribution != nil }
    set {
      guard newValue != attributesWakeUps else { return }
      let new = newValue ? newAttribution : nil
      // Another thread may have set it meanwhile: there is one at most.
      probes.change { probes in
        probes.removeAll { $0 is WakeUpAttribution }
        if let new { probes.append(new) }
      }
    }
  }

  private var newAttribution: WakeUpAttribution {
    let now = now
    let armed = state.withLock { state in state.queue.timers().map { (timer: $0, armed: WakeUpLedger.Armed($0, at: now)) } }
    return WakeUpAttribution(at: now, statistics, armed)
  }

  private var attribution: WakeUpAttribution? {
    probes.all.lazy.compactMap { $0 as? WakeUpAttribution }.first
  }

  /// Who woke the engine since ``attributesWakeUps`` was switched on; `nil` while it is off.
  package func wakeUpReport() -> WakeUpReport? {
    attribution?.report(at: now, statistics)
  }
}

/// A timer that is armed: an element of ``TickScheduler/pending``.
public struct PendingTimer: Sendable, Hashable {
  /// The purpose of the timer: the name of a source or operator, or `timer` if that is not known; `schedule` or `sleep`.
  public let name: String
  /// The file and the line of the call that made it, if that is known.
  public let site: String?
  /// When it is due, on the clock of its scheduler; ``TickInstant/distantFuture`` if never, or while it is paused.
  public let deadline: TickInstant
  /// How late it may be to save a wake-up.
  public let leeway: Duration
  /// The time between two firings of a timer that repeats; `nil` for one that fires once, and for one that is armed again for each value, as that
  /// of `at(each:on:)` is.
  public let interval: Duration?
  /// The clock of its scheduler.
  public let timebase: Timebase
  /// The name of its scheduler in a test, if that is a sibling with a name.
  public let scheduler: String
  /// Whether it stands still, because its scheduler is paused (``TickScheduler/paused(while:file:line:)``).
  public let isPaused: Bool

  package init(
    _ timer: TickTimer, due: TickInstant, leeway: Nanoseconds, place: (name: String, site: String?), timebase: Timebase,
    scheduler: String = ""
  ) {
    (name, site) = place
    deadline = due
    self.leeway = .nanoseconds(leeway)
    interval = timer.waitAfterFirst > 0 ? .nanoseconds(timer.waitAfterFirst) : nil
    self.timebase = timebase
    self.scheduler = scheduler
    isPaused = due == .distantFuture && timer.deadline != .distantFuture
  }
}

extension PendingTimer: CustomStringConvertible {
  /// The purpose of the timer, when it is due or that it is paused, on which scheduler if that has a name, and where it was requested.
  public var description: String {
    "\(name) " + (isPaused ? "paused" : "due at \(deadline)") + (scheduler.isEmpty ? "" : " on \(scheduler)")
      + (site.map { ", made at \($0)" } ?? "")
  }
}

extension TickScheduler {
  /// The timers that are armed, in the order of their deadlines, those that are paused last: for a debug menu, or the debugger.
  ///
  /// ```swift
  /// scheduler.attributesWakeUps = true
  /// // and later:
  /// for timer in scheduler.pending { print(timer) }
  /// ```
  ///
  /// The name and the line of the call are known of timers that are made while ``attributesWakeUps`` is on. Any thread may read this.
  ///
  /// - Complexity: O(*n* log *n*) in the number of timers, of which the lock of the scheduler is held for O(*n*).
  public var pending: [PendingTimer] {
    let core = engine.core
    let probes = core.probes.all
    return core.allPending.ordered { $0.due.nanoseconds }.map { pending in
      let timer = pending.timer
      let place = probes.lazy.compactMap { $0.place(of: timer) }.first ?? (timer.purpose, nil)
      return PendingTimer(timer, due: pending.due, leeway: pending.leeway, place: place, timebase: core.timebase)
    }
  }
}
