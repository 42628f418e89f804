import Foundation
import Synchronization
import TickStreams

/// Ten thousand countdowns that are shown in labels, on main: all in one hub, against a timer for each label.
let countdownHub: [Experiment] = [
  Experiment(
    suite: "hub", name: "10,000 countdowns", figures: [Figure("heap, entry", "B"), Figure("heap, entry and who shows it", "B")],
    runs: 3,
    // The labels of the array are the user's, so the array adds no heap.
    contenders: contenders { HubRun.heap($0) }.filter { $0.who != "FLOOR one source, one array" }),
  Experiment(
    suite: "hub", name: "10,000 flip every second",
    figures: [
      Figure("CPU", "% of a core"), Figure("wake-ups", "per s"), Figure("context switches", "per s"), Figure("armed", "timers"),
      Figure("armed after the last has ended", "timers"),
    ], runs: 3,
    contenders: contenders { HubRun.flips($0) }),
]

private func contenders(_ measure: @escaping @MainActor @Sendable (any LabelDisplay) -> [Double]) -> [Contender] {
  func contender(_ who: String, _ make: @escaping @MainActor @Sendable () -> any LabelDisplay) -> Contender {
    Contender(who) { MainActor.assumeIsolated { measure(make()) } }
  }
  return [
    contender("TickStreams") { HubDisplay(MainScheduler.shared) },
    contender("TickStreams, hub on a queue") { HubDisplay(QueueScheduler()) },
    contender("TickStreams, a signal each") { HubSignalDisplay() },
    contender("Dispatch source per label") { DispatchDisplay(isStaggered: true) },
    contender("Dispatch source per label, one phase") { DispatchDisplay(isStaggered: false) },
    contender("OpenCombine timer per label") { OpenCombineDisplay() },
    contender("FLOOR one source, one array") { OneSourceDisplay() },
    contender("FLOOR one source, dictionaries") { DictionaryDisplay() },
  ]
}

/// One contender's turn.
@MainActor
private enum HubRun {
  private static let count = 10_000
  private static let seconds: Int64 = 5

  /// The resources of running countdowns: without a label, and with a label each.
  ///
  /// The labels are the user's, and do not count. A countdown of a Dispatch source that nobody sees only waits for its end.
  static func heap(_ display: any LabelDisplay) -> [Double] {
    let labels = labels(from: Clock.now + .hour)
    Clock.serveMain(until: Clock.now + .second)
    let before = Heap.bytes
    display.start(labels)
    // All values have changed, and the work on other threads is over.
    Clock.serveMain(until: Clock.now + .second * 3 / 2)
    let entries = Heap.bytes - before
    display.show(labels, from: Clock.now)
    Clock.serveMain(until: Clock.now + .second * 5 / 2)
    let shown = Heap.bytes - before
    check(Fires.count >= 2 * count, "labels have not flipped")
    withExtendedLifetime(labels) {}
    return [display.countsUnseen ? entries / Double(count) : .nan, shown / Double(count)]
  }

  /// Five flips, from half-way between two; then the end of all, and the flip after it.
  static func flips(_ display: any LabelDisplay) -> [Double] {
    let start = nextFlip() + .second
    let end = start + (seconds + 2) * .second
    let labels = labels(from: end)
    display.start(labels)
    display.show(labels, from: start)
    Clock.serveMain(until: start + .second / 2)
    let (before, shows, usage) = (display.statistics, Fires.count, Usage.now)
    Clock.serveMain(until: start + .second / 2 + seconds * .second)
    let used = Usage.now - usage
    let after = display.statistics
    check(Fires.count - shows > count * Int(seconds) * 8 / 10, "too few labels flipped")
    Clock.serveMain(until: end + .second * 5 / 2)
    check(labels.allSatisfy(\.isAtZero), "a label does not show the end")
    let cpu = used.cpu / Double(seconds * .second) * 100
    let switches = used.switches / Double(seconds)
    guard let before, let after, let last = display.statistics else { return [cpu, .nan, switches, .nan, .nan] }
    return [cpu, Double(after.wakeUps - before.wakeUps) / Double(seconds), switches, Double(after.pending), Double(last.pending)]
  }

  /// Labels whose deadlines are different instants within one second.
  private static func labels(from first: Int64) -> [CountdownLabel] {
    (0..<count).map { CountdownLabel(due: first + Int64($0) * .second / Int64(count)) }
  }

  /// The next multiple of a second on the clock of our schedulers, which need not be that of ``Clock``.
  private static func nextFlip() -> Int64 {
    Clock.now + .second - MainScheduler.shared.now.nanoseconds % .second
  }
}

/// A label that shows how long is left, as a cell in a list does.
final class CountdownLabel: Sendable {
  /// When it comes to zero, on the clock of ``Clock``.
  let due: Int64
  /// Minutes and seconds, as 1234 for 12:34.
  private let shown = Atomic<Int64>(-1)

  init(due: Int64) {
    self.due = due
  }

  var isAtZero: Bool { shown.load(ordering: .relaxed) == 0 }

  /// Takes seconds apart, but does not draw them, which would cost more than all else, and the same for all.
  func show(_ left: Int64) {
    let (minutes, seconds) = left.quotientAndRemainder(dividingBy: 60)
    shown.store(minutes * 100 + seconds, ordering: .relaxed)
    Fires.happened()
  }

  /// The work of a separate timer: it computes the remaining time, rounded up.
  func showPresent() {
    show((max(0, due - Clock.now) + .second - 1) / .second)
  }
}
