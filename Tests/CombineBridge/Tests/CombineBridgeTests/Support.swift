import OpenCombine
import Synchronization

/// A log of entries, in order, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }
  func append(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

/// A subscriber that requests values when the test calls it.
final class SlowSubscriber<Failure: Error>: OpenCombine.Subscriber {
  private(set) var events: [String] = []
  private var subscription: (any OpenCombine.Subscription)?
  /// The demand with each value.
  var more = Subscribers.Demand.none
  var onSubscription: ((any OpenCombine.Subscription) -> Void)?
  var onValue: ((String) -> Void)?
  /// Whether a value came inside another one.
  private(set) var wasNested = false
  private var isInside = false

  func request(_ count: Int) { subscription?.request(.max(count)) }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }

  func receive(subscription: any OpenCombine.Subscription) {
    self.subscription = subscription
    onSubscription?(subscription)
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    wasNested = wasNested || isInside
    isInside = true
    events.append("\(input)")
    onValue?("\(input)")
    isInside = false
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { events.append("\(completion)") }
}

/// A subscriber that asks for nothing.
final class WitnessSubscriber: OpenCombine.Subscriber {
  private(set) var subscription: (any OpenCombine.Subscription)?

  func receive(subscription: any OpenCombine.Subscription) { self.subscription = subscription }
  func receive(_ input: Witness) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Never>) {}
}

struct Wrong: Error, Equatable {}

final class Witness: Sendable {}
