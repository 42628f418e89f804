public import TickStreams

/// A signal drawn with marbles, for the code under test, which notes when it is subscribed.
///
/// ``TestScheduler/hot(_:values:failing:frame:file:line:)`` and ``TestScheduler/cold(_:values:failing:frame:file:line:)`` make sources.
public final class TestSource<Value: Sendable, Failure: Error>: Sendable {
  /// The signal to which the code under test subscribes.
  public let signal: TickSignal<Value, Failure>
  private let log: SubscriptionLog

  /// - Parameters:
  ///   - log: Notes the subscriptions.
  ///   - file: The file of the call, if a subscription is work; by default it is this one, which counts as none.
  ///   - line: The line of the call.
  ///   - subscribe: Begins a subscription.
  init(
    _ log: SubscriptionLog, file: StaticString = #fileID, line: UInt = #line,
    _ subscribe: @escaping @Sendable (Subscriber<Value, Failure>) -> any Disposable
  ) {
    self.log = log
    signal = TickSignal(function: "cold(_:)", file: file, line: line) { subscriber in
      guard let number = log.open() else { return Disposables.none }
      let work = subscribe(subscriber)
      return AnyDisposable {
        work.dispose()
        log.close(number)
      }
    }
  }

  /// A source that sends these events to each subscriber.
  package convenience init(cold events: [Recorded<Event<Value, Failure>>], on scheduler: TestScheduler, for origin: CallOrigin) {
    self.init(SubscriptionLog(on: scheduler, for: origin), file: origin.file ?? #fileID, line: origin.line) { subscriber in
      let timers = Swift.zip(events, scheduler.places(of: events))
        .map { record, place in
          scheduler.schedule(after: record.time, tieBreak: place, for: origin) { subscriber.send(record.event) }
        }
      return AnyDisposable { for timer in timers { timer.dispose() } }
    }
  }

  /// When the signal was subscribed, and until when, in order: times since the source was made.
  ///
  /// A subscription ends with the signal or when it is disposed, whichever comes first.
  public var subscriptions: [SubscriptionWindow] { log.windows }

  /// Compares ``subscriptions`` with marble diagrams, one for each.
  ///
  /// ```swift
  /// let source = scheduler.hot("--a--|", values: ["a": 1])
  /// try source.expectSubscriptions("^----!", "--^ 1s !")
  /// ```
  ///
  /// - Parameters:
  ///   - diagrams: The windows in order, from the moment the source was made; none if it is never subscribed.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the expectation, for the message.
  ///   - line: The line of the expectation, for the message.
  /// - Throws: ``TestFailure`` with the first difference, or if a diagram cannot be read.
  public func expectSubscriptions(
    _ diagrams: String..., frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let frame = frame.checkedPositive("frame", file: file, line: line)
    var expected: [(window: SubscriptionWindow, lasts: Nanoseconds)] = []
    for diagram in diagrams { expected.append(try SubscriptionWindow.read(diagram, frame)) }
    let recorded = subscriptions
    let pairs = (0..<Swift.max(expected.count, recorded.count))
      .map { number in
        MarbleComparison.Pair.windows(
          number < expected.count ? expected[number].window : nil, number < recorded.count ? recorded[number] : nil,
          title: "subscription \(number + 1)"
        )
      }
    let comparison = MarbleComparison(pairs: pairs, frame: frame, start: log.start)
    if let mismatch = comparison.mismatch(file: file, line: line) { throw mismatch }
    for (number, window) in expected.enumerated() {
      if let early = TestFailure.early(diagrams[number], goesOnTo: window.lasts, after: log.elapsed, CallSite(file, line)) { throw early }
    }
  }
}

/// When a source was subscribed.
final class SubscriptionLog: Sendable {
  private let entries = Lock<[SubscriptionWindow]>([])
  /// When the source was made.
  let start: TickInstant
  private let clock: WorldClock
  private weak let scheduler: TestScheduler?
  private let origin: CallOrigin

  init(on scheduler: TestScheduler, for origin: CallOrigin) {
    start = scheduler.now
    clock = scheduler.world.clock
    self.scheduler = scheduler
    self.origin = origin
  }

  var elapsed: Duration { start.duration(to: clock.elapsed) }

  var windows: [SubscriptionWindow] { entries.withLock { $0 } }

  /// Notes a subscription, and returns its number.
  ///
  /// Reports code that subscribes without end at one instant, such as a retry of a source that has failed, and returns `nil`: that ends it.
  func open() -> Int? {
    let now = elapsed
    let limit = scheduler?.world.rules.instantLimit ?? .max
    let number = entries.withLock { entries in
      entries.append(SubscriptionWindow(from: now, until: nil))
      return entries.count - 1
    }
    guard number >= limit, entries.withLock({ $0[number - limit].start }) == now else { return number }
    scheduler?.world.mistakes.report(
      "time does not advance beyond \(start.advanced(by: now)): a source has been subscribed \(limit) times there",
      origin.file.map { CallSite($0, origin.line) })
    return nil
  }

  func close(_ number: Int) {
    let now = elapsed
    entries.withLock { $0[number].end = now }
  }
}

#if Porting
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "write `.signal` before the operator: `source.signal.map { … }`; as an argument, pass its `signal`")
  extension TestSource: SignalHolder, SignalArgument {
    /// The signal.
    public var itself: TickSignal<Value, Failure> { signal }
  }
#else
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`")
  extension TestSource: SignalArgument {
    /// Its values.
    public typealias SentValue = Value
    /// Its failures.
    public typealias SentFailure = Failure
  }
#endif
