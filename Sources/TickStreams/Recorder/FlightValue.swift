/// A value that a flight recorder can write, and a replay can read again: a number, a text, a Boolean, a span or a moment.
///
/// An enumeration with such a raw value conforms by declaring it:
///
/// ```swift
/// enum Phase: String, FlightValue { case active, background }
/// ```
///
/// With Foundation, values that are `Codable` can be recorded as well.
public protocol FlightValue {
  /// The value as JSON.
  var recordedJSON: String { get }

  /// The value whose JSON is `json`; `nil` if there is none.
  init?(recordedJSON json: String)
}

extension FlightValue where Self: LosslessStringConvertible {
  /// The description of the value, which is JSON.
  public var recordedJSON: String { description }

  /// The value with the description `json`.
  public init?(recordedJSON json: String) { self.init(json) }
}

extension FlightValue where Self: LosslessStringConvertible & FloatingPoint {
  /// The shortest number that reads back to this one; infinities and NaN are written in quotes, since JSON has no numbers for them.
  public var recordedJSON: String { isFinite ? description : "\"\(self)\"" }

  /// The number that `json` represents.
  public init?(recordedJSON json: String) {
    self.init(json.hasPrefix("\"") ? String(json.dropFirst().dropLast()) : json)
  }
}

extension FlightValue where Self: RawRepresentable, RawValue: FlightValue {
  /// The raw value as JSON.
  public var recordedJSON: String { rawValue.recordedJSON }

  /// The value whose raw value is `json`.
  public init?(recordedJSON json: String) {
    guard let raw = RawValue(recordedJSON: json) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Bool: FlightValue {}
extension Int: FlightValue {}
extension Int8: FlightValue {}
extension Int16: FlightValue {}
extension Int32: FlightValue {}
extension Int64: FlightValue {}
extension UInt: FlightValue {}
extension UInt8: FlightValue {}
extension UInt16: FlightValue {}
extension UInt32: FlightValue {}
extension UInt64: FlightValue {}
extension Double: FlightValue {}
extension Float: FlightValue {}

extension Duration: FlightValue {
  /// The nanoseconds, rounded to the nearest.
  public var recordedJSON: String { nanoseconds.recordedJSON }

  /// The span of `json` nanoseconds.
  public init?(recordedJSON json: String) {
    guard let nanoseconds = Nanoseconds(json) else { return nil }
    self.init(nanoseconds: nanoseconds)
  }
}

extension TickInstant: FlightValue {
  /// The nanoseconds since the origin of the clock.
  public var recordedJSON: String { nanoseconds.recordedJSON }

  /// The instant `json` nanoseconds after the origin of its clock.
  public init?(recordedJSON json: String) {
    guard let nanoseconds = Nanoseconds(json) else { return nil }
    self.init(nanoseconds: nanoseconds)
  }
}

extension WallInstant: FlightValue {
  /// The nanoseconds since 1970.
  public var recordedJSON: String { nanosecondsSince1970.recordedJSON }

  /// The moment `json` nanoseconds after the beginning of 1970.
  public init?(recordedJSON json: String) {
    guard let nanoseconds = Nanoseconds(json) else { return nil }
    self.init(nanosecondsSince1970: nanoseconds)
  }
}
