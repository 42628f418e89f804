extension TickSignal where Failure == Never {
  /// Sends the elements of a sequence one at a time, on the grid of an interval, and completes with the last.
  ///
  /// - First element: `delay` after the subscription; after `interval` if that is left out; with `.zero` as soon as possible,
  ///   asynchronously. Element *n* is due at `start + delay + n × interval`.
  /// - Completion: right after the last element, at the same instant; ReactiveSwift completes an interval later. An empty sequence
  ///   completes on subscription.
  /// - After a stall: no element is lost. With `.skip` and `.regrid` one is delivered, and those after it come later than they would have;
  ///   with `.burst` every overdue one is delivered at once.
  /// - Delivery: on `scheduler`. Disposal takes the timer out.
  ///
  /// ```text
  /// sequence(["a", "b", "c"], every: 3, …)                  ---a--b--(c|)
  /// sequence(["a", "b", "c"], every: 3, delay: .zero, …)    a--b--(c|)
  /// ```
  ///
  /// Every subscription iterates anew. One element is taken ahead, to know which is the last: the first on subscription, each further one
  /// after the delivery of the one before. An endless sequence is fine. Holds the iterator and one element.
  ///
  /// - Parameters:
  ///   - elements: What to send.
  ///   - interval: The time between two elements, greater than zero; anything else is a programmer error.
  ///   - delay: The time before the first element, not negative.
  ///   - leeway: How late an element may be, so that timers can share wake-ups; not negative. Half the interval at most is used.
  ///   - missedTicks: What happens when elements came due while the timer could not run.
  ///   - scheduler: Where and on which clock to send.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: A signal that cannot fail.
  public static func sequence(
    _ elements: some Sequence<Value> & Sendable,
    every interval: Duration,
    delay: Duration? = nil,
    leeway: Duration = .zero,
    missedTicks: MissedTicks = .skip,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let schedule = TickSchedule(
      checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line
    )
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { downstream in
      let iterator = SerialState(elements.makeIterator())
      let engine = scheduler.engine
      let source = SequenceSource(engine, CallOrigin("sequence", file, line), downstream) {
        iterator.value.next().map { element in withUnsafePointer(to: element) { boxing.box($0) } }
      }
      source.start(schedule)
    })
  }
}

/// Unchecked as its superclass; what it adds is constant, or touched only while it starts and fires.
private final class SequenceSource: TickTimer, @unchecked Sendable {
  private let downstream: RawSubscriber
  private let next: @Sendable () -> (any ValueBox)?
  private let upcoming = SerialState((any ValueBox)?.none)

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ downstream: RawSubscriber, _ next: @escaping @Sendable () -> (any ValueBox)?) {
    self.downstream = downstream
    self.next = next
    super.init(engine: engine, for: origin)
  }

  func start(_ schedule: TickSchedule) {
    let start = engine.now.nanoseconds
    guard let first = next() else { return downstream.onEnd(.completed) }
    upcoming.value = first
    downstream.scope.own(self)
    engine.arm(self, on: schedule, from: start)
  }

  override func fire(_ tick: Tick) {
    guard !downstream.isEnded, let element = upcoming.value.take() else { return }
    downstream.next(element)
    guard !downstream.isEnded else { return }
    upcoming.value = next()
    if upcoming.value == nil, !downstream.isEnded { downstream.onEnd(.completed) }
  }
}
