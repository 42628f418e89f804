// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of earlier versions of RxSwift.

extension Observable {
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable { take(while: predicate) }
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable { skip(while: predicate) }
  public func takeUntil(_ trigger: some ObservableType) -> Observable { take(until: trigger) }
  public func skipUntil(_ trigger: some ObservableType) -> Observable { skip(until: trigger) }
  public func elementAt(_ index: Int) -> Observable { element(at: index) }
  public func catchError(_ handler: @escaping (any Error) throws -> Observable) -> Observable { self.catch(handler) }
  public static func catchError(_ sources: some Sequence<Observable>) -> Observable { self.catch(sequence: sources) }
  public func catchErrorJustReturn(_ element: Element) -> Observable { catchAndReturn(element) }
  public func observeOn(_ scheduler: any SchedulerType) -> Observable { observe(on: scheduler) }
  public func subscribeOn(_ scheduler: any SchedulerType) -> Observable { subscribe(on: scheduler) }
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable { take(for: duration, scheduler: scheduler) }

  public func takeWhile(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool) -> Observable {
    take(while: predicate, behavior: behavior)
  }

  public func takeUntil(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool) -> Observable {
    take(until: predicate, behavior: behavior)
  }

  public func retryWhen<Failure: Error, Trigger: ObservableType>(
    _ handler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable { retry(when: handler) }

  public func retryWhen<Trigger: ObservableType>(_ handler: @escaping (Observable<any Error>) -> Trigger) -> Observable {
    retry(when: handler)
  }
}

public func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>> { .next(time, element) }

public func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self) -> Recorded<Event<Element>> { .completed(time) }

public func error<Element>(_ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self) -> Recorded<Event<Element>> {
  .error(time, error)
}
