extension TickSignal {
  /// The operators and subscriptions of this signal that call a closure, with closures on the main actor: events from elsewhere hop there.
  ///
  /// ```swift
  /// beats.onMain.subscribe(with: self) { me, tick in me.send(tick) }
  /// prices.onMain.map { [weak self] price in price * (self?.amount ?? 0) }
  /// ```
  ///
  /// Each function is that of the signal with the same name, after `deliver(on: .main)`: what it returns is a signal again, which delivers on
  /// main (the signals of `flatMap` and its kin in their own contexts). A closure is called synchronously if the event arrives on the main queue and no earlier event of this subscription is queued, and
  /// otherwise asynchronously, in order. Closures are released on main.
  public var onMain: OnMain { OnMain(signal: self) }

  /// The functions of ``TickSignal/onMain``.
  public struct OnMain: Sendable {
    let signal: TickSignal
  }
}

extension TickSignal.OnMain {
  /// Transforms each value, with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/map(_:)``.
  ///
  /// - Parameter transform: Called once per value.
  /// - Returns: The signal of the transformed values.
  public func map<Output>(_ transform: @escaping @MainActor (Value) -> Output) -> TickSignal<Output, Failure> {
    let box = MainBox(transform)
    return signal.deliver(on: .main).map { value in onMainActor { box.contents(value) } }
  }

  /// Transforms each value, and drops those for which `transform` returns `nil`, with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/compactMap(_:)``.
  ///
  /// - Parameter transform: Called once per value.
  /// - Returns: The signal of the transformed values.
  public func compactMap<Output>(_ transform: @escaping @MainActor (Value) -> Output?) -> TickSignal<Output, Failure> {
    let box = MainBox(transform)
    return signal.deliver(on: .main).compactMap { value in onMainActor { box.contents(value) } }
  }

  /// Passes on the values for which `isIncluded` returns true, with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/filter(_:)``.
  public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> TickSignal<Value, Failure> {
    let box = MainBox(isIncluded)
    return signal.deliver(on: .main).filter { value in onMainActor { box.contents(value) } }
  }

  /// Continues after a failure with the signal that `handler` returns, which cannot fail; with a closure on the main actor.
  ///
  /// Follows the rules of ``TickSignal/catch(_:)-((Failure)->TickSignal<Value,Never>)``.
  public func `catch`(_ handler: @escaping @MainActor (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> {
    let box = MainBox(handler)
    return signal.deliver(on: .main).catch { failure -> TickSignal<Value, Never> in onMainActor { box.contents(failure) } }
  }
}

/// Holds closures of the main actor, and releases them there.
final class MainBox<Contents: Sendable>: Sendable {
  /// A box that is emptied on main, so that the last reference to its contents is never released elsewhere.
  @MainActor
  private final class Storage {
    var contents: Contents?

    nonisolated init(_ contents: Contents) {
      self.contents = contents
    }
  }

  private let storage: Storage

  init(_ contents: Contents) {
    storage = Storage(contents)
  }

  /// The closures.
  @MainActor
  var contents: Contents {
    guard let contents = storage.contents else { preconditionFailure("emptied by deinit only") }
    return contents
  }

  deinit {
    MainScheduler.runInPlace { [storage] in storage.contents = nil }
  }
}
