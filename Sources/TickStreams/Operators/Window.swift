extension TickSignal {
  /// Sends the values of each window of time as a separate signal.
  ///
  /// A new window opens every `interval`, on a grid, and stays open for `interval`, or for `duration` if that is given: longer windows
  /// overlap, and shorter ones leave gaps, the values of which are dropped. A window that has `count` values ends immediately; without a
  /// `duration` the next one opens then, and a new grid starts from there.
  ///
  /// - First window: synchronously, on subscription.
  /// - A window is hot: while it is open it sends values to its current subscribers, so subscribe when you get it, as `flatMap` does. A
  ///   later subscriber gets the later values, or the end.
  /// - Boundary: if a value and the end of a window arrive at the same instant, the one that was scheduled first is handled first. No leeway.
  /// - After a stall: one window is opened for all that were missed, or none if its `duration` has already passed. The grid is kept, so the
  ///   window ends when it would have ended.
  /// - At completion and failure: the open windows end in the same way, in order, then the result.
  /// - Disposal: no further window opens. The upstream keeps running while an open window has subscribers, and is disposed with the last of
  ///   them; so `take(1)` gives one whole window.
  /// - Delivery: windows open and end on `scheduler`; values arrive in the upstream's context.
  ///
  /// ```text
  /// self                             -a-b---c--|
  /// window(every: 5, …)              w----x----(|)
  ///   w                              -a-b-|
  ///   x                                   --c--|
  /// window(every: 5, lasting: 7…)    w----x----(|)
  ///   w                              -a-b---|
  ///   x                                   --c--|
  /// window(every: 5, orCount: 2…)    w--x----y-|
  ///   w                              -a-(b|)
  ///   x                                 ----c|
  ///   y                                      --|
  /// ```
  ///
  /// ![An input, and its windows of 5 s, each in its own lane.](operator-window)
  ///
  /// ![An input, and its windows of 5 s or two values, each in its own lane.](operator-window-count)
  ///
  /// ``collect(every:orCount:skipEmpty:on:file:line:)`` gives arrays. Stores no values; holds the windows that are open.
  ///
  /// - Parameters:
  ///   - interval: The time between the openings of two windows, greater than zero; anything else is a programmer error.
  ///   - duration: How long a window is open, greater than zero; by default `interval`.
  ///   - count: The maximum number of values of a window, greater than zero; anything else is a programmer error. By default there is no limit.
  ///   - scheduler: The scheduler on which windows open and end; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of windows.
  public func window(
    every interval: Duration, lasting duration: Duration? = nil, orCount count: Int = .max, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<TickSignal<Value, Failure>, Failure> {
    let schedule = TickSchedule(checked: interval, delay: nil, leeway: .zero, missedTicks: .skip, file: file, line: line)
    _ = duration?.checkedPositive("duration", file: file, line: line)
    checkPositive(count, "orCount", file: file, line: line)
    let edges: @Sendable (TickSignal<Tick, Never>) -> TickSignal<WindowEdge, Never> = { ticks in
      guard let duration else { return ticks.map { WindowEdge(ends: .max, opens: 0, due: $0.scheduled) }.startWith(WindowEdge(opens: 0)) }
      return WindowEdge.edges(of: ticks, lasting: duration, on: scheduler, file, line)
    }
    let boxing = Boxing(Value.self)
    return TickSignal<TickSignal<Value, Failure>, Failure>(raw: { [upstream = raw] downstream in
      let shared = RefCountedUpstream(downstream)
      let engine = scheduler.engine
      let grids: TickSubject<TickInstant, Never>? = duration == nil && count < .max ? TickSubject() : nil
      let windows = Windows(engine: engine, shared: shared, boxing: boxing, limit: count, grids: grids) { broadcaster in
        guard !downstream.isEnded else { return }
        let window: TickSignal<Value, Failure> = shared.signal(of: broadcaster)
        ValueInFlight.lending(window) { downstream.onNext($0) }
      }
      windows.start(upstream, downstream) { stage in
        let ticks = stage.ticks(schedule, on: engine, for: CallOrigin("interval", file, line)) { timer in
          guard let grids else { return }
          stage.run(grids.signal.raw, onNext: { timer.engine.reset(timer, to: $0.as(TickInstant.self).adding(timer.interval)) }, onEnd: { _ in })
        }
        return edges(ticks).raw
      }
    })
  }
}

/// The number of the window that opens at an instant, and of the last window that ends.
private struct WindowEdge: Sendable {
  var ends: Int?
  var opens: Int?
  /// When the tick was due, if full windows restart the grid.
  var due = TickInstant.distantFuture

  /// The edges of windows that open on subscription and with each tick, and last for `duration`.
  static func edges(
    of ticks: TickSignal<Tick, Never>, lasting duration: Duration, on scheduler: any TickScheduler, _ file: StaticString, _ line: UInt
  ) -> TickSignal<WindowEdge, Never> {
    .deferred {
      let openings = ticks.map { (number: $0.index + 1, instant: $0.scheduled) }.startWith((number: 0, instant: scheduler.now))
      return openings.flatMap { opening in
        let end = opening.instant.advanced(by: duration)
        // A window that would have ended by now is not opened.
        guard end > scheduler.now else { return .empty }
        let closing = TickSignal.at(end, on: scheduler, file: file, line: line).replaceValues(with: WindowEdge(ends: opening.number))
        return .just(WindowEdge(opens: opening.number)).concat(closing)
      }
    }
  }
}

private struct Windows: Sendable {
  /// The inputs of the windows, which are serialized, so that no value is lost between two windows.
  private enum Arrival: Sendable {
    case value(any ValueBox)
    case edge(WindowEdge)
  }

  private struct Open: Sendable {
    let number: Int
    let broadcaster: Broadcaster
    /// How many values it may still have: an older window has no more than a newer one.
    var left: Int
  }

  let engine: TimerEngine
  let shared: RefCountedUpstream
  let boxing: Boxing
  let limit: Int
  /// Sends the start of the new grid when a window is full; `nil` if the duration of windows is given.
  let grids: TickSubject<TickInstant, Never>?
  let send: @Sendable (Broadcaster) -> Void
  /// The open windows, the oldest first, and the origin of the grid; accessed by the serialized handler only.
  private let open = SubscriptionState<[Open]>([])
  private let origin = SubscriptionState(TickInstant.distantPast)

  func start(_ upstream: RawSignal, _ downstream: RawSubscriber, edges: (Stage<Void>) -> RawSignal) {
    let entrance = RawSubscriber(
      leg: shared.scope,
      onNext: { self.handle($0.as(Arrival.self)) },
      onEnd: { outcome in
        self.end(outcome, upTo: .max)
        if !downstream.isEnded, !self.engine.isShutDown { downstream.onEnd(outcome) }
      }
    )
    let stage = Stage(entrance, Boxing(Arrival.self), (), on: engine)
    let arrive: @Sendable (Arrival) -> Void = { arrival in ValueInFlight.lending(arrival) { stage.next($0) } }
    stage.run(edges(stage), onNext: { arrive(.edge($0.as(WindowEdge.self))) }, onEnd: { _ in })
    stage.run(upstream, onNext: { [boxing] in arrive(.value(boxing.box($0))) }, onEnd: { stage.finish($0) })
  }

  private func handle(_ arrival: Arrival) {
    switch arrival {
    case .value(let box):
      for index in open.value.indices where !engine.isShutDown {
        open.value[index].left -= 1
        box.lend(open.value[index].broadcaster.next)
      }
      guard let full = open.value.last(where: { $0.left == 0 }) else { return }
      end(.completed, upTo: full.number)
      guard let grids else { return }
      origin.value = engine.now
      grids.next(origin.value)
      begin(0)
    case .edge(let edge):
      // A tick that was due before the window was full may still be under way.
      guard edge.due > origin.value else { return }
      if let last = edge.ends { end(.completed, upTo: last) }
      if let number = edge.opens { begin(number) }
    }
  }

  private func begin(_ number: Int) {
    guard !engine.isShutDown else { return }
    let broadcaster = Broadcaster(boxing)
    open.value.append(Open(number: number, broadcaster: broadcaster, left: limit))
    send(broadcaster)
  }

  private func end(_ outcome: Outcome, upTo last: Int) {
    let ended = open.value.prefix { $0.number <= last }
    open.value.removeFirst(ended.count)
    for window in ended where !engine.isShutDown { window.broadcaster.finish(outcome) }
  }
}
