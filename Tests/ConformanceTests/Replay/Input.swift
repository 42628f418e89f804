import TickStreams
import TickStreamsTesting

/// A hot or cold source of a case, which keeps a log of its subscriptions.
final class Input: Sendable {
  private let windows = Lock<[Window]>([])
  private let record: Record.Input
  private let scheduler: TestScheduler
  private let subject = TickSubject<JSONValue, Thrown>()

  init(_ record: Record.Input, on scheduler: TestScheduler) {
    self.record = record
    self.scheduler = scheduler
  }

  /// Every subscription so far, in order.
  var log: [Window] { windows.withLock { $0 } }

  var signal: Signal {
    Signal { subscriber in
      let index = self.open()
      let feed: any Disposable = self.record.kind == .hot ? self.join(subscriber) : self.play(to: subscriber)
      return AnyDisposable {
        feed.dispose()
        self.close(index)
      }
    }
  }

  /// Schedules the events of a hot source, at absolute times.
  func begin() {
    guard record.kind == .hot else { return }
    for recorded in record.events where recorded.time >= 0 {
      scheduler.schedule(at: .milliseconds(recorded.time)) { [subject] in subject.send(recorded.event) }
    }
  }

  private func join(_ subscriber: Subscriber<JSONValue, Thrown>) -> any Disposable {
    subject.signal.observe { subscriber.send($0) }
  }

  /// Schedules the events of a cold source, at times relative to now.
  private func play(to subscriber: Subscriber<JSONValue, Thrown>) -> any Disposable {
    CompositeDisposable(
      record.events.map { recorded in
        scheduler.schedule(after: .milliseconds(recorded.time)) { subscriber.send(recorded.event) }
      }
    )
  }

  private func open() -> Int {
    let now = scheduler.milliseconds
    return windows.withLock { windows in
      windows.append(Window(subscribed: now))
      return windows.count - 1
    }
  }

  private func close(_ index: Int) {
    let now = scheduler.milliseconds
    windows.withLock { $0[index].unsubscribed = now }
  }
}

extension TestScheduler {
  /// The current time, which is a whole number, as all times in a case are.
  var milliseconds: Int {
    Int(TickInstant.origin.duration(to: now) / .milliseconds(1))
  }
}

extension TickInstant {
  static func milliseconds(_ time: Int) -> TickInstant {
    origin.advanced(by: .milliseconds(time))
  }
}
