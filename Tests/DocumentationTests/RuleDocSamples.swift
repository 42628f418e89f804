import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The samples of the page "Rules of time".
struct RuleDocSamples {
  enum Moment: Sendable {
    case foreground, background
    case beat

    var isBeat: Bool { self == .beat }
    var isForeground: Bool? { isBeat ? nil : self == .foreground }
  }

  @Test func oneRuleInATestAndInProduction() throws {
    let scheduler = TestScheduler()
    let recorder = FlightRecorder(on: scheduler)
    let sent = TickValue<[String]>([])
    @Sendable func send(_ recording: String) { sent.current.append(recording) }
    let foreground = TickValue(true)
    let isForeground = foreground.signal
    let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).take(61)
    let moments = isForeground.map { $0 ? Moment.foreground : .background }
      .merge(beats.replaceValues(with: .beat))
    let rules = TimeRule<Moment>
      .never(\.isBeat, moreThan: 1, within: .seconds(60)).named("one heart")
      .and(.atLeastOne(\.isBeat, every: .seconds(61)).named("alive"))
      .while(\.isForeground)
    let monitor = moments.violations(of: rules, on: scheduler)
      .subscribe(onNext: { violation in
        recorder.mark("\(violation)")
        send(recorder.export())
      })
    defer { monitor.dispose() }
    let app = scheduler.record(moments)
    scheduler.advance(by: .seconds(3_600))
    try app.expect(rules)
    expectEmpty(sent.current)
    scheduler.advance(by: .seconds(61))
    expectEqual(sent.current.count, 1)
    expectEqual(sent.current.first?.contains("'alive' is broken from 3600.0 seconds to 3661.0 seconds"), true)
    #expect(throws: TestFailure.self) { try app.expect(rules) }
    withExtendedLifetime(foreground) {}
  }
}
