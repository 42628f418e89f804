import Foundation
import TickStreams

/// One case: inputs, an expression, and the expected events with their times.
struct Record: Sendable, Decodable {
  var id: String
  /// The operator that the case tests.
  var `operator`: String
  /// Every operator and creation function that it needs.
  var uses: [String]
  var inputs: [Input]
  var pipeline: JSONValue
  /// Shared instances, which expressions refer to.
  var defs: [String: JSONValue]?
  var lambdas: [String: Lambda]?
  var expected: Expectation
  var subscriptions: [Windows]
  var subscribeAt: Int
  var unsubscribeAt: Int?
  /// Further subscribers of the same run.
  var moreExpectations: [Observation]?

  struct Input: Sendable, Decodable {
    var name: String
    var kind: Kind
    var events: [RecordedEvent]
  }

  enum Kind: String, Sendable, Decodable {
    case hot
    case cold
  }

  struct Lambda: Sendable, Decodable {
    var kind: String
    /// `args`, and `result` or `throws`, of each call, in order.
    var calls: [[String: JSONValue]]
  }

  struct Expectation: Sendable, Decodable {
    var events: [RecordedEvent]
  }

  struct Windows: Sendable, Decodable {
    var input: String
    var log: [Window]
  }

  struct Observation: Sendable, Decodable {
    var pipeline: JSONValue
    var events: [RecordedEvent]
    var subscribeAt: Int
    var unsubscribeAt: Int?
  }
}

/// An event and its time in milliseconds.
struct RecordedEvent: Sendable, Hashable {
  var time: Int
  var event: Event<JSONValue, Thrown>
}

/// When an input was subscribed and, if ever, unsubscribed, in milliseconds.
struct Window: Sendable, Hashable, Decodable {
  var subscribed: Int
  var unsubscribed: Int?
}

extension RecordedEvent: Decodable {
  private enum Key: String, CodingKey {
    case time = "t"
    case kind = "k"
    case value = "v"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    time = try container.decode(Int.self, forKey: .time)
    let value = try container.decodeIfPresent(JSONValue.self, forKey: .value) ?? .null
    switch try container.decode(String.self, forKey: .kind) {
    case "next": event = .next(value)
    case "error": event = .failed(Thrown(value))
    default: event = .completed
    }
  }
}

extension Record {
  /// The observation of the case itself, then the further ones.
  var observations: [Observation] {
    let first = Observation(pipeline: pipeline, events: expected.events, subscribeAt: subscribeAt, unsubscribeAt: unsubscribeAt)
    return [first] + (moreExpectations ?? [])
  }

  /// The records of a file with one JSON object per line.
  static func load(_ path: String) throws -> [Record] {
    let decoder = JSONDecoder()
    let lines = try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n"))
    return try lines.map { try decoder.decode(Record.self, from: $0) }
  }
}
