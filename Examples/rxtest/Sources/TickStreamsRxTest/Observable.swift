// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

// Values and closures of RxSwift need not be `Sendable`, and the tests of this module run on one thread.

/// A value or a closure of any type.
///
/// Unchecked, because it is made and used on the thread of the test.
struct Held<Element>: @unchecked Sendable {
  let value: Element
  init(_ value: Element) { self.value = value }
}

/// What changes during a test.
///
/// Unchecked, because it is changed on the thread of the test.
final class Box<Content>: @unchecked Sendable {
  var content: Content
  init(_ content: Content) { self.content = content }
}

extension Held: Equatable where Element: Equatable {}
extension Held: Hashable where Element: Hashable {}

/// What can be used as an observable.
public protocol ObservableType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

public typealias ObservableConvertibleType = ObservableType

extension ObservableType {
  var raw: Observable<Element>.Raw { asObservable().signal }
}

/// An observable of RxSwift, over a signal.
open class Observable<Element>: ObservableType {
  typealias Raw = TickSignal<Held<Element>, any Error>
  let signal: Raw

  init(_ signal: Raw) { self.signal = signal }

  open func asObservable() -> Observable<Element> { self }

  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let on = Held(on)
    let subscription = signal.observe { on.value(Event($0)) }
    subscription.keepUntilFinished()
    return subscription
  }

  public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable { subscribe { observer.on($0) } }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    `do`(onDispose: onDisposed).subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
  }

  public func subscribe<Owner: AnyObject>(
    with owner: Owner, onNext: ((Owner, Element) -> Void)? = nil, onError: ((Owner, any Error) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak owner] element in owner.map { onNext?($0, element) } },
      onError: { [weak owner] error in owner.map { onError?($0, error) } },
      onCompleted: { [weak owner] in owner.map { onCompleted?($0) } })
  }

  public func bind(to observers: any ObserverType<Element>...) -> any Disposable {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}

extension Observable where Element: Sendable {
  /// The signal to pass to the code under test.
  public func asSignal() -> TickSignal<Element, any Error> { signal.map(\.value) }
}

extension TickSignal {
  /// The observable of a signal of the code under test.
  public func asObservable() -> Observable<Value> { Observable(map { Held($0) }.mapFailure { $0 as any Error }) }
}
