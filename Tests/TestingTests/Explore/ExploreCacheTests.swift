import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("The worked example: a cache whose timer comes too late") struct ExploreCacheTests {
  struct LostValue: Error, CustomStringConvertible {
    var description: String { "a value set at 60 s is gone at 61 s" }
  }

  /// A value is replaced at the instant at which it expires, and the new one has a full lifetime.
  private func replace<C: Cache>(_: C.Type, on scheduler: TestScheduler) throws {
    let context = scheduler.sibling(timebase: .continuous, name: "cache")
    let cache = C(for: .seconds(60), timers: scheduler, context: context)
    cache.set("old")
    scheduler.advance(by: .zero)
    scheduler.schedule(after: .seconds(60)) { cache.set("new") }
    scheduler.advance(by: .seconds(61))
    guard cache.value == "new" else { throw LostValue() }
    scheduler.advance(by: .seconds(60))
    guard cache.value == nil else { throw LostValue() }
  }

  @Test func fixedTimingsDoNotFindTheMistake() throws {
    try replace(NaiveCache.self, on: TestScheduler())
    for offset in [-30_000, -1, 1, 30_000] {
      let scheduler = TestScheduler()
      let cache = NaiveCache(for: .seconds(60), timers: scheduler, context: scheduler)
      cache.set("old")
      scheduler.advance(by: .seconds(60) + .milliseconds(offset))
      cache.set("new")
      scheduler.advance(by: .seconds(59))
      expectEqual(cache.value, "new")
      scheduler.advance(by: .seconds(1))
      #expect(cache.value == nil)
    }
  }

  @Test func exploreFindsIt() throws {
    let failure = expectFailure("explore") {
      try explore(file: "CacheTests/CacheTests.swift", line: 12) { try replace(NaiveCache.self, on: $0) }
    }
    let seed = try #require(failure?.seed)
    #expect(
      failure?.description == """
        CacheTests/CacheTests.swift:12: the test passes with the default order, and fails with seed \(seed), the smallest that fails.
          a value set at 60 s is gone at 61 s
        To see it again: explore(onlySeed: \(seed)) { … }, or TestScheduler(seed: \(seed))
        """)
    #expect(throws: LostValue.self) { try replace(NaiveCache.self, on: TestScheduler(seed: seed)) }
    for smaller in 1..<seed { try replace(NaiveCache.self, on: TestScheduler(seed: smaller)) }
    let again = expectFailure("explore") { try explore(onlySeed: seed) { try replace(NaiveCache.self, on: $0) } }
    expectEqual(again?.seed, seed)
  }

  @Test func theRightOnePasses() throws {
    try explore(seedCount: 300) { try replace(GenerationCache.self, on: $0) }
    try explore(seedCount: 300, lateness: .milliseconds(200)) { try replace(GenerationCache.self, on: $0) }
  }
}

/// A value that expires, kept on its own serial context.
protocol Cache: Sendable {
  init(for lifetime: Duration, timers: any TickScheduler, context: any TickScheduler)
  var value: String? { get }
  func set(_ value: String)
}

/// The mistake: the handler of a timer that was replaced after it had fired erases the new value.
final class NaiveCache: Cache {
  private let lifetime: Duration
  private let timers: any TickScheduler
  private let context: any TickScheduler
  private let stored = Lock<String?>(nil)
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
      expiry.inner = timers.schedule(after: lifetime) { [self] in context.schedule { [self] in stored.withLock { $0 = nil } } }
    }
  }
}

/// The fix: each value has a generation, and a handler of an older one has no effect.
final class GenerationCache: Cache {
  private let lifetime: Duration
  private let timers: any TickScheduler
  private let context: any TickScheduler
  private let stored = Lock<(value: String?, generation: Int)>((nil, 0))
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
        context.schedule { [self] in stored.withLock { if $0.generation == generation { $0.value = nil } } }
      }
    }
  }
}
