extension TickSignal {
  /// Transforms each value, with a closure on the main actor.
  ///
  /// ```swift
  /// prices.map(onMain: { [weak self] price in price * (self?.amount ?? 0) })
  /// ```
  ///
  /// Follows the rules of ``map(_:)`` after `deliver(on: .main)`, and so the values are delivered on main. The closure is called synchronously if the
  /// value arrives on main and no earlier one is queued, and otherwise asynchronously, in order. It is released on main.
  ///
  /// - Parameter transform: Called once per value.
  /// - Returns: The signal of the transformed values.
  @_disfavoredOverload
  public func map<Output>(onMain transform: @escaping @MainActor (Value) -> Output) -> TickSignal<Output, Failure> {
    let box = MainBox(transform)
    return deliver(on: .main).map { value in onMainActor { box.contents(value) } }
  }

  /// Transforms each value, and drops those for which `transform` returns `nil`, with a closure on the main actor.
  ///
  /// Follows the rules of ``compactMap(_:)`` after `deliver(on: .main)`; see ``map(onMain:)``.
  ///
  /// - Parameter transform: Called once per value.
  /// - Returns: The signal of the transformed values.
  @_disfavoredOverload
  public func compactMap<Output>(onMain transform: @escaping @MainActor (Value) -> Output?) -> TickSignal<Output, Failure> {
    let box = MainBox(transform)
    return deliver(on: .main).compactMap { value in onMainActor { box.contents(value) } }
  }

  /// Passes on the values for which `isIncluded` returns true, with a closure on the main actor.
  ///
  /// Follows the rules of ``filter(_:)`` after `deliver(on: .main)`; see ``map(onMain:)``.
  @_disfavoredOverload
  public func filter(onMain isIncluded: @escaping @MainActor (Value) -> Bool) -> TickSignal {
    let box = MainBox(isIncluded)
    return deliver(on: .main).filter { value in onMainActor { box.contents(value) } }
  }

  /// Continues after a failure with the signal that `handler` returns, which cannot fail; with a closure on the main actor.
  ///
  /// Follows the rules of ``catch(_:)-((Failure)->TickSignal<Value,Never>)`` after `deliver(on: .main)`; see ``map(onMain:)``.
  @_disfavoredOverload
  public func `catch`(onMain handler: @escaping @MainActor (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> {
    let box = MainBox(handler)
    return deliver(on: .main).catch { failure -> TickSignal<Value, Never> in onMainActor { box.contents(failure) } }
  }
}
