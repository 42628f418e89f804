/// Runs a test many times: first with the default order, then with other orders of same-instant work, and latencies within windows of
/// leeway, that seeds decide.
///
/// A test with fixed timing shows that the code is right for that timing. A bug that strikes twice a year needs two things to happen in an
/// unlikely order. This finds it in milliseconds, and at each run again:
///
/// ```swift
/// try explore { scheduler in
///   let cache = ExpiringCache(for: .seconds(60), on: scheduler)
///   cache.set("old")
///   scheduler.advance(by: .zero)
///   // Just when the old value expires.
///   scheduler.schedule(after: .seconds(60)) { cache.set("new") }
///   scheduler.advance(by: .seconds(61))
///   guard cache.value == "new" else { throw ValueLost() }
/// }
/// ```
///
/// - The default order is first, then seeds 1, 2, 3 …, each with its own scheduler, as `TestScheduler(seed:)` makes it. The first
///   failure ends it, so the seed reported is the smallest that fails.
/// - A body fails by throwing: `try #require(…)`, `try XCTUnwrap(…)`, your own error. It also fails by a call that the scheduler cannot
///   carry out; the hundredth of them stops the program. A call that only notes a failure, as `#expect` does, is reported for each run by
///   the testing framework, and not seen here.
/// - Schedule the test's own actions at a certain time, as in the example, so that they take part in the shuffling.
///
/// - Parameters:
///   - count: How many seeds to try, not negative; a run without a seed comes before them.
///   - lateness: How much later than their windows timers may fire, in the runs with seeds; with zero, within their windows.
///   - seed: Runs with this seed alone.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: The test, given the scheduler of each run.
/// - Throws: ``TestFailure``, with the seed, the failure, and how to reproduce it.
public func explore(
  seedCount count: Int = 100, lateness: Duration = .zero, onlySeed seed: UInt64? = nil, file: StaticString = #fileID, line: UInt = #line,
  _ body: (TestScheduler) throws -> Void
) throws(TestFailure) {
  for world in ExploredWorld.all(count, lateness: lateness, replaying: seed, file, line) {
    let (scheduler, mistake) = world.makeScheduler(file, line)
    do {
      try scheduler.perform(file: file, line: line) { try body(scheduler) }
      if let mistake = mistake() { throw mistake }
    } catch {
      throw TestFailure(world, mistake() ?? error, CallSite(file, line))
    }
  }
}

/// Runs an asynchronous test many times, each time on the timeline of the scheduler.
///
/// Follows the rules of the synchronous `explore` and of ``TestScheduler/run(limit:patience:file:line:_:)``. In the runs with seeds, tasks
/// that could run also take turns in another order.
///
/// - Parameters:
///   - count: How many seeds to try, not negative; a run without a seed comes before them.
///   - lateness: How much later than their windows timers may fire, in the runs with seeds; with zero, within their windows.
///   - seed: Runs with this seed alone.
///   - patience: How long, in real time, to wait for a body that nothing will wake.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: The test, given the scheduler of each run.
/// - Throws: ``TestFailure``, with the seed, the failure, and how to reproduce it.
public func explore(
  seedCount count: Int = 100, lateness: Duration = .zero, onlySeed seed: UInt64? = nil, patience: Duration = .seconds(10),
  file: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @Sendable (TestScheduler) async throws -> Void
) async throws(TestFailure) {
  for world in ExploredWorld.all(count, lateness: lateness, replaying: seed, file, line) {
    let (scheduler, mistake) = world.makeScheduler(file, line)
    do {
      try await scheduler.run(patience: patience, file: file, line: line) { try await body(scheduler) }
      if let mistake = mistake() { throw mistake }
    } catch {
      throw TestFailure(world, mistake() ?? error, CallSite(file, line))
    }
  }
}
