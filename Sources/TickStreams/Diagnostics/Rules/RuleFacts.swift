/// The facts of a value that a rule uses: which of its two tests the value passes.
///
/// For a condition, `first` is whether the value changes it, and `second` is the new state.
package struct RuleFacts: Sendable, Hashable {
  var first: Bool
  var second: Bool
}
