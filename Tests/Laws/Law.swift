/// A law of the signal contract, as far as it concerns an operator.
package struct Law: Sendable, Hashable, CustomStringConvertible {
  /// The name of the law.
  package let name: String
  /// The law in a sentence.
  package let rule: String

  /// Looks for a course of events in which it does not hold.
  let find: @Sendable (LawSubject) -> LawTrial.Finding?
  /// Why the laws after it cannot be checked if it is broken; `nil` if they can.
  let endsCheckSince: String?

  init(
    _ name: String, _ rule: String, endsCheckSince: String? = nil,
    _ find: @escaping @Sendable (LawSubject) -> LawTrial.Finding?
  ) {
    self.name = name
    self.rule = rule
    self.endsCheckSince = endsCheckSince
    self.find = find
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
