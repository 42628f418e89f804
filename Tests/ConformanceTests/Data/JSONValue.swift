/// Any value in a case: an element of a stream, an argument, a part of an expression.
///
/// Streams stay expressions (`{"$in": "a"}`) until they are subscribed; see ``Expressions``.
enum JSONValue: Sendable, Hashable {
  case undefined
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .special(object) ?? .object(object)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// The values that JSON has no notation for.
  private static func special(_ object: [String: JSONValue]) -> JSONValue? {
    if object["$undefined"] != nil { return .undefined }
    guard case .string(let text)? = object["$number"] else { return nil }
    return Double(text).map { .number($0) }
  }
}

extension JSONValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .undefined: "undefined"
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): string
    case .array(let array): "[\(array.map(\.description).joined(separator: ","))]"
    case .object(let object): "{\(object.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ","))}"
    }
  }
}

// MARK: - Looking inside

extension JSONValue {
  /// The member of an object.
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var int: Int? { number.flatMap { Int(exactly: $0) } }
  var isMissing: Bool { self == .undefined || self == .null }

  /// Whether the reference treats it as true.
  var isTrue: Bool {
    switch self {
    case .undefined, .null: false
    case .bool(let bool): bool
    case .number(let number): number != 0 && !number.isNaN
    case .string(let string): !string.isEmpty
    case .array, .object: true
    }
  }

  /// All objects in it, itself included.
  var objects: [[String: JSONValue]] {
    switch self {
    case .array(let array): array.flatMap(\.objects)
    case .object(let object): [object] + object.values.flatMap(\.objects)
    default: []
    }
  }
}

// MARK: - Making

extension JSONValue {
  static func number(_ int: Int) -> JSONValue { .number(Double(int)) }

  /// An error object, as the reference makes them.
  static func error(_ name: String, _ message: String) -> JSONValue {
    .object(["$error": .object(["name": .string(name), "message": .string(message)])])
  }
}
