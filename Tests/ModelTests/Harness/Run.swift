import Synchronization
import TickStreams
import TickStreamsTesting

/// An observation.
struct Observed<Value: Sendable>: Sendable, CustomStringConvertible {
  var value: Value
  /// When, on the clock of the subject.
  var at: Time
  /// The reading of the wall clock, relative to the start of the world.
  var wall: Time
  /// In which step of the program; -1 before the first.
  var step: Int

  var description: String { "\(value) at \(at.text)" }
}

/// A running program: its world, and the observations.
final class Run<Value: Sendable>: Sendable {
  let scheduler: TestScheduler
  /// The scheduler of the subject.
  let clock: any TickScheduler
  let world: WorldSetup
  private let current = Mutex(-1)
  private let log = Mutex<[Observed<Value>]>([])

  init(_ world: WorldSetup) {
    self.world = world
    scheduler = world.makeScheduler()
    clock = world.timebase == .continuous ? scheduler : scheduler.sibling(timebase: .suspending)
    scheduler.advance(by: world.begin.span)
  }

  var now: Time { clock.now.time }

  /// The current step of the program; -1 before the first.
  var step: Int {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  func note(_ value: Value) {
    let wall = TestScheduler.wallStart.duration(to: scheduler.wallNow).time
    let observed = Observed(value: value, at: now, wall: wall, step: step)
    log.withLock { $0.append(observed) }
  }

  var observed: [Observed<Value>] { log.withLock { $0 } }
}
