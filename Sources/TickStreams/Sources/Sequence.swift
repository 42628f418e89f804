extension TickSignal where Failure == Never {
  /// Sends the elements of a sequence one at a time, on the grid of an interval, and completes with the last.
  ///
  /// - First element: `delay` after the subscription; after `interval` if `delay` is left out; with `.zero` as soon as possible,
  ///   asynchronously. Element *n* is due at `start + delay + n × interval`.
  /// - Completion: right after the last element, at the same instant (ReactiveSwift completes an interval later). An empty sequence
  ///   completes on subscription.
  /// - Missed ticks: no element is lost. If the scheduler was blocked, `.skip` and `.regrid` deliver one element, and the later ones are
  ///   delayed; `.burst` delivers all overdue elements in one turn.
  /// - Delivery: on `scheduler`. Disposal removes the timer.
  ///
  /// ```text
  /// sequence(["a", "b", "c"], every: 3, …)                  ---a--b--(c|)
  /// sequence(["a", "b", "c"], every: 3, delay: .zero, …)    a--b--(c|)
  /// ```
  ///
  /// Every subscription iterates from the start. The iterator is one element ahead, to know which element is the last: it is asked for the
  /// first one on subscription, and for each further one after the delivery of the previous one. The sequence may be endless. A
  /// subscription holds the iterator and one element.
  ///
  /// - Parameters:
  ///   - elements: The elements to send.
  ///   - interval: The time between two elements, greater than zero; anything else is a programmer error.
  ///   - delay: The time before the first element, not negative.
  ///   - leeway: How late an element may be, so that timers can share wake-ups; not negative. At most half the interval is used.
  ///   - missedTicks: The policy for elements that became due while the timer could not run.
  ///   - scheduler: The scheduler to send on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
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
      let iterator = SubscriptionState(elements.makeIterator())
      let engine = scheduler.engine
      let source = SequenceSource(engine, CallOrigin("sequence", file, line), downstream) {
        iterator.value.next().map { element in ValueInFlight.lending(element) { boxing.box($0) } }
      }
      source.start(schedule)
    })
  }
}

/// Unchecked like its superclass; it adds constants, and state that is accessed only while it starts and fires.
private final class SequenceSource: TickTimer, @unchecked Sendable {
  private let downstream: RawSubscriber
  private let next: @Sendable () -> (any ValueBox)?
  private let upcoming = SubscriptionState((any ValueBox)?.none)

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ downstream: RawSubscriber, _ next: @escaping @Sendable () -> (any ValueBox)?) {
    self.downstream = downstream
    self.next = next
    super.init(engine: engine, for: origin)
  }

  func start(_ schedule: TickSchedule) {
    let start = engine.now
    guard let first = next() else { return downstream.onEnd(.completed) }
    upcoming.value = first
    downstream.scope.setFeeder(self)
    engine.arm(self, on: schedule, from: start)
  }

  override func fire(_ tick: Tick) {
    guard !downstream.isEnded, let element = upcoming.value.take() else { return }
    downstream.next(element)
    guard !downstream.isEnded, !engine.isShutDown else { return }
    upcoming.value = next()
    if upcoming.value == nil, !downstream.isEnded { downstream.onEnd(.completed) }
  }
}
