import Laws
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A check of an operator that retains something: its sources, its timers, its subscribers.
struct KeepingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (_ seen: @escaping @Sendable (TestScheduler) -> Void) throws -> Void

  init(_ name: String, _ check: @escaping @Sendable (_ seen: @escaping @Sendable (TestScheduler) -> Void) throws -> Void) {
    testDescription = name
    self.check = check
  }

  private static func oneSource(
    _ name: String, allowing exceptions: LawExceptions = [],
    _ body: @escaping @Sendable (TickSignal<LawValue, LawFailure>, TestScheduler) -> TickSignal<LawValue, LawFailure>
  ) -> KeepingCase {
    KeepingCase(name) { seen in
      try checkLaws(of: name, allowing: exceptions) { source, scheduler in
        seen(scheduler)
        return body(source, scheduler)
      }
    }
  }

  private static func twoSources(
    _ name: String, allowing exceptions: LawExceptions = [],
    _ body: @escaping @Sendable (TickSignal<LawValue, LawFailure>, TickSignal<LawValue, LawFailure>) -> TickSignal<LawValue, LawFailure>
  ) -> KeepingCase {
    KeepingCase(name) { seen in
      try checkLaws(of: name, allowing: exceptions) { source, other, scheduler in
        seen(scheduler)
        return body(source, other)
      }
    }
  }

  static let all = [
    oneSource("map") { source, _ in source.map { $0 } },
    oneSource("delay") { $0.delay(.seconds(1), on: $1) },
    oneSource("debounce") { $0.debounce(for: .milliseconds(300), on: $1) },
    oneSource("throttle") { $0.throttle(for: .seconds(1), on: $1) },
    oneSource("retry", allowing: [.catchesFailures, .resubscribes, .outlivesScheduler]) {
      $0.retry(2, backoff: .constant(.seconds(1)), on: $1)
    },
    oneSource("repeated", allowing: [.resubscribes, .outlivesScheduler]) { $0.repeated(3, every: .seconds(1), on: $1) },
    oneSource("share", allowing: [.sharesSource, .lingers, .outlivesScheduler]) { $0.share(replay: 1, grace: .seconds(10), on: $1) },
    twoSources("merge") { $0.merge($1) },
    twoSources("flatMap") { source, other in source.flatMap { _ in other } },
    twoSources("flatMapLatest", allowing: .replaces) { source, other in source.flatMapLatest { _ in other } },
    twoSources("take(until:)", allowing: .ignoresOtherFailures) { $0.take(until: $1) },
  ]
}

@Suite("checkLaws leaves nothing behind") struct CheckReleaseTests {
  private final class Witness: Sendable {
    /// The object that an armed timer holds.
    weak let object: EngineCore?

    init(_ scheduler: TestScheduler) { object = scheduler.engine.core }
  }

  @Test(arguments: KeepingCase.all.prefix(Thorough.rounds(.max, otherwise: 3))) func everyTrialIsReleased(keeping: KeepingCase) throws {
    let schedulers = Log<Witness>()
    try keeping.check { schedulers.append(Witness($0)) }
    #expect(schedulers.entries.count > 200)
    expectEqual(schedulers.entries.count { $0.object != nil }, 0)
  }

  @Test func everyTrialIsReleasedWhenALawIsBroken() throws {
    let schedulers = Log<Witness>()
    #expect(throws: LawError.self) {
      try checkLaws(of: "postponed") { source, scheduler in
        schedulers.append(Witness(scheduler))
        return source.forgettingItsTimers(on: scheduler)
      }
    }
    #expect(schedulers.entries.count > 200)
    expectEqual(schedulers.entries.count { $0.object != nil }, 0)
  }
}
