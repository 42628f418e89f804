import TickStreamsTesting

@testable import TickStreams

/// A hub, and a random program that is performed on it.
final class HubProgram: Sendable {
  typealias Operation = PlainHub.Operation

  static let keys = 4
  private let step: Int
  private let scheduler = TestScheduler()
  private let server: ReferenceClock
  private let hub: CountdownHub<Int>
  private let isPaused = TickSubject<Bool, Never>()
  private let recordings: [Recording<Duration?, Never>]
  private let bag = DisposeBag()
  private let random: Lock<SplitMix>
  /// The actions that were performed, with their times.
  private let log = Lock<[(time: Int, operation: Operation)]>([])
  /// How many operations the next deliveries perform.
  private let operationsInDeliveries = Lock(0)

  init(seed: UInt64, step: Int) {
    self.step = step
    random = Lock(SplitMix(state: seed))
    server = ReferenceClock(tolerance: .zero, on: scheduler)
    let hub = CountdownHub<Int>(every: .milliseconds(step * 250), on: scheduler)
    self.hub = hub
    hub.pause(while: isPaused.signal)
    recordings = (0..<Self.keys).map { [scheduler] in scheduler.record(hub.signal(for: $0)) }
    for key in 0..<Self.keys { hub.signal(for: key).subscribe(onNext: { [weak self] _ in self?.performInDelivery() }).store(in: bag) }
  }

  private var now: Int { Int(TickInstant.origin.duration(to: scheduler.now) / .milliseconds(250)) }

  private func draw(_ range: ClosedRange<Int>) -> Int { random.withLock { Int.random(in: range, using: &$0) } }

  func run() {
    for _ in 0..<40 {
      if draw(0...3) == 0 { operationsInDeliveries.withLock { $0 = 1 } }
      perform(operation(allowsJump: true))
      switch draw(0...5) {
      case 0...1: break
      case 2: advance(by: 0)
      default: advance(by: draw(0...2) == 0 ? draw(1...2 * step) : draw(1...6))
      }
    }
    advance(by: 120)
  }

  private func advance(by quarters: Int) {
    record(.settle)
    scheduler.advance(by: .milliseconds(250 * quarters))
    record(.settle)
  }

  private func performInDelivery() {
    let performs = operationsInDeliveries.withLock { count in
      defer { count = max(0, count - 1) }
      return count > 0
    }
    if performs { perform(operation(allowsJump: false)) }
  }

  private func operation(allowsJump: Bool) -> Operation {
    let key = draw(0...Self.keys - 1)
    switch draw(0...19) {
    case 0...5:
      let clock = PlainHub.Clock.allCases[draw(0...2)]
      let isUp = draw(0...3) == 0
      let distance = draw(0...9) == 0 ? 0 : draw(1...max(40, 3 * step))
      return .start(
        key,
        PlainHub.Target(
          isUp: isUp, isOwn: draw(0...1) == 0, clock: clock, distance: isUp ? 4 - distance : distance,
          isSpan: clock == .monotonic && !isUp && draw(0...1) == 0))
    case 6: return .stop(key)
    case 7: return .pause(key)
    case 8: return .resume(key)
    case 9...10: return .subscribe(key)
    case 11: return .pauseHub(true)
    case 12...13: return .pauseHub(false)
    case 14 where allowsJump: return .jump(draw(-20...20))
    default: return .sample(draw(-20...20))
    }
  }

  private func record(_ operation: Operation) { log.withLock { $0.append((now, operation)) } }

  private func perform(_ operation: Operation) {
    record(operation)
    switch operation {
    case .start(let key, let target): hub.start(key, hubTarget(target))
    case .stop(let key): hub.stop(key)
    case .pause(let key): hub.pause(key)
    case .resume(let key): hub.resume(key)
    case .subscribe(let key): hub.signal(for: key).subscribe(onNext: { _ in }).dispose()
    case .sample(let ahead): server.synchronize(to: server.wallNow.advanced(by: .milliseconds(250 * ahead)))
    case .jump(let ahead):
      scheduler.jumpWallClock(by: .milliseconds(250 * ahead))
      record(.settle)
    case .pauseHub(let pauses): isPaused.next(pauses)
    case .settle: break
    }
  }

  private func hubTarget(_ target: PlainHub.Target) -> HubTarget {
    let distance = Duration.milliseconds(250 * target.distance)
    let phase = target.isOwn ? TickPhase.own : .shared
    let (instant, wall) = (scheduler.now.advanced(by: distance), scheduler.wallNow.advanced(by: distance))
    let date = server.wallNow.advanced(by: distance)
    switch (target.clock, target.isUp) {
    case (.monotonic, true): return .since(instant, phase: phase)
    case (.monotonic, false): return target.isSpan ? .for(distance, phase: phase) : .to(instant, phase: phase)
    case (.wall, true): return .since(wall, phase: phase)
    case (.wall, false): return .to(wall, phase: phase)
    case (.server, true): return .since(date, by: server, phase: phase)
    case (.server, false): return .to(date, by: server, phase: phase)
    }
  }

  /// The first difference to the plain hub, or `nil` if there is none.
  func mistake() -> String? {
    let log = log.withLock { $0 }
    var plain = PlainHub(step: step, keys: Self.keys)
    var next = 0
    let events = recordings.map { recording in
      Dictionary(grouping: recording.events, by: { Int($0.time / .milliseconds(250)) }).mapValues {
        $0.map { $0.event.value.flatMap(\.self).map { Int($0 / .milliseconds(250)) } }
      }
    }
    for time in 0...now {
      plain.advance(to: time)
      while next < log.count, log[next].time == time {
        plain.perform(log[next].operation)
        next += 1
      }
      plain.settle()
      for key in 0..<Self.keys {
        let (expected, figures) = (plain.shown[key], events[key][time] ?? [])
        let isChange = expected.first != expected.last || plain.hasEnded[key]
        let isRight =
          figures.isEmpty
          ? !isChange
          : (isChange || plain.hasStarted[key] || time == 0 || Set(expected).count > 1) && figures.last == expected.last
            && Set(figures).isSubset(of: expected) && (!plain.hasEnded[key] || figures.contains(0))
        if !isRight {
          let history = log[..<next].map { "\($0.time): \($0.operation)" }.joined(separator: "\n")
          return "key \(key) shows \(figures) at \(time), and the plain hub \(expected)\n\(history)"
        }
      }
    }
    return nil
  }
}
