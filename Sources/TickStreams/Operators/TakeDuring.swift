extension TickSignal {
  /// Passes on values until `lifetime` ends, and completes at that moment, on the thread that ends it.
  ///
  /// If the lifetime has already ended, the signal completes on subscription.
  ///
  /// ```text
  /// self                     -a-b-c-d-|
  /// lifetime                     !
  /// take(during: lifetime)   -a-b|
  /// ```
  public func take(during lifetime: Lifetime) -> TickSignal {
    staged { [weak lifetime] stage in
      let ending = AnyDisposable { stage.finish(.completed) }
      if let lifetime { lifetime.add(ending) } else { ending.dispose() }
      stage.add(AnyDisposable { ending.silence() })
      return stage.forwardingSubscriber()
    }
  }

  /// Passes on values until `owner` is deallocated, and completes in place of the first value after that; an end passes.
  ///
  /// The owner is not retained.
  ///
  /// There is no portable way to observe deallocation, so the source stays subscribed until its next event: an hourly timer stays armed for
  /// up to an hour. Pass a ``Lifetime`` to ``take(during:)-(Lifetime)`` to end at that very moment.
  ///
  /// ```swift
  /// beats.take(during: self).subscribe(onNext: { print($0) })
  ///   .keepUntilFinished()
  /// ```
  public func take(during owner: some AnyObject & Sendable) -> TickSignal {
    let owner = Weak(owner)
    return take(while: { _ in owner.object != nil })
  }
}
