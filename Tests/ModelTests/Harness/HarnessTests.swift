import Testing
import TickStreams
import TickStreamsTesting

/// A model that is wrong on purpose, for testing what happens to a program with which a model disagrees.
private struct WrongModel: Model {
  static let sentence = "An interval never ticks for the third time."
  static var times: [WritableKeyPath<Self, Time>] { [\.unit] }

  var unit: Time

  init(_ draws: inout Draws) { unit = draws.unit() }

  var isValid: Bool { unit >= 100 * .millisecond }
  var code: [String] { ["TickSignal.interval(\(unit.code), missedTicks: .burst, on: clock)"] }

  func start(_ run: Run<Int>) -> Subscription {
    TickSignal.interval(unit.span, missedTicks: .burst, on: run.clock).subscribe(onNext: { [weak run] tick in run?.note(tick.index) })
  }

  func disagreement(_ observed: [Observed<Int>], _ history: History<NoOperation>) -> String? {
    observed.first { $0.value == 2 }.map { "a third tick at \($0.at.text)" }
  }
}

struct HarnessTests {
  private var failing: [Program<WrongModel>] { (1...50).map { Program<WrongModel>(seed: $0) }.filter { $0.disagreement() != nil } }

  @Test func aProgramOfASeedIsTheSameEachTime() {
    for seed in UInt64(1)...50 {
      let (first, second) = (Program<WrongModel>(seed: seed), Program<WrongModel>(seed: seed))
      #expect(first.code == second.code)
      #expect(first.disagreement() == second.disagreement())
    }
  }

  @Test func aFailingProgramIsReducedToWhatMakesItFail() {
    #expect(failing.count > 10)
    for program in failing {
      let smallest = program.shrunk()
      #expect(smallest.disagreement() != nil)
      #expect(smallest.steps.count == 1)
      #expect(smallest.world.begin == 0)
      #expect(smallest.world.firing == .exact)
    }
  }

  @Test func aReportIsAProgramToRun() {
    var program = Program<WrongModel>(seed: 1)
    (program.model.unit, program.world) = (.oneSecond, failing[0].shrunk().world)
    program.steps = [Step(kind: .advance, time: 2 * .oneSecond), Step(kind: .suspendApp, time: 1_500 * .millisecond)]
    #expect(
      program.code == """
          let scheduler = TestScheduler()
          let clock = scheduler
          TickSignal.interval(.seconds(1), missedTicks: .burst, on: clock)
          scheduler.advance(by: .zero)
          scheduler.advance(by: .seconds(2))
          scheduler.suspendApp(for: .milliseconds(1500))
          scheduler.advance(by: .zero)
        """)
    #expect(program.disagreement() == "a third tick at 3.5 s\nobserved: 0 at 1 s, 1 at 2 s, 2 at 3.5 s")
  }
}
