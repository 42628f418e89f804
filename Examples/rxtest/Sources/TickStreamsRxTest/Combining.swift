// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

// Operators with several sources.

extension Observable {
  /// A closure that makes an inner source, as the library takes it.
  func inner<Output>(_ selector: @escaping (Element) throws -> Observable<Output>) -> @Sendable (Held<Element>) -> Observable<Output>.Raw {
    let selector = Held(selector)
    return {
      do { return try selector.value($0.value).signal } catch { return .fail(error) }
    }
  }

  public func flatMap<Source: ObservableType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
    Observable<Source.Element>(signal.flatMap(inner { try selector($0).asObservable() }))
  }

  public func flatMapLatest<Source: ObservableType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
    Observable<Source.Element>(signal.flatMapLatest(inner { try selector($0).asObservable() }))
  }

  public func flatMapFirst<Source: ObservableType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
    Observable<Source.Element>(signal.flatMapFirst(inner { try selector($0).asObservable() }))
  }

  public func concatMap<Source: ObservableType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
    Observable<Source.Element>(signal.concatMap(inner { try selector($0).asObservable() }))
  }

  public func concat(_ next: some ObservableType<Element>) -> Observable { Observable(signal.concat(next.raw)) }
  public func amb(_ other: some ObservableType<Element>) -> Observable { Observable(signal.race(other.raw)) }

  public static func merge(_ sources: Observable...) -> Observable { merge(sources) }
  public static func merge(_ sources: some Collection<Observable>) -> Observable { Observable(.merge(sources.map(\.signal))) }
  public static func concat(_ sources: Observable...) -> Observable { concat(sources) }
  public static func concat(_ sources: some Sequence<Observable>) -> Observable { Observable<Observable>.from(sources).concat() }
  public static func amb(_ sources: some Sequence<Observable>) -> Observable { Observable(.race(sources.map(\.signal))) }

  // MARK: - Triggers

  /// Ends with an element of `trigger`, and fails with it; its completion changes nothing.
  public func take<Trigger: ObservableType>(until trigger: Trigger) -> Observable {
    let end = trigger.raw.map { _ in Held<Element>?.none }
    let values = signal.map { Held<Element>?.some($0) }.concat(.just(nil))
    return Observable(TickSignal.merge([end, values]).take { $0 != nil }.compactMap { $0 })
  }

  public func skip(until trigger: some ObservableType) -> Observable { Observable(signal.skip(until: trigger.raw)) }

  public func sample(_ sampler: some ObservableType) -> Observable { Observable(signal.sample(when: sampler.raw)) }

  public func withLatestFrom<Other: ObservableType, Output>(
    _ other: Other, resultSelector: @escaping (Element, Other.Element) throws -> Output
  ) -> Observable<Output> {
    Observable<(Element, Other.Element)>(signal.withLatest(from: other.raw).map { Held(($0.value, $1.value)) }).map {
      try resultSelector($0.0, $0.1)
    }
  }

  public func withLatestFrom<Other: ObservableType>(_ other: Other) -> Observable<Other.Element> {
    withLatestFrom(other) { $1 }
  }

  // MARK: - Combinations

  public static func combineLatest(_ sources: some Collection<some ObservableType<Element>>) -> Observable<[Element]> {
    Observable<[Element]>(sources.isEmpty ? .just(Held([])) : elements(of: TickSignal.combineLatest(sources.map { $0.raw })))
  }

  public static func combineLatest<Part>(
    _ sources: some Collection<some ObservableType<Part>>, resultSelector: @escaping ([Part]) throws -> Element
  ) -> Observable { Observable<Part>.combineLatest(sources).map(resultSelector) }

  public static func zip(_ sources: some Collection<some ObservableType<Element>>) -> Observable<[Element]> {
    Observable<[Element]>(elements(of: TickSignal.zip(sources.map { $0.raw })))
  }

  public static func zip<Part>(
    _ sources: some Collection<some ObservableType<Part>>, resultSelector: @escaping ([Part]) throws -> Element
  ) -> Observable { Observable<Part>.zip(sources).map(resultSelector) }

  public static func combineLatest<each Source: ObservableType>(
    _ sources: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable {
    holding(TickSignal<(repeat Held<(each Source).Element>), any Error>.combineLatest(repeat (each sources).raw))
      .map { try resultSelector(repeat (each $0).value) }
  }

  public static func zip<each Source: ObservableType>(
    _ sources: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable {
    holding(TickSignal<(repeat Held<(each Source).Element>), any Error>.zip(repeat (each sources).raw))
      .map { try resultSelector(repeat (each $0).value) }
  }
}

/// A signal of `Sendable` values.
private func holding<Value>(_ signal: TickSignal<Value, any Error>) -> Observable<Value> { Observable<Value>(signal.map { Held($0) }) }

private func elements<Part>(of signal: TickSignal<[Held<Part>], any Error>) -> Observable<[Part]>.Raw {
  signal.map { Held($0.map { $0.value }) }
}

extension Observable where Element == Any {
  public static func combineLatest<each Source: ObservableType>(_ sources: repeat each Source) -> Observable<(repeat (each Source).Element)>
  {
    holding(TickSignal<(repeat Held<(each Source).Element>), any Error>.combineLatest(repeat (each sources).raw))
      .map { (repeat (each $0).value) }
  }

  public static func zip<each Source: ObservableType>(_ sources: repeat each Source) -> Observable<(repeat (each Source).Element)> {
    holding(TickSignal<(repeat Held<(each Source).Element>), any Error>.zip(repeat (each sources).raw)).map { (repeat (each $0).value) }
  }
}

extension Observable where Element: ObservableType {
  public func merge() -> Observable<Element.Element> { merge(maxConcurrent: .max) }
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
  public func switchLatest() -> Observable<Element.Element> { Observable<Element.Element>(signal.map(\.value.raw).switchToLatest()) }

  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    Observable<Element.Element>(signal.map(\.value.raw).flatten(maxConcurrent: maxConcurrent))
  }
}
