import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("An advance equals any split of it") struct SplitTests {
  private func splitting(_ seed: UInt64) -> (TestScheduler) -> Void {
    { scheduler in
      var random = SplitMix(state: seed &+ 1_000)
      var left = 10_000_000_000
      while left > 0 {
        let part = Int.random(in: 0...Swift.min(left, 900_000_000), using: &random)
        scheduler.advance(by: .nanoseconds(part))
        left -= part
      }
    }
  }

  @Test(arguments: 0..<Thorough.rounds(150 as UInt64), [false, true]) func ofTenSeconds(seed: UInt64, coalescing: Bool) {
    let program = RandomSignals(seed: seed, coalescing: coalescing)
    let whole = program.run { $0.advance(by: .seconds(10)) }
    #expect(!whole.isEmpty)
    expectEqual(program.run(splitting(seed)), whole)
  }

  @Test(arguments: 0..<Thorough.rounds(100 as UInt64)) func steppingFromOneDueInstantToTheNextIsASplitToo(seed: UInt64) {
    let end = TickInstant.origin.advanced(by: .seconds(10))
    let program = RandomSignals(seed: seed, coalescing: false)
    let stepped = program.run { scheduler in while let next = scheduler.pending.first?.deadline, next <= end { scheduler.advanceToNext() } }
    expectEqual(stepped, program.run { $0.advance(to: end) })
  }

  @Test(arguments: 0..<Thorough.rounds(30 as UInt64), [false, true])
  func underASecondThreadThatReadsAndSchedules(seed: UInt64, coalescing: Bool) {
    let program = RandomSignals(seed: seed, coalescing: coalescing)
    let whole = program.run { $0.advance(by: .seconds(10)) }
    let disturbances = Lock(0)
    let disturbed = program.run { scheduler in
      let other = scheduler.sibling(timebase: .suspending, name: "other")
      let isOver = Lock(false)
      let done = DispatchSemaphore(value: 0)
      Thread {
        var number = 0
        while number < 50 || !isOver.withLock({ $0 }), number < 20_000 {
          other.schedule(after: .milliseconds(number % 50)) { disturbances.withLock { $0 += 1 } }
          _ = (scheduler.now, scheduler.wallNow, scheduler.isCurrent)
          if number % 10 == 0 { _ = scheduler.pending }
          number += 1
        }
        done.signal()
      }
      .start()
      splitting(seed)(scheduler)
      isOver.withLock { $0 = true }
      done.wait()
    }
    expectEqual(disturbed, whole)
  }
}
