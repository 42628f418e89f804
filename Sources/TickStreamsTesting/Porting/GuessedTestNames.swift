// Names that no library has, and that people try.

public import TickStreams

@_documentation(visibility: internal)
extension TestScheduler {
  /// Guessed.
  @available(*, unavailable, renamed: "expectIdle()")
  public func assertIdle() { moved }

  /// Guessed, and the name of a test clock's.
  @available(*, unavailable, renamed: "expectIdle()")
  public func checkSuspension() { moved }

  /// Guessed.
  @available(*, unavailable, message: "use `TestScheduler(wallStart:)`; the monotonic clock begins at zero")
  public convenience init(startingAt _: WallInstant) { moved }

  /// Guessed.
  @available(*, unavailable, message: "use `jumpWallClock(by:)`, by the span from `wallNow`")
  public func setWallClock(to _: WallInstant) { moved }

  /// Guessed.
  @available(*, unavailable, message: "use `expectIdle()`, or `pending.isEmpty`")
  public var isIdle: Bool { moved }

  /// Guessed.
  @available(*, unavailable, renamed: "pending")
  public var pendingTimers: [PendingTimer] { moved }

  /// Guessed.
  @available(*, unavailable, message: "use `pending.count`")
  public var scheduledCount: Int { moved }
}

@_documentation(visibility: internal)
extension TickSignal {
  /// Guessed.
  @available(*, unavailable, message: "use `scheduler.record(signal)`")
  public func record(on _: TestScheduler) -> Recording<Value, Failure> { moved }
}

@_documentation(visibility: internal)
extension Replay {
  /// Guessed.
  @available(*, unavailable, message: "use `hot(_:as:)`, `state(_:as:)` or `cold(_:as:)`")
  public subscript(_: String) -> TickSignal<String, Never> { moved }

  /// Guessed.
  @available(*, unavailable, message: "use `hot(_:as:)`, `state(_:as:)` or `cold(_:as:)`")
  public func signal(_: String) -> TickSignal<String, Never> { moved }

  /// Guessed.
  @available(*, unavailable, message: "use `compare(_:_:)`, or `hot(_:as:)`")
  public var events: [String] { moved }
}
