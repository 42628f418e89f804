import TestSupport
import Testing

@testable import TickStreams

extension TimerQueue {
  /// Takes all timers out, since a queue that is dropped does not release them.
  fileprivate mutating func releaseAll() { for timer in timers() { cancel(timer) } }
}

@Suite("The timer queue") final class TimerQueueTests {
  private let engine = TimerEngine(alarm: HandAlarm())
  private var queue = TimerQueue()

  deinit { queue.releaseAll() }

  private func timer() -> TickTimer { TickTimer(engine: engine) }

  @Test func theEarliestDeadlineComesFirst() {
    let timers = [30, 10, 20].map { (due: TickInstant) in
      let timer = timer()
      queue.arm(timer, at: due)
      return timer
    }
    #expect(queue.popDue(now: 100)?.timer === timers[1])
    #expect(queue.popDue(now: 100)?.timer === timers[2])
    #expect(queue.popDue(now: 100)?.timer === timers[0])
    #expect(queue.popDue(now: 100) == nil)
  }

  @Test func equalDeadlinesComeInOrderOfEnqueueing() {
    let timers = (0..<50).map { _ in timer() }
    for timer in timers { queue.arm(timer, at: 7) }
    for timer in timers { #expect(queue.popDue(now: 7)?.timer === timer) }
  }

  @Test func nothingComesBeforeItsDeadline() {
    queue.arm(timer(), at: 10)
    #expect(queue.popDue(now: 9) == nil)
    #expect(queue.popDue(now: 10) != nil)
  }

  @Test func aResetTimerQueuesBehindThoseOfItsNewInstant() {
    let (early, late) = (timer(), timer())
    queue.arm(early, at: 5)
    queue.arm(late, at: 10)
    queue.arm(early, at: 10)
    expectEqual(queue.firstDue(), 10)
    #expect(queue.popDue(now: 10)?.timer === late)
    #expect(queue.popDue(now: 10)?.timer === early)
  }

  @Test func aTimerMovedLaterAndThenEarlierKeepsItsOrder() {
    let timers = (0..<20).map { _ in timer() }
    for (index, timer) in timers.enumerated() { queue.arm(timer, at: TickInstant(nanoseconds: Int64(index))) }
    queue.arm(timers[0], at: 100)
    queue.arm(timers[0], at: 10)  // its key in the heap is still 0
    var order: [Int64] = []
    while let next = queue.popDue(now: 1_000) { order.append(next.tick.scheduled.nanoseconds) }
    expectEqual(order, Array(1...10) + [10] + Array(11...19))
  }

  @Test func aCancelledTimerIsReleasedAtOnce() {
    weak var gone: TickTimer?
    do {
      let timer = timer()
      gone = timer
      queue.arm(timer, at: 1_000_000)
      queue.cancel(timer)
    }
    #expect(gone == nil)
    #expect(queue.isEmpty)
  }

  @Test func aRepeatingTimerRearmsBehindTimersEnqueuedMeanwhile() {
    let repeating = timer()
    let other = timer()
    repeating.interval = 10
    queue.arm(repeating, at: 10)
    guard let fired = queue.popDue(now: 10) else { return #expect(Bool(false)) }
    queue.arm(other, at: 20)
    queue.rearm(fired.timer, fired: fired.tick)
    #expect(queue.popDue(now: 20)?.timer === other)
    #expect(queue.popDue(now: 20)?.timer === repeating)
  }

  @Test func missedTicksAreCountedOnTheGridAndOrdinaryLatenessMovesNone() {
    for (policy, now, scheduled, missed, next) in [
      (MissedTicks.skip, 55, 50, 4, 60), (.burst, 55, 10, 0, 20), (.regrid, 55, 10, 4, 65), (.skip, 19, 10, 0, 20), (.burst, 19, 10, 0, 20),
      (.regrid, 19, 10, 0, 20),
    ] as [(MissedTicks, TickInstant, TickInstant, Int, TickInstant)] {
      var queue = TimerQueue()
      defer { queue.releaseAll() }
      let timer = timer()
      timer.interval = 10
      timer.missedTicks = policy
      queue.arm(timer, at: 10)
      guard let fired = queue.popDue(now: now) else { return #expect(Bool(false)) }
      #expect(fired.tick.scheduled == scheduled && fired.tick.missed == missed, "\(policy)")
      queue.rearm(fired.timer, fired: fired.tick)
      expectEqual(timer.due, next, "\(policy)")
    }
  }

  @Test func anInstantTooFarAheadIsNever() {
    let timer = timer()
    timer.interval = .never
    queue.arm(timer, at: 10)
    guard let fired = queue.popDue(now: 10) else { return #expect(Bool(false)) }
    queue.rearm(fired.timer, fired: fired.tick)
    expectEqual(queue.nextWake(coalescing: true), .never)
    #expect(queue.popDue(now: .distantFuture.adding(-1)) == nil)
  }

  /// A queue, and a simple model to compare it with: a list that is sorted and searched.
  private struct Model {
    var queue = TimerQueue()
    var armed: [(due: TickInstant, leeway: Nanoseconds, sequence: Int, timer: TickTimer)] = []
    private var sequence = 0

    mutating func arm(_ timer: TickTimer, at due: TickInstant, leeway: Nanoseconds) {
      sequence += 1
      queue.arm(timer, at: due, leeway: leeway)
      armed.removeAll { $0.timer === timer }
      armed.append((due, leeway, sequence, timer))
    }

    mutating func cancel(at index: Int) { queue.cancel(armed.remove(at: index).timer) }

    mutating func pop(now: TickInstant) -> TickTimer? {
      let expected = armed.min { $0.due != $1.due ? $0.due < $1.due : $0.sequence < $1.sequence }
      let popped = queue.popDue(now: now)
      #expect(popped?.timer === expected.flatMap { $0.due <= now ? $0.timer : nil })
      guard let popped else { return nil }
      queue.rearm(popped.timer, fired: popped.tick)
      armed.removeAll { $0.timer === popped.timer }
      return popped.timer
    }

    mutating func check() {
      expectEqual(queue.count, armed.count)
      // After the earliest end of a window a timer would be late; after the latest deadline by then nothing is saved.
      let end = armed.map { $0.due.adding($0.leeway) }.min() ?? .distantFuture
      let deadline = armed.map(\.due).filter { $0 <= end }.max() ?? .distantFuture
      let wake = queue.nextWake(coalescing: true)
      expectEqual(wake.instant, deadline)
      // Without leeway the first deadline is both.
      #expect(wake.end == end || wake.end == deadline && armed.contains { $0.due == deadline && $0.leeway == 0 })
    }
  }

  /// Unordered deadlines, which make short runs, and mostly growing deadlines, which make long runs.
  @Test(arguments: 0..<Thorough.rounds(8 as UInt64, otherwise: 4), [false, true])
  func randomOperationsAgreeWithASortedList(seed: UInt64, growing: Bool) {
    var random = SplitMix(state: seed)
    var model = Model()
    defer { model.queue.releaseAll() }
    var now: TickInstant = 0
    var spare = (0..<80).map { _ in timer() }
    for _ in 0..<2_000 {
      let due = (growing ? now : 0).adding(growing ? [50, 300].randomElement(using: &random)! : .random(in: 0..<300, using: &random))
      let leeway = [0, 0, 10, 100].randomElement(using: &random)! as Nanoseconds
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        if let timer = spare.popLast() { model.arm(timer, at: due, leeway: leeway) }
      case 4..<7:
        if let timer = model.armed.randomElement(using: &random)?.timer { model.arm(timer, at: due, leeway: leeway) }
      case 7:
        if let index = model.armed.indices.randomElement(using: &random) {
          model.cancel(at: index)
          spare.append(timer())
        }
      default:
        now = (growing ? now : 0).adding(.random(in: growing ? 0..<20 : 0..<300, using: &random))
        if let fired = model.pop(now: now) { spare.append(fired) }
      }
      model.check()
    }
  }

  @Test func timersOfOneIntervalFormOneRun() {
    for index in 0..<1_000 {
      let timer = timer()
      timer.interval = 1_000
      queue.arm(timer, at: TickInstant(nanoseconds: Int64(index * 7 % 1_000)))
    }
    for now in 0..<1_000 as Range<Int64> {
      while let fired = queue.popDue(now: TickInstant(nanoseconds: now)) { queue.rearm(fired.timer, fired: fired.tick) }
    }
    expectEqual(queue.count, 1_000)
    expectEqual(queue.runs, 1)
  }

  @Test func idleTimersThatAreResetInTurnFormOneRun() {
    let timers = (0..<1_000).map { _ in timer() }
    for (index, timer) in timers.enumerated() { queue.arm(timer, at: TickInstant(nanoseconds: Int64(index))) }
    for (index, timer) in timers.enumerated() { queue.arm(timer, at: TickInstant(nanoseconds: 10_000 + Int64(index))) }
    expectEqual(queue.firstDue(), 10_000)
    #expect(queue.runs < 10)
  }

  @Test func aRunGoesOnAfterTheCancellationOfItsEnd() {
    let timers = (0..<100).map { _ in timer() }
    for (index, timer) in timers.enumerated() {
      let end = self.timer()
      queue.arm(timer, at: TickInstant(nanoseconds: Int64(index)))
      queue.arm(end, at: TickInstant(nanoseconds: Int64(index)))
      queue.cancel(end)
    }
    expectEqual(queue.count, 100)
    expectEqual(queue.runs, 1)
  }

  @Test func manyPostponedTimersAreMovedSomeAtATime() {
    let timers = (0..<1_000).map { _ in timer() }
    for timer in timers { queue.arm(timer, at: 5) }
    for timer in timers { queue.arm(timer, at: 1_000) }
    var steps = 1
    while !queue.settle(until: 5) { steps += 1 }
    #expect(steps > 10)
    #expect(queue.popDue(now: 999) == nil)
    #expect(queue.popDue(now: 1_000)?.timer === timers[0])
  }

  /// The search for the wake-up passes over a limited number of postponed timers, and errs on the early side.
  @Test func noTimerIsLateBehindManyThatWerePostponed() {
    let (patient, last) = (timer(), timer())
    let postponed = (0..<300).map { _ in timer() }
    queue.arm(patient, at: 1, leeway: 1_000)
    for (index, timer) in postponed.enumerated() { queue.arm(timer, at: TickInstant(nanoseconds: 10 + Int64(index)), leeway: 0) }
    queue.arm(last, at: 310, leeway: 0)
    for timer in postponed { queue.arm(timer, at: 10_000) }
    var order: [TickTimer] = []
    while order.count < 2, !queue.isEmpty {
      let wake = queue.nextWake(coalescing: true).instant
      while let fired = queue.popDue(now: wake) {
        order.append(fired.timer)
        #expect(fired.tick.lateness <= .nanoseconds(fired.timer.leeway))
      }
    }
    expectEqual(order.map(ObjectIdentifier.init), [patient, last].map(ObjectIdentifier.init))
  }

  @Test func nothingFiresEarlyBehindMoreThanAreMovedAtOnce() {
    let timers = (0..<200).map { _ in timer() }
    for timer in timers { queue.arm(timer, at: 5) }
    for timer in timers { queue.arm(timer, at: 1_000) }
    let due = timer()
    queue.arm(due, at: 6)
    #expect(queue.popDue(now: 10)?.timer === due)
    #expect(queue.popDue(now: 10) == nil)
  }

  @Test func aSmallerLeewayMovesTheWakeUp() {
    let (first, second) = (timer(), timer())
    queue.arm(first, at: 10, leeway: 100)
    queue.arm(second, at: 20, leeway: 100)
    expectEqual(queue.nextWake(coalescing: true), Wake(instant: 20, end: 110))
    queue.arm(second, at: 30, leeway: 5)
    expectEqual(queue.nextWake(coalescing: true), Wake(instant: 30, end: 35))
  }

  @Test func aDeadlineAtTheEndOfAWindowIsWaitedForAndOneAfterItIsNot() {
    for (second, expected) in [(110, 110), (111, 10)] as [(Int64, Int64)] {
      var queue = TimerQueue()
      defer { queue.releaseAll() }
      queue.arm(timer(), at: 10, leeway: 100)
      queue.arm(timer(), at: TickInstant(nanoseconds: second), leeway: 100)
      expectEqual(queue.nextWake(coalescing: true), Wake(instant: TickInstant(nanoseconds: expected), end: 110))
    }
  }

  /// The search looks at a limited number of timers: what it does not know has no window.
  @Test func noTimerWithoutLeewayIsLateBehindManyWindows() {
    for index in 0..<400 as Range<Int64> {
      // Each window ends before the one before it, so that none continues a run.
      queue.arm(timer(), at: TickInstant(nanoseconds: index), leeway: 10_000 - 2 * index)
    }
    let strict = timer()
    queue.arm(strict, at: 400, leeway: 0)
    while let first = queue.firstDue(), first <= 400 {
      let wake = queue.nextWake(coalescing: true).instant
      #expect(wake <= 400)
      while let fired = queue.popDue(now: wake) { if fired.timer === strict { expectEqual(fired.tick.lateness, .zero) } }
    }
  }

  /// The fewest wake-ups for a set of windows: take the earliest end, remove the windows that contain it, repeat.
  @Test(arguments: 0..<50) func theNumberOfWakeUpsIsTheOptimum(seed: UInt64) {
    var random = SplitMix(state: seed)
    let windows = (0..<200).map { _ in
      (due: TickInstant(nanoseconds: .random(in: 0..<10_000, using: &random)), leeway: Nanoseconds.random(in: 0..<500, using: &random))
    }
    var left = windows.sorted { $0.due.adding($0.leeway) < $1.due.adding($1.leeway) }
    var optimum = 0
    while let first = left.first {
      optimum += 1
      left.removeAll { $0.due <= first.due.adding(first.leeway) }
    }
    for window in windows {
      let timer = timer()
      timer.leeway = window.leeway
      queue.arm(timer, at: window.due)
    }
    var wakeUps = 0
    while !queue.isEmpty {
      let wake = queue.nextWake(coalescing: true).instant
      wakeUps += 1
      while let fired = queue.popDue(now: wake) { #expect(fired.tick.lateness <= .nanoseconds(fired.timer.leeway)) }
    }
    expectEqual(wakeUps, optimum)
  }
}
