import TickStreams

/// A failure: any value can be one.
struct Thrown: Error, Hashable {
  var value: JSONValue

  init(_ value: JSONValue) {
    self.value = value
  }

  static let timeout = Thrown(.error("TimeoutError", "Timeout has occurred"))
  static let empty = Thrown(.error("EmptyError", "no elements in sequence"))
}

extension Thrown: CustomStringConvertible {
  var description: String { "\(value)" }
}

/// The type of all streams of all cases.
typealias Signal = TickSignal<JSONValue, Thrown>
