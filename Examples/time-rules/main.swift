// Rules of time: the bug of a heartbeat, found by one rule in a test, by exploring, in a replay, and by a monitor.
//
//   swift run time-rules
import ExampleCommandLine
import TickStreams
import TickStreamsTesting

let help = """
  usage: time-rules

  Finds the bug of a heartbeat with one rule, “one heart”: in a test, by exploring, in production, and in a replay of what a device recorded.

    --help  prints this

  For example: swift run time-rules
  """
_ = flags(of: "time-rules", help: help)

/// A test of a quick switch: the rule shows the span that breaks it.
func testQuickSwitch(_ heartbeat: Heartbeat) throws {
  let scheduler = TestScheduler()
  let phases = TickSubject<Bool, Never>()
  let app = scheduler.record(moments(phases.signal, heartbeat, on: scheduler))
  phases.next(true)
  scheduler.advance(by: .seconds(90))
  phases.next(false)
  scheduler.advance(by: .milliseconds(500))
  phases.next(true)
  scheduler.advance(by: .seconds(60))
  try app.expect(rules)
}

/// A test of a switch that takes as long as the heartbeat waits: whether the bug strikes is a matter of order.
func testSwitchOfASecond(_ heartbeat: Heartbeat, on scheduler: TestScheduler) throws {
  let phases = TickSubject<Bool, Never>()
  let app = scheduler.record(moments(phases.signal, heartbeat, on: scheduler))
  phases.next(true)
  scheduler.advance(by: .seconds(90))
  phases.next(false)
  scheduler.schedule(after: .seconds(1)) { phases.next(true) }
  scheduler.advance(by: .seconds(60))
  try app.expect(rules)
}

/// The export of a device after a day with many switches, one of which is quick.
///
/// The monitor triggers the export.
func report(_ heartbeat: Heartbeat) -> (violation: RuleViolation, recording: String)? {
  let scheduler = TestScheduler()
  let phases = TickSubject<Bool, Never>()
  let recorder = FlightRecorder(on: scheduler)
  let isForeground = phases.signal.recorded("foreground", in: recorder, values: .coded).removeDuplicates().share()
  let report = TickValue<(violation: RuleViolation, recording: String)?>(nil)
  let monitor = moments(isForeground, heartbeat, on: scheduler)
    .violations(of: rules, on: scheduler)
    .subscribe(onNext: { violation in
      recorder.mark("\(violation)")
      if report.current == nil { report.current = (violation, recorder.export()) }
    })
  defer { monitor.dispose() }
  for visit in 0..<20 {
    phases.next(true)
    scheduler.advance(by: .seconds(330))
    phases.next(false)
    scheduler.advance(by: visit == 12 ? .milliseconds(300) : .seconds(600))
  }
  return report.current
}

/// The same recording in a test.
func testRecording(_ replay: Replay, _ heartbeat: Heartbeat) throws {
  let scheduler = TestScheduler(replaying: replay)
  let isForeground = try replay.hot("foreground", as: Bool.self).removeDuplicates().share()
  let app = scheduler.record(moments(isForeground, heartbeat, on: scheduler))
  scheduler.advance(to: replay.end)
  try app.expect(rules)
}

func show(_ title: String, _ lines: some StringProtocol) {
  print("\(title)")
  for line in lines.split(separator: "\n") { print("  \(line)") }
}

func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "holds"
  } catch let error as TestFailure where error.rule == "explore" {
    return error.details.dropLast().joined(separator: "\n") + "\nin the world of seed \(error.seed ?? 0)"
  } catch {
    return "\(error)".split(separator: "\n").dropLast().joined(separator: "\n")
  }
}

show("a test:", message { try testQuickSwitch(broken) })
show("by exploring:", message { try explore { try testSwitchOfASecond(broken, on: $0) } })
if let (violation, recording) = report(broken) {
  show("the monitor:", "\(violation)")
  let replay = try Replay(recording)
  let small = replay.shrunk { try testRecording($0, broken) }
  show(
    "the replay, shrunk:",
    small.map { small in message { try testRecording(Replay(small.text), broken) } } ?? "holds")
}
show("the fixed one, in a test:", message { try testQuickSwitch(fixed) })
show(
  "the fixed one, by exploring:", message { try explore { try testSwitchOfASecond(fixed, on: $0) } }
)
show("the fixed one, with the monitor:", report(fixed).map { "\($0.violation)" } ?? "holds")
