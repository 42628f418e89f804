extension TickSignal {
  /// Passes on values until `lifetime` ends, and completes at that moment, on the thread that ends it.
  ///
  /// A lifetime that has ended already gives an empty signal.
  public func take(during lifetime: Lifetime) -> TickSignal {
    let boxing = Boxing(Value.self)
    return through { [weak lifetime] downstream in
      let sink = Sink(downstream, boxing)
      let ending = AnyDisposable { sink.serialized.finish(.completed) }
      if let lifetime { lifetime.add(ending) } else { ending.dispose() }
      sink.add(ending.silenced)
      return sink.forwardingSubscriber()
    }
  }

  /// Passes on values as long as `owner` is there, and completes with the first event after it has gone.
  ///
  /// The owner is not retained.
  ///
  /// No platform-independent hook tells when an object goes, so a source that is silent stays subscribed until its next event: an hourly
  /// timer stays armed for up to an hour. Give a ``Lifetime`` to ``take(during:)-(Lifetime)`` to end at the very moment.
  public func take(during owner: some AnyObject & Sendable) -> TickSignal {
    let owner = Weak(owner)
    return take(while: { _ in owner.object != nil })
  }
}

extension AnyDisposable {
  /// Ends this one without running its closure.
  fileprivate var silenced: any Disposable { AnyDisposable { self.silence() } }
}
