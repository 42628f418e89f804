extension TestScheduler {
  /// Runs `body`, and fails if a signal ran its work more than once at a time.
  ///
  /// A signal is a description: each subscription runs all of it. So a view model whose two outputs come from one request sends two requests, unless
  /// there is a `share()` after their common part, and the values are right in both cases. Ported from a library whose signals are hot, it needs one
  /// wherever there is more than one observer:
  ///
  /// ```swift
  /// let results = TickSignal<Int, Never>.deferred { .just(1) }.share()
  /// try scheduler.expectSharedEffects {
  ///   let first = scheduler.record(results)
  ///   let second = scheduler.record(results.map(\.description))
  ///   print(first.values, second.values)
  /// }
  /// ```
  ///
  /// ```text
  /// `request(for:)` at App/SearchModel.swift:31 had 3 subscriptions at the same time: add `share()` if one is enough
  /// ```
  ///
  /// It counts, by the place in the source:
  ///
  /// - the closures of `TickSignal { … }`, `deferred` and `task`, by the function around them;
  /// - timed sources and operators on a test scheduler, such as `interval` and `debounce`, by their name.
  ///
  /// Not everything that runs more than once is a mistake: each inner signal of a `flatMap` runs its own work. Such a test expects an
  /// error, and looks at its ``TestFailure/details``. Like `expectNoRealTimers`, it observes the work of the body on its own thread,
  /// and in its child tasks and each `Task { }`.
  ///
  /// - Parameters:
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - body: The code to check, in which each work should run once at a time.
  /// - Returns: The result of the body.
  /// - Throws: The errors of the body, or ``TestFailure`` with the repeated work.
  public func expectSharedEffects<Result>(
    file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
  ) throws -> Result {
    let counts = EffectCounts()
    let result = try EffectCounts.$current.withValue(counts, operation: body)
    try check(counts, CallSite(file, line))
    return result
  }

  /// Runs an asynchronous `body`, and fails if a signal ran its work more than once at a time.
  ///
  /// Follows the rules of ``expectSharedEffects(file:line:_:)``.
  ///
  /// - Parameters:
  ///   - actor: The actor that the body runs on: the caller's.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - body: The code to check, in which each work should run once at a time.
  /// - Returns: The result of the body.
  /// - Throws: The errors of the body, or ``TestFailure`` with the repeated work.
  public func expectSharedEffects<Result: Sendable>(
    isolation actor: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let counts = EffectCounts()
    let result = try await EffectCounts.$current.withValue(counts, operation: body)
    try check(counts, CallSite(file, line))
    return result
  }

  private func check(_ counts: EffectCounts, _ site: CallSite) throws(TestFailure) {
    let effects = counts.repeated
    guard !effects.isEmpty else { return }
    throw TestFailure("repeated effects", "nothing here should run twice at the same time, but this did:", effects, site: site)
  }
}
