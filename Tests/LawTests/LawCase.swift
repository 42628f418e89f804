import Testing
import TickStreamsTesting

/// The laws for one form of an operator.
struct LawCase: Sendable, CustomTestStringConvertible {
  /// The file of the operator in Sources/TickStreams/Operators, without its suffix.
  let file: String
  let name: String
  let check: @Sendable (_ name: String) throws -> Void

  init(_ file: String, _ name: String, _ check: @escaping @Sendable (_ name: String) throws -> Void) {
    self.file = file
    self.name = name
    self.check = check
  }

  var testDescription: String { name }

  static let all = ofValues + ofTime + ofFailures + ofSeveral + ofInner
}
