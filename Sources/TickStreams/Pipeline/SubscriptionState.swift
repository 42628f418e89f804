/// The state of an operator for one subscription.
///
/// Unchecked: accessed only while an event of one upstream is handled, which arrive one at a time (point 2 of the contract).
@_fixed_layout @usableFromInline final class SubscriptionState<Value>: @unchecked Sendable {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
