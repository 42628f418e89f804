/// A law of the signal contract, as far as it concerns an operator.
package struct Law: Sendable, Hashable, CustomStringConvertible {
  /// The name of the law.
  package let name: String
  /// The law in a sentence.
  package let rule: String

  /// What a law about every script says after each step of one; `nil` for a law that has other trials.
  typealias Inspection = @Sendable (LawTrial, EventScript) -> String?

  let inspect: Inspection?
  /// Looks for a course of events in which it does not hold.
  let find: @Sendable (LawSubject) -> LawTrial.Finding?
  /// Why the laws after it cannot be checked if it is broken; `nil` if they can.
  let endsCheckSince: String?

  init(_ name: String, _ rule: String, endsCheckSince: String? = nil, _ find: @escaping @Sendable (LawSubject) -> LawTrial.Finding?) {
    self.name = name
    self.rule = rule
    self.endsCheckSince = endsCheckSince
    self.find = find
    inspect = nil
  }

  /// A law about every script, which looks at the same trials as the other such laws.
  ///
  /// - Parameters:
  ///   - name: The name of the law.
  ///   - rule: The law in a sentence.
  ///   - exception: Operators that are excepted break it on purpose.
  ///   - look: Looks for a fault before anything runs.
  ///   - inspect: Called after the subscription and after each step; its first complaint counts.
  init(
    _ name: String, _ rule: String, unless exception: LawExceptions = [],
    before look: @escaping @Sendable (LawSubject) -> LawTrial.Finding? = { _ in nil }, inEveryScript inspect: @escaping Inspection
  ) {
    self.name = name
    self.rule = rule
    self.inspect = { trial, script in trial.subject.exceptions.isDisjoint(with: exception) ? inspect(trial, script) : nil }
    endsCheckSince = nil
    find = { look($0) ?? $0.findingInScripts(of: name) }
  }

  /// All laws, in the order in which they are checked.
  package static let all: [Law] = [
    virtualTime, sameThread, notSilent,
    noLockHeld, serial, inOrder,
    oneEnd, silentAfterEnd, silentAfterDisposal, silentAfterShutdown, disposableInside, noZombie,
    upstreamEndsInTime, upstreamEndsOnce, noTimerLeft, subscribesOnce, ownState, failsAtOnce,
    nothingRetained, stoppable,
  ]

  /// The law as it is listed in messages.
  package var description: String { "\(name): \(rule)" }

  /// Laws are the same if their names are.
  package static func == (first: Law, second: Law) -> Bool { first.name == second.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
