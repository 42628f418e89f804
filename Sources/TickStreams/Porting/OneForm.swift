// Old spellings of several forms, which have one form without the trait `Porting`: the compiler has no message for a choice between several that are
// unavailable if a closure reaches an inherited member. See OldSpelling.swift.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(
      *, unavailable, message: "use `subscribe(onNext:)`, `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain` for the main actor"
    )
    public func sink(receiveCompletion: ((CompletionOfCombine<Failure>) -> Void)? = nil, receiveValue: (Value) -> Void) -> Subscription {
      moved
    }
  }

#endif
