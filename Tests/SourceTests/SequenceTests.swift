import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct SequenceTests {
  let scheduler = TestScheduler()

  private func recorded(_ elements: some Sequence<Int> & Sendable, delay: Duration? = nil) -> Recording<Int, Never> {
    scheduler.record(TickSignal.from(elements, every: .seconds(3), delay: delay, on: scheduler))
  }

  @Test func elementsComeOnAGridAndCompletionWithTheLast() {
    let recording = recorded([1, 2, 3])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "1 at 3, 2 at 6, 3 at 9, | at 9")
    expectEmpty(scheduler.pending)
  }

  @Test func theFirstElementIsNotEarly() {
    let recording = recorded([1])
    scheduler.advance(by: .seconds(3) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.line, "1 at 3, | at 3")
  }

  @Test func theDelayIsIndependentOfTheInterval() {
    let atOnce = recorded([1, 2], delay: .zero)
    let later = recorded([1, 2], delay: .seconds(5))
    #expect(atOnce.events.isEmpty, "asynchronously")
    scheduler.advance(by: .seconds(60))
    expectEqual(atOnce.line, "1 at 0, 2 at 3, | at 3")
    expectEqual(later.line, "1 at 5, 2 at 8, | at 8")
  }

  @Test func anEmptySequenceCompletesOnSubscription() {
    expectEqual(recorded([]).line, "| at 0")
    expectEmpty(scheduler.pending)
  }

  @Test func anEndlessSequenceIsFine() {
    let recording = scheduler.record(TickSignal.from(0..., every: .seconds(3), on: scheduler).take(2), for: .seconds(60))
    expectEqual(recording.line, "0 at 3, 1 at 6, | at 6")
    expectEmpty(scheduler.pending)
  }

  @Test func theIteratorIsOneElementAhead() {
    let taken = Log<Int>()
    let recording = recorded(Noting(taken: taken))
    expectEqual(taken.entries, [1])
    scheduler.advance(by: .seconds(3))
    expectEqual(taken.entries, [1, 2])
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  /// Calls a closure when it is asked for its second element.
  private struct Interrupting: Sequence, Sendable {
    let interrupt: @Sendable () -> Void

    func makeIterator() -> AnyIterator<TickInstant> {
      var count = 0
      return AnyIterator {
        count += 1
        if count == 2 { interrupt() }
        return count == 1 ? .origin.advanced(by: .seconds(1)) : nil
      }
    }
  }

  @Test func aSequenceThatShutsTheSchedulerDownEndsNothing() {
    let (instants, ticks) = (Interrupting { [scheduler] in scheduler.shutdown() }, TestScheduler())
    let recording = scheduler.record(TickSignal.from(instants, every: .seconds(1), on: scheduler))
    let moments = ticks.record(TickSignal.at(each: Interrupting { ticks.shutdown() }, on: ticks))
    scheduler.advance(by: .seconds(10))
    ticks.advance(by: .seconds(10))
    expectEqual(recording.events.map(\.event.isCompleted), [false])
    expectEmpty(moments.events)
  }

  @Test func everySubscriptionIteratesFromTheStart() {
    let signal = TickSignal.from([1, 2], every: .seconds(3), on: scheduler)
    let first = scheduler.record(signal, for: .seconds(3))
    let second = scheduler.record(signal, for: .seconds(60))
    expectEqual(first.values, [1, 2])
    expectEqual(second.line, "1 at 3, 2 at 6, | at 6")
  }

  @Test func afterAStallNoElementIsLostAndTheGridIsKept() {
    let recording = recorded([1, 2, 3])
    scheduler.sleepDevice(for: .seconds(10))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "1 at 10, 2 at 12, 3 at 15, | at 15")
  }

  @Test func aBurstDeliversWhatIsOverdueAtOnce() {
    let recording = scheduler.record(TickSignal.from([1, 2, 3, 4], every: .seconds(3), missedTicks: .burst, on: scheduler))
    scheduler.sleepDevice(for: .seconds(10))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "1 at 10, 2 at 10, 3 at 10, 4 at 12, | at 12")
  }

  @Test func disposalInsideADeliveryTakesNoFurtherElement() {
    let taken = Log<Int>()
    let handle = SerialDisposable()
    handle.inner = TickSignal.from(Noting(taken: taken), every: .seconds(3), on: scheduler).subscribe(onNext: { _ in handle.dispose() })
    scheduler.advance(by: .seconds(60))
    expectEqual(taken.entries, [1])
    expectEmpty(scheduler.pending)
  }

  @Test func elementsAreReleasedAtTheEnd() {
    var subscription: Subscription?
    let witness = giving { element in
      subscription = TickSignal.from([element, element], every: .seconds(3), on: scheduler).subscribe(onNext: { _ in })
    }
    #expect(witness.isHeld)
    subscription = nil
    #expect(!witness.isHeld)
    withExtendedLifetime(subscription) {}
  }
}

/// 1, 2, 3, with a log of the elements taken.
private struct Noting: Sequence, Sendable {
  let taken: Log<Int>

  func makeIterator() -> AnyIterator<Int> {
    var numbers = (1...3).makeIterator()
    return AnyIterator {
      let number = numbers.next()
      if let number { taken.append(number) }
      return number
    }
  }
}
