// Operators that run a signal for each value, with closures on the main actor.

extension TickSignal.OnMain {
  /// Runs a signal for each value, all at the same time, with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/flatMap(_:)-((Value)->TickSignal<Output,Failure>)``. The signals that run deliver in their own contexts.
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  public func flatMap<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> {
    flatten(.merge, transform)
  }

  /// Runs a signal that cannot fail for each value, all at the same time, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMap<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.merge) { transform($0).promoteFailure(to: Failure.self) }
  }

  /// Runs a signal for each value, and disposes it when the next value arrives, with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``. The signals that run deliver in their own contexts.
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  public func flatMapLatest<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure>
  {
    flatten(.latest, transform)
  }

  /// Runs a signal that cannot fail for each value, and disposes it when the next value arrives, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapLatest<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.latest) { transform($0).promoteFailure(to: Failure.self) }
  }

  /// Runs a signal for a value, and ignores further values until that signal has completed, with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/flatMapFirst(_:)-((Value)->TickSignal<Output,Failure>)``. The signals that run deliver in their own contexts.
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  public func flatMapFirst<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure>
  {
    flatten(.first, transform)
  }

  /// Runs a signal that cannot fail for a value, and ignores further values until that signal has completed, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMapFirst(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapFirst<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.first) { transform($0).promoteFailure(to: Failure.self) }
  }

  /// Runs a signal for each value, one after the other, with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/concatMap(_:)-((Value)->TickSignal<Output,Failure>)``. The signals that run deliver in their own contexts.
  ///
  /// If a signal completes elsewhere, the closure is called for the next value on a separate turn of the main queue.
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  public func concatMap<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> {
    flatten(.queue(1), transform)
  }

  /// Runs a signal that cannot fail for each value, one after the other, with a closure on the main actor.
  ///
  /// Follows the rules of ``concatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func concatMap<Output>(_ transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.queue(1)) { transform($0).promoteFailure(to: Failure.self) }
  }

  /// The common part.
  ///
  /// An operator that queues values calls its closure for the next one where the signal before it completed, which may be off main.
  fileprivate func flatten<Output>(
    _ strategy: FlattenStrategy, _ transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    let box = MainBox(transform)
    return signal.deliver(on: .main).flatten(strategy) { value in
      if MainScheduler.shared.isCurrent { return onMainActor { box.contents(value) } }
      return TickSignal.just(value).deliver(on: .main).flatten(.merge) { value in onMainActor { box.contents(value) } }
    }
  }
}

extension TickSignal.OnMain where Failure == Never {
  /// Runs a signal that can fail for each value, all at the same time, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMap<Output, InnerFailure>(
    _ transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    signal.promoteFailure(to: InnerFailure.self).onMain.flatten(.merge, transform)
  }

  /// Runs a signal that can fail for each value, and disposes it when the next value arrives, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapLatest<Output, InnerFailure>(
    _ transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    signal.promoteFailure(to: InnerFailure.self).onMain.flatten(.latest, transform)
  }

  /// Runs a signal that can fail for a value, and ignores further values until that signal has completed, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMapFirst(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapFirst<Output, InnerFailure>(
    _ transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    signal.promoteFailure(to: InnerFailure.self).onMain.flatten(.first, transform)
  }

  /// Runs a signal that can fail for each value, one after the other, with a closure on the main actor.
  ///
  /// Follows the rules of ``concatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func concatMap<Output, InnerFailure>(
    _ transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    signal.promoteFailure(to: InnerFailure.self).onMain.flatten(.queue(1), transform)
  }
}
