import Laws
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

extension TickSignal {
  func postponed(on scheduler: some TickScheduler) -> TickSignal {
    TickSignal { subscriber in
      take(while: { _ in !subscriber.isEnded })
        .observe { event in
          if event.isTerminal {
            subscriber.send(event)
          } else {
            scheduler.schedule(after: .seconds(1)) { subscriber.send(event) }
          }
        }
    }
  }
}

extension TickSignal {
  func postponedWithCare(on scheduler: some TickScheduler) -> TickSignal {
    TickSignal { subscriber in
      let parts = CompositeDisposable()
      let upstream = take(while: { _ in !subscriber.isEnded })
        .observe { event in
          if scheduler.isShutDown { return }
          if event.isTerminal {
            subscriber.send(event)
          } else {
            parts.add(scheduler.schedule(after: .seconds(1)) { subscriber.send(event) })
          }
        }
      parts.add(upstream)
      return parts
    }
  }
}

/// An operator that is written with the closure initializer, and easy to get wrong.
struct LawMessageTests {
  @Test func theMessageNamesEachBrokenLawAndTheStepsThatLedToIt() throws {
    let error = #expect(throws: LawError.self) {
      try checkLaws(of: "postponed", file: "ShopTests/PostponedTests.swift", line: 12) { source, scheduler in
        source.postponed(on: scheduler)
      }
    }
    let message = """
      postponed breaks 3 laws of the signal contract (ShopTests/PostponedTests.swift:12).

      Silence after shutdown: once the scheduler is shut down nothing is sent or kept, though upstreams go on and end
        completed came after the shutdown.
          subscribe
          shut the scheduler down
          source completes         → completed

      No timer left: at the end and at disposal no timer stays armed
        A timer is still armed: schedule due at 1.0 seconds, made at LawTests/LawMessageTests.swift:15.
          subscribe
          source sends 7
          source completes  → completed

      Nothing retained: at the end and at disposal values, the subscriber and the upstream are let go, though the handle is kept
        Still held: value 1 of the source, the subscriber.
          subscribe
          source sends 1
          dispose
      """
    expectEqual(error?.description, message)
  }

  @Test func anOperatorWithCareKeepsTheLaws() throws {
    try checkLaws(of: "postponed") { source, scheduler in source.postponedWithCare(on: scheduler) }
    try checkLaws(of: "retry", allowing: [.catchesFailures, .resubscribes]) { source in source.retry(2) }
    try checkLaws(of: "merge") { source, other, _ in source.merge(other) }
    try checkLaws(
      of: "timeout", failing: Never.self, allowing: .outlivesScheduler
    ) { source, scheduler in source.timeout(after: .seconds(1), on: scheduler) }
  }

  @Test func aPatienceCanBeLongerThanAnyTest() throws {
    try checkLaws(of: "map", patience: .seconds(Int64.max)) { source in source.map { $0 } }
  }
}
