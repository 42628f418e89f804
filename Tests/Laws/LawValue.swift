import TickStreams

/// A value that the sources of a law check send: a number, and a witness of its release.
///
/// Its release is watched, and reading its ``number``, comparing or hashing it counts as user code, in which no lock may be held. An
/// operator for numbers is given them by `source.map(\.number)`.
package struct LawValue: Sendable {
  private let witness: LawWitness

  /// Creates a value whose release is not watched, for an operator that needs one.
  package init(_ number: Int) { self.init(LawWitness(number)) }

  init(_ witness: LawWitness) { self.witness = witness }

  /// The number: the sources count from 1.
  package var number: Int {
    LockChecks.expectNone("a closure of the user looks at a value")
    witness.probe?(.closure)
    return witness.number
  }
}

extension LawValue: Hashable, Comparable {
  /// Values are equal if their numbers are.
  package static func == (first: LawValue, second: LawValue) -> Bool { first.number == second.number }

  /// Values are in the order of their numbers.
  package static func < (first: LawValue, second: LawValue) -> Bool { first.number < second.number }

  /// Hashes the number.
  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension LawValue: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates a value whose release is not watched.
  package init(integerLiteral number: Int) { self.init(number) }

  /// The number.
  package var description: String { "\(witness.number)" }
}

/// Something whose release can be seen.
final class LawWitness: Sendable {
  let number: Int
  let probe: (@Sendable (LawPlace) -> Void)?

  init(_ number: Int = 0, probe: (@Sendable (LawPlace) -> Void)? = nil) {
    self.number = number
    self.probe = probe
  }

  deinit {
    LockChecks.expectNone("a value of the user is released")
    probe?(.release)
  }
}

/// Where the user's code runs.
enum LawPlace: String, Sendable, CaseIterable {
  case next = "the subscriber took a value"
  case end = "the subscriber took the end"
  case subscription = "the source was subscribed"
  case disposal = "the source was disposed"
  case closure = "a closure of the operator looked at a value"
  case release = "a value was released"
}
