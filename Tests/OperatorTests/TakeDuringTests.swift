import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeDuringTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  @Test func theEndOfALifetimeCompletesItAtThatMoment() {
    let source = source()
    let lifetime = Lifetime()
    let recording = scheduler.record(source.signal.take(during: lifetime), for: .milliseconds(1_500))
    lifetime.dispose()
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .completed(at: .milliseconds(1_500))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(1_500))])
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events.count, 2)
    expectEmpty(scheduler.pending)
  }

  @Test func theReleaseOfALifetimeEndsItToo() {
    var lifetime: Lifetime? = Lifetime()
    let signal = lifetime.map { source().signal.take(during: $0) } ?? .never
    let recording = scheduler.record(signal, for: .milliseconds(1_500))
    lifetime = nil
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .completed(at: .milliseconds(1_500))])
    expectEmpty(scheduler.pending)
  }

  @Test func aLifetimeThatHasEndedGivesAnEmptySignal() {
    let source = source()
    var lifetime: Lifetime? = Lifetime()
    let signal = lifetime.map { source.signal.take(during: $0) } ?? .never
    lifetime?.dispose()
    expectEqual(scheduler.record(signal).events, [.completed(at: .zero)])
    lifetime = nil
    expectEqual(scheduler.record(signal).events, [.completed(at: .zero)])
    expectEmpty(source.subscriptions)
  }

  @Test func theEndOfTheSourcePasses() {
    let lifetime = Lifetime()
    let recording = scheduler.record(source().signal.take(during: lifetime), for: .seconds(10))
    expectEqual(recording.values, [1, 2, 3])
    expectEqual(recording.events.last, .completed(at: .seconds(4)))
    lifetime.dispose()
    expectEqual(recording.events.count, 4)
  }

  @Test func disposalEndsItWithoutCompletion() {
    let lifetime = Lifetime()
    let recording = scheduler.record(source().signal.take(during: lifetime), for: .seconds(1))
    recording.dispose()
    lifetime.dispose()
    expectEqual(recording.events, [.next(1, at: .seconds(1))])
    expectEmpty(scheduler.pending)
  }

  @Test func closuresAreReleasedAtTheEndWhileTheLifetimeContinues() throws {
    let lifetime = Lifetime()
    try expectCaptureReleased { source, witness in source.map { witness.pass($0) }.take(during: lifetime) }
    try expectCaptureReleased { source, witness in source.take(during: lifetime).map { witness.pass($0) } }
    lifetime.dispose()
  }

  @Test func theFirstEventAfterTheOwnerIsDeallocatedCompletesIt() {
    let source = source()
    var owner: Witness? = Witness()
    let signal = owner.map { source.signal.take(during: $0) } ?? .never
    let recording = scheduler.record(signal, for: .milliseconds(1_500))
    owner = nil
    expectEqual(recording.events, [.next(1, at: .seconds(1))])
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func whileTheOwnerExistsEverythingPasses() {
    let owner = Witness()
    let recording = scheduler.record(source().signal.take(during: owner), for: .seconds(10))
    expectEqual(recording.values, [1, 2, 3])
    expectEqual(recording.events.last, .completed(at: .seconds(4)))
    withExtendedLifetime(owner) {}
  }

  @Test func theOwnerIsNotRetained() {
    let subject = TickSubject<Int, Never>()
    weak var gone: Witness?
    func record() -> Recording<Int, Never> {
      let owner = Witness()
      gone = owner
      return scheduler.record(subject.signal.take(during: owner))
    }
    let recording = record()
    #expect(gone == nil)
    #expect(!recording.isFinished)
  }
}
