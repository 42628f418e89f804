import OpenCombine
import Synchronization

/// A log of entries, in order, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }
  func append(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

/// A subscriber that asks for values when the test says so.
final class SlowSubscriber<Failure: Error>: OpenCombine.Subscriber {
  private(set) var events: [String] = []
  private var subscription: (any OpenCombine.Subscription)?
  /// What it asks for with each value.
  var more = Subscribers.Demand.none

  func request(_ count: Int) { subscription?.request(.max(count)) }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }

  func receive(subscription: any OpenCombine.Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    events.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { events.append("\(completion)") }
}

struct Wrong: Error, Equatable {}

final class Witness: Sendable {}
