// swift-format-ignore-file
// Generated from Same/SameFailures.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func flatMapError<NewFailure>(
      _ handler: @escaping @Sendable (Failure) -> TickSignal<Value, NewFailure>
    ) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func flatMapError(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func catchError(_ handler: @escaping @Sendable (Failure) -> TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    @_disfavoredOverload
    public func catchError(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func `catch`(to replacement: TickSignal) -> TickSignal { moved }

    /// RAC, with a signal that cannot fail.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    @_disfavoredOverload
    public func `catch`(to replacement: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func catchTo(_ replacement: TickSignal) -> TickSignal { moved }

    /// RAC, with a signal that cannot fail.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    @_disfavoredOverload
    public func catchTo(_ replacement: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchAndReturn(_ value: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchErrorJustReturn(_ value: Value) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func replaceError(with value: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func asInfallible(onErrorJustReturn value: Value) -> TickSignal<Value, Never> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func catchErrorJustComplete() -> TickSignal<Value, Never> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func ignoreFailure() -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "mapFailure(_:)")
    public func mapError<NewFailure>(_ transform: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "retry(_:)")
    public func retry(upTo count: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval")
    public func retry(upTo count: Int, interval: Duration, on scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval")
    public func retry(upTo count: Int, interval: Double, on scheduler: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "repeated()")
    public func `repeat`() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "repeated(_:)")
    public func `repeat`(_ count: Int) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// Rx, whose closure can throw.
    @available(*, unavailable, message: "use `catch(_:)`; in place of throwing, return `.fail(error)`")
    @_disfavoredOverload
    public func catchError(_ handler: @escaping @Sendable (any Error) throws -> TickSignal) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteError<NewFailure>(_ type: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift, where the failure cannot be inferred.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    @_disfavoredOverload
    public func promoteError() -> TickSignal<Value, any Error> { moved }

    /// ReactiveCocoa 4.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteErrors<NewFailure>(_ type: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func setFailureType<NewFailure>(to type: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Never {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "ignoreValues(as:)")
    public func promoteValue<Output: Sendable>(_ type: Output.Type = Output.self) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "ignoreValues(as:)")
    public func setOutputType<Output: Sendable>(to type: Output.Type) -> TickSignal<Output, Failure> { moved }
  }

#endif
