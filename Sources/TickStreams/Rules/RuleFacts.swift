/// What a rule needs to know of a value: which of its two tests the value passes.
///
/// Of a condition, `first` is whether the value says something, and `second` what.
package struct RuleFacts: Sendable, Hashable {
  var first: Bool
  var second: Bool
}
