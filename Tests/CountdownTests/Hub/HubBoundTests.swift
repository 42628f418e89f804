import Dispatch
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// The state that a hub retains, and how much work it does under its lock.
@Suite("Hub: bounds") struct HubBoundTests {
  private let scheduler = TestScheduler()

  /// A key that counts how many of its kind exist.
  private struct Key: Hashable, Sendable {
    let number: Int
    let token: Token

    static func == (first: Key, second: Key) -> Bool { first.number == second.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private final class Token: Sendable {
    let alive: Log<Int>
    init(_ alive: Log<Int>) { self.alive = alive }
    deinit { alive.append(1) }
  }

  enum Burst: CaseIterable { case ended, stopped, unsubscribed }

  @Test(
    "After a burst each change frees up to 64 keys, until no more than 64 are held that neither run nor are observed",
    arguments: Burst.allCases)
  func keysAreFreed(burst: Burst) {
    let hub = CountdownHub<Key>(every: .seconds(1), on: scheduler)
    let freed = Log<Int>()
    var made = 0
    func key() -> Key {
      made += 1
      return Key(number: made, token: Token(freed))
    }
    var bag: DisposeBag? = DisposeBag()
    for _ in 0..<2_000 {
      switch burst {
      case .ended: hub.start(key(), for: .seconds(1))
      case .stopped:
        let key = key()
        hub.start(key, for: .seconds(3_600))
        hub.stop(key)
      case .unsubscribed: bag.map { hub.signal(for: key()).subscribe(onNext: { _ in }).store(in: $0) }
      }
    }
    scheduler.advance(by: .seconds(2))
    bag = nil
    expectEmpty(hub.snapshot)
    for _ in 0..<40 { hub.start(key(), for: .seconds(60)) }
    #expect(made - freed.count <= 40 + 64)
  }

  @Test("A key whose end alone is awaited is freed by the pass that ends it") func keysThatEndAreFreed() {
    let hub = CountdownHub<Key>(every: .seconds(1), on: scheduler)
    let freed = Log<Int>()
    let ended = hub.ends.subscribe(onNext: { _ in })
    for number in 0..<10 { hub.start(Key(number: number, token: Token(freed)), for: .seconds(1)) }
    scheduler.advance(by: .seconds(2))
    expectEqual(freed.count, 10)
    ended.dispose()
  }

  @Test("While main is blocked, one hop to it waits, and afterward each owner is shown the last figure only")
  func blockedMain() async {
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let cells = await MainActor.run { (0..<300).map { _ in Cell() } }
    await MainActor.run {
      for (key, cell) in cells.enumerated() {
        hub.start(key, for: .seconds(10_000))
        hub.bind(cell, to: key)
      }
    }
    await MainActor.run {
      // Main runs this, and nothing else: the scheduler is advanced on another thread meanwhile.
      let isAdvanced = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        scheduler.advance(by: .seconds(500))
        isAdvanced.signal()
      }
      let before = MainScheduler.shared.statistics.pending
      isAdvanced.wait()
      // Not 500; other tests use main, too.
      #expect(MainScheduler.shared.statistics.pending < before + 250)
      #expect(cells.allSatisfy { $0.shown == [10_000] })
    }
    await MainActor.run {}
    while await MainActor.run(body: { cells[49].shown.count < 2 }) { await Task.yield() }
    await MainActor.run { #expect(cells.allSatisfy { $0.shown == [10_000, 9_500] }, "\(cells[0].shown.suffix(3))") }
  }

  @Test("A flip of many keys holds the lock for 256 of them at a time, and shows each of them") func flipsInBatches() {
    let bag = DisposeBag()
    let flips = Log<Int>()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    for key in 0..<1_000 {
      hub.start(key, for: .seconds(10))
      hub.signal(for: key).subscribe(onNext: { left in if left == .seconds(9) { flips.append(key) } }).store(in: bag)
    }
    hub.core.state.withLock { $0.beginPass(isForced: true) }
    var rounds = 1
    while !hub.core.state.withLock({ $0.proceed() }) { rounds += 1 }
    #expect((4...5).contains(rounds))
    scheduler.advance(by: .seconds(1))
    expectEqual(flips.entries.sorted(), Array(0..<1_000))
  }

  @MainActor @Test("A flip shows each of 600 owners its value, 256 in a round of the lock") func ownersInBatches() {
    let flips = Log<Int>()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let owners = (0..<600).map { _ in Token(Log()) }
    for (key, owner) in owners.enumerated() {
      hub.bind(owner, to: key, starting: .for(.seconds(10))) { _, left in if left == .seconds(9) { flips.append(key) } }
    }
    withExtendedLifetime(owners) { scheduler.advance(by: .seconds(1)) }
    expectEqual(flips.entries.sorted(), Array(0..<600))
  }

  @Test("Of the keys that change alone, at one instant, 256 at a time are visited with the lock held")
  func ownPhasesInBatches() {
    let bag = DisposeBag()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    for key in 0..<1_000 {
      hub.start(key, for: .milliseconds(9_500), phase: .own)
      hub.signal(for: key).subscribe(onNext: { _ in }).store(in: bag)
    }
    hub.core.state.withLock { state in
      let wallOffset = state.clocks.reading.wallOffset
      state.clocks.adopt(HubReading(local: ClockReading(now: .seconds(0.5), wallOffset: wallOffset)), every: state.step)
      state.beginPass(isForced: false)
    }
    let rounds = (0..<4).map { _ in hub.core.state.withLock { state in (isOver: state.proceed(), visited: state.work.sending.count) } }
    expectEqual(rounds.map(\.isOver), [false, false, false, true])
    expectEqual(rounds.map(\.visited), [256, 512, 768, 1_000])
  }

  @Test("A key that is stopped and one that is started while a flip is delivered are shown what is right for them")
  func changesWithinAFlip() {
    let bag = DisposeBag()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let shown = Log<String>()
    for key in 0..<600 {
      hub.start(key, for: .seconds(10))
      hub.signal(for: key).subscribe(onNext: { left in
        if left == .seconds(9), key == 300 {
          hub.stop(10)
          hub.start(20, for: .seconds(5))
        }
        if key == 10 || key == 20 { shown.append("\(key): \(left?.components.seconds ?? -1)") }
      }).store(in: bag)
    }
    scheduler.advance(by: .seconds(2))
    expectEqual(shown.entries.filter { $0.hasPrefix("10:") }.last, "10: -1")
    expectEqual(shown.entries.filter { $0.hasPrefix("20:") }.suffix(2), ["20: 5", "20: 4"])
  }
}
