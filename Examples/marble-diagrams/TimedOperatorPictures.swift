import TickStreams
import TickStreamsTesting

extension Picture {
  /// A picture for the page of each operator that involves time: its input and its output.
  static var timedOperatorPictures: [Picture] {
    [
      timed("debounce", "debounce(for: .seconds(3))", "a-b-C---d-|") { $0.debounce(for: .seconds(3), on: $1) },
      timed("debounce-at-most", "debounce(for: .seconds(3), atMost: .seconds(3))", "a-b-C---d-|") {
        $0.debounce(for: .seconds(3), atMost: .seconds(3), on: $1)
      },
      timed("throttle", "throttle(for: .seconds(5))", "a-b-c-----d-|") { $0.throttle(for: .seconds(5), on: $1) },
      timed("sample", "sample(every: .seconds(3))", "a-b----c--|") { $0.sample(every: .seconds(3), on: $1) },
      timed("delay", "delay(.seconds(3))", "a---b-|") { $0.delay(.seconds(3), on: $1) },
      timed("collect", "collect(every: .seconds(5))", "a-b------c---|") {
        $0.collect(every: .seconds(5), on: $1).map { $0.isEmpty ? "[]" : $0.joined() }
      },
      timed("collect-within", "collect(within: .seconds(4))", "-a-b--c--d-|") {
        $0.collect(within: .seconds(4), on: $1).map { $0.joined() }
      },
      windows("window", "window(every: .seconds(5))", "-a-b---c--|") { $0.window(every: .seconds(5), on: $1) },
      windows("window-count", "window(every: .seconds(5), maxCount: 2)", "-a-b---c--|") {
        $0.window(every: .seconds(5), maxCount: 2, on: $1)
      },
      timed("timeout-after", "timeout(after: .seconds(7))", "--a--b-----c|") {
        $0.timeout(after: .seconds(7), failing: .tooLate, on: $1)
      },
      timed("timeout-between", "timeout(afterSilence: .seconds(4))", "--a--b-------c-|") {
        $0.timeout(afterSilence: .seconds(4), failing: .tooLate, on: $1)
      },
      timed("take-for", "take(for: .seconds(9))", "--a--b--c--d--|") { $0.take(for: .seconds(9), on: $1) },
      timed("skip-for", "skip(for: .seconds(8))", "--a--b--c--d--|") { $0.skip(for: .seconds(8), on: $1) },
      timed("delay-subscription", "delaySubscription(.seconds(3))", "a-b|", isCold: true) {
        $0.delaySubscription(.seconds(3), on: $1)
      },
      timed("retry", "retry(2, backoff: .exponential(from: .seconds(2)))", "-a-#", isCold: true) {
        $0.retry(2, backoff: .exponential(from: .seconds(2)), on: $1)
      },
      timed("repeated-every", "repeated(3, every: .seconds(5))", "--a|", isCold: true) {
        $0.repeated(3, every: .seconds(5), on: $1)
      },
      timed("repeated-after", "repeated(3, after: .seconds(5))", "--a|", isCold: true) {
        $0.repeated(3, after: .seconds(5), on: $1)
      },
    ]
  }

  private enum Failure: Error { case tooLate }

  private static func timed(
    _ name: String, _ title: String, _ marbles: String, isCold: Bool = false,
    _ apply: (TickSignal<String, Failure>, TestScheduler) -> TickSignal<String, Failure>
  ) -> Picture {
    let scheduler = TestScheduler()
    let source =
      isCold
      ? scheduler.cold(marbles, failing: Failure.tooLate, frame: .seconds(1)).signal
      : scheduler.hot(marbles, failing: Failure.tooLate, frame: .seconds(1)).signal
    let input = scheduler.record(source)
    let isOfInput = Set(scheduler.pending.map(\.name))
    let output = scheduler.record(apply(source, scheduler))
    let lane = Waits(scheduler, until: .seconds(20), except: isOfInput).lane(output, title)
    return Picture(
      module: "TickStreams", name: "operator-\(name)", description: "An input, and the same with \(title).",
      diagram: MarblePicture([input.lane("input"), lane]), marbles: marbles
    )
  }

  /// Each window has a lane, which begins where the window opens.
  private static func windows(
    _ name: String, _ title: String, _ marbles: String,
    _ apply: (TickSignal<String, Failure>, TestScheduler) -> TickSignal<TickSignal<String, Failure>, Failure>
  ) -> Picture {
    let scheduler = TestScheduler()
    let source = scheduler.hot(marbles, failing: Failure.tooLate, frame: .seconds(1)).signal
    let input = scheduler.record(source)
    let windows = scheduler.record(apply(source, scheduler).map { scheduler.record($0) })
    scheduler.advance(by: .seconds(20))
    let lanes = windows.values.enumerated().map { number, window in
      var lane = window.lane(number == 0 ? title : "")
      lane.isOutput = true
      return lane
    }
    return Picture(
      module: "TickStreams", name: "operator-\(name)", description: "An input, and the windows of \(title), each in its own lane.",
      diagram: MarblePicture([input.lane("input")] + lanes), marbles: marbles
    )
  }
}
