// Names that this module had before its first version, with the names of today.

public import TickStreams

@_documentation(visibility: internal)
extension TestScheduler {
  /// Here.
  @available(*, unavailable, renamed: "sibling(timebase:name:)")
  public func scheduler(timebase _: Timebase, name: String = "") -> SiblingScheduler { moved }

  /// Here.
  @available(*, unavailable, renamed: "advanceUntilIdle(limit:)")
  public func run(limit _: RunLimit) -> Bool { moved }

  /// Here.
  @available(*, unavailable, renamed: "expectWakeUps(max:during:_:)")
  public func expectWakeUps<Result>(atMost _: Int, during _: Duration, _: () throws -> Result) -> Result { moved }

  /// Here.
  @available(*, unavailable, renamed: "hot(_:values:failing:frame:)")
  public func hot<Value, Failure>(
    _: String, values: [String: Value] = [String: String](), error _: Failure, frame: Duration = .milliseconds(1)
  ) -> TestSource<Value, Failure> { moved }

  /// Here.
  @available(*, unavailable, renamed: "cold(_:values:failing:frame:)")
  public func cold<Value, Failure>(
    _: String, values: [String: Value] = [String: String](), error _: Failure, frame: Duration = .milliseconds(1)
  ) -> TestSource<Value, Failure> { moved }
}

@_documentation(visibility: internal)
extension Recording {
  /// Here.
  @available(*, unavailable, renamed: "expect(_:values:failing:subscription:frame:)")
  public func expect(
    _: String, values: [String: Value] = [:], error _: Failure, subscription: String? = nil, frame: Duration = .milliseconds(1)
  ) {}
}

@_documentation(visibility: internal)
extension PendingTimer {
  /// Here.
  @available(*, unavailable, renamed: "deadline")
  public var due: TickInstant { moved }
}

/// Here.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "expectNoRealTimers(_:)")
public func expectNoRealTime<Result>(_: () throws -> Result) -> Result { moved }

/// Here.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "explore(seedCount:lateness:_:)")
public func explore(seeds _: Int, lateness: Duration = .zero, _: (TestScheduler) throws -> Void) { moved }

/// Here.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "explore(onlySeed:_:)")
public func explore(replaying _: UInt64, _: (TestScheduler) throws -> Void) { moved }
