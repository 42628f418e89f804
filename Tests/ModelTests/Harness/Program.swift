import TickStreams
import TickStreamsTesting

/// The operations of a program on its subject, besides letting time pass, with their code: `$` for a span and `#` for a number.
protocol ProgramOperation: Hashable, Sendable, CaseIterable { var code: String { get } }

extension ProgramOperation where Self: RawRepresentable, RawValue == String { var code: String { rawValue } }

/// The operations of a subject that has none.
enum NoOperation: ProgramOperation { var code: String { switch self {} } }

/// One step of a program.
struct Step<Operation: ProgramOperation>: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case advance
    case suspendApp
    case sleepDevice
    case jumpWallClock
    case own(Operation)
  }

  var kind: Kind
  var time: Time = 0
  var number = 0

  var code: String {
    let template =
      switch kind {
      case .advance: "scheduler.advance(by: $)"
      case .suspendApp: "scheduler.suspendApp(for: $)"
      case .sleepDevice: "scheduler.sleepDevice(for: $)"
      case .jumpWallClock: "scheduler.jumpWallClock(by: $)"
      case .own(let operation): operation.code
      }
    return template.map { $0 == "$" ? time.code : $0 == "#" ? "\(number)" : String($0) }.joined()
  }
}

/// A subject in a world, and the steps of the program.
struct Program<Subject: Model>: Sendable {
  var world: WorldSetup
  var model: Subject
  var steps: [Step<Subject.Operation>]

  /// The program of a seed.
  init(seed: UInt64) {
    var draws = Draws(seed: seed)
    model = Subject(&draws)
    world = WorldSetup(&draws, unit: model.unit)
    steps = []
    steps = (0..<draws.number(1...20)).map { _ in step(&draws) }.filter(model.allows)
  }

  private func step(_ draws: inout Draws) -> Step<Subject.Operation> {
    let operations = Array(Subject.Operation.allCases)
    if !operations.isEmpty, !draws.once(in: 3) {
      let time = draws.time(upTo: 6, of: model.unit)
      return Step(kind: .own(draws.pick(operations)), time: draws.once(in: 12) ? -time : time, number: draws.pick([0, 0, 0, 1, 2]))
    }
    switch draws.number(0...9) {
    case 0...5: return Step(kind: .advance, time: draws.time(upTo: 6, of: model.unit))
    case 6: return Step(kind: .suspendApp, time: draws.time(upTo: 5, of: model.unit))
    case 7: return Step(kind: .sleepDevice, time: draws.time(upTo: 5, of: model.unit))
    default:
      let time = draws.once(in: 3) ? draws.pick([1, 9, 11]) * Time.millisecond : draws.time(upTo: 5, of: model.unit)
      return Step(kind: .jumpWallClock, time: draws.once(in: 2) ? -time : time)
    }
  }

  /// Whether its model covers it.
  var isValid: Bool { model.isValid && steps.allSatisfy(model.allows) }

  /// Runs the program, and returns the error that the model finds in the observations, or `nil`.
  func disagreement() -> String? {
    let run = Run<Subject.Value>(world)
    let subject = model.start(run)
    run.scheduler.advance(by: .zero)
    for (number, step) in steps.enumerated() {
      run.step = number
      switch step.kind {
      case .advance: run.scheduler.advance(by: step.time.span)
      case .suspendApp: run.scheduler.suspendApp(for: step.time.span)
      case .sleepDevice: run.scheduler.sleepDevice(for: step.time.span)
      case .jumpWallClock: run.scheduler.jumpWallClock(by: step.time.span)
      case .own(let operation): model.perform(operation, step, on: subject, run)
      }
    }
    run.scheduler.advance(by: .zero)
    model.finish(subject, run)
    let observed = run.observed
    let history = History(program: self)
    return withExtendedLifetime(subject) {
      model.disagreement(observed, history).map { "\($0)\nobserved: " + observed.suffix(40).map(\.description).joined(separator: ", ") }
    }
  }

  var code: String {
    let atOnce = [Step<Subject.Operation>(kind: .advance).code]
    return (world.code + model.code + atOnce + steps.map(\.code) + atOnce).map { "  \($0)" }.joined(separator: "\n")
  }
}
