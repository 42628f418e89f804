extension TickSignal where Value == Tick, Failure == Never {
  /// A tick at each of these instants, one after the other, then completion.
  ///
  /// ```swift
  /// let start = scheduler.now
  /// let laps = [3, 5, 6].map { start.advanced(by: .seconds($0)) }
  /// TickSignal.at(each: laps, on: scheduler)
  /// ```
  ///
  /// ```text
  /// at(each: [3, 5, 6], …)     ---0-1(2|)
  /// ```
  ///
  /// - First tick: at the first instant, never early. An instant that is already past on subscription counts as missed, like one that
  ///   became due while the scheduler was blocked.
  /// - Missed ticks: with ``MissedTicks/skip`` and ``MissedTicks/regrid`` one tick for the latest of them is sent on the next
  ///   turn, and ``Tick/missed`` counts the others; with ``MissedTicks/burst`` each is sent, with its own ``Tick/scheduled``.
  ///   Those that are past on subscription are due then. ``Tick/index`` counts instants, or ticks under `.regrid`.
  /// - Order: an instant that is earlier than the previous one is due together with it.
  /// - Completion: directly after the last tick, at the same instant; on subscription if there is none. It never fails.
  /// - Laziness: each subscription iterates from the start; the sequence may be endless. The iterator is asked for the first instant on
  ///   subscription, and for each further one when the previous one is due, on the scheduler, before that tick is sent. With a leeway, which
  ///   depends on the time to the next instant, it is asked one instant ahead.
  /// - Delivery: on `scheduler`. Disposal removes the timer and releases the iterator.
  ///
  /// Holds the iterator, one instant or, with a leeway, two, and one timer. A tick costs one call of the iterator for each missed instant; after a thousand of them other due
  /// timers have their turn. So an endless sequence of past instants never ticks, except under `.burst`, but it does not block the scheduler.
  ///
  /// - Parameters:
  ///   - instants: The instants of the ticks, on the clock of the scheduler.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the time to the next one.
  ///     By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run.
  ///   - scheduler: The scheduler to tick on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func at<Instants: Sequence & Sendable>(
    each instants: Instants, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal where Instants.Element == TickInstant {
    .moments(MomentRule("at", leeway, missedTicks, file, line), of: instants, on: scheduler) { .moment(.instant($0)) }
  }

  /// A tick at each of these moments of the wall clock, `Date`s for example, one after the other, then completion.
  ///
  /// A calendar takes account of longer days and missing hours, and the signal follows it:
  ///
  /// ```swift
  /// let mornings = Calendar.current.dates(
  ///   byMatching: DateComponents(hour: 9), startingAt: scheduler.date)
  /// TickSignal.at(each: mornings, on: scheduler)
  /// ```
  ///
  /// Follows the rules of ``at(each:leeway:missedTicks:on:file:line:)-(Instants,_,_,_,_,_)``, and in addition:
  ///
  /// - Clock: a tick is never sent before the wall clock reads its moment. If the clock is set forward, the moments in between count as
  ///   missed. If it is set back, the signal keeps waiting for the same next moment, and repeats none.
  ///
  /// - Parameters:
  ///   - moments: The moments of the ticks, on the wall clock.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the time to the next one.
  ///     By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run.
  ///   - scheduler: The scheduler to tick on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func at<Moments: Sequence & Sendable>(
    each moments: Moments, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal where Moments.Element: WallTime {
    .moments(MomentRule("at", leeway, missedTicks, file, line), of: moments, on: scheduler) { .moment(.date($0.wallInstant)) }
  }

  /// A tick after each of these spans, one after the other, then completion: phases, polls with a variable pace, beats with jitter.
  ///
  /// The first span is measured from the subscription, each further one from the instant at which the previous tick was due, so nothing
  /// drifts.
  ///
  /// ```swift
  /// // Work and rest, and nothing shifts if the device sleeps.
  /// let phases = [1_500, 300, 1_500, 900].map { Duration.seconds($0) }
  /// TickSignal.after(each: phases, on: scheduler)
  /// // A minute, shortened at random by up to a tenth, so that a thousand
  /// // clients do not ask at the same time.
  /// TickSignal.after(
  ///   each: Backoff.constant(.seconds(60)).jittered(by: 0.1), on: scheduler)
  /// ```
  ///
  /// ```text
  /// after(each: [3, 2, 1], …)     ---0-1(2|)
  /// ```
  ///
  /// Follows the rules of ``at(each:leeway:missedTicks:on:file:line:)-(Instants,_,_,_,_,_)``, and in addition:
  ///
  /// - Missed ticks: with ``MissedTicks/regrid`` the span after a tick that replaces missed ones is measured from its delivery.
  /// - A tick after a span of zero or less is due together with the previous tick, which then counts as missed, except under
  ///   ``MissedTicks/burst``.
  ///
  /// - Parameters:
  ///   - spans: The times between the ticks.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the time to the next one.
  ///     By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run.
  ///   - scheduler: The scheduler to tick on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func after<Spans: Sequence & Sendable>(
    each spans: Spans, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal where Spans.Element == Duration {
    .moments(MomentRule("after", leeway, missedTicks, file, line), of: spans, on: scheduler) { .span(Swift.max(0, $0.nanoseconds)) }
  }

  static func moments<Elements: Sequence & Sendable>(
    _ rule: MomentRule, of elements: Elements, on scheduler: any TickScheduler,
    _ step: @escaping @Sendable (Elements.Element) -> MomentSource.Step
  ) -> TickSignal {
    TickSignal(source: { subscriber in
      let iterator = SubscriptionState(elements.makeIterator())
      MomentSource(rule, subscriber, on: scheduler.engine) { iterator.value.next().map(step) }.start()
    })
  }
}
