// swift-format-ignore-file
// Generated from the tables by .ci/spellings.

#if !Porting

  // Tables/OldArguments.txt

  /// How long a shared subscription lives.
  @_documentation(visibility: internal)
  public enum ScopeOfRx: Sendable {
    /// While there are subscribers.
    case whileConnected

    /// Until the signal ends.
    case forever
  }

  /// The effect of a pause on the timing of a signal: an earlier type of this library.
  @_documentation(visibility: internal)
  public enum OldPauseTiming: Sendable {
    /// Time stops.
    case freeze

    /// Values are dropped.
    case keepGrid

    /// The signal starts again.
    case restart
  }

  /// How many values are requested.
  @_documentation(visibility: internal)
  public struct DemandOfCombine: Sendable {
    /// Up to a number.
    @export(implementation)
    public static func max(_: Int) -> DemandOfCombine { moved }

    /// No limit.
    @export(implementation)
    public static var unlimited: DemandOfCombine { moved }
  }

  /// How a buffer requests values.
  @available(*, unavailable)
  public enum PrefetchOfCombine: Sendable {
    /// Requests as many as the buffer holds.
    case keepFull

    /// Sends requested values.
    case byRequest
  }

  /// The policy for a value when the buffer is full.
  @available(*, unavailable)
  public enum FullBufferOfCombine: Sendable {
    /// Drops the new value.
    case dropNewest

    /// Drops the oldest value.
    case dropOldest
  }

  /// By which limit values are collected.
  @_documentation(visibility: internal)
  public struct TimeGroupingOfCombine: ExpressibleByIntegerLiteral {
    /// A number alone.
    @export(implementation)
    public init(integerLiteral _: Int) { moved }

    /// By an interval.
    @export(implementation)
    public static func byTime(_: Any, _: Duration) -> TimeGroupingOfCombine { moved }

    /// By an interval or a number.
    @export(implementation)
    public static func byTimeOrCount(_: Any, _: Duration, _: Int) -> TimeGroupingOfCombine { moved }

    /// By an interval, in seconds.
    @export(implementation)
    public static func byTime(_: Any, _: Double) -> TimeGroupingOfCombine { moved }

    /// By an interval, in seconds, or a number.
    @export(implementation)
    public static func byTimeOrCount(_: Any, _: Double, _: Int) -> TimeGroupingOfCombine { moved }
  }

  /// How many values a buffer keeps.
  @available(*, unavailable)
  public enum BufferPolicyElsewhere: Sendable {
    /// Up to a number, then the sender waits.
    case bounded(Int)

    /// No limit.
    case unbounded

    /// The latest signal.
    case bufferingLatest(Int)

    /// The oldest values, up to a number.
    case bufferingOldest(Int)
  }

  /// The quality of service of a queue.
  @available(*, unavailable)
  public enum QualityOfServiceElsewhere: Sendable {
    /// The levels of Dispatch.
    case background, utility, `default`, userInitiated, userInteractive
  }

#endif
