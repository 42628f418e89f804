// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

/// What receives events.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }
}

/// An observer that is a closure.
public struct AnyObserver<Element>: ObserverType {
  let handler: (Event<Element>) -> Void

  public init(eventHandler handler: @escaping (Event<Element>) -> Void) { self.handler = handler }
  public init(_ observer: some ObserverType<Element>) { handler = observer.on }

  public func on(_ event: Event<Element>) { handler(event) }
}

public typealias Disposable = TickStreams.Disposable
public typealias DisposeBag = TickStreams.DisposeBag

public enum Disposables {
  public static func create() -> any Disposable { TickStreams.Disposables.none }

  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    let dispose = Held(dispose)
    return AnyDisposable { dispose.value() }
  }

  public static func create(_ members: any Disposable...) -> any Disposable { TickStreams.CompositeDisposable(members) }
}

extension TickStreams.Disposable {
  public func disposed(by bag: DisposeBag) { store(in: bag) }
}
