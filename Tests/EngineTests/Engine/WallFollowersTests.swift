import TestSupport
import Testing

@testable import TickStreams

@Suite("The timers of a queue that follow the wall clock") struct WallFollowersTests {
  private let engine = TimerEngine(alarm: HandAlarm())

  private func timer(follows: Bool = true) -> TickTimer {
    let timer = TickTimer(engine: engine)
    timer.followsWallClock = follows
    return timer
  }

  /// Expects these timers to fire at `now`, in order, as positions in `timers`.
  private func expectFired(
    _ queue: inout TimerQueue, _ expected: [Int], of timers: [TickTimer], at now: TickInstant, _ location: SourceLocation = #_sourceLocation
  ) {
    var order: [Int?] = []
    while let fired = queue.popDue(now: now) { order.append(timers.firstIndex { $0 === fired.timer }) }
    #expect(order == expected, sourceLocation: location)
  }

  @Test func aJumpMakesThemDueInTheOrderOfTheirDeadlines() {
    var queue = TimerQueue()
    let timers = [30, 10, 20].map { (due: TickInstant) in
      let timer = timer()
      queue.arm(timer, at: due)
      return timer
    }
    queue.refire(wallFollowersAt: 5)
    expectEqual(queue.firstDue(), 5)
    expectFired(&queue, [1, 2, 0], of: timers, at: 5)
  }

  @Test func aJumpTouchesNoneOfThemBeforeItFires() {
    var queue = TimerQueue()
    let timers = (0..<1_000).map { _ in timer() }
    for (index, timer) in timers.enumerated() { queue.arm(timer, at: TickInstant(nanosecondsAfter: 100, index)) }
    queue.refire(wallFollowersAt: 5)
    for (index, timer) in timers.enumerated() {
      expectEqual(timer.due, TickInstant(nanosecondsAfter: 100, index))
      expectEqual(queue.place(of: timer).due, 5)
    }
    expectFired(&queue, Array(0..<1_000), of: timers, at: 5)
  }

  @Test func aFollowerThatAJumpMadeDueIsFiredForTheInstantOfTheJump() throws {
    var queue = TimerQueue()
    let timer = timer()
    queue.arm(timer, at: 100, leeway: 50)
    queue.refire(wallFollowersAt: 5)
    let popped = queue.popDue(now: 7)
    let fired = try #require(popped)
    expectEqual(fired.tick.scheduled, 5)
    expectEqual(fired.tick.lateness, .nanoseconds(2))
  }

  @Test func aJumpTakesTheLeewayAway() {
    var queue = TimerQueue()
    let timers = [timer(), timer(follows: false)]
    queue.arm(timers[0], at: 100, leeway: 50)
    queue.arm(timers[1], at: 4, leeway: 500)
    expectEqual(queue.nextWake(coalescing: true), Wake(instant: 100, end: 150))
    queue.refire(wallFollowersAt: 5)
    expectEqual(queue.nextWake(coalescing: true), .exactly(5))
    expectFired(&queue, [1, 0], of: timers, at: 5)
  }

  @Test func aFollowerThatIsDueAlreadyKeepsItsPlace() {
    var queue = TimerQueue()
    let timers = [timer(), timer(follows: false), timer()]
    queue.arm(timers[0], at: 3)
    queue.arm(timers[1], at: 4)
    queue.arm(timers[2], at: 100)
    queue.refire(wallFollowersAt: 5)
    expectFired(&queue, [0, 1, 2], of: timers, at: 5)
  }

  @Test func whatIsEnqueuedForTheInstantOfAJumpComesInOrder() {
    var queue = TimerQueue()
    let timers = [timer(), timer(follows: false), timer(follows: false)]
    queue.arm(timers[0], at: 100)
    queue.arm(timers[1], at: 5)
    queue.refire(wallFollowersAt: 5)
    queue.arm(timers[2], at: 5)
    expectFired(&queue, [1, 0, 2], of: timers, at: 5)
  }

  @Test func aFollowerThatIsArmedAfterAJumpIsNotDueByIt() {
    var queue = TimerQueue()
    let timers = [timer(), timer(), timer()]
    queue.arm(timers[0], at: 100)
    queue.arm(timers[1], at: 100)
    queue.refire(wallFollowersAt: 5)
    queue.arm(timers[1], at: 200)
    queue.arm(timers[2], at: 50)
    expectFired(&queue, [0], of: timers, at: 49)
    expectFired(&queue, [2, 1], of: timers, at: 300)
  }

  @Test func aSecondJumpMakesThoseDueThatWereArmedSinceTheFirst() {
    var queue = TimerQueue()
    let timers = (0..<3).map { _ in timer() }
    for timer in timers { queue.arm(timer, at: 100) }
    queue.refire(wallFollowersAt: 5)
    let first = queue.popDue(now: 5)
    #expect(first?.timer === timers[0])
    queue.arm(timers[0], at: 200)
    queue.refire(wallFollowersAt: 6)
    expectEqual(queue.firstDue(), 5)
    expectFired(&queue, [1, 2, 0], of: timers, at: 6)
    #expect(queue.isEmpty)
  }

  @Test(arguments: [true, false]) func aSecondJumpIsServedWhenTheLastOfTheFirstIsTakenOut(byCancel: Bool) {
    var queue = TimerQueue()
    let timers = [timer(), timer()]
    queue.arm(timers[0], at: 100)
    queue.refire(wallFollowersAt: 5)
    queue.arm(timers[1], at: 200)
    queue.refire(wallFollowersAt: 6)
    if byCancel { queue.cancel(timers[0]) } else { queue.arm(timers[0], at: 300) }
    expectFired(&queue, [1], of: timers, at: 6)
    expectFired(&queue, byCancel ? [] : [0], of: timers, at: 300)
  }

  @Test func postponedFollowersKeepTheirOrderInAJump() {
    var queue = TimerQueue()
    let timers = (0..<200).map { _ in timer() }
    for timer in timers { queue.arm(timer, at: 50) }
    for (index, timer) in timers.enumerated() { queue.arm(timer, at: TickInstant(nanosecondsAfter: 1_000, -index)) }
    queue.refire(wallFollowersAt: 60)
    expectFired(&queue, Array((0..<200).reversed()), of: timers, at: 60)
  }

  /// A list that is sorted and searched; each jump changes each entry.
  private struct Model {
    struct Entry {
      var due: TickInstant
      var sequence: Int
      var aim: (due: TickInstant, sequence: Int)
      var isRefired = false
      let timer: TickTimer
    }

    var queue = TimerQueue()
    private(set) var armed: [Entry] = []
    private var sequence = 0
    private var nextJump: (due: TickInstant, sequence: Int)?

    private mutating func number() -> Int {
      sequence += 1
      return sequence
    }

    mutating func arm(_ timer: TickTimer, at due: TickInstant, leeway: Nanoseconds) {
      queue.arm(timer, at: due, leeway: leeway)
      let sequence = number()
      remove(timer)
      armed.append(Entry(due: due, sequence: sequence, aim: (due, sequence), timer: timer))
    }

    mutating func cancel(at index: Int) {
      let timer = armed[index].timer
      queue.cancel(timer)
      remove(timer)
    }

    mutating func jump(at now: TickInstant) {
      queue.refire(wallFollowersAt: now)
      nextJump = (now, number())
      serveJump()
    }

    private mutating func remove(_ timer: TickTimer) {
      armed.removeAll { $0.timer === timer }
      serveJump()
    }

    /// A jump waits until the followers that the one before has made due are out.
    private mutating func serveJump() {
      guard let jump = nextJump, !armed.contains(where: \.isRefired) else { return }
      nextJump = nil
      for index in armed.indices where armed[index].timer.followsWallClock {
        armed[index].isRefired = true
        if (armed[index].due, armed[index].sequence) > jump { (armed[index].due, armed[index].sequence) = jump }
      }
    }

    mutating func pop(now: TickInstant) -> TickTimer? {
      let expected = armed.min { ($0.due, $0.sequence, $0.aim.due, $0.aim.sequence) < ($1.due, $1.sequence, $1.aim.due, $1.aim.sequence) }
      let popped = queue.popDue(now: now)
      #expect(popped?.timer === expected.flatMap { $0.due <= now ? $0.timer : nil })
      guard let popped else { return nil }
      expectEqual(popped.tick.scheduled, expected?.due)
      remove(popped.timer)
      queue.rearm(popped.timer, fired: popped.tick)
      return popped.timer
    }
  }

  @Test(arguments: 0..<16) func randomOperationsAgreeWithASortedList(seed: UInt64) {
    var random = SplitMix(state: seed)
    var model = Model()
    var spare = (0..<60).map { timer(follows: $0 % 3 > 0) }
    var now: TickInstant = 0
    for _ in 0..<2_000 {
      let due = now.adding(.random(in: 0..<200, using: &random))
      let leeway = [0, 0, 10, 100].randomElement(using: &random)! as Nanoseconds
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4:
        if let timer = spare.popLast() { model.arm(timer, at: due, leeway: leeway) }
      case 4..<6:
        if let timer = model.armed.randomElement(using: &random)?.timer { model.arm(timer, at: due, leeway: leeway) }
      case 6:
        guard let index = model.armed.indices.randomElement(using: &random) else { continue }
        let follows = model.armed[index].timer.followsWallClock
        model.cancel(at: index)
        spare.append(timer(follows: follows))
      case 7:
        model.jump(at: now)
      default:
        now = now.adding(.random(in: 0..<10, using: &random))
        if let fired = model.pop(now: now) { spare.insert(fired, at: 0) }
      }
      expectEqual(model.queue.count, model.armed.count)
      expectEqual(model.queue.wallFollowers, model.armed.count { $0.timer.followsWallClock })
      expectEqual(model.queue.firstDue(), model.armed.map(\.due).min())
    }
    for timer in model.queue.timers() { model.queue.cancel(timer) }
  }
}

extension TickInstant { fileprivate init(nanosecondsAfter base: Int64, _ index: Int) { self.init(nanoseconds: base + Int64(index)) } }
