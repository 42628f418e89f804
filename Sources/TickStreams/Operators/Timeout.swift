/// The failure of ``TickSignal/timeout(after:on:file:line:)`` and ``TickSignal/timeout(between:first:on:file:line:)``.
public struct TickTimeout: Error, Sendable, Hashable {
  /// How long the timeout waited.
  public let duration: Duration

  /// Creates the failure of a wait that took `duration`.
  public init(after duration: Duration) {
    self.duration = duration
  }
}

extension TickSignal {
  /// Fails with `failure` if the signal has not ended `duration` after the subscription, and disposes the upstream then.
  ///
  /// It bounds the whole, not the time between values.
  ///
  /// - Boundary: the failure comes `duration` after the subscription, without leeway, and behind everything else that is due at that instant: what takes
  ///   exactly the limit is in time. With a duration of zero, what the upstream sends on subscription still passes.
  /// - Delivery: the failure on `scheduler`; everything else as it comes.
  /// - At completion, failure and disposal: the timer is taken out.
  ///
  /// - Parameters:
  ///   - duration: How long the whole may take, not negative; a negative time is a programmer error.
  ///   - failure: Evaluated once, when the operator is applied.
  ///   - scheduler: Where to wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The bounded signal.
  public func timeout(
    after duration: Duration, failing failure: Failure, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let duration = duration.checkedNotNegative("duration", file: file, line: line)
    let boxing = Boxing(Value.self)
    return through { downstream in
      let sink = Sink(downstream, boxing)
      let engine = scheduler.engine
      let timer = ActionTimer(engine, for: CallOrigin("timeout", file, line)) { _ in sink.serialized.finish(.failed(failure)) }
      sink.add(timer)
      engine.arm(timer, at: engine.now.nanoseconds.adding(duration), place: .last)
      return sink.forwardingSubscriber()
    }
  }
}

extension TickSignal where Failure == Never {
  /// Fails with a ``TickTimeout`` if the signal has not completed `duration` after the subscription, and disposes the upstream then.
  public func timeout(
    after duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<Value, TickTimeout> {
    promoteFailure(to: TickTimeout.self)
      .timeout(after: duration, failing: TickTimeout(after: duration), on: scheduler, file: file, line: line)
  }

  /// Fails with `failure` if the signal has not completed `duration` after the subscription.
  @_disfavoredOverload
  public func timeout<NewFailure>(
    after duration: Duration, failing failure: NewFailure, on scheduler: any TickScheduler, file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal<Value, NewFailure> {
    promoteFailure(to: NewFailure.self).timeout(after: duration, failing: failure, on: scheduler, file: file, line: line)
  }
}
