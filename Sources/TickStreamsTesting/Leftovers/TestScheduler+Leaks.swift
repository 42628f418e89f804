import TickStreams

extension TestScheduler {
  /// Remembers `object`, without retaining it, so that ``expectNoLeaks(file:line:)`` reports it if it outlives the test.
  ///
  /// ```swift
  /// let taps = scheduler.track(TickSubject<Void, Never>())
  /// ```
  ///
  /// - Parameters:
  ///   - object: A subject, a subscription, a view model.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The object.
  @discardableResult
  public func track<Object: AnyObject & Sendable>(_ object: Object, file: StaticString = #fileID, line: UInt = #line) -> Object {
    world.tracker.add(object, "\(Object.self)", CallSite(file, line))
    return object
  }

  /// Fails if something outlives the test that made it.
  ///
  /// Call it when everything should be over. It finds, each with where it was made:
  /// - timers of this world that exist and have not been disposed. Every timed source and operator has one per subscription, so this finds
  ///   subscriptions that have not ended, including those that wait for a value and have nothing armed;
  /// - recordings that still are subscribed;
  /// - tasks of ``spawn(name:file:line:_:)``, of `TickSignal.task` and of signals of asynchronous sequences that have not ended, even after
  ///   the tasks that can run have run; work for the main actor is given its turn by ``settle(rounds:)``;
  /// - objects given to ``track(_:file:line:)`` that exist, other than disposables that have been disposed.
  ///
  /// - Parameters:
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure``, which lists them.
  public func expectNoLeaks(file: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    world.drainTasks(CallSite(file, line))
    let objects = world.tracker.living() + world.register.living().map(\.description)
    guard !objects.isEmpty else { return }
    throw TestFailure("leaks", "everything should have ended, but this has not:", objects, site: CallSite(file, line))
  }
}
