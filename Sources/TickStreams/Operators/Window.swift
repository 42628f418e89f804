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
  /// - Boundary: if a value and the end of a window arrive at the same instant, the one that was scheduled first is handled first. No leeway but
  ///   the scheduler's.
  /// - Late timer: the deadline decides, not its timer. A value strictly after the end of a window is not in it; it waits for its own window,
  ///   which the timer opens, and so does a completion after it.
  /// - After a stall: one window is opened for all that were missed, or none if its `duration` has already passed. The grid is kept, so the
  ///   window ends when it would have ended.
  /// - At completion and failure: the open windows end in the same way, in order, then the result.
  /// - Disposal: no further window opens. The upstream keeps running while an open window has subscribers, and is disposed with the last of
  ///   them; so `take(1)` gives one whole window.
  /// - Delivery: windows open and end on `scheduler`; values arrive in the upstream's context, or with the opening of their window.
  ///
  /// ```text
  /// self                             -a-b---c--|
  /// window(every: 5, …)              w----x----(|)
  ///   w                              -a-b-|
  ///   x                                   --c--|
  /// window(every: 5, for: 7…)        w----x----(|)
  ///   w                              -a-b---|
  ///   x                                   --c--|
  /// window(every: 5, maxCount: 2…)   w--x----y-|
  ///   w                              -a-(b|)
  ///   x                                 ----c|
  ///   y                                      --|
  /// ```
  ///
  /// ![An input, and its windows of 5 s, each in its own lane.](operator-window)
  ///
  /// ![An input, and its windows of 5 s or two values, each in its own lane.](operator-window-count)
  ///
  /// ``collect(every:maxCount:skipEmpty:on:file:line:)`` gives arrays. Stores no values, unless its timer is late; holds the windows that are open.
  ///
  /// - Parameters:
  ///   - interval: The time between the openings of two windows, greater than zero; anything else is a programmer error.
  ///   - duration: How long a window is open, greater than zero; by default `interval`.
  ///   - count: The maximum number of values of a window, greater than zero; anything else is a programmer error. After a full window the next one
  ///     opens immediately or, with a `duration`, at the next `interval`. By default there is no limit.
  ///   - scheduler: The scheduler on which windows open and end; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of windows.
  public func window(
    every interval: Duration, for duration: Duration? = nil, maxCount count: Int = .max, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<TickSignal<Value, Failure>, Failure> {
    let schedule = TickSchedule(checked: interval, delay: nil, leeway: nil, missedTicks: .skip, file: file, line: line)
    _ = duration?.checkedPositive("duration", file: file, line: line)
    checkPositive(count, "maxCount", file: file, line: line)
    let boxing = Boxing(Value.self)
    return TickSignal<TickSignal<Value, Failure>, Failure>(raw: { [upstream = raw] downstream in
      let shared = RefCountedUpstream(downstream)
      let engine = scheduler.engine
      let grids: TickSubject<TickInstant, Never>? = duration == nil && count < .max ? TickSubject() : nil
      let windows = Windows(
        engine: engine, shared: shared, boxing: boxing, limit: count, interval: schedule.interval.nanoseconds, grids: grids
      ) { broadcaster in
        guard !downstream.isEnded else { return }
        let window: TickSignal<Value, Failure> = shared.signal(of: broadcaster)
        ValueInFlight.lending(window) { downstream.onNext($0) }
      }
      let start = engine.now
      windows.start(upstream, downstream, at: start) { stage in
        let ticks = stage.ticks(schedule, from: start, on: engine, for: CallOrigin("interval", file, line)) { timer in
          guard let grids else { return }
          stage.run(
            grids.signal.raw, onNext: { timer.engine.reset(timer, to: $0.as(TickInstant.self).adding(timer.interval)) }, onEnd: { _ in })
        }
        return WindowEdge.edges(of: ticks, from: start, every: interval, lasting: duration, on: scheduler, file, line).raw
      }
    })
  }
}

/// The number of the window that opens at an instant, and of the last window that ends.
private struct WindowEdge: Sendable {
  var ends: Int?
  var opens: Int?
  /// When it was due; only an instant of the grid has one.
  var due: TickInstant?
  /// When the window that opens ends.
  var end = TickInstant.distantFuture

  /// The edges of windows that open on subscription and with each tick, and last for `duration`, by default until the next one opens.
  static func edges(
    of ticks: TickSignal<Tick, Never>, from start: TickInstant, every interval: Duration, lasting duration: Duration?,
    on scheduler: any TickScheduler, _ file: StaticString, _ line: UInt
  ) -> TickSignal<WindowEdge, Never> {
    guard let duration else {
      return ticks.map { $0.scheduled }.startWith(start).map { WindowEdge(ends: .max, opens: 0, due: $0, end: $0.advanced(by: interval)) }
    }
    return ticks.map { (number: $0.index + 1, instant: $0.scheduled) }.startWith((number: 0, instant: start)).flatMap { opening in
      let end = opening.instant.advanced(by: duration)
      // A window that would have ended by now is not opened.
      guard end > scheduler.now else { return .just(WindowEdge(due: opening.instant)) }
      let closing = TickSignal.at(end, on: scheduler, file: file, line: line).replaceValues(with: WindowEdge(ends: opening.number))
      return .just(WindowEdge(opens: opening.number, due: opening.instant, end: end)).concat(closing)
    }
  }
}

private struct Windows: Sendable {
  /// The inputs of the windows, which are serialized, so that no value is lost between two windows.
  private enum Arrival: Sendable {
    case value(any ValueBox, at: TickInstant)
    case edge(WindowEdge)
    case completion
  }

  private struct Open: Sendable {
    let number: Int
    let broadcaster: Broadcaster
    /// How many values it may still have: an older window has no more than a newer one.
    var left: Int
    let end: TickInstant
  }

  /// A value that arrived after the instant at which its window opens, but before the timer that opens it.
  private typealias Early = (box: any ValueBox, instant: TickInstant)

  /// Accessed by the serialized handler only.
  private struct State {
    /// The open windows, the oldest first.
    var open: [Open] = []
    /// An instant of the grid, which a full window moves.
    var origin = TickInstant.distantPast
    /// When the next window opens.
    var next = TickInstant.distantPast
    var early = FIFO<Early>()
    var hasCompleted = false
  }

  let engine: TimerEngine
  let shared: RefCountedUpstream
  let boxing: Boxing
  let limit: Int
  let interval: Nanoseconds
  /// Sends the start of the new grid when a window is full; `nil` if the duration of windows is given.
  let grids: TickSubject<TickInstant, Never>?
  let send: @Sendable (Broadcaster) -> Void
  private let state = SubscriptionState(State())

  func start(_ upstream: RawSignal, _ downstream: RawSubscriber, at origin: TickInstant, edges: (Stage<Void>) -> RawSignal) {
    (state.value.origin, state.value.next) = (origin, origin)
    let finish: @Sendable (Outcome) -> Void = { outcome in
      self.end(outcome, upTo: .max)
      if !downstream.isEnded, !self.engine.isShutDown { downstream.onEnd(outcome) }
    }
    let handle: @Sendable (borrowing ValueInFlight) -> Void = { arrival in
      self.handle(arrival.as(Arrival.self))
      if self.state.value.hasCompleted, self.state.value.early.isEmpty, self.shared.scope.endForEvent() { finish(.completed) }
    }
    let stage = Stage(RawSubscriber(leg: shared.scope, onNext: handle, onEnd: finish), Boxing(Arrival.self), (), on: engine)
    let arrive: @Sendable (Arrival) -> Void = { arrival in ValueInFlight.lending(arrival) { stage.next($0) } }
    stage.run(edges(stage), onNext: { arrive(.edge($0.as(WindowEdge.self))) }, onEnd: { _ in })
    stage.run(
      upstream, onNext: { [boxing, engine] in arrive(.value(boxing.box($0), at: engine.now)) },
      onEnd: { if case .completed = $0 { arrive(.completion) } else { stage.finish($0) } }
    )
  }

  private func handle(_ arrival: Arrival) {
    switch arrival {
    case .value(let box, let instant):
      if instant > state.value.next { state.value.early.append((box, instant)) }
      pass(box, at: instant)
    case .edge(let edge):
      if let due = edge.due {
        // Ticks of the earlier grid may still be under way.
        guard due >= state.value.next, due.subtracting(state.value.origin) % interval == 0 else { return }
        state.value.next = due.adding(interval)
      }
      if let last = edge.ends { end(.completed, upTo: last) }
      if let number = edge.opens { begin(number, until: edge.end) }
      // What came before the window was in a gap, unless the windows follow one another.
      if let due = edge.due { passEarly(to: edge.opens ?? .max, since: edge.end == state.value.next ? .distantPast : due) }
    case .completion:
      state.value.hasCompleted = true
    }
  }

  /// Sends a value to the open windows from the one with this number on, but to none whose end has passed.
  private func pass(_ box: any ValueBox, at instant: TickInstant, from number: Int = 0) {
    for index in state.value.open.indices where !engine.isShutDown {
      let window = state.value.open[index]
      guard window.number >= number, window.end >= instant else { continue }
      state.value.open[index].left -= 1
      box.lend(window.broadcaster.next)
    }
    guard let full = state.value.open.last(where: { $0.left == 0 }) else { return }
    end(.completed, upTo: full.number)
    guard let grids else { return }
    let origin = engine.now
    (state.value.origin, state.value.next) = (origin, origin.adding(interval))
    grids.next(origin)
    begin(0, until: state.value.next)
  }

  /// Sends the values that have waited for the window that has opened, if they did not arrive before `start`.
  private func passEarly(to number: Int, since start: TickInstant) {
    var early = FIFO<Early>()
    swap(&early, &state.value.early)
    while let value = early.popFirst() {
      if value.instant > state.value.next {
        state.value.early.append(value)
      } else if value.instant >= start {
        pass(value.box, at: value.instant, from: number)
      }
    }
  }

  private func begin(_ number: Int, until end: TickInstant) {
    guard !engine.isShutDown else { return }
    let broadcaster = Broadcaster(boxing)
    state.value.open.append(Open(number: number, broadcaster: broadcaster, left: limit, end: end))
    send(broadcaster)
  }

  private func end(_ outcome: Outcome, upTo last: Int) {
    let ended = state.value.open.prefix { $0.number <= last }
    state.value.open.removeFirst(ended.count)
    for window in ended where !engine.isShutDown { window.broadcaster.finish(outcome) }
  }
}
