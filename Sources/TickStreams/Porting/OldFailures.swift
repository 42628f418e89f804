// Old spellings of operators for failures and repetition. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func `catch`(to _: TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "catch(_:)")
    public func flatMapError<NewFailure>(_: (Failure) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError(_: (Failure) -> TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchAndReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func replaceError(with _: Value) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "mapFailure(_:)")
    public func mapError<NewFailure>(_: (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteError<NewFailure>(_: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func setFailureType<NewFailure>(to _: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws")
    public func attemptMap<Output>(_: (Value) -> Result<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws")
    public func attempt(_: (Value) -> Result<Void, Failure>) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws")
    public func `try`(_: (Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "retry(_:)")
    public func retry(upTo _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval")
    public func retry(upTo _: Int, interval: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`")
    public func retry<Trigger, TriggerFailure>(
      when _: (TickSignal<Failure, Never>) -> TickSignal<Trigger, TriggerFailure>
    ) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "repeated()")
    public func `repeat`() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "repeated(_:)")
    public func `repeat`(_: Int) -> TickSignal { moved }
  }

  extension TickSignal {
    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchErrorJustReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func catchErrorJustComplete() -> TickSignal<Value, Never> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func ignoreFailure() -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch(_:)`; a closure that throws can return `.fail(error)`")
    public func tryCatch(_: (Failure) throws -> TickSignal) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { fatalError(String(describing: $0)) }`")
    public func assertNoFailure(_: String = "") -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`")
    public func retryWhen<Trigger, TriggerFailure>(_: (TickSignal<Failure, Never>) -> TickSignal<Trigger, TriggerFailure>) -> TickSignal {
      moved
    }

    /// Rx.
    @available(*, unavailable, message: "use `repeated(_:every:on:)`")
    public func repeatWhen<Trigger>(_: (TickSignal<Void, Never>) -> TickSignal<Trigger, Never>) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func promoteValue<Output>(_: Output.Type) -> TickSignal<Output, Failure> where Value == Never { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `ignoreValues()` and `map(_:)`")
    public func setOutputType<Output>(to _: Output.Type) -> TickSignal<Output, Failure> where Value == Never { moved }
  }

#endif
