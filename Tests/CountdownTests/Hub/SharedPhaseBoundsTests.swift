import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// How far a label of the shared phase is from the exact time, at any moment of a random program.
@Suite("Shared phase: bounds") @MainActor struct SharedPhaseBoundsTests {
  @Test(
    "A value is at most half a step behind the exact time and less than one and a half ahead, and stays at most one and a half steps",
    arguments: Thorough.isOn ? 0..<1_000 as Range<UInt64> : 0..<80)
  func bounds(seed: UInt64) {
    let program = BoundsProgram(seed: seed)
    program.run()
    if let mistake = program.mistakes.first { Issue.record("\(mistake), after\n\(program.history.joined(separator: "\n"))") }
  }
}

/// Labels of values, of texts and of signals, which count down and up, and what happens to them.
@MainActor private final class BoundsProgram {
  /// One label, and the moment that it counts to or from.
  @MainActor final class Label {
    let name: String
    var isUp = false
    /// The moment on its clock; `nil` while it does not run, or stands still.
    var moment: Int64?
    var isOnWall = false
    var left: Int64 = 0
    var value: Int64?
    /// Since when the value is shown, and for how many half steps it may be.
    var since: Int64 = 0
    var limit: Int64 = 3

    init(_ name: String) { self.name = name }
  }

  private let scheduler = TestScheduler()
  private let step: Int64
  private let hub: CountdownHub<Int>
  private let bag = DisposeBag()
  private var random: SplitMix
  private var keys: [Label] = []
  private var labels: [Label] = []
  private var setAt: Int64 = -1
  private(set) var history: [String] = []
  private(set) var mistakes: [String] = []

  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    step = [1_000_000_000, 1_000_000_000, 60_000_000_000, 100_000_000, 3_000_001, 20_000][Int.random(in: 0...5, using: &random)]
    self.random = random
    hub = CountdownHub(every: .nanoseconds(step), on: scheduler)
    keys = (0..<4).map { Label("key \($0)") }
    for (key, label) in keys.enumerated() {
      let asText = CountdownText { "\($0.nanoseconds)" }
      if key < 2 {
        hub.bind(label, to: key) { [unowned self] label, left in see(label, left?.nanoseconds) }
      } else {
        hub.bind(label, to: key, text: asText) { [unowned self] label, text in see(label, text.flatMap { Int64($0) }) }
      }
    }
    history.append("every \(Duration.nanoseconds(step))")
  }

  private var now: Int64 { scheduler.now.nanoseconds }

  private func draw(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &random) }

  /// A span of some steps, often of whole ones or halves.
  private func span(_ steps: Int64) -> Int64 { draw(0...2) == 0 ? draw(1...steps * 2) * step / 2 : draw(1...steps * step) }

  func run() {
    for _ in 0..<40 where mistakes.isEmpty {
      let key = Int(draw(0...3))
      switch draw(0...11) {
      case 0...2: start(key)
      case 3: pause(key)
      case 4...5: resume(key)
      case 6: follow()
      case 7: jump(draw(0...1) == 0 ? draw(-9_000_000...9_000_000) : draw(-10...10) * step + draw(-step...step))
      default:
        history.append("advance to \(now + 1)…")
        for _ in 0..<draw(1...4) {
          scheduler.advance(by: .nanoseconds(span(3)))
          for label in keys + labels { check(label, isOver: false) }
        }
      }
    }
  }

  private func start(_ key: Int) {
    let (label, length, isOnWall) = (keys[key], span(8), draw(0...2) == 0)
    (label.isUp, label.isOnWall, label.limit, label.since) = (draw(0...2) == 0, isOnWall, 3, now)
    let moment =
      (isOnWall ? scheduler.wallNow.nanosecondsSince1970 : now) + (label.isUp ? draw(-length...(isOnWall ? length : 0)) : length)
    (label.moment, label.value) = (moment, nil)
    history.append("\(now): \(label.name) \(label.isUp ? "since" : "to") \(moment) \(isOnWall ? "on the wall clock" : "")")
    switch (isOnWall, label.isUp) {
    case (true, true): hub.start(key, .since(WallInstant(nanosecondsSince1970: moment)))
    case (true, false): hub.start(key, to: WallInstant(nanosecondsSince1970: moment))
    case (false, true): hub.start(key, .up(from: .nanoseconds(now - moment)))
    case (false, false): hub.start(key, for: .nanoseconds(length))
    }
  }

  private func pause(_ key: Int) {
    let label = keys[key]
    guard !label.isOnWall, let moment = label.moment, label.isUp || moment > now else { return }
    history.append("\(now): pause \(label.name)")
    hub.pause(key)
    (label.left, label.moment) = (moment - now, nil)
  }

  private func resume(_ key: Int) {
    let label = keys[key]
    guard label.moment == nil, label.value != nil else { return }
    history.append("\(now): resume \(label.name)")
    // A value that stood is not taken back, and so may last for a step after it was due.
    (label.moment, label.since, label.limit) = (now + label.left, now, 4)
    let before = label.value
    hub.resume(key)
    if let value = label.value, let before, label.isUp ? value < before : value > before {
      mistakes.append("\(label.name) shows \(value) on resume, and showed \(before)")
    }
  }

  /// A countdown or count-up of its own.
  private func follow() {
    let label = Label("signal \(labels.count)")
    (label.isUp, label.isOnWall, label.since) = (draw(0...1) == 0, draw(0...1) == 0, now)
    let moment = (label.isOnWall ? scheduler.wallNow.nanosecondsSince1970 : now) + (label.isUp ? draw(-step...step) : span(8))
    label.moment = moment
    history.append("\(now): \(label.name) \(label.isUp ? "since" : "to") \(moment) \(label.isOnWall ? "on the wall clock" : "")")
    let (every, wall) = (Duration.nanoseconds(step), WallInstant(nanosecondsSince1970: moment))
    let instant = TickInstant(nanoseconds: moment)
    let signal: TickSignal<Duration, Never> =
      switch (label.isOnWall, label.isUp) {
      case (true, true): .elapsed(since: wall, every: every, phase: .shared, on: scheduler)
      case (true, false): .countdown(to: wall, every: every, phase: .shared, on: scheduler)
      case (false, true): .elapsed(since: instant, every: every, phase: .shared, on: scheduler)
      case (false, false): .countdown(to: instant, every: every, phase: .shared, on: scheduler)
      }
    signal.subscribe(onNext: { [unowned self] value in MainActor.assumeIsolated { see(label, value.nanoseconds) } }).store(in: bag)
    labels.append(label)
    scheduler.advance(by: .zero)
  }

  private func jump(_ span: Int64) {
    history.append("\(now): jump \(span)")
    setAt = now
    for label in keys + labels where label.isOnWall { (label.since, label.limit) = (now, 3) }
    scheduler.jumpWallClock(by: .nanoseconds(span))
  }

  private func exact(_ label: Label) -> Int64? {
    label.moment.map { moment in
      let left = moment - (label.isOnWall ? scheduler.wallNow.nanosecondsSince1970 : now)
      return label.isUp ? Swift.max(0, -left) : left
    }
  }

  private func see(_ label: Label, _ value: Int64?) {
    guard value != nil, label.moment != nil else { return }
    if label.value != nil, setAt != now || !label.isOnWall { check(label, isOver: true) }
    if value != label.value { (label.since, label.limit) = (now, 3) }
    label.value = value
    check(label, isOver: false)
    if value == 0, !label.isUp { (label.moment, label.value) = (nil, nil) }
  }

  /// Checks the value that is shown now, or that was shown up to now.
  private func check(_ label: Label, isOver: Bool) {
    guard let exact = exact(label), let value = label.value else { return }
    let isZero = !label.isUp && value == 0
    let difference = (label.isUp ? exact - value : value - exact) * 2
    let isInside = isZero ? exact == 0 || exact < 0 && setAt == now : difference >= -step && difference < 3 * step + (isOver ? 1 : 0)
    // Counting up, nothing is due before the start.
    let isTooLong = (now - label.since) * 2 > label.limit * step && !(label.isUp && value == 0)
    guard !isInside || isTooLong else { return }
    mistakes.append("\(label.name) shows \(value) \(isOver ? "up to" : "at") \(now), since \(label.since), and \(exact) is exact")
  }
}
