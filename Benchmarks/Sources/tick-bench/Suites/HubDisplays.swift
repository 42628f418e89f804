import Dispatch
import OpenCombine
import OpenCombineDispatch
import TickStreams

/// A way to show in labels, every second, how long is left.
@MainActor
protocol LabelDisplay: AnyObject {
  /// Starts the countdowns, if they can run without being shown.
  func start(_ labels: [CountdownLabel])

  /// Whether they can.
  var countsUnseen: Bool { get }

  /// Shows them; timers that share an instant flip `first` and then every second.
  func show(_ labels: [CountdownLabel], from first: Int64)

  /// The statistics of the scheduler, if it counts.
  var statistics: SchedulerStatistics? { get }
}

extension LabelDisplay {
  func start(_ labels: [CountdownLabel]) {}
  var countsUnseen: Bool { true }
  var statistics: SchedulerStatistics? { nil }
}

/// A hub, to which each label is bound: on main, by one hop for all of a flip if the hub counts elsewhere.
final class HubDisplay<Scheduler: TickScheduler>: LabelDisplay {
  private let hub: CountdownHub<Int>
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    hub = CountdownHub(every: .seconds(1), on: scheduler)
  }

  var statistics: SchedulerStatistics? { scheduler.statistics }

  func start(_ labels: [CountdownLabel]) {
    hub.start(labels)
  }

  func show(_ labels: [CountdownLabel], from first: Int64) {
    for (key, label) in labels.enumerated() {
      hub.bind(label, to: key) { label, left in label.show(left) }
    }
  }
}

/// A hub on main, and a subscription for each label.
final class HubSignalDisplay: LabelDisplay {
  private let hub = CountdownHub<Int>(every: .seconds(1), on: .main)
  private var subscriptions: [any Disposable] = []

  var statistics: SchedulerStatistics? { MainScheduler.shared.statistics }

  func start(_ labels: [CountdownLabel]) {
    hub.start(labels)
  }

  func show(_ labels: [CountdownLabel], from first: Int64) {
    subscriptions = labels.enumerated().map { key, label in
      hub.signal(for: key).subscribe(onNext: { [weak label] left in label?.show(left) })
    }
  }
}

extension CountdownHub<Int> {
  fileprivate func start(_ labels: [CountdownLabel]) {
    for (key, label) in labels.enumerated() { start(key, for: .nanoseconds(label.due - Clock.now)) }
  }
}

extension CountdownLabel {
  fileprivate func show(_ left: Duration?) {
    if let left { show(left.components.seconds) }
  }

  /// When a timer has to fire first so that it fires at the deadline as well.
  fileprivate var firstFlip: Int64 {
    let now = Clock.now
    return now + (due - now) % .second
  }
}

/// A source for each label, all on main: in step with its own deadline, or all with each other.
final class DispatchDisplay: LabelDisplay {
  private let isStaggered: Bool
  private var sources: [any DispatchSourceTimer] = []

  init(isStaggered: Bool) {
    self.isStaggered = isStaggered
  }

  func start(_ labels: [CountdownLabel]) {
    sources = labels.map { label in ending(at: label.due) { [weak label] in label?.showPresent() } }
  }

  func show(_ labels: [CountdownLabel], from first: Int64) {
    for (source, label) in zip(sources, labels) {
      let flip = DispatchTime(uptimeNanoseconds: UInt64(isStaggered ? label.firstFlip : first))
      source.schedule(deadline: flip, repeating: .seconds(1), leeway: .nanoseconds(0))
    }
  }
}

/// A repeating action for each label, all on main.
final class OpenCombineDisplay: LabelDisplay {
  private var cancellables: [any Cancellable] = []

  var countsUnseen: Bool { false }

  func show(_ labels: [CountdownLabel], from first: Int64) {
    let scheduler = DispatchQueue.main.ocombine
    cancellables = labels.map { label in
      scheduler.schedule(
        after: .init(DispatchTime(uptimeNanoseconds: UInt64(label.firstFlip))), interval: .seconds(1), tolerance: .zero, options: nil
      ) { @Sendable [weak label] in label?.showPresent() }
    }
  }
}

/// One source on main that visits every label: no keys, no ends, and labels cannot be added or removed.
final class OneSourceDisplay: LabelDisplay {
  private var source: (any DispatchSourceTimer)?

  var countsUnseen: Bool { false }

  func show(_ labels: [CountdownLabel], from first: Int64) {
    source = repeating(from: first) {
      let now = Clock.now
      for label in labels { label.show((max(0, label.due - now) + .second - 1) / .second) }
    }
  }
}

/// A deadline for each key, and who shows it, in two dictionaries that one source on main visits: no ends, no phases.
final class DictionaryDisplay: LabelDisplay {
  private struct Shown {
    weak var label: CountdownLabel?
    let show: @MainActor (CountdownLabel, Int64) -> Void
  }

  private var deadlines: [Int: Int64] = [:]
  private var shown: [Int: Shown] = [:]
  private var source: (any DispatchSourceTimer)?

  func start(_ labels: [CountdownLabel]) {
    for (key, label) in labels.enumerated() { deadlines[key] = label.due }
  }

  func show(_ labels: [CountdownLabel], from first: Int64) {
    for (key, label) in labels.enumerated() { shown[key] = Shown(label: label) { $0.show($1) } }
    source = repeating(from: first) { MainActor.assumeIsolated { self.flip() } }
  }

  private func flip() {
    let now = Clock.now
    for (key, entry) in shown {
      guard let label = entry.label, let due = deadlines[key] else { continue }
      entry.show(label, (max(0, due - now) + .second - 1) / .second)
    }
  }
}

/// A source that runs `action` on main once.
private func ending(at instant: Int64, _ action: @escaping @Sendable () -> Void) -> any DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(instant)), leeway: .nanoseconds(0))
  source.setEventHandler(handler: action)
  source.activate()
  return source
}

/// A source that runs `action` on main at `first` and then every second.
private func repeating(from first: Int64, _ action: @escaping @Sendable () -> Void) -> any DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(first)), repeating: .seconds(1), leeway: .nanoseconds(0))
  source.setEventHandler(handler: action)
  source.activate()
  return source
}
