import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CatchTests {
  let scheduler = TestScheduler()

  private func failing() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(code: 7), at: .seconds(2)))
  }

  @Test func afterAFailureTheHandlersSignalContinues() {
    let source = failing()
    let other = TestSource<Int, Never>(on: scheduler, .next(2, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.catch { _ in other.signal }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(3)), .completed(at: .seconds(4))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEqual(other.subscriptions, [SubscriptionWindow(from: .seconds(2), until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func theHandlerIsGivenTheFailure() {
    let recording = scheduler.record(failing().signal.catch { .just($0.code) }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(7, at: .seconds(2)), .completed(at: .seconds(2))])
  }

  @Test func aSignalThatCompletesIsUnchanged() {
    let calls = Log<StubFailure>()
    let recording = scheduler.record(
      TickSignal<Int, StubFailure>.from([1, 2])
        .catch { failure -> TickSignal<Int, Never> in
          calls.append(failure)
          return .empty
        }
    )
    expectEqual(recording.events.map(\.event), [.next(1), .next(2), .completed])
    expectEmpty(calls.entries)
  }

  @Test func aFailureOfTheHandlersSignalIsTheFailureOfTheResult() {
    struct OtherFailure: Error, Equatable {}
    let recording = scheduler.record(failing().signal.catch { _ in TickSignal<Int, OtherFailure>.fail(OtherFailure()) }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .failed(OtherFailure(), at: .seconds(2))])
  }

  @Test func theFailedSignalIsReleasedBeforeTheHandlerIsCalled() {
    let source = failing()
    let windows = Log<[SubscriptionWindow]>()
    let recording = scheduler.record(
      source.signal
        .catch { _ -> TickSignal<Int, Never> in
          windows.append(source.subscriptions)
          return .empty
        }, for: .seconds(10)
    )
    expectEqual(windows.entries, [[SubscriptionWindow(from: .zero, until: .seconds(2))]])
    #expect(recording.isFinished)
  }
}
