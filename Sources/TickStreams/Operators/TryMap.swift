extension TickSignal {
  /// Transforms each value, or fails with the error that `transform` throws.
  ///
  /// The upstream is disposed before the failure is delivered, in the context of the value.
  ///
  /// ```text
  /// self                        -a-b-c-|
  /// tryMap { try number($0) }   -1-#
  /// ```
  ///
  /// - Parameter transform: Called once per value, in the context in which it arrives; not called again once it has thrown.
  /// - Returns: The signal of the transformed values.
  @inlinable
  public func tryMap<Output>(_ transform: @escaping @Sendable (Value) throws(Failure) -> Output) -> TickSignal<Output, Failure> {
    lift { downstream in
      let output = downstream.output
      let leg = Scope(within: downstream.scope)
      return downstream.receiving(Value.self, leg: leg) {
        guard !leg.isEnded else { return }
        do throws(Failure) {
          output.send(try transform($0.as(Value.self)))
        } catch {
          if leg.end() { downstream.failed(error) }
        }
      }
    }
  }
}

extension TickSignal where Failure == Never {
  /// Transforms each value, or fails with the error that `transform` throws, the type of which becomes the failure type of the signal.
  ///
  /// Follows the rules of ``tryMap(_:)->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  @inlinable
  public func tryMap<Output, NewFailure>(
    _ transform: @escaping @Sendable (Value) throws(NewFailure) -> Output
  ) -> TickSignal<Output, NewFailure> {
    promoteFailure(to: NewFailure.self).tryMap(transform)
  }
}
