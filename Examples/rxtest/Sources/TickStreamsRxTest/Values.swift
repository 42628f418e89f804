// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

// Operators that change, filter and collect values, whose closures may throw.

extension Observable {
  /// The results of `change`, but those that are `nil`, and the error that it throws; `state` is that of one subscription.
  func changed<State, Output>(
    from state: State, _ change: @escaping (inout State, Element) throws -> Output?
  ) -> Observable<Output> {
    let (initial, change) = (Held(state), Held(change))
    return Observable<Output>(
      .deferred { [signal] in
        let running = Box(initial.value)
        return signal.tryMap { try change.value(&running.content, $0.value).map { Held($0) } }.compactMap { $0 }
      })
  }

  public func map<Output>(_ transform: @escaping (Element) throws -> Output) -> Observable<Output> {
    changed(from: ()) { try transform($1) }
  }

  public func compactMap<Output>(_ transform: @escaping (Element) throws -> Output?) -> Observable<Output> {
    changed(from: ()) { try transform($1) }
  }

  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable { changed(from: ()) { try isIncluded($1) ? $1 : nil } }

  public func enumerated() -> Observable<(index: Int, element: Element)> {
    changed(from: 0) { index, element in
      defer { index += 1 }
      return (index, element)
    }
  }

  public func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) throws -> Result) -> Observable<Result> {
    changed(from: seed) { result, element in
      result = try accumulator(result, element)
      return result
    }
  }

  public func scan<Result>(into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void) -> Observable<Result> {
    changed(from: seed) { result, element in
      try accumulator(&result, element)
      return result
    }
  }

  public func reduce<Result>(_ seed: Result, accumulator: @escaping (Result, Element) throws -> Result) -> Observable<Result> {
    scan(seed, accumulator: accumulator).startWith(seed).takeLast(1)
  }

  public func reduce<Result, Output>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result, mapResult: @escaping (Result) throws -> Output
  ) -> Observable<Output> { reduce(seed, accumulator: accumulator).map(mapResult) }

  public func toArray() -> Observable<[Element]> { reduce([]) { $0 + [$1] } }

  public func distinctUntilChanged<Key>(
    _ key: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable {
    changed(from: Key?.none) { last, element in
      let next = try key(element)
      if let last, try comparer(last, next) { return nil }
      last = next
      return element
    }
  }

  public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) throws -> Key) -> Observable {
    distinctUntilChanged(key, comparer: ==)
  }

  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  public func distinctUntilChanged<Property: Equatable>(at property: KeyPath<Element, Property>) -> Observable {
    distinctUntilChanged { $0[keyPath: property] }
  }

  public func materialize() -> Observable<Event<Element>> {
    Observable<Event<Element>>(signal.materialize().map { Held(Event($0)) }.promoteFailure())
  }

  public func dematerialize<Output>() -> Observable<Output> where Element == Event<Output> {
    Observable<Output>(signal.map(\.value.held).dematerialize())
  }

  public func groupBy<Key: Hashable & Sendable>(keySelector key: @escaping (Element) throws -> Key) -> Observable<
    GroupedObservable<Key, Element>
  > {
    Observable<GroupedObservable<Key, Element>>(
      map { (try key($0), $0) }.signal.grouped { Held($0.value.0) }.map { group in
        Held(GroupedObservable(group.key.value, group.signal.map { Held($0.value.1) }))
      })
  }

  // MARK: - Beginnings and ends

  public func take(_ count: Int) -> Observable { Observable(signal.take(count)) }
  /// With a count of zero it waits for the completion, as in RxSwift; that of TickStreams completes immediately.
  public func takeLast(_ count: Int) -> Observable { count == 0 ? filter { _ in false } : Observable(signal.takeLast(count)) }
  public func skip(_ count: Int) -> Observable { Observable(signal.skip(count)) }
  public func ignoreElements() -> Observable<Never> { Observable<Never>(signal.ignoreValues(as: Held<Never>.self)) }
  public func startWith(_ elements: Element...) -> Observable { Observable(Raw.from(elements.map { Held($0) }).concat(signal)) }
  public func ifEmpty(default element: Element) -> Observable { Observable(signal.orIfEmpty(Held(element))) }

  public func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable {
    Observable(map { ($0, try predicate($0)) }.signal.take(while: \.value.1, inclusive: behavior == .inclusive).map { Held($0.value.0) })
  }

  public func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable {
    changed(from: true) { isSkipping, element in
      if isSkipping { isSkipping = try predicate(element) }
      return isSkipping ? nil : element
    }
  }

  /// Fails if there is no such element, and also if `take(_:)` would not get that far.
  public func element(at index: Int) -> Observable {
    Observable(signal.element(at: index).orFail(RxError.argumentOutOfRange))
  }

  /// Fails unless exactly one element comes.
  public func single(_ predicate: @escaping (Element) throws -> Bool = { _ in true }) -> Observable {
    Observable(
      filter(predicate).changed(from: false) { isSecond, element in
        if isSecond { throw RxError.moreThanOneElement }
        isSecond = true
        return element
      }.signal.orFail(RxError.noElements))
  }

  /// The elements, and after each that `afterNext` has seen.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable {
    let (before, after) = (Held((onNext, onError, onCompleted)), Held(afterNext))
    let (subscribes, subscribed, disposes) = (Held(onSubscribe), Held(onSubscribed), Held(onDispose))
    return Observable(
      Raw { [signal] subscriber in
        subscribes.value?()
        let subscription = signal.observe { event in
          do {
            switch event {
            case .next(let element): try before.value.0?(element.value)
            case .failed(let error): try before.value.1?(error)
            case .completed: try before.value.2?()
            }
            subscriber.send(event)
            if case .next(let element) = event { try after.value?(element.value) }
          } catch { subscriber.failed(error) }
        }
        subscribed.value?()
        return AnyDisposable {
          subscription.dispose()
          disposes.value?()
        }
      })
  }

  public func debug(_ identifier: String? = nil, trimOutput _: Bool = false) -> Observable { Observable(signal.log(identifier)) }
}

extension Observable where Element: Equatable {
  public func distinctUntilChanged() -> Observable { distinctUntilChanged(==) }
}

extension TickSignal where Failure == any Error {
  /// Its values, and a failure if it completes without one.
  func orFail(_ error: any Error) -> TickSignal {
    map { Optional($0) }.orIfEmpty(nil).tryMap { value throws(any Error) in
      guard let value else { throw error }
      return value
    }
  }
}

/// Whether the element that ends a signal is the last one of it.
public enum TakeBehavior: Sendable { case inclusive, exclusive }

public enum RxError: Error { case unknown, timeout, noElements, moreThanOneElement, argumentOutOfRange }

/// The elements with one key.
public final class GroupedObservable<Key, Element>: Observable<Element> {
  public let key: Key

  init(_ key: Key, _ signal: Raw) {
    self.key = key
    super.init(signal)
  }
}
