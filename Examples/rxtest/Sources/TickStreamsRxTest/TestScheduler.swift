// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams
import TickStreamsTesting

/// The times of `TestScheduler.start(create:)`.
public enum TestSchedulerDefaults {
  public static let created = 100
  public static let subscribed = 200
  public static let disposed = 1_000
}

/// The scheduler of RxTest, over the one of TickStreams: a tick is a second of it.
///
/// Unchecked, because its one variable is changed on the thread of the test.
public final class TestScheduler: SchedulerType, @unchecked Sendable {
  public typealias Defaults = TestSchedulerDefaults

  let world = TickStreamsTesting.TestScheduler()
  private let resolution: Double
  private let earliest: TestTime
  private var isStopped = false

  /// Makes a scheduler whose clock shows `initialClock`.
  ///
  /// An interval of `resolution` seconds is a tick, and work that is scheduled for now or for the past is done
  /// a tick later, unless `simulateProcessingDelay` is `false`.
  public init(initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    precondition(resolution > 0, "resolution must be greater than zero, but is \(resolution)")
    precondition(initialClock >= 0, "initialClock must not be negative, but is \(initialClock)")
    self.resolution = resolution
    earliest = simulateProcessingDelay ? 1 : 0
    world.advance(to: instant(initialClock))
  }

  public var scheduler: any TickScheduler { world }
  public var clock: TestTime { TestTime(TickInstant.origin.duration(to: world.now).components.seconds) }

  private func instant(_ time: TestTime) -> TickInstant { TickInstant.origin.advanced(by: .seconds(time)) }

  public func wait(for interval: RxTimeInterval) -> Duration {
    interval == .never ? interval.duration : .seconds(max(TestTime(interval.duration / .seconds(1) / resolution + 0.5), earliest))
  }

  @discardableResult func run(at time: TestTime, _ action: @escaping () -> Void) -> any Disposable {
    let action = Held(action)
    return world.schedule(at: instant(max(time, clock + earliest))) { action.value() }
  }

  // MARK: - Sources and observers

  /// Sends each event at its time, to whoever is subscribed then.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    let subject = TickSubject<TickStreams.Event<Held<Element>, any Error>, Never>()
    for event in events { run(at: event.time) { subject.next(event.value.held) } }
    return TestableObservable(self, events) { subscriber in subject.signal.subscribe { subscriber.send($0) } }
  }

  /// Sends each event at its time after a subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    let held = events.map { (time: $0.time, event: $0.value.held) }
    return TestableObservable(self, events) { [self] subscriber in
      TickStreams.CompositeDisposable(held.map { time, event in run(at: clock + time) { subscriber.send(event) } })
    }
  }

  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> { TestableObserver(self) }

  // MARK: - Running

  public func start<Element>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed, disposed: TestTime = Defaults.disposed,
    create: @escaping () -> Observable<Element>
  ) -> TestableObserver<Element> {
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    let observer = createObserver(Element.self)
    scheduleAt(created) { source = create() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  public func start<Element>(_ create: @escaping () -> Observable<Element>) -> TestableObserver<Element> {
    start(disposed: Defaults.disposed, create: create)
  }

  /// Runs everything that is scheduled.
  ///
  /// Work that has no end stops the test after a million instants.
  public func start() {
    isStopped = false
    var count = 0
    while !isStopped, world.advanceToNext() {
      count += 1
      precondition(count < 1_000_000, "the test does not end: dispose what repeats, or use advanceTo(_:)")
    }
  }

  public func stop() { isStopped = true }

  /// Runs everything that is scheduled up to `time`.
  public func advanceTo(_ time: TestTime) {
    precondition(time >= clock, "time cannot go back from \(clock) to \(time)")
    world.advance(to: instant(time))
  }

  // MARK: - Work

  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) { run(at: time, action) }

  public func scheduleAbsoluteVirtual<State>(
    _ state: State, time: TestTime, action: @escaping (State) -> any Disposable
  ) -> any Disposable { run(at: time) { _ = action(state) } }

  public func scheduleRelativeVirtual<State>(
    _ state: State, dueTime: TestTime, action: @escaping (State) -> any Disposable
  ) -> any Disposable { run(at: clock + dueTime) { _ = action(state) } }

  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable { scheduleRelativeVirtual(state, dueTime: TestTime(wait(for: dueTime).components.seconds), action: action) }

  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    run(at: clock) { _ = action(state) }
  }
}

/// A source of a test, which knows when it was subscribed to.
public final class TestableObservable<Element>: Observable<Element> {
  private let windows: Box<[Subscription]>
  public let recordedEvents: [Recorded<Event<Element>>]
  public var subscriptions: [Subscription] { windows.content }

  init(
    _ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>],
    _ send: @escaping @Sendable (Subscriber<Held<Element>, any Error>) -> any Disposable
  ) {
    let windows = Box([Subscription]())
    (recordedEvents, self.windows) = (events, windows)
    super.init(
      Raw { subscriber in
        let (index, start) = (windows.content.count, scheduler.clock)
        windows.content.append(Subscription(start))
        let sending = send(subscriber)
        return AnyDisposable {
          windows.content[index] = Subscription(start, scheduler.clock)
          sending.dispose()
        }
      })
  }
}

/// An observer that records what it receives.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  public func on(_ event: Event<Element>) { events.append(Recorded(time: scheduler.clock, value: event)) }
}
