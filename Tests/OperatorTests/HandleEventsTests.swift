import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct HandleEventsTests {
  let scheduler = TestScheduler()
  let seen = Log<String>()
  private let subject = TickSubject<Int, Never>()

  private func watch<Failure>(_ signal: TickSignal<Int, Failure>) -> TickSignal<Int, Failure> {
    signal.handleEvents(
      onSubscribe: { [seen] in seen.append("subscribe") },
      onNext: { [seen] in seen.append("next \($0)") },
      onFailed: { [seen] in seen.append("failed \($0)") },
      onCompleted: { [seen] in seen.append("completed") },
      onCancel: { [seen] in seen.append("cancel") }
    )
  }

  @Test func eventsAreSeenBeforeTheyArePassedOn() {
    let subscription = watch(TickSignal<Int, Never>.from([1, 2])).observe { [seen] in seen.append("-> \($0)") }
    expectEqual(seen.entries, ["subscribe", "next 1", "-> next(1)", "next 2", "-> next(2)", "completed", "-> completed"])
    withExtendedLifetime(subscription) {}
  }

  @Test func aFailureIsSeenBeforeItIsPassedOn() {
    let subscription = watch(TickSignal<Int, StubFailure>.fail(StubFailure(code: 1))).observe { [seen] in seen.append("-> \($0)") }
    expectEqual(seen.entries, ["subscribe", "failed StubFailure(code: 1)", "-> failed(StubFailure(code: 1))"])
    withExtendedLifetime(subscription) {}
  }

  @Test func subscribeIsSeenBeforeTheSourceIsSubscribed() {
    let source = TickSignal<Int, Never>.deferred { [seen] in
      seen.append("source")
      return .never
    }
    let subscription = watch(source).observe { _ in }
    expectEqual(seen.entries, ["subscribe", "source"])
    subscription.dispose()
  }

  @Test(arguments: [(false, "cancel"), (true, "completed")]) func cancelIsSeenOnceAndOnlyBeforeTheEnd(isCompleted: Bool, last: String) {
    let recording = scheduler.record(watch(subject.signal))
    if isCompleted { subject.completed() }
    recording.dispose()
    recording.dispose()
    expectEqual(seen.entries, ["subscribe", last])
  }

  @Test func theEndIsSeenOnceWhateverItIs() {
    let watched: (TickSignal<Int, StubFailure>) -> TickSignal<Int, StubFailure> = { [seen] signal in
      signal.handleEvents(
        onFailed: { _ in seen.append("failed") }, onCompleted: { seen.append("completed") }, onCancel: { seen.append("cancel") },
        onEnd: { seen.append("end") })
    }
    for end in [Event<Int, StubFailure>.completed, .failed(StubFailure(code: 1))] {
      let subject = TickSubject<Int, StubFailure>()
      let subscription = watched(subject.signal).observe { [seen] in seen.append("-> \($0)") }
      subject.send(end)
      subscription.dispose()
    }
    watched(.never).observe { _ in }.dispose()
    expectEqual(seen.entries, ["completed", "end", "-> completed", "failed", "end", "-> failed(StubFailure(code: 1))", "cancel", "end"])
  }

  @Test func anOperatorDownstreamThatHasEnoughCancels() {
    let recording = scheduler.record(watch(TickSignal<Int, Never>.from(Naturals())).take(2))
    expectEqual(recording.events.map(\.event), [.next(0), .next(1), .completed])
    expectEqual(seen.entries, ["subscribe", "next 0", "next 1", "cancel"])
  }

  @Test func aValueGoesNoFurtherThanTheClosureThatDisposes() {
    let handle = SerialDisposable()
    let disposing = subject.signal.handleEvents(onNext: { _ in handle.dispose() })
    handle.inner = watch(
      disposing.map { [seen] in
        seen.append("map")
        return $0
      }
    ).subscribe(onNext: { _ in })
    subject.next(1)
    expectEqual(seen.entries, ["subscribe", "cancel"])
  }

  @Test func noClosureIsCalledForAValueBehindTheCancellation() {
    let handle = SerialDisposable()
    let disposing = subject.signal.map {
      handle.dispose()
      return $0
    }
    handle.inner = watch(disposing).subscribe(onNext: { _ in })
    subject.next(1)
    expectEqual(seen.entries, ["subscribe", "cancel"])
  }

  @Test func withoutClosuresNothingChanges() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let recording = scheduler.record(source.signal.handleEvents(), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
  }
}
