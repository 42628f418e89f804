extension TickSignal where Failure == Never {
  /// Sends the elements of a sequence one at a time, on the grid of an interval, and completes with the last.
  ///
  /// - First element: `delay` after the subscription, by default after `interval`; with `.zero` as soon as possible, asynchronously.
  ///   Element *n* is due at `start + delay + n × interval`.
  /// - Completion: right after the last element, at the same instant (ReactiveSwift completes an interval later). An empty sequence
  ///   completes on subscription.
  /// - Missed ticks: no element is lost. If the scheduler was blocked, `.skip` and `.regrid` deliver one element, and the later ones are
  ///   delayed; `.burst` delivers all overdue elements in one turn.
  /// - Delivery: on `scheduler`. Disposal removes the timer.
  ///
  /// ```text
  /// from(["a", "b", "c"], every: 3, …)                  ---a--b--(c|)
  /// from(["a", "b", "c"], every: 3, delay: .zero, …)    a--b--(c|)
  /// ```
  ///
  /// Every subscription iterates from the start. The iterator is one element ahead, so that the last element is known: it is asked for the
  /// first one on subscription, and for each further one after the delivery of the previous one. The sequence may be endless. A
  /// subscription holds the iterator and one element.
  ///
  /// - Parameters:
  ///   - elements: The elements to send.
  ///   - interval: The time between two elements, greater than zero; anything else is a programmer error.
  ///   - delay: The time before the first element, not negative.
  ///   - leeway: How late an element may be where that saves a wake-up; not negative. At most half of the interval, for the first
  ///     tick also half of its wait. By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for elements that became due while the timer could not run.
  ///   - scheduler: The scheduler to send on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func from(
    _ elements: some Sequence<Value> & Sendable, every interval: Duration, delay: Duration? = nil, leeway: Duration? = nil,
    missedTicks: MissedTicks = .skip, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let schedule = TickSchedule(checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line)
    return TickSignal(raw: { downstream in
      let engine = scheduler.engine
      let start = engine.now
      var elements = elements.makeIterator()
      guard let first = elements.next() else { return engine.isShutDown ? () : downstream.onEnd(.completed) }
      let rest = SubscriptionState((iterator: elements, upcoming: Optional(first)))
      let timer = ActionTimer(engine, for: CallOrigin("from", file, line)) { _ in
        guard !downstream.isEnded, let element = rest.value.upcoming.take() else { return }
        ValueInFlight.lending(element) { downstream.onNext($0) }
        guard !downstream.isEnded, !engine.isShutDown else { return }
        rest.value.upcoming = rest.value.iterator.next()
        if rest.value.upcoming == nil, !downstream.isEnded, !engine.isShutDown { downstream.onEnd(.completed) }
      }
      downstream.scope.setFeeder(timer)
      engine.core.arm(timer, on: schedule, from: start)
    })
  }
}
