// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

/// What an observable sends.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed

  init(_ event: TickStreams.Event<Held<Element>, any Error>) {
    switch event {
    case .next(let held): self = .next(held.value)
    case .failed(let error): self = .error(error)
    case .completed: self = .completed
    }
  }

  var held: TickStreams.Event<Held<Element>, any Error> {
    switch self {
    case .next(let element): .next(Held(element))
    case .error(let error): .failed(error)
    case .completed: .completed
    }
  }

  public var element: Element? { if case .next(let element) = self { element } else { nil } }
  public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }
  public var isCompleted: Bool { if case .completed = self { true } else { false } }
  public var isStopEvent: Bool { element == nil }

  public func map<Output>(_ transform: (Element) throws -> Output) -> Event<Output> {
    switch self {
    case .next(let element): do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// Errors are equal if their descriptions are, as in RxTest.
extension Event: Equatable where Element: Equatable {
  public static func == (first: Event, second: Event) -> Bool {
    switch (first, second) {
    case (.next(let first), .next(let second)): first == second
    case (.error(let first), .error(let second)): "\(first)" == "\(second)"
    case (.completed, .completed): true
    default: false
    }
  }
}

extension Event: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// The time of a test: ticks, each of which is a second of the scheduler.
public typealias TestTime = Int

/// A value with its time.
public struct Recorded<Value> {
  public let time: TestTime
  public let value: Value

  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  public static func completed<Element>(_ time: TestTime, _: Element.Type = Element.self) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  public static func error<Element>(_ time: TestTime, _ error: any Error, _: Element.Type = Element.self) -> Recorded
  where Value == Event<Element> { Recorded(time: time, value: .error(error)) }

  public static func events<Element>(_ events: Recorded...) -> [Recorded] where Value == Event<Element> { events }

  public static func events<Element>(_ events: [Recorded]) -> [Recorded] where Value == Event<Element> { events }
}

/// When a source was subscribed to, and when that ended.
public struct Subscription: Hashable, CustomDebugStringConvertible {
  public let subscribe: TestTime
  public let unsubscribe: TestTime

  public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  public var debugDescription: String { "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))" }
}
