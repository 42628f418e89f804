import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// From inside every kind of callback a second thread uses the same subject, scheduler, hub and subscription: it comes back only if no lock is held.
@Suite("Locks: a second thread comes through", .serialized) struct CallbackTests {
  /// The state that all callbacks share.
  final class Shared: Sendable {
    let subject = TickSubject<Int, StubFailure>()
    let scheduler = TestScheduler()
    let hub: CountdownHub<Int>
    let value = TickValue(0)
    let handle = SerialDisposable()
    let log = Log<Bool>()
    private let isInside = Lock(false)

    init() { hub = CountdownHub(every: .seconds(1), on: scheduler) }

    func probe<Value>(_ value: Value) -> Value {
      probe()
      return value
    }

    /// Runs what a second thread does: once at a time and three times at most, since it causes more callbacks.
    func probe() {
      guard log.count < 3 else { return }
      guard
        isInside.withLock({ isInside in
          defer { isInside = true }
          return !isInside
        })
      else { return }
      defer { isInside.withLock { $0 = false } }
      let hasReturned = onThread { [self] in
        subject.next(-1)
        subject.signal.subscribe(onNext: { _ in }, onFailed: { _ in }).dispose()
        _ = subject.hasSubscribers
        let timer = scheduler.schedule(after: .seconds(100)) {}
        timer.reschedule(after: .seconds(200))
        timer.dispose()
        _ = (scheduler.now, scheduler.statistics, scheduler.pending.count)
        hub.start(7, for: .seconds(50))
        _ = (hub[7], hub.snapshot)
        hub.stop(7)
        value.current += 1
        _ = handle.isDisposed
        handle.inner = handle.inner
      }
      log.append(hasReturned)
    }
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (Shared) -> Void

    init(_ name: String, _ run: @escaping @Sendable (Shared) -> Void) {
      testDescription = name
      self.run = run
    }

    /// A closure of an operator.
    init<Output>(_ name: String, of make: @escaping @Sendable (Shared) -> TickSignal<Output, StubFailure>) {
      self.init(name) { shared in
        shared.handle.inner = make(shared).subscribe(onNext: { _ in }, onFailed: { _ in })
        shared.subject.next(1)
        shared.subject.next(2)
        shared.scheduler.advance(by: .seconds(3))
        shared.subject.failed(StubFailure())
      }
    }
  }

  final class Released: Sendable {
    let shared: Shared
    init(_ shared: Shared) { self.shared = shared }
    deinit { shared.probe() }
  }

  static let kinds = [
    Kind("onNext, onFailed") { shared in
      shared.handle.inner = shared.subject.signal.subscribe(onNext: { _ in shared.probe() }, onFailed: { _ in shared.probe() })
      shared.subject.next(1)
      shared.subject.failed(StubFailure())
    },
    Kind("onCompleted") { shared in
      shared.handle.inner = shared.subject.signal.subscribe(onNext: { _ in }, onFailed: { _ in }, onCompleted: { shared.probe() })
      shared.subject.completed()
    },
    Kind("a tick") { shared in
      shared.handle.inner = TickSignal.interval(.seconds(1), on: shared.scheduler).subscribe(onNext: { _ in shared.probe() })
      shared.scheduler.advance(by: .seconds(2))
    },
    Kind("a timer") { shared in
      let timer = shared.scheduler.schedule(after: .seconds(1)) { shared.probe() }
      shared.scheduler.schedule { shared.probe() }
      shared.scheduler.advance(by: .seconds(1))
      timer.dispose()
    },
    Kind("a figure of a hub") { shared in
      shared.hub.start(1, for: .seconds(3))
      shared.handle.inner = shared.hub.signal(for: 1).subscribe(onNext: { _ in shared.probe() })
      shared.scheduler.advance(by: .seconds(4))
    },
    Kind("the work, the inputs and the values of a command") { shared in
      let command = TickCommand<Released, Released, Never>(.queue(limit: 2)) { input in shared.probe(.just(input)) }
      shared.handle.inner = command.outputs.subscribe(onNext: { _ in shared.probe() })
      for _ in 0..<3 { command.execute(Released(shared)) }
    },
    Kind("the inputs that a command cancels") { shared in
      let command = TickCommand<Released, Int, Never>(.queue(limit: 2)) { _ in TickSignal { _ in AnyDisposable { shared.probe() } } }
      for _ in 0..<3 { command.execute(Released(shared)) }
      command.cancel()
    },
    Kind("a value") { shared in
      shared.handle.inner = shared.value.signal.subscribe(onNext: { _ in shared.probe() })
      shared.value.current = 5
    },
    Kind("the start and the end of a source") { shared in
      let source = TickSignal<Int, Never> { _ in shared.probe(AnyDisposable { shared.probe() }) }
      source.subscribe(onNext: { _ in }).dispose()
    },
    Kind("the release of a closure") { shared in
      let released = Released(shared)
      func subscribe(_ released: Released) -> Subscription {
        TickSignal.interval(.seconds(1), on: shared.scheduler).subscribe(onNext: { _ in withExtendedLifetime(released) {} })
      }
      let subscription = subscribe(released)
      subscription.dispose()
    },
    Kind("the release of values that wait") { shared in
      let subject = TickSubject<Released, Never>()
      let subscription = subject.signal.delay(.seconds(1), on: shared.scheduler).debounce(for: .seconds(1), on: shared.scheduler)
        .subscribe(onNext: { _ in })
      for _ in 0..<3 { subject.next(Released(shared)) }
      shared.scheduler.advance(by: .seconds(1))
      subscription.dispose()
    },
    Kind("the release of a value that is replaced") { shared in
      let value = TickValue<Released?>(Released(shared))
      value.current = nil
    },
    Kind("the expiration of an idle timer") { shared in
      let idle = IdleTimer(after: .seconds(1), on: shared.scheduler)
      shared.handle.inner = idle.expirations.subscribe(onNext: { _ in shared.probe() })
      idle.restart()
      shared.scheduler.advance(by: .seconds(2))
    },
    Kind("the drift of a reference clock") { shared in
      let clock = ReferenceClock(on: shared.scheduler)
      shared.handle.inner = clock.driftChanges.subscribe(onNext: { _ in shared.probe() })
      for seconds in [0, 100] { clock.synchronize(to: shared.scheduler.wallNow.advanced(by: .seconds(seconds))) }
    },
    Kind("the end of a lifetime") { shared in
      let lifetime = Lifetime()
      lifetime.add(AnyDisposable { shared.probe() })
      lifetime.dispose()
    },
    Kind("map") { shared in
      shared.subject.signal.map { value in shared.probe(value) }
    },
    Kind("filter") { shared in
      shared.subject.signal.filter { _ in shared.probe(true) }
    },
    Kind("scan") { shared in
      shared.subject.signal.scan(0) { sum, value in shared.probe(sum + value) }
    },
    Kind("removeDuplicates") { shared in
      shared.subject.signal.removeDuplicates { _, _ in shared.probe(false) }
    },
    Kind("flatMap") { shared in
      shared.subject.signal.flatMap { value in shared.probe(TickSignal<Int, StubFailure>.just(value)) }
    },
    Kind("flatMapLatest") { shared in
      shared.subject.signal.flatMapLatest { value in shared.probe(TickSignal<Int, StubFailure>.just(value)) }
    },
    Kind("concatMap") { shared in
      shared.subject.signal.concatMap { value in shared.probe(TickSignal<Int, StubFailure>.just(value)) }
    },
    Kind("catch") { shared in
      shared.subject.signal.catch { _ in shared.probe(TickSignal<Int, StubFailure>.just(0)) }
    },
    Kind("debounce(where:)") { shared in
      shared.subject.signal.debounce(for: .seconds(1), where: { _ in shared.probe(true) }, on: shared.scheduler)
    },
    Kind("grouped") { shared in
      shared.subject.signal.grouped { value in shared.probe(value) }
    },
    Kind("handleEvents") { shared in
      shared.subject.signal.handleEvents(
        onSubscribe: { shared.probe() }, onNext: { _ in shared.probe() }, onFailed: { _ in shared.probe() }, onCancel: { shared.probe() })
    },
    Kind("log") { shared in shared.subject.signal.log("line") { _ in shared.probe() } },
    Kind("deferred") { shared in .deferred { shared.probe(shared.subject.signal) } },
    Kind("tryMap") { shared in
      shared.subject.signal.tryMap { value throws(StubFailure) in shared.probe(value) }
    },
    Kind("take(while:)") { shared in shared.subject.signal.take { shared.probe($0 < 100) } },
    Kind("the subscriber behind merge, zip and combineLatest") { shared in
      let signal = shared.subject.signal
      return signal.merge(signal).combineLatest(signal).zip(signal).map { _ in shared.probe() }
    },
    Kind("the subscriber behind delay, throttle, sample, window and timeout") { shared in
      shared.subject.signal.delay(.milliseconds(1), on: shared.scheduler).throttle(for: .milliseconds(1), on: shared.scheduler)
        .window(every: .seconds(1), on: shared.scheduler).flatMap { $0 }.timeout(
          after: .seconds(9), failing: StubFailure(), on: shared.scheduler
        )
        .deliver(on: shared.scheduler).share(replay: 1).map { _ in shared.probe() }
    },
  ]

  @Test(arguments: kinds) func fromInsideACallbackAnotherThreadComesThrough(kind: Kind) {
    let shared = Shared()
    kind.run(shared)
    shared.handle.dispose()
    #expect(shared.log.count > 0, "the callback has run")
    #expect(shared.log.entries.allSatisfy { $0 })
  }

  /// A key whose release is observed.
  private struct Key: Hashable, Sendable {
    final class Part: Sendable {
      let onRelease: @Sendable () -> Void
      init(_ onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }

    var part: Part?
    static func == (_: Key, _: Key) -> Bool { true }
    func hash(into _: inout Hasher) {}
  }

  /// The last reference to a key is that of a change which has not ended, because the callback stops the key whose value it is sent.
  @Test func aKeyIsReleasedWithoutTheLockOfItsHub() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<Key>(every: .seconds(1), on: scheduler)
    let (log, handle) = (Log<Bool>(), SerialDisposable())
    func start() {
      let key = Key(part: Key.Part { [weak hub] in log.append(onThread(within: 20) { [hub] in _ = hub?.snapshot }) })
      hub.start(key, for: .seconds(5))
      handle.inner = hub.signal(for: key).subscribe(onNext: { left in
        guard left == .seconds(4) else { return }
        handle.dispose()
        hub.stop(Key())
      })
    }
    start()
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, [true])
  }

  /// A failure drops a value that was over when the next one came, and whose timer has not fired.
  @Test func aValueThatAFailureDropsIsReleasedWithoutTheLockOfItsOperator() {
    let (alarm, log) = (HandAlarm(), Log<Bool>())
    let subject = TickSubject<Key, StubFailure>()
    let subscription = subject.signal.debounce(for: .seconds(1), on: AlarmScheduler(alarm)).subscribe(onNext: { _ in }, onFailed: { _ in })
    subject.next(Key(part: Key.Part { log.append(onThread(within: 5) { _ = alarm.ring() }) }))
    alarm.pass(.seconds(2))
    subject.next(Key())
    subject.failed(StubFailure())
    expectEqual(log.entries, [true])
    subscription.dispose()
  }

  @Test @MainActor func fromInsideAnUpdateOfAnOwnerAnotherThreadComesThrough() {
    final class Owner {}
    let shared = Shared()
    let owner = Owner()
    shared.hub.start(1, for: .seconds(5))
    shared.hub.bind(owner, to: 1) { (_: Owner, _: Duration?) in shared.probe() }
    shared.hub.unbind(owner)
    expectEqual(shared.log.entries, [true])
  }

  @Test func aLockThatIsHeldIsNoticed() {
    let lock = Lock(0)
    let hasReturned = lock.withLock { _ in onThread(within: 0.1) { lock.withLock { $0 += 1 } } }
    #expect(!hasReturned)
  }
}
