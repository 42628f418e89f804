import TestSupport
import Testing

@testable import TickStreams

/// The lock of the timer engine.
@Suite("Contended lock") struct ContendedLockTests {
  private final class Guarded: Sendable {}

  @Test func aLockReleasesWhatItGuardsWithItself() {
    weak var guarded: Guarded?
    do {
      let object = Guarded()
      guarded = object
      let lock = ContendedLock<Guarded?>(object)
      lock.withLock { #expect($0 === object) }
    }
    #expect(guarded == nil)
  }

  @Test func threadsThatWantALockAtOnceHaveItOneAfterTheOther() async {
    final class Counter: Sendable {
      let lock = ContendedLock(0)
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<10_000 { counter.lock.withLock { $0 += 1 } } } }
    }
    expectEqual(counter.lock.withLock { $0 }, 80_000)
  }
}
