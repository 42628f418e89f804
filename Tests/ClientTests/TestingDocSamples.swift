import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the DocC pages on worlds, tasks and leftovers, word for word; `SamplesInSync` compares them.

nonisolated final class NaiveCache: Sendable {
  private let lifetime: Duration
  private let timers: any TickScheduler
  private let context: any TickScheduler
  private let stored = Mutex<String?>(nil)
  private let expiry = SerialDisposable()

  init(for lifetime: Duration, timers: any TickScheduler, context: any TickScheduler) {
    self.lifetime = lifetime
    self.timers = timers
    self.context = context
  }

  var value: String? { stored.withLock { $0 } }

  func set(_ value: String) {
    context.schedule { [self] in
      stored.withLock { $0 = value }
      expiry.inner = timers.schedule(after: lifetime) { [self] in
        context.schedule { [self] in stored.withLock { $0 = nil } }
      }
    }
  }
}

nonisolated final class Cache: Sendable {
  private let lifetime: Duration
  private let timers: any TickScheduler
  private let context: any TickScheduler
  private let stored = Mutex<(value: String?, generation: Int)>((nil, 0))
  private let expiry = SerialDisposable()

  init(for lifetime: Duration, timers: any TickScheduler, context: any TickScheduler) {
    self.lifetime = lifetime
    self.timers = timers
    self.context = context
  }

  var value: String? { stored.withLock { $0.value } }

  func set(_ value: String) {
    context.schedule { [self] in
      let generation = stored.withLock { stored in
        stored = (value, stored.generation + 1)
        return stored.generation
      }
      expiry.inner = timers.schedule(after: lifetime) { [self] in
        context.schedule { [self] in
          stored.withLock { if $0.generation == generation { $0.value = nil } }
        }
      }
    }
  }
}

@MainActor final class ResendModel {
  private(set) var label = ""
  private let scheduler: any TickScheduler
  private let countdown = SerialDisposable()

  init(scheduler: any TickScheduler = .main) {
    self.scheduler = scheduler
  }

  func send() {
    countdown.inner = TickSignal.countdown(for: .seconds(60), on: scheduler)
      .map { "Again in \($0.components.seconds) s" }
      .bind(to: \.label, on: self)
  }
}

struct TestingDocSamples {
  nonisolated struct Lost: Error {}

  @Test func exploring() throws {
    func check(_ scheduler: TestScheduler) throws {
      let context = scheduler.sibling(timebase: .continuous, name: "cache")
      let cache = NaiveCache(
        for: .seconds(60), timers: scheduler, context: context)
      cache.set("old")
      scheduler.advance(by: .zero)
      // Just when the old value expires.
      scheduler.schedule(after: .seconds(60)) { cache.set("new") }
      scheduler.advance(by: .seconds(61))
      guard cache.value == "new" else { throw Lost() }
    }
    try check(TestScheduler())  // fixed timing: passes
    #expect(throws: TestFailure.self) { try explore(check) }
    try explore { scheduler in
      let context = scheduler.sibling(timebase: .continuous, name: "cache")
      let cache = Cache(for: .seconds(60), timers: scheduler, context: context)
      cache.set("old")
      scheduler.advance(by: .zero)
      scheduler.schedule(after: .seconds(60)) { cache.set("new") }
      scheduler.advance(by: .seconds(61))
      guard cache.value == "new" else { throw Lost() }
    }
  }

  @Test func aBodyThatWaits() async throws {
    let printed = try await Transcript.awaiting {
      let scheduler = TestScheduler()
      try await scheduler.run {
        async let reply = TickSignal.after(.seconds(3), on: scheduler).firstValue()
        // Time passes while the body waits.
        try await scheduler.clock.sleep(for: .seconds(5))
        print("the reply came at", await reply?.fired ?? .distantFuture)
        print("now it is", scheduler.now)
      }
    }
    let expected = """
      the reply came at 3.0 seconds
      now it is 5.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func aSpawnedTask() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      scheduler.spawn {
        for await tick in TickSignal.interval(.seconds(1), on: scheduler).values {
          print("tick", tick.index)
        }
      }
      scheduler.advance(by: .seconds(2))  // every tick is handled when this returns
      print("two seconds are over")
    }
    let expected = """
      tick 0
      tick 1
      two seconds are over
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func aSuspendedApp() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let beats = scheduler.record(TickSignal.interval(.seconds(60), on: scheduler))
      scheduler.suspendApp(for: .seconds(3_600))
      print(beats.values.count, "beat, missed", beats.values[0].missed)
    }
    let expected = """
      1 beat, missed 59
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func aPausedScheduler() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let phase = TickValue(AppPhase.active)
      let screen = scheduler.paused(while: phase.signal.isForeground.not())
      let left = scheduler.record(
        TickSignal.countdown(for: .seconds(90), every: .seconds(30), on: screen))
      scheduler.advance(by: .seconds(40))
      phase.current = .background
      scheduler.advance(by: .seconds(3_600))
      phase.current = .active
      scheduler.advance(by: .seconds(50))
      for event in left.events { print(event) }
    }
    let expected = """
      next(90.0 seconds) at 0.0 seconds
      next(60.0 seconds) at 30.0 seconds
      next(30.0 seconds) at 3660.0 seconds
      next(0.0 seconds) at 3690.0 seconds
      completed at 3690.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func latency() {
    let scheduler = TestScheduler(jitter: .seeded(1, lateness: .milliseconds(50)))
    let ticks = scheduler.record(
      TickSignal.interval(.seconds(1), leeway: .milliseconds(200), on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(ticks.values.allSatisfy { $0.lateness <= .milliseconds(250) })
    #expect(ticks.values.contains { $0.lateness > .zero })
  }

  @Test func namedLeftovers() throws {
    let scheduler = TestScheduler()
    let beats = scheduler.record(TickSignal.interval(.seconds(60), on: scheduler))
    #expect(throws: TestFailure.self) { try scheduler.expectIdle() }
    beats.dispose()
    try scheduler.expectIdle()
    try scheduler.expectNoLeaks()
  }

  @Test func unused() {
    let uses = Mutex<[TestFailure]>([])
    let scheduler = UnusedScheduler { use in uses.withLock { $0.append(use) } }
    // A description: no time is touched.
    _ = TickSignal<Int, Never>.just(1).debounce(for: .seconds(1), on: scheduler)
    #expect(uses.withLock { $0.isEmpty })
  }

  @Test func aViewModel() {
    let scheduler = TestScheduler()
    let model = ResendModel(scheduler: scheduler)
    model.send()
    scheduler.advance(by: .seconds(59))
    #expect(model.label == "Again in 1 s")
  }

  @Test func noRealTime() throws {
    let scheduler = TestScheduler()
    try expectNoRealTimers {
      let model = ResendModel(scheduler: scheduler)
      model.send()
      scheduler.advance(by: .seconds(60))
      #expect(model.label == "Again in 0 s")
    }
  }
}
