import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The expected behavior of a command, in the simplest words.
private struct CommandModel {
  let policy: TickCommandPolicy
  var now = 0
  var running: (input: Int, start: Int)?
  var waiting: [Int] = []
  var isEnabled = true
  var shown = (executing: false, enabled: true)
  var log = ["executing false", "enabled true"]

  mutating func execute(_ input: Int) -> Bool {
    guard isEnabled else { return false }
    if let running {
      switch policy {
      case .first: return false
      case .queue(let limit):
        guard waiting.count < limit else { return false }
        waiting.append(input)
        show()
        return true
      case .latest: log.append("cancel \(running.input)")
      }
    }
    start(input)
    return true
  }

  mutating func cancel() {
    let canceled = running
    (running, waiting) = (nil, [])
    show()
    if let canceled { log.append("cancel \(canceled.input)") }
  }

  mutating func advance() {
    now += 1
    guard let running else { return }
    if now == running.start + 1 { log.append("value next(\(running.input))") }
    guard now == running.start + 2 else { return }
    if running.input.isMultiple(of: 3) { log.append("error next(StubFailure(code: \(running.input)))") }
    self.running = nil
    if waiting.isEmpty { show() } else { start(waiting.removeFirst()) }
  }

  mutating func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    show()
  }

  private mutating func start(_ input: Int) {
    running = (input, now)
    show()
    log.append("start \(input)")
  }

  private mutating func show() {
    let executing = running != nil
    var enabled = isEnabled
    if executing {
      if policy == .first { enabled = false }
      if case .queue(let limit) = policy, waiting.count >= limit { enabled = false }
    }
    if executing != shown.executing { log.append("executing \(executing)") }
    if enabled != shown.enabled { log.append("enabled \(enabled)") }
    shown = (executing, enabled)
  }
}

/// `TICKSTREAMS_MODEL_PROGRAMS` sets the number of programs for each policy.
///
/// They differ in each run; a failure prints its program.
@Suite("TickCommand, against a model") @MainActor struct TickCommandModelTests {
  private static let programs =
    Int(ProcessInfo.processInfo.environment["TICKSTREAMS_MODEL_PROGRAMS"] ?? "") ?? Thorough.rounds(200, otherwise: 50)

  @Test(arguments: [TickCommandPolicy.first, .latest, .queue(limit: 0), .queue(limit: 2)])
  func randomProgramsDoWhatTheModelDoes(policy: TickCommandPolicy) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<Self.programs {
      var model = CommandModel(policy: policy)
      let harness = CommandHarness(policy)
      var program: [String] = []
      for input in 1...30 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
          program.append("execute(\(input))")
          let expected = model.execute(input)
          expectEqual(harness.command?.execute(input), expected, "\(program)")
        case 4..<8:
          program.append("advance")
          model.advance()
          harness.scheduler.advance(by: .seconds(1))
        case 8:
          program.append("cancel")
          model.cancel()
          harness.command?.cancel()
        default:
          program.append("enabled(\(!model.isEnabled))")
          model.setEnabled(!model.isEnabled)
          harness.isEnabled.current = model.isEnabled
        }
      }
      guard harness.log.entries == model.log else {
        Issue.record("\(policy): \(program)\nis \(harness.log.entries)\nnot \(model.log)")
        return
      }
    }
  }
}
