import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A second thread uses the same object while a callback runs: it returns only if no lock is held.
@Suite("Contract 5: no lock is held while user code runs", .serialized) struct NoLockHeldTests {

  @Test func duringADeliveryOfASubject() {
    let bag = DisposeBag()
    let subject = TickSubject<Int, Never>()
    let answers = Log<Bool>()
    subject.signal.subscribe(onNext: { value in
      guard value == 1 else { return }
      answers.append(
        onThread {
          subject.next(2)
          subject.signal.subscribe(onNext: { _ in }).dispose()
          _ = subject.hasSubscribers
        }
      )
    })
    .store(in: bag)
    subject.next(1)
    expectEqual(answers.entries, [true])
  }

  @Test func duringATick() {
    let scheduler = TestScheduler()
    let answers = Log<Bool>()
    let subscription = TickSignal.after(.seconds(1), on: scheduler)
      .subscribe(onNext: { _ in
        answers.append(
          onThread {
            _ = scheduler.now
            _ = scheduler.date
            _ = scheduler.pending
            let timer = scheduler.schedule(after: .seconds(1)) {}
            timer.reschedule(after: .seconds(2))
            timer.dispose()
          }
        )
      })
    scheduler.advance(by: .seconds(1))
    expectEqual(answers.entries, [true])
    subscription.dispose()
  }

  @Test func whileAClosureIsReleased() {
    let scheduler = TestScheduler()
    let subject = TickSubject<Int, Never>()
    let answers = Log<Bool>()
    final class Probe: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
      deinit { body() }
    }
    func probe() -> Probe {
      Probe {
        answers.append(
          onThread {
            subject.next(1)
            scheduler.schedule(after: .seconds(1)) {}.dispose()
          }
        )
      }
    }
    var subscription = subject.signal.subscribe(onNext: { [probe = probe()] _ in withExtendedLifetime(probe) {} })
    subscription.dispose()
    subscription = TickSignal.interval(.seconds(1), on: scheduler)
      .subscribe(onNext: { [probe = probe()] _ in withExtendedLifetime(probe) {} })
    subscription.dispose()
    let value = TickValue<Probe?>(probe())
    value.current = nil
    scheduler.schedule(after: .seconds(1)) { [probe = probe()] in withExtendedLifetime(probe) {} }.dispose()
    expectEqual(answers.entries, [true, true, true, true])
  }

  @Test func whileADisposableRuns() {
    let answers = Log<Bool>()
    let composite = CompositeDisposable()
    let serial = SerialDisposable()
    composite.add(AnyDisposable { answers.append(onThread { composite.add(Disposables.none) }) })
    composite.dispose()
    serial.inner = AnyDisposable { answers.append(onThread { _ = serial.isDisposed }) }
    serial.inner = nil
    expectEqual(answers.entries, [true, true])
  }

  @Test func whileSubscribing() {
    let bag = DisposeBag()
    let answers = Log<Bool>()
    let value = TickValue(1)
    let shared = value.signal.share(replay: 1)
    shared.subscribe(onNext: { _ in answers.append(onThread { shared.subscribe(onNext: { _ in }).dispose() }) })
      .store(in: bag)
    expectEqual(answers.entries, [true])
  }
}
