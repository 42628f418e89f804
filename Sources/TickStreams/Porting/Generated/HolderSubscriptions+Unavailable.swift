// swift-format-ignore-file
// Generated from Tables/HolderSubscriptions.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func distinctUntilChanged<Key: Equatable>(_: (Value) -> Key) -> TickSignal<Value, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func distinctUntilChanged<Key: Equatable>(_: (Value) -> Key) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func distinctUntilChanged<Key: Equatable>(_: (Value) -> Key) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func subscribe(onNext _: ((Value) -> Void)? = nil, onError _: ((any Error) -> Void)? = nil, onFailed _: ((Failure) -> Void)? = nil, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil, onMain _: (@MainActor (Value) -> Void)? = nil) -> Subscription { moved }

    /// Rx, and here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func observe(_: (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func sink(receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func sink(receiveCompletion _: (CompletionOfCombine<Failure>) -> Void, receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func drive(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func emit(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribe(onNext _: ((Value) -> Void)? = nil, onError _: ((any Error) -> Void)? = nil, onFailed _: ((Never) -> Void)? = nil, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil, onMain _: (@MainActor (Value) -> Void)? = nil) -> Subscription { moved }

    /// Rx, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func observe(_: (Event<Value, Never>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func sink(receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func sink(receiveCompletion _: (CompletionOfCombine<Never>) -> Void, receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func drive(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func emit(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribe(onNext _: ((Value) -> Void)? = nil, onError _: ((any Error) -> Void)? = nil, onFailed _: ((Never) -> Void)? = nil, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil, onMain _: (@MainActor (Value) -> Void)? = nil) -> Subscription { moved }

    /// Rx, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func observe(_: (Event<Value, Never>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func sink(receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func sink(receiveCompletion _: (CompletionOfCombine<Never>) -> Void, receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func drive(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func emit(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

#endif
