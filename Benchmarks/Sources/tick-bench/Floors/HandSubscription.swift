/// A subject whose subscriptions end: as little as that takes, without any safety for threads.
final class HandSubject<Value> {
  fileprivate final class Entry {
    let send: (Value) -> Void

    init(_ send: @escaping (Value) -> Void) {
      self.send = send
    }
  }

  fileprivate var entries: [ObjectIdentifier: Entry] = [:]

  init() {}

  var signal: HandSignal<Value> {
    HandSignal { next in
      let entry = Entry(next)
      let key = ObjectIdentifier(entry)
      self.entries[key] = entry
      return HandSubscription { self.entries[key] = nil }
    }
  }

  func send(_ value: Value) {
    for entry in entries.values { entry.send(value) }
  }
}

/// Ends a subscription by hand.
final class HandSubscription {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  func dispose() {
    end?()
    end = nil
  }
}

/// A signal of closures that can be unsubscribed.
struct HandSignal<Value> {
  let subscribe: (@escaping (Value) -> Void) -> HandSubscription

  init(subscribe: @escaping (@escaping (Value) -> Void) -> HandSubscription) {
    self.subscribe = subscribe
  }

  @inline(never)
  func map<Output>(_ transform: @escaping (Value) -> Output) -> HandSignal<Output> {
    HandSignal<Output> { [subscribe] next in subscribe { next(transform($0)) } }
  }

  @inline(never)
  func filter(_ isIncluded: @escaping (Value) -> Bool) -> HandSignal {
    HandSignal { [subscribe] next in subscribe { if isIncluded($0) { next($0) } } }
  }
}
