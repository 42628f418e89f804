/// The form in which a recording has the values of a signal.
package enum PayloadForm: String, Sendable {
  /// Only that there was a value.
  case none
  /// Its description, for people to read.
  case described
  /// The value as JSON, which a replay can read.
  case coded
  /// A scheduler, which has no values.
  case timers
}

/// How a flight recorder keeps the values of a signal: by default not at all, because a recording leaves the device.
public struct RecordedValues<Value>: Sendable {
  package let form: PayloadForm
  package let text: (@Sendable (Value) -> String)?

  package init(_ form: PayloadForm, _ text: (@Sendable (Value) -> String)?) {
    self.form = form
    self.text = text
  }

  /// Only that there was a value, and when.
  public static var none: RecordedValues { RecordedValues(.none, nil) }

  /// The description of the value, up to 1,000 characters; a replay cannot read it.
  public static var described: RecordedValues { RecordedValues(.described) { String("\($0)".prefix(1_000)) } }

  /// The value itself, as the JSON that `json` returns.
  ///
  /// - Parameter json: Returns a value as JSON. Called with each value, on the thread that sends it.
  /// - Returns: The form for ``TickSignal/recorded(_:in:values:)``.
  public static func coded(by json: @escaping @Sendable (Value) -> String) -> RecordedValues { RecordedValues(.coded, json) }
}
