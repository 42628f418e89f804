// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

/// A source that a test feeds.
open class PublishSubject<Element>: Observable<Element>, ObserverType {
  let subject: TickSubject<Held<Element>, any Error>

  init(_ subject: TickSubject<Held<Element>, any Error>, _ signal: Raw) {
    self.subject = subject
    super.init(signal)
  }

  public convenience init() {
    let subject = TickSubject<Held<Element>, any Error>()
    self.init(subject, subject.signal)
  }

  open func on(_ event: Event<Element>) { subject.send(event.held) }
  public var hasObservers: Bool { subject.hasSubscribers }
}

/// A subject that repeats its latest elements to a new subscriber.
public final class ReplaySubject<Element>: PublishSubject<Element> {
  public static func create(bufferSize: Int) -> ReplaySubject {
    let subject = TickSubject<Held<Element>, any Error>(replay: bufferSize)
    return ReplaySubject(subject, subject.signal)
  }

  public static func createUnbounded() -> ReplaySubject { create(bufferSize: .max) }
}

/// A subject with a current element.
///
/// A subscriber that comes after its end gets the end alone.
public final class BehaviorSubject<Element>: PublishSubject<Element> {
  private let current: Box<Element>
  private let end: Box<Event<Element>?>

  public init(value: Element) {
    let subject = TickSubject<Held<Element>, any Error>(replay: 1)
    let end = Box(Event<Element>?.none)
    (current, self.end) = (Box(value), end)
    super.init(subject, .deferred { end.content.map { .ended(by: $0) } ?? subject.signal })
    super.on(.next(value))
  }

  override public func on(_ event: Event<Element>) {
    guard end.content == nil else { return }
    if let element = event.element { current.content = element } else { end.content = event }
    super.on(event)
  }

  public func value() throws -> Element {
    if let error = end.content?.error { throw error }
    return current.content
  }
}
