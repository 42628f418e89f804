@testable import TickStreams

struct Broken: Error {}

/// Subscriptions of a run, to be dropped by any thread.
///
/// Unchecked: accessed only by the thread that has the baton.
final class Handles: @unchecked Sendable {
  private var handles: [any Disposable]

  init(_ handles: any Disposable...) { self.handles = handles }

  func add(_ handle: any Disposable) { handles.append(handle) }

  func drop() {
    let over = handles
    handles = []
    withExtendedLifetime(over) {}
  }
}

/// A reference that any thread may drop.
///
/// Unchecked: accessed only by the thread that has the baton.
final class Box<Contents>: @unchecked Sendable {
  private(set) var value: Contents?

  init(_ value: Contents?) { self.value = value }

  func set(_ new: Contents?) { value = new }

  func empty() {
    let over = value
    value = nil
    withExtendedLifetime(over) {}
  }
}

/// Numbers in the order in which they were added, by one thread at a time.
///
/// Unchecked: accessed only by the thread that has the baton.
final class Seen: @unchecked Sendable {
  private let isInside = Shared(false)
  private(set) var numbers: [Int] = []

  func add(_ number: Int) {
    expect(!isInside.exchange(true), "two threads are inside")
    numbers.append(number)
    isInside.set(false)
  }
}

/// A serializer to be captured by closures.
final class SharedSerializer: Sendable { let serializer = Serializer<Int>() }

extension SerializedSubscriber {
  func send(_ value: Probe, from leg: Scope? = nil) { ValueInFlight.lending(value) { next($0, from: leg) } }
}

extension Recorder {
  /// A subscriber without a signal.
  var raw: RawSubscriber {
    RawSubscriber(
      leg: Scope(), onNext: { self.next($0.as(Value.self)) },
      onEnd: { outcome in if case .completed = outcome { self.record("|") } else { self.record("#") } }
    )
  }
}

extension Array where Element: Equatable { func isPrefix(of other: [Element]) -> Bool { other.starts(with: self) } }

/// A signal without values and without an end that counts its subscriptions in `open`, and adds each count to `most`.
func counted(_ open: Shared<Int>, _ most: Seen) -> TickSignal<Probe, Never> {
  TickSignal { _ in
    open.set(open.get() + 1)
    most.add(open.get())
    return AnyDisposable { open.set(open.get() - 1) }
  }
}
