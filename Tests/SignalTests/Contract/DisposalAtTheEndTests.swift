import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The delivery of an end begins by disposing the resources of the subscription; here that disposes the subscription itself.
@Suite("Contract 3: disposal by what an end disposes") struct DisposalAtTheEndTests {
  private let handle = SerialDisposable()
  private let subscribers = Log<Subscriber<Int, StubFailure>>()
  private let log = Log<String>()
  private let owner = Log<Subscription>()
  private let subject = TickSubject<Int, StubFailure>()

  /// A signal that a test ends by hand, and the disposal of which disposes `handle`.
  private var source: TickSignal<Int, StubFailure> {
    TickSignal { [handle, subscribers, log] subscriber in
      subscribers.append(subscriber)
      return AnyDisposable {
        log.append("closing")
        handle.dispose()
        log.append("closed")
      }
    }
  }

  private var subscriber: Subscriber<Int, StubFailure>? {
    defer { subscribers.removeAll() }
    return subscribers.entries.first
  }

  private func subscribe<Value>(to signal: TickSignal<Value, StubFailure>) {
    handle.inner = signal.subscribe(
      onNext: { [log] in log.append("next \($0)") },
      onFailed: { [log] _ in log.append("failed") },
      onCompleted: { [log] in log.append("completed") })
  }

  @Test func aCompletionIsNotDelivered() {
    subscribe(to: source)
    subscriber?.completed()
    expectEqual(log.entries, ["closing", "closed"])
  }

  @Test func aFailureIsNotDelivered() {
    subscribe(to: source)
    subscriber?.failed(StubFailure())
    expectEqual(log.entries, ["closing", "closed"])
  }

  @Test func withoutADisposalTheEndIsDelivered() {
    let unowned = source.observe { [log] in log.append("\($0)") }
    subscriber?.completed()
    expectEqual(log.entries, ["closing", "closed", "completed"])
    unowned.dispose()
  }

  @Test func aHandleThatIsReleasedCountsAsADisposal() {
    let signal = TickSignal<Int, StubFailure> { [subscribers] subscriber in
      subscribers.append(subscriber)
      return AnyDisposable { owner.removeAll() }
    }
    owner.append(signal.observe { [log] in log.append("\($0)") })
    subscriber?.completed()
    expectEqual(log.entries, [])
  }

  @Test func aHandleThatIsReleasedDoesNotCountIfTheSubscriptionIsKept() {
    let signal = TickSignal<Int, StubFailure> { [subscribers] subscriber in
      subscribers.append(subscriber)
      return AnyDisposable { owner.removeAll() }
    }
    owner.append(signal.observe { [log] in log.append("\($0)") })
    owner.entries.first?.keepUntilFinished()
    subscriber?.completed()
    expectEqual(log.entries, ["completed"])
  }

  @Test func theHandlerOfAFailureFurtherUpIsNotCalled() {
    subscribe(
      to: source.catch { [log] _ in
        log.append("handler")
        return TickSignal<Int, StubFailure>.just(1)
      })
    subscriber?.failed(StubFailure())
    expectEqual(log.entries, ["closing", "closed"])
  }

  @Test func handleEventsSeesACancellationAndNotTheEnd() {
    subscribe(to: source.handleEvents(onCompleted: { [log] in log.append("end") }, onCancel: { [log] in log.append("cancel") }))
    subscriber?.completed()
    expectEqual(log.entries, ["closing", "cancel", "closed"])
  }

  @Test func aDisposalWhileHandleEventsSeesTheEndIsNoCancellation() {
    subscribe(
      to: subject.signal.handleEvents(
        onCompleted: { [log, handle] in
          log.append("end")
          handle.dispose()
        }, onCancel: { [log] in log.append("cancel") }))
    subject.completed()
    expectEqual(log.entries, ["end"])
  }

  @Test func aFlightRecorderRecordsADisposalAndNotTheEnd() {
    let recorder = FlightRecorder(on: TestScheduler())
    subscribe(to: source.recorded("a", in: recorder))
    subscriber?.completed()
    expectEqual(recorder.log.events.map { "\($0.kind.rawValue) \($0.number)" }, ["subscribed 0", "disposed 0"])
  }

  @Test func aConnectionThatIsDisposedSendsNoEnd() {
    let shared = source.multicast()
    let subscription = shared.signal.observe { [log] in log.append("\($0)") }
    handle.inner = shared.connect()
    subscriber?.completed()
    expectEqual(log.entries, ["closing", "closed"])
    #expect(!subscription.isDisposed)
    subscription.dispose()
  }

  @Test func aConnectionWhoseHandlesAreReleasedSendsTheEndIfItIsKept() {
    let shared = subject.signal.multicast()
    let subscription = shared.signal.observe { [log] in log.append("\($0)") }
    shared.connect().keepUntilFinished()
    subject.completed()
    expectEqual(log.entries, ["completed"])
    subscription.dispose()
  }
}
