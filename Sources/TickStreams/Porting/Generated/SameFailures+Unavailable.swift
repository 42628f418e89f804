// swift-format-ignore-file
// Generated from Tables/SameFailures.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx, whose closure can throw.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `catch(_:)`; in place of throwing, return `.fail(error)`")
    public func catchError(_: (any Error) throws -> TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func `catch`(to _: TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func catchTo(_: TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchAndReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchErrorJustReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func replaceError(with _: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func asInfallible(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func catchErrorJustComplete() -> TickSignal<Value, Never> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func ignoreFailure() -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "mapFailure(_:)")
    public func mapError<NewFailure>(_: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "retry(_:)")
    public func retry(upTo _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval")
    public func retry(upTo _: Int, interval: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "repeated()")
    public func `repeat`() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "repeated(_:)")
    public func `repeat`(_: Int) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, where the failure cannot be inferred.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteError() -> TickSignal<Value, any Error> { moved }

    /// ReactiveCocoa 4.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteErrors<NewFailure>(_: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Never {
    /// CombineExt.
    @available(*, unavailable, renamed: "ignoreValues(as:)")
    public func setOutputType<Output: Sendable>(to _: Output.Type) -> TickSignal<Output, Failure> { moved }
  }

#endif
