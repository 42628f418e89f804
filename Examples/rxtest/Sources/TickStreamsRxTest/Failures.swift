// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

// Operators for failures, and repetitions.

extension Observable {
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable) -> Observable {
    let handler = Held(handler)
    return Observable(
      signal.catch { error -> Raw in
        do { return try handler.value(error).signal } catch { return .fail(error) }
      })
  }

  public func catchAndReturn(_ element: Element) -> Observable { self.catch { _ in .just(element) } }

  /// Each source after the failure of the previous one.
  public static func `catch`(sequence sources: some Sequence<Observable>) -> Observable {
    .deferred {
      var left = sources.makeIterator()
      func next(after error: any Error) -> Observable { left.next().map { $0.catch(next) } ?? .error(error) }
      return left.next()?.catch(next) ?? .empty()
    }
  }

  public func ifEmpty(switchTo other: Observable) -> Observable {
    Observable<Element?>(signal.map { Held(Optional($0.value)) }.orIfEmpty(Held(nil)))
      .concatMap { $0.map { .just($0) } ?? other }
  }

  public func retry() -> Observable { Observable(signal.retry()) }

  /// At most `maxAttemptCount` runs.
  public func retry(_ maxAttemptCount: Int) -> Observable {
    maxAttemptCount > 0 ? Observable(signal.retry(maxAttemptCount - 1)) : .empty()
  }

  /// Another run with each element of the handler's result, which ends this one.
  public func retry<Failure: Error, Trigger: ObservableType>(
    when handler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable { retried(when: handler) }

  public func retry<Trigger: ObservableType>(when handler: @escaping (Observable<any Error>) -> Trigger) -> Observable {
    retried(when: handler)
  }

  private func retried<Failure: Error, Trigger: ObservableType>(
    when handler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable {
    .create { [self] observer in
      let (failures, restarts) = (PublishSubject<Failure>(), PublishSubject<Trigger.Element>())
      func run() -> Observable {
        self.catch { error in
          guard let failure = error as? Failure else { throw error }
          return restarts.take(1).concatMap { _ in run() }.do(onSubscribed: { failures.onNext(failure) })
        }
      }
      let triggers = handler(failures).asObservable().subscribe(restarts)
      return Disposables.create(triggers, run().subscribe(observer))
    }
  }
}
