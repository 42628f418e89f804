import Dispatch
import Laws
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

extension BrokenCase {
  /// Defects that a check could miss.
  static let vacuous = [
    BrokenCase("deliveringOnAQueue", breaks: "Same thread") { try checkLaws(of: $0) { source in source.deliveringOnAQueue() } },
    BrokenCase("completingOnAQueue", breaks: "Same thread") { try checkLaws(of: $0) { source in source.completingOnAQueue() } },
    BrokenCase("sendingOnAThreadEach", breaks: "Same thread") { try checkLaws(of: $0) { source in source.sendingOnAThreadEach() } },
    BrokenCase("waitingInRealTime", breaks: "Virtual time") { try checkLaws(of: $0) { source in source.waitingInRealTime() } },
    BrokenCase("retryingInRealTime", breaks: "Virtual time") {
      try checkLaws(of: $0, allowing: [.catchesFailures, .resubscribes]) { source in source.retryingInRealTime() }
    },
    BrokenCase("waitingInAnotherWorld", breaks: "Virtual time") { try checkLaws(of: $0) { source in source.waitingInAnotherWorld() } },
    BrokenCase("advancing", breaks: "Virtual time") { try checkLaws(of: $0) { source, scheduler in source.advancing(scheduler) } },
    BrokenCase("silent", breaks: "Not silent") { try checkLaws(of: $0) { source in source.silent() } },
    BrokenCase("mergedLosingACompletion", breaks: "No zombie") {
      try checkLaws(of: $0) { source, other, _ in source.mergedLosingACompletion(other) }
    },
    BrokenCase("holdingFromTheSixthValueOn", breaks: "Nothing retained") {
      try checkLaws(of: $0) { source in source.holdingFromTheSixthValueOn() }
    },
    BrokenCase("leavingATimerAtTheTenthValue", breaks: "No timer left") {
      try checkLaws(of: $0, allowing: .outlivesScheduler) { $0.leavingATimerAtTheTenthValue(on: $1) }
    },
  ]
}

@Suite("checkLaws does not pass vacuously", .disabled(if: Sanitizer.isOn, "broken operators leak, and some of them wait in real time"))
struct VacuousOperatorTests {
  private func broken(_ name: String) throws -> LawError {
    let broken = try #require(BrokenCase.vacuous.first { $0.name == name })
    return try #require(throws: LawError.self) { try broken.check(name) }
  }

  @Test(arguments: 1...Thorough.rounds(20, otherwise: 3)) func deliveryOnAnotherThreadIsNamedEachTime(run: Int) throws {
    for name in ["deliveringOnAQueue", "completingOnAQueue", "sendingOnAThreadEach"] {
      let error = try broken(name)
      expectEqual(error.findings.map(\.law.name), ["Same thread"])
      expectEqual(error.findings.first?.what.hasSuffix(" came on another thread."), true)
    }
  }

  @Test func aRealSchedulerIsNamed() throws {
    // The time that is left when the timer is armed: less than all, on a busy machine.
    let beats = /A real scheduler waits: beats, for (1\.0|0\.\d+) seconds\./
    let retries = /A real scheduler waits: retries, for (1\.0|0\.\d+) seconds\./
    #expect(try broken("waitingInRealTime").findings.first?.what.wholeMatch(of: beats) != nil)
    #expect(try broken("retryingInRealTime").findings.first?.what.wholeMatch(of: retries) != nil)
  }

  @Test func aTimerOnAnotherTestSchedulerIsNamed() throws {
    try expectEqual(
      broken("waitingInAnotherWorld").findings.first?.what, "On another test scheduler a timer was made: delay at Shop/Postponed.swift:7.")
  }

  @Test func aMisuseOfTheSchedulerIsNamedAndDoesNotStopTheProcess() throws {
    try expectEqual(
      broken("advancing").findings.first?.what,
      "The scheduler was misused: advance was called from inside an advance; schedule work instead.")
  }

  @Test func aSwallowedCompletionIsNamed() throws {
    try expectEqual(
      broken("mergedLosingACompletion").findings.first?.what,
      "No further event is possible, and the result has not ended: a completion was swallowed.")
  }

  @Test func lateLeaksAreNamedAsSuch() throws {
    let held = try #require(try broken("holdingFromTheSixthValueOn").findings.first)
    #expect(held.what.hasPrefix("A late leak, not there after a few values. Still held: value 6 of the source, value 7 of the source,"))
    let timer = try #require(try broken("leavingATimerAtTheTenthValue").findings.first)
    #expect(timer.what.hasPrefix("A late leak, not there after a few values. A timer is still armed: schedule due at "))
  }
}

/// Operators that a check could miss: they use other clocks or threads, send nothing, or fail only after many values.
extension TickSignal where Value == LawValue, Failure == LawFailure {
  func deliveringOnAQueue() -> TickSignal { deliver(on: QueueScheduler(label: "elsewhere")) }

  func completingOnAQueue() -> TickSignal {
    let queue = DispatchQueue(label: "elsewhere")
    return forwarded { event, subscriber in
      if case .completed = event { queue.async { subscriber.completed() } } else { subscriber.send(event) }
    }
  }

  func sendingOnAThreadEach() -> TickSignal { forwarded { event, subscriber in DispatchQueue.global().async { subscriber.send(event) } } }

  func waitingInRealTime() -> TickSignal { delay(.seconds(1), on: QueueScheduler(label: "beats")) }

  func retryingInRealTime() -> TickSignal { retry(2, backoff: .constant(.seconds(1)), on: QueueScheduler(label: "retries")) }

  func waitingInAnotherWorld() -> TickSignal { delay(.seconds(1), on: TestScheduler(), file: "Shop/Postponed.swift", line: 7) }

  func advancing(_ scheduler: TestScheduler) -> TickSignal {
    handleEvents(onNext: { _ in scheduler.schedule { scheduler.advance(by: .seconds(1)) } })
  }

  func silent() -> TickSignal { .never }

  /// Completes with the source alone: if the other leg completes last, its completion is lost, and the result never completes.
  func mergedLosingACompletion(_ other: TickSignal) -> TickSignal {
    TickSignal { subscriber in
      let ends = Turns()
      let legs = CompositeDisposable()
      legs.add(
        self.take(while: { _ in !subscriber.isEnded }).observe { event in
          if case .completed = event, ends.next() == 1 { return }
          subscriber.send(event)
        })
      legs.add(
        other.observe { event in
          if case .completed = event { return }
          subscriber.send(event)
        })
      return legs
    }
  }

  func holdingFromTheSixthValueOn() -> TickSignal {
    TickSignal { subscriber in
      let held = HeldForever()
      let turns = Turns()
      return self.take(while: { _ in !subscriber.isEnded }).observe { event in
        if turns.next() > 5, let value = event.value { held.hold(value) }
        subscriber.send(event)
      }
    }
  }

  func leavingATimerAtTheTenthValue(on scheduler: TestScheduler) -> TickSignal {
    TickSignal { subscriber in
      let turns = Turns()
      return self.take(while: { _ in !subscriber.isEnded }).observe { event in
        if turns.next() == 10 { scheduler.schedule(after: .seconds(1)) {} }
        subscriber.send(event)
      }
    }
  }
}

/// A reference cycle: it holds itself.
private final class HeldForever: Sendable {
  private let state = Lock((values: [LawValue](), itself: HeldForever?.none))

  func hold(_ value: LawValue) {
    state.withLock { state in
      state.values.append(value)
      state.itself = self
    }
  }
}
