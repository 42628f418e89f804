import Dispatch
import Foundation
import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

/// Work without an end at one instant, among work that ends, on a scheduler in the world of a test.
struct EndlessModel: Model {
  static let sentence = """
    A test scheduler stops an advance at an instant whose work seems to have no end, and reports that, whichever scheduler in its world runs \
    the work. All other work runs in its time.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit] }

  enum Operation: String, ProgramOperation {
    case advance = "base.advance(by: $)"
    case schedule = "clock.schedule(after: $) { … }"
    case begin = "work = TickSignal.fail(Refused()).retry(backoff: .constant(.zero), on: clock).observe { _ in }"
    case end = "work.dispose()"
    case shutdown = "clock.shutdown()"
  }

  /// The steps of the program whose advance did not come back; its thread goes on, and no other program is run.
  private static let blocked = Mutex<[Step<Operation>]?>(nil)

  /// A test scheduler that notes mistakes, the scheduler on it, and the work.
  final class Live: Sendable {
    let world: TestScheduler
    let clock: SchedulerOfKind
    let work = SerialDisposable()

    init(_ model: EndlessModel, _ run: Run<String>) {
      world = TestScheduler(instantLimit: 100) { [weak run] mistake in
        run?.note(mistake.message.hasPrefix("time does not advance") ? "report" : mistake.message)
      }
      clock = SchedulerOfKind(model.kind, in: world, .continuous)
    }

    /// Advances on a new thread, because the call may never return.
    func advance(by time: Time) -> Bool {
      let done = DispatchSemaphore(value: 0)
      Thread {
        self.world.advance(by: time.span)
        done.signal()
      }
      .start()
      return done.wait(timeout: .now() + 20) == .success
    }
  }

  var unit: Time
  var kind: SchedulerOfKind.Kind

  init(_ draws: inout Draws) {
    unit = draws.unit()
    kind = draws.pick(SchedulerOfKind.Kind.allCases)
  }

  var isValid: Bool { unit >= 100 * .millisecond }

  func allows(_ step: Step<Operation>) -> Bool {
    switch step.kind {
    case .own(.begin), .own(.shutdown): step.number == 0
    case .own: step.time >= 0
    default: false
    }
  }

  var code: [String] { ["let base = TestScheduler(instantLimit: 100) { … }, clock = \(kind.code)"] }

  func start(_ run: Run<String>) -> Live { Live(self, run) }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<String>) {
    guard Self.blocked.withLock({ $0 }) == nil else { return }
    struct Refused: Error {}
    let (clock, number) = (live.clock.scheduler, run.step)
    switch operation {
    case .advance:
      guard live.advance(by: step.time) else { return Self.blocked.withLock { $0 = [] } }
      run.note("back at \(live.world.now.time.text)")
    case .schedule:
      clock.schedule(after: step.time.span) { [weak run, weak live] in run?.note("\(number) at \(live?.world.now.time.text ?? "")") }
    case .begin: live.work.inner = TickSignal<Int, Refused>.fail(Refused()).retry(backoff: .constant(.zero), on: clock).observe { _ in }
    case .end: live.work.inner = nil
    case .shutdown: live.clock.shutdown()
    }
  }

  func finish(_ live: Live, _ run: Run<String>) {
    live.work.dispose()
    live.clock.shutdown()
  }

  func disagreement(_ observed: [Observed<String>], _ history: History<Operation>) -> String? {
    let steps = history.stretches.map(\.step)
    let blocked = Self.blocked.withLock { blocked in
      if blocked == [] { blocked = steps }
      return blocked
    }
    if let blocked { return blocked == steps ? "an advance did not come back" : nil }
    var expected: [String] = []
    var waiting: [(number: Int, due: Time)] = []
    var (now, isEndless, isShutDown): (Time, Bool, Bool) = (0, false, false)
    for (number, stretch) in history.stretches.enumerated() {
      guard case .own(let operation) = stretch.step.kind else { continue }
      switch operation {
      case .advance:
        let end = isEndless ? now : now + stretch.step.time
        for timer in waiting.filter({ $0.due <= end }).sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
          expected.append("\(timer.number) at \(timer.due.text)")
        }
        waiting.removeAll { $0.due <= end }
        if isEndless { expected.append("report") }
        now = end
        expected.append("back at \(now.text)")
      case .schedule: if !isShutDown { waiting.append((number, now + stretch.step.time)) }
      case .begin: isEndless = !isShutDown
      case .end: isEndless = false
      case .shutdown: (isShutDown, isEndless, waiting) = (true, false, [])
      }
    }
    let seen = observed.map(\.value)
    return seen == expected ? nil : "expected: \(expected.joined(separator: ", "))"
  }
}

@Test func endlessWorkIsReportedWhicheverSchedulerRunsIt() { check(EndlessModel.self, programs: 60) }
