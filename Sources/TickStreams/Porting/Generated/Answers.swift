// swift-format-ignore-file
// Generated from Tables/Answers.txt by .ci/spellings.

#if Porting

  /// Answers.
  @_documentation(visibility: internal)
  public enum AfterHookElsewhere {}
  @available(*, unavailable, message: "nothing is called after an event: write it in the closure of the subscriber")
  extension AfterHookElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ApplyElsewhere {}
  @available(*, unavailable, message: "use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`")
  extension ApplyElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum AttemptElsewhere {}
  @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and returns the value")
  extension AttemptElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum BindElsewhere {}
  @available(*, unavailable, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns")
  extension BindElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum BindWithElsewhere {}
  @available(*, unavailable, message: "use `subscribe(with:onNext:)`, or `onMain.subscribe(with:onNext:)` for the main actor, and keep what it returns")
  extension BindWithElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum BufferElsewhere {}
  @available(*, unavailable, message: "use `collect(within:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  extension BufferElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum CollectElsewhere {}
  @available(*, unavailable, message: "use `collect(count:)`, or `collect(every:maxCount:skipEmpty:on:)` with `skipEmpty: true`")
  extension CollectElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum CollectEveryElsewhere {}
  @available(*, unavailable, message: "use `collect(every:skipEmpty:on:)`, which sends what waits at completion")
  extension CollectEveryElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum CollectUntilElsewhere {}
  @available(*, unavailable, message: "use `collect(count:)`, `collect(when:)`, or `scan(into:_:)` with an array")
  extension CollectUntilElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum CompletionElsewhere {}
  @available(*, unavailable, message: "a `TickValue` completes when it is released, and cannot fail: use `TickSubject(replay: 1)`")
  extension CompletionElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ConcatElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.concat([first, second])`; add `promoteFailure()` to each signal that cannot fail")
  extension ConcatElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ConstantElsewhere {}
  @available(*, unavailable, message: "use `replaceValues(with:)`")
  extension ConstantElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DebounceDiscardElsewhere {}
  @available(*, unavailable, message: "use `debounce(for:discardWhenCompleted:on:)`, whose default sends a waiting value with the completion, not at its time")
  extension DebounceDiscardElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DebounceElsewhere {}
  @available(*, unavailable, message: "use `debounce(for:on:)`, with `.main` as the scheduler")
  extension DebounceElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DebounceForElsewhere {}
  @available(*, unavailable, message: "use `debounce(for:on:)`, or `debounce(for:discardWhenCompleted:on:)`, as Combine's drops what waits at completion; a run loop is `.main`")
  extension DebounceForElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DelayElsewhere {}
  @available(*, unavailable, message: "use `delay(_:on:)`, which does not delay a completion: a pause is `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  extension DelayElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DelayForElsewhere {}
  @available(*, unavailable, message: "use `delay(_:on:)`, which delays neither a failure nor a completion; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`")
  extension DelayForElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DriveElsewhere {}
  @available(*, unavailable, message: "use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns")
  extension DriveElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DriveWithElsewhere {}
  @available(*, unavailable, message: "use `onMain.subscribe(with:onNext:onCompleted:)`, and keep what it returns")
  extension DriveWithElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DriverElsewhere {}
  @available(*, unavailable, message: "use `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`")
  extension DriverElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum DropUntilElsewhere {}
  @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal")
  extension DropUntilElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum EmptyDriverElsewhere {}
  @available(*, unavailable, message: "use `catch { _ in other }.share(replay: 1)`, and `onMain.subscribe(onNext:)`")
  extension EmptyDriverElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum EmptyElsewhere {}
  @available(*, unavailable, message: "write it without parentheses, and with its type: `TickSignal<Value, any Error>.empty`, `TickSignal<Value, any Error>.never`")
  extension EmptyElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum EmptySignalOfRx {}
  @available(*, unavailable, message: "use `catch { _ in other }.share()`, and `onMain.subscribe(onNext:)`")
  extension EmptySignalOfRx: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum FailingDriverElsewhere {}
  @available(*, unavailable, message: "use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`")
  extension FailingDriverElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum FailingSignalOfRx {}
  @available(*, unavailable, message: "use `catch { _ in .just(value) }.share()`, and `onMain.subscribe(onNext:)`")
  extension FailingSignalOfRx: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum HookElsewhere {}
  @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`")
  extension HookElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum IntervalElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span")
  extension IntervalElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum IntervalOfRAC {}
  @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
  extension IntervalOfRAC: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum MaxPublishersElsewhere {}
  @available(*, unavailable, message: "use `concatMap(_:)` for `.max(1)`, `map(_:).flatten(maxConcurrent:)` for more; meanwhile values wait")
  extension MaxPublishersElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum MeasureIntervalElsewhere {}
  @available(*, unavailable, message: "use `measureInterval(on:)`; a run loop is `.main`")
  extension MeasureIntervalElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum MergeManyElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.merge([…])`")
  extension MergeManyElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum MixtureOfFailures {}
  @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
  extension MixtureOfFailures: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum MulticastElsewhere {}
  @available(*, unavailable, message: "use `multicast(subject)`, which does not connect again after an end")
  extension MulticastElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum NegationElsewhere {}
  @available(*, unavailable, message: "use `not()` for a signal of `Bool`, `ignoreValues(as:)` to give a signal without values another type")
  extension NegationElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ObserverElsewhere {}
  @available(*, unavailable, message: "use `observe { event in subscriber.send(event) }`, and keep what it returns")
  extension ObserverElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum OnMainIsAView {}
  @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
  extension OnMainIsAView: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum OptionalsElsewhere {}
  @available(*, unavailable, message: "leave it out: no value is `nil`; of optional values, `compactMap { $0 }` or `map { $0 ?? value }`")
  extension OptionalsElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum PausedElsewhere {}
  @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
  extension PausedElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum PipeElsewhere {}
  @available(*, unavailable, message: "use `observe { subject.send($0) }`, and keep what it returns")
  extension PipeElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum PrefixUntilElsewhere {}
  @available(*, unavailable, message: "use `take(until:)`, which also ends when the other signal completes")
  extension PrefixUntilElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum PromotionElsewhere {}
  @available(*, unavailable, message: "use `promoteFailure(to:)`; for a signal that can fail already, `mapFailure(_:)`")
  extension PromotionElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum QueueElsewhere {}
  @available(*, unavailable, message: "use `deliver(on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue")
  extension QueueElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ReceiveElsewhere {}
  @available(*, unavailable, message: "use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`")
  extension ReceiveElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum RecoverElsewhere {}
  @available(*, unavailable, message: "use `catch { recover($0) }`, with `share(replay: 1)` for a driver, and `onMain.subscribe(onNext:)`")
  extension RecoverElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum RequestElsewhere {}
  @available(*, unavailable, message: "use `handleEvents(onSubscribe:)`; nothing is requested here, every value is sent")
  extension RequestElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ResultSelectorElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which ends when no value can come; where failures differ, `promoteFailure()`")
  extension ResultSelectorElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum RetryWhenElsewhere {}
  @available(*, unavailable, message: "use `retry(_:where:backoff:on:)`; a wait that the failure decides: `retry(on:delay:)`")
  extension RetryWhenElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SampleElsewhere {}
  @available(*, unavailable, message: "use `sample(when:)`, which sends a value once, has no default, and ends with the sampled signal")
  extension SampleElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SampleWithElsewhere {}
  @available(*, unavailable, message: "use `trigger.withLatest(from: signal)`, which gives the pairs the other way round")
  extension SampleWithElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ScanMapElsewhere {}
  @available(*, unavailable, message: "use `scan(into:_:)` with a pair, and `map(_:)`")
  extension ScanMapElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ScheduleElsewhere {}
  @available(*, unavailable, message: "use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`")
  extension ScheduleElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SequenceElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.from(_:every:on:)`, which completes with the last value")
  extension SequenceElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ShareScopeElsewhere {}
  @available(*, unavailable, message: "use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`")
  extension ShareScopeElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SignalOfRx {}
  @available(*, unavailable, message: "use `share()`, which a signal of RxCocoa has, and `onMain.subscribe(onNext:)`")
  extension SignalOfRx: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SinkOfFailing {}
  @available(*, unavailable, message: "this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it")
  extension SinkOfFailing: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SubscribeElsewhere {}
  @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain`, and keep the result; `onDisposed` is `handleEvents(onEnd:)`")
  extension SubscribeElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SubscribeEventsElsewhere {}
  @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
  extension SubscribeEventsElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SubscribeNothingElsewhere {}
  @available(*, unavailable, message: "use `subscribe(onNext: { _ in })`, and keep what it returns")
  extension SubscribeNothingElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SubscribeOnElsewhere {}
  @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue")
  extension SubscribeOnElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SubscribePropertyElsewhere {}
  @available(*, unavailable, message: "use `subscribe(onNext: { property.current = $0 })`, or on `onMain` for the main actor")
  extension SubscribePropertyElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SubscribeSubjectElsewhere {}
  @available(*, unavailable, message: "use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does")
  extension SubscribeSubjectElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum SubscribeWithElsewhere {}
  @available(*, unavailable, message: "use `subscribe(with:onNext:onFailed:onCompleted:)`, or on `onMain` for the main actor, and keep what it returns")
  extension SubscribeWithElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TakeDuringElsewhere {}
  @available(*, unavailable, message: "use `take(during:)`, which completes with the next event after the owner is gone, or immediately with a `Lifetime`")
  extension TakeDuringElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TakeUntilConditionElsewhere {}
  @available(*, unavailable, message: "RxSwift's is `take(while: { !condition($0) })`; ReactiveSwift's `take(while: condition, inclusive: true)`")
  extension TakeUntilConditionElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TakeUntilElsewhere {}
  @available(*, unavailable, message: "use `take(until:)`, which also ends when the other signal completes, and ignores its failure")
  extension TakeUntilElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ThrottleElsewhere {}
  @available(*, unavailable, message: "use `throttle(for:on:)`, which sends what waits at completion; a span is a `Duration`, as in `.seconds(1)`")
  extension ThrottleElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ThrottleForElsewhere {}
  @available(*, unavailable, message: "use `throttle(for:on:)` for `latest: true`; with `false` Combine sends the first value that waits, and `throttle(for:latest:on:)` none")
  extension ThrottleForElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ThrottleLatestElsewhere {}
  @available(*, unavailable, message: "use `throttle(for:latest:on:)`; with `latest: false` a value at the end of a period is one of that period, not the next")
  extension ThrottleLatestElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ThrottleOfRAC {}
  @available(*, unavailable, message: "RAC's throttle is `debounce(for:on:)`; for the first and the latest value, `throttle(for:on:)`")
  extension ThrottleOfRAC: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ThrottleWhereElsewhere {}
  @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
  extension ThrottleWhereElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum ThrottleWhileElsewhere {}
  @available(*, unavailable, message: "use `flatMapLatest { value in isPaused.filter { !$0 }.take(1).replaceValues(with: value) }`: the latest value waits, also after completion")
  extension ThrottleWhileElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TimeoutElsewhere {}
  @available(*, unavailable, message: "use `timeout(afterSilence:failing:on:)`; Combine's completes, `timeout(afterSilence:or:on:)` with `.empty`, and delivers there: `deliver(on:)`")
  extension TimeoutElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TimeoutOfRAC {}
  @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  extension TimeoutOfRAC: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TimerElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.after(_:on:)`, without brackets: it sends a `Tick`; `.seconds(1)` is a span")
  extension TimerElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TimerIntervalElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
  extension TimerIntervalElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum TimerPeriodElsewhere {}
  @available(*, unavailable, message: "use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span")
  extension TimerPeriodElsewhere: TickStreamsAPI {}

  /// Answers.
  @_documentation(visibility: internal)
  public enum WithUnretainedElsewhere {}
  @available(*, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`")
  extension WithUnretainedElsewhere: TickStreamsAPI {}

#endif
