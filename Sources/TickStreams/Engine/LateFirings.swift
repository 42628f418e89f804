import Synchronization

/// Reports to observers which timers of an engine are fired late.
///
/// Nothing else shows where a process was suspended or a thread was blocked.
///
/// Without an observer a firing costs one comparison more.
package struct LateFirings: ~Copyable, Sendable {
  /// Called with how late a timer is, measured from the end of its leeway, before its action.
  package struct Observer: Sendable {
    package let from: Nanoseconds
    package let report: @Sendable (Nanoseconds) -> Void
    /// The only timer that is reported, if not all are.
    var timer: ObjectIdentifier?

    package init(from: Nanoseconds, _ report: @escaping @Sendable (Nanoseconds) -> Void) {
      self.from = from
      self.report = report
    }

    func of(_ timer: TickTimer) -> Observer {
      var observer = self
      observer.timer = ObjectIdentifier(timer)
      return observer
    }
  }

  /// Not private: the engine has this in it, and the compiler crashes.
  struct State: Sendable {
    var observers: [Int: Observer] = [:]
    var added = 0
  }

  /// The least lateness that is reported to an observer.
  private let from = Atomic<Nanoseconds>(.never)
  private let state = Lock(State())

  func add(_ observer: Observer) -> Int {
    state.withLock { state in
      state.added += 1
      state.observers[state.added] = observer
      from.store(state.least, ordering: .relaxed)
      return state.added
    }
  }

  func remove(_ number: Int) {
    let over = state.withLock { state in
      defer { from.store(state.least, ordering: .relaxed) }
      return state.observers.removeValue(forKey: number)
    }
    withExtendedLifetime(over) {}
  }

  /// Called before each firing with how late it is.
  @inline(__always)
  func note(_ late: Nanoseconds, of timer: TickTimer) {
    if late >= from.load(ordering: .relaxed) { tell(late, ObjectIdentifier(timer)) }
  }

  private func tell(_ late: Nanoseconds, _ timer: ObjectIdentifier) {
    for observer in state.withLock({ Array($0.observers.values) }) where late >= observer.from && observer.timer ?? timer == timer {
      observer.report(late)
    }
  }
}

extension LateFirings.State {
  fileprivate var least: Nanoseconds { observers.values.reduce(.never) { Swift.min($0, $1.from) } }
}
