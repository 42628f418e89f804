import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Hub: owners that show texts") @MainActor struct HubTextTests {
  let scheduler = TestScheduler()
  let hub: CountdownHub<Int>
  nonisolated static let days = CountdownText { left in
    left > .seconds(86_400) ? "\(left.parts.days) days" : left > .seconds(3_600) ? "\(left.parts.hours) h" : left.countdownLabel()
  }

  init() { hub = CountdownHub(every: .seconds(1), on: scheduler) }

  private final class Label { var shown: [String?] = [] }

  private func labels(_ count: Int) -> [Label] { (0..<count).map { _ in Label() } }

  private func bind(_ label: Label, to key: Int, starting target: HubTarget? = nil, text: CountdownText = HubTextTests.days) {
    hub.bind(label, to: key, starting: target, text: text) { label, text in label.shown.append(text) }
  }

  @Test("A text that stays for good still follows the wall clock") func staysForGood() {
    scheduler.advance(by: .seconds(36_000))
    let label = Label()
    let text = CountdownText { $0 < .seconds(3_600) ? "new" : "old" }
    bind(label, to: 1, starting: .since(scheduler.wallNow.advanced(by: .seconds(-7_200))), text: text)
    scheduler.jumpWallClock(by: .seconds(-5_400))
    expectEqual(label.shown, ["old", "new"])
  }

  @Test("A text that stops its key is not shown behind the end of it") func stopsItsKey() {
    let label = Label()
    let text = CountdownText { [hub, scheduler] left in
      // Only to show it, not to find when it will change.
      if left == .seconds(58), scheduler.now == .origin.advanced(by: .seconds(2)) { hub.stop(1) }
      return left.countdownLabel()
    }
    bind(label, to: 1, starting: .for(.seconds(60)), text: text)
    scheduler.advance(by: .seconds(3))
    expectEqual(label.shown.last, .some(nil))
  }

  @Test("What is released with a binding, or with its text, may bind the owner again", .timeLimit(.minutes(1)), arguments: [false, true])
  func bindsAgain(withText: Bool) {
    final class Released: Sendable {
      let body: @MainActor @Sendable () -> Void
      init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
      deinit { MainActor.assumeIsolated(body) }
    }
    let label = Label()
    func bind(_ released: Released) {
      let text = CountdownText { [released = withText ? released : nil] _ in withExtendedLifetime(released) { "first" } }
      hub.bind(label, to: 1, starting: .for(.seconds(60)), text: text) { [released = withText ? nil : released] label, text in
        withExtendedLifetime(released) { label.shown.append(text) }
      }
    }
    bind(
      Released { [hub, weak label] in
        if let label { hub.bind(label, to: 2, starting: .for(.seconds(9))) { $0.shown.append("\($1!)") } }
      })
    hub.unbind(label)
    expectEqual(label.shown, ["first", "9.0 seconds"])
    scheduler.advance(by: .seconds(1))
    expectEqual(label.shown.last, "8.0 seconds")
  }

  @Test("A hundred labels of days wake once when the day ends") func hundredLabels() throws {
    let labels = labels(100)
    let end = scheduler.wallNow.advanced(by: .seconds(10 * 86_400 + 30_000))
    try scheduler.expectWakeUps(max: 3, during: .seconds(2 * 86_400)) {
      for (key, label) in labels.enumerated() { bind(label, to: key, starting: .to(end)) }
    }
    #expect(labels.allSatisfy { $0.shown == ["10 days", "9 days", "8 days"] })
  }

  @Test("The labels that remain when another one of their key leaves still wake once when the day ends") func oneLeaves() throws {
    let labels = labels(3)
    hub.start(1, for: .seconds(10 * 86_400 + 30_000))
    for label in labels { bind(label, to: 1) }
    hub.unbind(labels[1])
    try scheduler.expectWakeUps(max: 3, during: .seconds(2 * 86_400)) {}
    expectEqual(labels.map(\.shown.count), [3, 1, 3])
  }

  @Test("A hundred labels of one key cost a hundred times the calls of one", arguments: [true, false])
  func labelsOfOneKey(areOfDays: Bool) {
    let calls = Log<Void>()
    let text = CountdownText { left in
      calls.append(())
      return areOfDays ? Self.days(left) : left.countdownLabel()
    }
    hub.start(1, for: .seconds(10 * 86_400 + 300))
    let labels = labels(100)
    bind(labels[0], to: 1, text: text)
    let ofOne = calls.count
    for label in labels.dropFirst() { bind(label, to: 1, text: text) }
    #expect(calls.count <= 100 * ofOne)
    scheduler.advance(by: .seconds(301))
    #expect(labels.allSatisfy { $0.shown == labels[0].shown })
    #expect(!areOfDays || labels[0].shown == ["10 days", "9 days"])
  }

  @Test("A label in whose first update another one of its key is bound changes when its text does")
  func boundInside() {
    hub.start(1, for: .seconds(10 * 86_400 + 30_000))
    let labels = labels(3)
    bind(labels[0], to: 1)
    hub.bind(labels[1], to: 1, text: CountdownText { "\($0.parts.days * 24 + $0.parts.hours) h" }) { [self] label, text in
      label.shown.append(text)
      if label.shown.count == 1 { bind(labels[2], to: 1) }
    }
    scheduler.advance(by: .seconds(2 * 3_600))
    expectEqual(labels[1].shown, ["248 h", "247 h", "246 h"])
    expectEqual(labels[0].shown, ["10 days"])
    expectEqual(labels[2].shown, ["10 days"])
  }

  @Test("Labels with ends of their own wake once a day each, whatever their phase", arguments: [TickPhase.own, .shared])
  func ownEnds(phase: TickPhase) throws {
    let labels = labels(100)
    try scheduler.expectWakeUps(max: 300, during: .seconds(2 * 86_400)) {
      for (key, label) in labels.enumerated() {
        let end = scheduler.wallNow.advanced(by: .seconds(10 * 86_400 + 300 * key) + .milliseconds(250))
        bind(label, to: key, starting: .to(end, phase: phase))
      }
    }
    #expect(labels.allSatisfy { $0.shown == ["10 days", "9 days", "8 days"] })
  }

  @Test("A key that shows seconds does not ask for the texts of the others, which stay") func besideSeconds() throws {
    let asked = Lock(0)
    let text = CountdownText { left in
      asked.withLock { $0 += 1 }
      return Self.days(left)
    }
    let (days, seconds) = (Label(), Label())
    bind(days, to: 1, starting: .for(.seconds(5 * 86_400 + 30_000)), text: text)
    bind(seconds, to: 2, starting: .for(.seconds(1_800)), text: .label())
    let before = asked.withLock { $0 }
    try scheduler.expectWakeUps(max: 1_000, during: .seconds(1_000)) {}
    expectEqual(asked.withLock { $0 }, before)
    expectEqual(days.shown, ["5 days"])
    expectEqual(seconds.shown.count, 1_001)
    expectEqual(hub[1], .seconds(5 * 86_400 + 29_000))
  }

  @Test("A subscriber of the values, and an owner that shows them, get each of them") func besideValues() throws {
    let (label, cell) = (Label(), Cell())
    bind(label, to: 1, starting: .for(.seconds(100_000)))
    scheduler.advance(by: .seconds(10))
    let values = scheduler.record(hub.signal(for: 1), for: .seconds(2))
    values.dispose()
    try scheduler.expectWakeUps(max: 1, during: .seconds(100)) {}
    hub.bind(cell, to: 1)
    scheduler.advance(by: .seconds(2))
    hub.unbind(cell)
    try scheduler.expectWakeUps(max: 1, during: .seconds(100)) {}
    expectEqual(values.line, "99990@0 99989@1 99988@2")
    expectEqual(cell.shown, [99_888, 99_887, 99_886])
    expectEqual(label.shown, ["1 days"])
  }

  @Test("An owner that showed a text, and is bound again to show values, gets each of them") func fromTextToValues() {
    let (label, other) = (Label(), Label())
    bind(other, to: 2, starting: .for(.seconds(500_000)))
    bind(label, to: 1, starting: .for(.seconds(500_000)))
    var seconds: [Duration?] = []
    hub.bind(label, to: 1) { _, left in seconds.append(left) }
    scheduler.advance(by: .seconds(3))
    expectEqual(seconds, [.seconds(500_000), .seconds(499_999), .seconds(499_998), .seconds(499_997)])
    #expect(label.shown == ["5 days"] && other.shown == ["5 days"])
  }

  @Test("A pause keeps the value, a resume goes on with it, and the end shows the text of zero and then nil")
  func pauses() {
    let label = Label()
    let text = CountdownText { $0 > .seconds(5) ? "soon" : $0.countdownLabel() }
    bind(label, to: 1, starting: .for(.seconds(10)), text: text)
    scheduler.advance(by: .seconds(3))
    hub.pause(1)
    expectEqual(hub[1], .seconds(7))
    scheduler.advance(by: .seconds(100))
    expectEqual(hub[1], .seconds(7))
    hub.resume(1)
    scheduler.advance(by: .seconds(5))
    expectEqual(label.shown, ["soon", "0:05", "0:04", "0:03", "0:02"])
    scheduler.advance(by: .seconds(5))
    expectEqual(label.shown.suffix(3), ["0:01", "0:00", nil])
  }

  @Test("Two texts of one key: each is shown when it changes") func twoTexts() throws {
    let (days, hours) = (Label(), Label())
    try scheduler.expectWakeUps(max: 49, during: .seconds(2 * 86_400)) {
      bind(days, to: 1, starting: .for(.seconds(3 * 86_400 + 10)))
      bind(hours, to: 1, text: CountdownText { "\($0.parts.days * 24 + $0.parts.hours) h" })
    }
    expectEqual(days.shown, ["3 days", "2 days", "1 days"])
    expectEqual(hours.shown.count, 49)
  }

  @Test("A wall clock that is set by some milliseconds moves a text and a value alike", arguments: [TickPhase.own, .shared])
  func smallJump(phase: TickPhase) {
    let (text, cell) = (scheduler.record(hub.signal(for: 2)), Label())
    let end = scheduler.wallNow.advanced(by: .seconds(100))
    hub.start(2, to: end, phase: phase)
    var texts: [Duration] = []
    let origin = scheduler.now
    hub.bind(cell, to: 1, starting: .to(end, phase: phase), text: CountdownText { $0 > .zero ? "on" : "over" }) { [scheduler] _, text in
      if text == "over" { texts.append(origin.duration(to: scheduler.now)) }
    }
    scheduler.advance(by: .seconds(20))
    scheduler.jumpWallClock(by: .milliseconds(7))
    scheduler.advance(by: .seconds(100))
    expectEqual(texts, [.milliseconds(99_993)])
    #expect(text.line.hasSuffix(" 0@99.993 nil@99.993"))
  }

  @Test("A random program shows the texts of its values, at the same times", arguments: Thorough.isOn ? 0..<200 : 0..<20)
  func sameAsValues(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    func draw(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let text = CountdownText { $0 > .seconds(600) ? "\($0.parts.minutes) min" : $0 > .seconds(20) ? "soon" : $0.countdownLabel() }
    let valueHub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let (label, expected) = (Label(), Label())
    let isPaused = TickValue(false)
    let hubs = [hub, valueHub]
    for hub in hubs { hub.pause(while: isPaused.signal) }
    let server = ReferenceClock(tolerance: .zero, on: scheduler)
    server.synchronize(to: scheduler.wallNow)
    bind(label, to: 0, text: text)
    valueHub.bind(expected, to: 0) { expected, left in
      let new = left.map { text($0) }
      if expected.shown.isEmpty || expected.shown.last != .some(new) { expected.shown.append(new) }
    }
    var history: [String] = []
    for _ in 0..<60 {
      let operation = draw(0...16)
      let span = Duration.milliseconds(250 * draw(0...(draw(0...1) == 0 ? 12_000 : 200)))
      let phase = draw(0...1) == 0 ? TickPhase.own : .shared
      let (wall, date) = (scheduler.wallNow, server.wallNow)
      for hub in hubs {
        switch operation {
        case 0, 12, 13: hub.start(0, for: span, phase: phase)
        case 1: hub.start(0, to: wall.advanced(by: span), phase: phase)
        case 2: hub.start(0, to: date.advanced(by: span), by: server, phase: phase)
        case 3: hub.start(0, .since(wall.advanced(by: .seconds(1_000) - span), phase: phase))
        case 4: hub.pause(0)
        case 5, 6: hub.resume(0)
        case 7: hub.stop(0)
        case 8: hub.signal(for: 0).subscribe(onNext: { _ in }).dispose()
        default: break
        }
      }
      switch operation {
      case 9: scheduler.jumpWallClock(by: span - .seconds(1_500))
      case 10: server.synchronize(to: server.wallNow.advanced(by: span - .seconds(1_500)))
      case 11: isPaused.current.toggle()
      case 16: scheduler.jumpWallClock(by: .microseconds(draw(-9_999...9_999)))
      default: break
      }
      history.append("\(operation) \(span) \(phase)")
      for _ in 0..<draw(0...3) {
        scheduler.advance(by: .milliseconds(250 * draw(0...(draw(0...1) == 0 ? 4_000 : 12))))
        guard label.shown == expected.shown else {
          Issue.record("\(label.shown.suffix(4)), and by values \(expected.shown.suffix(4)), after\n\(history.joined(separator: "\n"))")
          return
        }
      }
    }
  }
}
