// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

// Operators with time.

extension Observable {
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
    Observable(signal.debounce(for: scheduler.wait(for: dueTime), on: scheduler.scheduler))
  }

  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable {
    Observable(signal.throttle(for: scheduler.wait(for: dueTime), latest: latest, on: scheduler.scheduler))
  }

  /// Delays the elements and the completion.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
    let wait = scheduler.wait(for: dueTime)
    return Observable(signal.concat(.empty.delaySubscription(wait, on: scheduler.scheduler)).delay(wait, on: scheduler.scheduler))
  }

  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
    Observable(signal.delaySubscription(scheduler.wait(for: dueTime), on: scheduler.scheduler))
  }

  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  public func timeout(_ dueTime: RxTimeInterval, other: some ObservableType<Element>, scheduler: any SchedulerType) -> Observable {
    Observable(signal.timeout(afterSilence: scheduler.wait(for: dueTime), or: other.raw, on: scheduler.scheduler))
  }

  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    Observable<[Element]>(
      signal.collect(every: scheduler.wait(for: timeSpan), maxCount: count, on: scheduler.scheduler).map { Held($0.map(\.value)) })
  }

  public func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<Observable<Element>> {
    Observable<Observable<Element>>(
      signal.window(every: scheduler.wait(for: timeSpan), maxCount: count, on: scheduler.scheduler).map { Held(Observable($0)) })
  }

  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
    Observable(signal.take(for: scheduler.wait(for: duration), on: scheduler.scheduler))
  }

  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
    Observable(signal.skip(for: scheduler.wait(for: duration), on: scheduler.scheduler))
  }

  /// Every event on a further turn of the scheduler.
  public func observe(on scheduler: any SchedulerType) -> Observable {
    guard scheduler.turn > .zero else { return Observable(signal.deliver(on: scheduler.scheduler)) }
    return materialize().concat(Observable<Event<Element>>.never()).delay(0, scheduler: scheduler).dematerialize()
  }

  public func subscribe(on scheduler: any SchedulerType) -> Observable { delaySubscription(0, scheduler: scheduler) }
}
