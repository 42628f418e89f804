// The queues of combine-schedulers, as declarations that cannot be used. See OldSpelling.swift of TickStreams.

public import Dispatch
public import TickStreams

extension DispatchQueue {
  /// combine-schedulers.
  @available(*, unavailable, message: "use `TestScheduler()`")
  public static var test: TestScheduler { fatalError() }

  /// combine-schedulers.
  @available(*, unavailable, message: "use `ImmediateScheduler()`; where time passes, a `TestScheduler` and `advanceUntilIdle(limit:)`")
  public static var immediate: ImmediateScheduler { fatalError() }

  /// combine-schedulers.
  @available(*, unavailable, message: "use `UnusedScheduler()`")
  public static var unimplemented: UnusedScheduler { fatalError() }

  /// combine-schedulers.
  @available(*, unavailable, message: "use `UnusedScheduler()`")
  public static var failing: UnusedScheduler { fatalError() }
}
