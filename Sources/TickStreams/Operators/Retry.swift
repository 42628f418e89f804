extension TickSignal {
  /// Subscribes again after a failure, at most `count` times, at once.
  ///
  /// The failed subscription is released before the next one starts. The last failure is passed on. Any number of retries needs no stack.
  ///
  /// - Parameter count: The number of retries, not negative; unlimited if left out.
  /// - Returns: The signal with retries.
  public func retry(_ count: Int = .max) -> TickSignal {
    checkNotNegative(count, "count")
    return retry(count) { _, signal in signal }
  }

  /// Subscribes again after a failure, at most `count` times, with a wait before each retry.
  ///
  /// The first retry waits `backoff.delay(0)` after the failure, on `scheduler`, the second `backoff.delay(1)`, and so on; nothing is
  /// subscribed during a wait, and disposal ends it. A value in between does not reset the count. The last failure is passed on at once.
  /// The waits have no leeway.
  ///
  /// - Parameters:
  ///   - count: The number of retries, not negative.
  ///   - backoff: How long to wait before each retry.
  ///   - scheduler: The scheduler to wait and subscribe on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with retries.
  public func retry(
    _ count: Int, backoff: Backoff, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    return retry(count) { attempt, signal in signal.delaySubscription(backoff.delay(attempt), on: scheduler, file: file, line: line) }
  }

  private func retry(
    _ count: Int, _ again: @escaping @Sendable (_ attempt: Int, TickSignal) -> TickSignal
  ) -> TickSignal {
    TickSignal(raw: { downstream in
      let attempts = SerialState(0)
      let runner = SequentialRunner(downstream) { outcome in
        guard case .failed = outcome, attempts.value < count else { return .end(outcome) }
        defer { attempts.value += 1 }
        return .run(again(attempts.value, self).raw)
      }
      runner.begin(with: raw)
    })
  }
}
