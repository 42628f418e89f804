import TickStreams
import TickStreamsTesting

/// An operator or creation function of the reference, with its arguments.
struct Call: Sendable {
  var name: String
  var arguments: [JSONValue]
  var expressions: Expressions

  var scheduler: TestScheduler { expressions.scheduler }

  /// Arguments without the scheduler, which is the same for all.
  var plain: [JSONValue] { arguments.filter { $0["$scheduler"] == nil } }

  /// Whether it has a scheduler, which the reference does not require.
  var isScheduled: Bool { plain.count < arguments.count }

  /// The n-th argument, unless it is left out.
  subscript(index: Int) -> JSONValue? {
    let plain = plain
    return plain.indices.contains(index) && !plain[index].isMissing ? plain[index] : nil
  }

  /// A member of the n-th argument, unless it is left out.
  func option(_ name: String, of index: Int = 0) -> JSONValue? {
    self[index]?[name].flatMap { $0.isMissing ? nil : $0 }
  }

  func isStream(_ index: Int) -> Bool {
    guard let argument = self[index] else { return false }
    return ["$in", "$ref", "$create", "$pipe", "$arg"].contains { argument[$0] != nil }
  }

  // MARK: - Arguments of a kind

  func stream(_ index: Int) throws(Problem) -> Signal {
    guard let argument = self[index] else { throw unfit }
    return expressions.signal(argument)
  }

  /// All arguments that are streams: `f(a, b)` or `f([a, b])`, with or without a closure or a count at the end.
  var streams: [Signal] {
    var arguments = plain.filter { $0["$fn"] == nil && $0.number == nil }
    if arguments.count == 1, case .array(let inner) = arguments[0], !arguments[0].objects.isEmpty { arguments = inner }
    return arguments.map { expressions.signal($0) }
  }

  /// The argument of `f({a, b})`: streams by name.
  var namedStreams: [(name: String, stream: Signal)]? {
    guard !isStream(0), case .object(let named)? = self[0], !named.isEmpty, !named.keys.contains(where: { $0.hasPrefix("$") }) else {
      return nil
    }
    // The order of names is lost in a dictionary.
    return named.sorted { $0.key < $1.key }.map { ($0.key, expressions.signal($0.value)) }
  }

  func lambda(_ index: Int) throws(Problem) -> Lambda {
    guard let lambda = try lambda(at: self[index]) else { throw unfit }
    return lambda
  }

  func lambda(at argument: JSONValue?) throws(Problem) -> Lambda? {
    guard let name = argument?["$fn"]?.string else { return nil }
    return try expressions.lambda(name)
  }

  func count(_ index: Int) throws(Problem) -> Int {
    guard let count = try optionalCount(self[index]) else { throw unfit }
    return count
  }

  /// A count that cannot be zero, which is a programmer error in this library.
  func positiveCount(_ argument: JSONValue?) throws(Problem) -> Int? {
    guard let count = try optionalCount(argument) else { return nil }
    guard count > 0 else { throw unfit }
    return count
  }

  /// A count, which may be infinite; a negative one means zero.
  func optionalCount(_ argument: JSONValue?) throws(Problem) -> Int? {
    guard let number = argument?.number else { return nil }
    return number == .infinity ? .max : Swift.max(0, Int(number))
  }

  func duration(_ index: Int) throws(Problem) -> Duration {
    guard let duration = duration(of: self[index]) else { throw unfit }
    return duration
  }

  /// A span of milliseconds, where a negative one means zero.
  func duration(of argument: JSONValue?) -> Duration? {
    guard let number = argument?.number else { return nil }
    return number == .infinity ? .seconds(Int64.max) : .milliseconds(Swift.max(0, Int(number)))
  }

  /// A period, which cannot be zero: that is a programmer error in this library.
  func period(of argument: JSONValue?) throws(Problem) -> Duration? {
    guard let period = duration(of: argument) else { return nil }
    guard period > .zero else { throw unfit }
    return period
  }

  /// A period, where a negative number counts as left out.
  func period(orNegative argument: JSONValue?) throws(Problem) -> Duration? {
    guard let number = argument?.number, number >= 0 else { return nil }
    return try period(of: argument)
  }

  func period(_ index: Int) throws(Problem) -> Duration {
    guard let period = try period(of: self[index]) else { throw unfit }
    return period
  }

  /// A moment, which the reference accepts in place of a span.
  func instant(of argument: JSONValue?) -> TickInstant? {
    argument?["$date"]?.int.map { .milliseconds($0) }
  }

  /// The problem that this form has no counterpart.
  var unfit: Problem {
    .unfit("\(name)(\(arguments.map(\.shape).joined(separator: ", ")))")
  }
}

extension JSONValue {
  /// The kind of the argument, for messages.
  var shape: String {
    switch self {
    case .object(let object): object.keys.sorted().first { $0.hasPrefix("$") } ?? "{\(object.keys.sorted().joined(separator: ", "))}"
    case .array: "[]"
    default: description
    }
  }
}
