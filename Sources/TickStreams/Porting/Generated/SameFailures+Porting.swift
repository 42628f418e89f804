// swift-format-ignore-file
// Generated from Tables/SameFailures.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func flatMapError<NewFailure>(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { self.catch(handler) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func flatMapError(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch(handler) }

    /// Rx.
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func catchError(_ handler: @escaping @Sendable (Failure) -> TickSignal) -> TickSignal { self.catch(handler) }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func catchError(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch(handler) }

    /// RAC.
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func `catch`(to replacement: TickSignal) -> TickSignal { self.catch { _ in replacement } }

    /// RAC, with a signal that cannot fail.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func `catch`(to replacement: TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch { _ in replacement } }

    /// RAC.
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func catchTo(_ replacement: TickSignal) -> TickSignal { self.catch { _ in replacement } }

    /// RAC, with a signal that cannot fail.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func catchTo(_ replacement: TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch { _ in replacement } }

    /// Rx.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func catchAndReturn(_ value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// Rx.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func catchErrorJustReturn(_ value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// Combine.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func replaceError(with value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// Rx.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func asInfallible(onErrorJustReturn value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// RxSwiftExt.
    @available(*, deprecated, message: "use `catch { _ in .empty }`")
    public func catchErrorJustComplete() -> TickSignal<Value, Never> { self.catch { _ in .empty } }

    /// CombineExt.
    @available(*, deprecated, message: "use `catch { _ in .empty }`")
    public func ignoreFailure() -> TickSignal<Value, Never> { self.catch { _ in .empty } }

    /// ReactiveSwift, Combine.
    @available(*, deprecated, renamed: "mapFailure(_:)")
    public func mapError<NewFailure>(_ transform: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> { mapFailure(transform) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "retry(_:)")
    public func retry(upTo count: Int) -> TickSignal { retry(count) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval")
    public func retry(upTo count: Int, interval: Duration, on scheduler: any TickScheduler) -> TickSignal { retry(count, backoff: .constant(interval), on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval")
    public func retry(upTo count: Int, interval: Double, on scheduler: any TickScheduler) -> TickSignal { retry(count, backoff: .constant(.seconds(interval)), on: scheduler) }

    /// RAC.
    @available(*, deprecated, renamed: "repeated()")
    public func `repeat`() -> TickSignal { repeated() }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "repeated(_:)")
    public func `repeat`(_ count: Int) -> TickSignal { repeated(count) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// Rx, whose closure can throw.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `catch(_:)`; in place of throwing, return `.fail(error)`")
    public func catchError(_ handler: @escaping @Sendable (any Error) throws -> TickSignal) -> TickSignal { self.catch { failure in do { return try handler(failure) } catch { return .fail(error) } } }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func promoteError<NewFailure>(_ type: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { promoteFailure(to: type) }

    /// ReactiveSwift, where the failure cannot be inferred.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func promoteError() -> TickSignal<Value, any Error> { promoteFailure() }

    /// ReactiveCocoa 4.
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func promoteErrors<NewFailure>(_ type: NewFailure.Type) -> TickSignal<Value, NewFailure> { promoteFailure(to: type) }

    /// Combine.
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func setFailureType<NewFailure>(to type: NewFailure.Type) -> TickSignal<Value, NewFailure> { promoteFailure(to: type) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Never {
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "ignoreValues(as:)")
    public func promoteValue<Output: Sendable>(_ type: Output.Type = Output.self) -> TickSignal<Output, Failure> { ignoreValues(as: type) }

    /// CombineExt.
    @available(*, deprecated, renamed: "ignoreValues(as:)")
    public func setOutputType<Output: Sendable>(to type: Output.Type) -> TickSignal<Output, Failure> { ignoreValues(as: type) }
  }

#endif
