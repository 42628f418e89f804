// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

extension Observable {
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable {
    let subscribe = Held(subscribe)
    return Observable(Raw { subscriber in subscribe.value(AnyObserver { subscriber.send($0.held) }) })
  }

  public static func deferred(_ make: @escaping () throws -> Observable) -> Observable {
    let make = Held(make)
    return Observable(
      .deferred {
        do { return try make.value().signal } catch { return .fail(error) }
      })
  }

  public static func using<Resource: Disposable>(
    _ make: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Observable
  ) -> Observable {
    deferred {
      let resource = try make()
      return deferred { try observableFactory(resource) }.do(onDispose: { resource.dispose() })
    }
  }

  public static func empty() -> Observable { Observable(.empty) }
  public static func never() -> Observable { Observable(.never) }
  public static func error(_ error: any Error) -> Observable { Observable(.fail(error)) }
  public static func just(_ element: Element) -> Observable { Observable(.just(Held(element))) }
  public static func of(_ elements: Element...) -> Observable { from(elements) }
  public static func of(_ elements: Element..., scheduler: any SchedulerType) -> Observable { from(elements, scheduler: scheduler) }
  public static func from(optional element: Element?) -> Observable { element.map(just) ?? empty() }

  public static func just(_ element: Element, scheduler: any SchedulerType) -> Observable {
    from(CollectionOfOne(element), scheduler: scheduler)
  }

  public static func from(_ elements: some Sequence<Element>) -> Observable { Observable(.from(HeldElements(AnySequence(elements)))) }

  /// Each element on a further turn of the scheduler, and then the completion.
  public static func from(_ elements: some Sequence<Element>, scheduler: any SchedulerType) -> Observable {
    guard scheduler.turn > .zero else { return from(elements) }
    let end = Raw.empty.delaySubscription(scheduler.turn, on: scheduler.scheduler)
    let values = TickSignal<Held<Element>, Never>.from(
      HeldElements(AnySequence(elements)), every: scheduler.turn, delay: scheduler.turn, on: scheduler.scheduler)
    return Observable(values.concat(end))
  }

  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool, scheduler: any SchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable {
    let states = sequence(state: Element?.none) { (state: inout Element?) -> Result<Element, any Error>? in
      do {
        let next = try state.map(iterate) ?? initialState
        state = next
        return try condition(next) ? .success(next) : nil
      } catch { return .failure(error) }
    }
    return Observable<Result<Element, any Error>>.from(states, scheduler: scheduler).map { try $0.get() }
  }

  public static func repeatElement(_ element: Element, scheduler: any SchedulerType = CurrentThreadScheduler.instance) -> Observable {
    from(sequence(first: element) { $0 }, scheduler: scheduler)
  }
}

extension Observable where Element: FixedWidthInteger & Sendable {
  public static func range(start: Element, count: Element, scheduler: any SchedulerType = CurrentThreadScheduler.instance) -> Observable {
    from(sequence(first: start) { $0 &+ 1 }.prefix(Int(count)), scheduler: scheduler)
  }

  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
    timer(period, period: period, scheduler: scheduler)
  }

  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType) -> Observable {
    let due = scheduler.wait(for: dueTime)
    let ticks = period.map { TickSignal.interval(scheduler.wait(for: $0), delay: due, on: scheduler.scheduler) }
    return Observable((ticks ?? TickSignal.after(due, on: scheduler.scheduler)).map { Held(Element($0.index)) }.promoteFailure())
  }
}

/// The elements of a sequence, as values of a signal.
///
/// Unchecked, because it is iterated over on the thread of the test.
private struct HeldElements<Element>: Sequence, @unchecked Sendable {
  let elements: AnySequence<Element>
  init(_ elements: AnySequence<Element>) { self.elements = elements }
  func makeIterator() -> some IteratorProtocol<Held<Element>> { elements.lazy.map { Held($0) }.makeIterator() }
}

extension TickSignal where Failure == any Error {
  /// One event.
  static func ended<Element>(by event: Event<Element>) -> TickSignal where Value == Held<Element> {
    TickSignal<TickStreams.Event<Value, any Error>, Never>.just(event.held).dematerialize()
  }
}
