import TickStreams

/// A closure of a case, of which only the calls are recorded: it returns or throws what it did in the recorded call.
final class Lambda: Sendable {
  let name: String
  private let record: Record.Lambda
  private let count = Lock(0)
  private unowned let expressions: Expressions

  init(_ name: String, _ record: Record.Lambda, _ expressions: Expressions) {
    self.name = name
    self.record = record
    self.expressions = expressions
  }

  /// Whether it threw in any call.
  var `throws`: Bool { record.calls.contains { $0["throws"] != nil } }

  /// Makes the next call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without an index that the reference adds.
  ///   - stream: The stream that follows the arguments, for the one operator that passes itself.
  /// - Returns: The value that it returned or threw in the recorded call.
  func call(_ arguments: [JSONValue], with stream: Signal? = nil) -> Result<JSONValue, Thrown> {
    let number = count.withLock { count in
      defer { count += 1 }
      return count
    }
    if let stream { expressions.pass(stream, to: name, call: number, at: arguments.count) }
    guard let call = recorded(arguments, number) else {
      expressions.object("\(name) was called with \(arguments), call \(number), which the record does not know")
      return .success(.undefined)
    }
    if let thrown = call["throws"] { return .failure(Thrown(thrown)) }
    return .success(call["result"] ?? .undefined)
  }

  func callAsFunction(_ arguments: JSONValue...) -> Result<JSONValue, Thrown> {
    call(arguments)
  }

  /// The stream that a call returns.
  func stream(_ arguments: JSONValue...) -> Signal {
    stream(of: call(arguments))
  }

  func stream(of result: Result<JSONValue, Thrown>) -> Signal {
    switch result {
    case .success(let value): expressions.signal(value)
    case .failure(let thrown): .fail(thrown)
    }
  }

  /// The n-th recorded call, or, for a closure without state, any recorded call with these arguments.
  private func recorded(_ arguments: [JSONValue], _ number: Int) -> [String: JSONValue]? {
    if record.calls.indices.contains(number), fits(record.calls[number], arguments) { return record.calls[number] }
    guard record.kind == "pure" || record.kind == "marker" else { return nil }
    return record.calls.first { fits($0, arguments) }
  }

  private func fits(_ call: [String: JSONValue], _ arguments: [JSONValue]) -> Bool {
    let recorded = call["args"]?.array ?? []
    return zip(recorded, arguments).allSatisfy { $0 == $1 || $0["$arg"] != nil }
  }
}
