// swift-format-ignore-file
// Generated from Tables/HolderSubscriptions.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension SignalHolder {
    /// Rx.
    public func distinctUntilChanged<Key: Equatable>(_: (SentValue) -> Key) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    @_disfavoredOverload
    public func handleEvents(receiveOutput _: (SentValue) -> Void) -> TickSignal<SentValue, SentFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension SignalHolder {
    /// Here.
    public func subscribe(onNext _: (SentValue) -> Void, onCompleted _: (() -> Void)? = nil) -> Subscription { moved }

    /// Rx.
    public func subscribe(onNext _: (SentValue) -> Void, onDisposed _: () -> Void) -> Subscription { moved }

    /// Rx.
    public func subscribe(onNext _: (SentValue) -> Void, onError _: (any Error) -> Void, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil) -> Subscription { moved }

    /// Here.
    public func subscribe(onNext _: (SentValue) -> Void, onFailed _: (SentFailure) -> Void, onCompleted _: (() -> Void)? = nil) -> Subscription { moved }

    /// Here.
    @_disfavoredOverload
    public func subscribe(onMain _: @MainActor (SentValue) -> Void) -> Subscription { moved }

    /// Rx, and here.
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, SentValue) -> Void) -> Subscription { moved }

    /// Here.
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, SentValue) -> Void) -> Subscription { moved }

    /// Here.
    public func observe(_: (Event<SentValue, SentFailure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    public func startWithValues(_: (SentValue) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    public func observeValues(_: (SentValue) -> Void) -> Subscription { moved }

    /// RAC.
    public func subscribeNext(_: (SentValue) -> Void) -> Subscription { moved }

    /// Combine.
    public func sink(receiveValue _: (SentValue) -> Void) -> Subscription { moved }

    /// Combine.
    public func sink(receiveCompletion _: (CompletionOfCombine<SentFailure>) -> Void, receiveValue _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func drive(onNext _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func emit(onNext _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func bind(onNext _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func bind<Other: SignalHolder>(to _: Other) -> Subscription { moved }

    /// Here.
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, SentValue>, on _: Root) -> Subscription { moved }

    /// Combine.
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, SentValue>, on _: Root) -> Subscription { moved }
  }

#endif
