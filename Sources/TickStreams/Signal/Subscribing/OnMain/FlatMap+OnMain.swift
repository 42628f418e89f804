// Operators that run a signal for each value, with closures on the main actor.
//
// Where neither side can fail, the form for `Never` is preferred over the other two.

extension TickSignal {
  /// Runs a signal for each value, all at the same time, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMap(_:)-((Value)->TickSignal<Output,Failure>)`` after `deliver(on: .main)`.
  /// The closure is called synchronously if the value arrives on main and no earlier one is queued, and otherwise asynchronously, in order.
  /// The signals that run deliver in their own contexts.
  ///
  /// ```swift
  /// ids.flatMap(onMain: { [weak self] id in self?.fetch(id) ?? .empty })
  /// ```
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  @_disfavoredOverload
  public func flatMap<Output>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flattenOnMain(.merge, transform)
  }

  /// Runs a signal for each value, and disposes it when the next value arrives, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)`` after `deliver(on: .main)`.
  /// The closure is called synchronously if the value arrives on main and no earlier one is queued, and otherwise asynchronously, in order.
  /// The signals that run deliver in their own contexts.
  ///
  /// ```swift
  /// ids.flatMapLatest(onMain: { [weak self] id in self?.fetch(id) ?? .empty })
  /// ```
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  @_disfavoredOverload
  public func flatMapLatest<Output>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flattenOnMain(.latest, transform)
  }

  /// Runs a signal for a value, and ignores further values until that signal has completed, with a closure on the main actor.
  ///
  /// Follows the rules of ``flatMapFirst(_:)-((Value)->TickSignal<Output,Failure>)`` after `deliver(on: .main)`.
  /// The closure is called synchronously if the value arrives on main and no earlier one is queued, and otherwise asynchronously, in order.
  /// The signals that run deliver in their own contexts.
  ///
  /// ```swift
  /// ids.flatMapFirst(onMain: { [weak self] id in self?.fetch(id) ?? .empty })
  /// ```
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  @_disfavoredOverload
  public func flatMapFirst<Output>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flattenOnMain(.first, transform)
  }

  /// Runs a signal for each value, one after the other, with a closure on the main actor.
  ///
  /// Follows the rules of ``concatMap(_:)-((Value)->TickSignal<Output,Failure>)`` after `deliver(on: .main)`.
  /// The closure is called synchronously if the value arrives on main and no earlier one is queued, and otherwise asynchronously, in order.
  /// The signals that run deliver in their own contexts.
  ///
  /// If a signal completes elsewhere, the closure is called for the next value on a separate turn of the main queue.
  ///
  /// ```swift
  /// ids.concatMap(onMain: { [weak self] id in self?.fetch(id) ?? .empty })
  /// ```
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  @_disfavoredOverload
  public func concatMap<Output>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flattenOnMain(.queue(1), transform)
  }

  /// The common part.
  ///
  /// An operator that queues values calls its closure for the next one where the signal before it completed, which may be off main.
  private func flattenOnMain<Output>(
    _ strategy: FlattenStrategy, _ transform: @escaping @MainActor (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    let box = MainBox(transform)
    return deliver(on: .main).flatten(strategy) { value in
      if MainScheduler.shared.isCurrent { return onMainActor { box.contents(value) } }
      return TickSignal.just(value).deliver(on: .main).flatten(.merge) { value in onMainActor { box.contents(value) } }
    }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal for each value, all at the same time, with a closure on the main actor; neither can fail.
  ///
  /// Follows the rules of ``flatMap(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func flatMap<Output>(onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Never> {
    flattenOnMain(.merge, transform)
  }

  /// Runs a signal for each value, all at the same time, with a closure on the main actor; only the signals of the values can fail.
  ///
  /// Follows the rules of ``flatMap(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func flatMap<Output, InnerFailure>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flattenOnMain(.merge, transform)
  }

  /// Runs a signal for each value, and disposes it when the next value arrives, with a closure on the main actor; neither can fail.
  ///
  /// Follows the rules of ``flatMapLatest(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func flatMapLatest<Output>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>
  ) -> TickSignal<Output, Never> {
    flattenOnMain(.latest, transform)
  }

  /// Runs a signal for each value, and disposes it when the next value arrives, with a closure on the main actor; only the signals of the
  /// values can fail.
  ///
  /// Follows the rules of ``flatMapLatest(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func flatMapLatest<Output, InnerFailure>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flattenOnMain(.latest, transform)
  }

  /// Runs a signal for a value, and ignores further values until that signal has completed, with a closure on the main actor; neither can
  /// fail.
  ///
  /// Follows the rules of ``flatMapFirst(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func flatMapFirst<Output>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>
  ) -> TickSignal<Output, Never> {
    flattenOnMain(.first, transform)
  }

  /// Runs a signal for a value, and ignores further values until that signal has completed, with a closure on the main actor; only the
  /// signals of the values can fail.
  ///
  /// Follows the rules of ``flatMapFirst(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func flatMapFirst<Output, InnerFailure>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flattenOnMain(.first, transform)
  }

  /// Runs a signal for each value, one after the other, with a closure on the main actor; neither can fail.
  ///
  /// Follows the rules of ``concatMap(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func concatMap<Output>(onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Never> {
    flattenOnMain(.queue(1), transform)
  }

  /// Runs a signal for each value, one after the other, with a closure on the main actor; only the signals of the values can fail.
  ///
  /// Follows the rules of ``concatMap(onMain:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  public func concatMap<Output, InnerFailure>(
    onMain transform: @escaping @MainActor (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flattenOnMain(.queue(1), transform)
  }
}
