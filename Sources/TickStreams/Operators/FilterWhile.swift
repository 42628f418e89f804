extension TickSignal {
  /// Passes on values while the latest value of `isOn` is `true`, and before its first; the upstream keeps running.
  ///
  /// So an interval keeps its grid, and a countdown its deadline. To stop their time meanwhile, make them on a scheduler that pauses:
  /// ``TickScheduler/paused(while:file:line:)``. To end the upstream meanwhile, and start it again afterwards, use
  /// ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``.
  ///
  /// - Start: `isOn` is subscribed first. Values pass until it sends `false`.
  /// - Boundary: if a value and a change of `isOn` arrive at the same instant, the one that was scheduled first is handled first.
  /// - Completion and failure: an end of the upstream ends the result, also while values are dropped. When `isOn` completes, its last value
  ///   stays in effect: after `false` the result completes immediately, and otherwise with the upstream. Disposal ends both.
  /// - Delivery: in the context of the upstream.
  ///
  /// ```text
  /// self            a--b--c--d--e--
  /// isOn            ----f-----t----
  /// filter(while)   a--b--------e--
  /// ```
  ///
  /// Holds nothing.
  public func filter(while isOn: TickSignal<Bool, Never>) -> TickSignal {
    staged(holding: true) { stage in
      stage.run(
        isOn.raw,
        onNext: { value in
          let isOn = value.as(Bool.self)
          stage.update { passes, _ in passes = isOn }
        },
        // After `false` no value can follow.
        onEnd: { _ in if !stage.update({ passes, _ in passes }) { stage.finish(.completed) } }
      )
      return stage.subscriber(
        onNext: { value in if stage.update({ passes, _ in passes }) { stage.next(value) } }, onEnd: { stage.finish($0) }
      )
    }
  }
}
