@testable import TickStreams

/// A subscriber that expects to be called by one thread at a time, with no lock held, and with nothing after the end.
///
/// Unchecked: the recorded events are accessed only by the thread that has the baton.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let name: String
  private let isInside = Shared(false)
  private var handles: [Subscription] = []
  private let describe: @Sendable (Value) -> String
  /// The events: the values as text, then `|` or `#`.
  private(set) var events: [String] = []
  /// Called inside each delivery.
  var onEvent: (@Sendable (String) -> Void)?

  init(_ name: String = "the subscriber", _ describe: @escaping @Sendable (Value) -> String = { "\($0)" }) {
    self.name = name
    self.describe = describe
  }

  func record(_ event: String) {
    userCode("\(name) is called with \(event)")
    expect(!isInside.exchange(true), "\(name) is called with \(event) during \(events.last ?? "a call")")
    expect(events.last != "|" && events.last != "#", "\(name) is called with \(event) after the end")
    events.append(event)
    onEvent?(event)
    isInside.set(false)
  }

  func next(_ value: Value) { record(describe(value)) }

  func subscribe<Failure>(to signal: TickSignal<Value, Failure>) -> Subscription {
    signal.subscribe(onNext: { self.next($0) }, onFailed: { _ in self.record("#") }, onCompleted: { self.record("|") })
  }

  /// Subscribes for as long as the recorder lives, which a program's check sees to.
  func follow<Failure>(_ signal: TickSignal<Value, Failure>) {
    handles.append(
      signal.subscribe(
        onNext: { [unowned self] in next($0) }, onFailed: { [unowned self] _ in record("#") },
        onCompleted: { [unowned self] in record("|") }))
  }

  var text: String { events.joined(separator: " ") }
}
