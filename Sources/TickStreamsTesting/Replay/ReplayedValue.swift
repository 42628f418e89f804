import Foundation
import TickStreams

/// Reads recorded values.
enum ReplayedValue {
  /// The value of a recorded event; `nil` if its text is not one of that type.
  static func read<Value>(_ text: String, as type: Value.Type) -> Value? {
    guard let type = type as? any Decodable.Type else { return () as? Value }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Not cast while it is optional: a cast of `nil` to an optional type is a value.
    guard let value = try? decoder.decode(type, from: Data(text.utf8)) else { return nil }
    return value as? Value
  }

  /// Whether the values of a type can be read from a signal that was recorded in a form.
  static func canRead<Value>(_ type: Value.Type, from form: PayloadForm) -> Bool {
    form == .coded || type is Void.Type
  }
}

extension Replay {
  /// A value or an end in the recording, for subscribers.
  func event<Value, Failure>(
    _ place: Int, _ name: String, _ type: Value.Type, _ failure: ((String) -> Failure)?
  ) throws(TestFailure) -> Event<Value, Failure> {
    let event = log.events[place]
    switch event.kind {
    case .completed: return .completed
    case .failed:
      guard let failure else { throw .failed(name) }
      return .failed(failure(event.text))
    default: return .next(try value(event, name, type))
    }
  }

  /// The value of a recorded event.
  func value<Value>(_ event: FlightEvent, _ name: String, _ type: Value.Type) throws(TestFailure) -> Value {
    let form = log.sources[event.source].form
    guard ReplayedValue.canRead(type, from: form) else { throw .noValues(name, recorded: form) }
    guard let value = ReplayedValue.read(event.text, as: type) else { throw .value(event.text, of: name, isNo: type) }
    return value
  }
}
