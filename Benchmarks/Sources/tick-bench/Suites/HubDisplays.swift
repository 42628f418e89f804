import Dispatch
import OpenCombine
import OpenCombineDispatch
import TickStreams

/// A way to show in labels, every second, how long is left.
@MainActor
protocol LabelDisplay: AnyObject {
  /// Starts the countdowns, if they can run without being shown.
  func start(_ labels: [CountdownLabel])

  /// Shows them; timers that share an instant flip `first` and then every second.
  func show(_ labels: [CountdownLabel], from first: Int64)

  /// The statistics of the scheduler, if it counts.
  var statistics: SchedulerStatistics? { get }
}

extension LabelDisplay {
  func start(_ labels: [CountdownLabel]) {}
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

  func show(_ labels: [CountdownLabel], from first: Int64) {
    sources = labels.map { label in
      repeating(from: isStaggered ? label.firstFlip : first) { [weak label] in label?.showPresent() }
    }
  }
}

/// A repeating action for each label, all on main.
final class OpenCombineDisplay: LabelDisplay {
  private var cancellables: [any Cancellable] = []

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

  func show(_ labels: [CountdownLabel], from first: Int64) {
    source = repeating(from: first) {
      let now = Clock.now
      for label in labels { label.show((max(0, label.due - now) + .second - 1) / .second) }
    }
  }
}

/// A source that runs `action` on main at `first` and then every second.
private func repeating(from first: Int64, _ action: @escaping @Sendable () -> Void) -> any DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(first)), repeating: .seconds(1), leeway: .nanoseconds(0))
  source.setEventHandler(handler: action)
  source.activate()
  return source
}
