import TickStreams
import TickStreamsTesting

/// Makes signals of the expressions of one case: `@name` is an input or a definition, `(operator source arguments …)` a signal.
final class Run: Sendable {
  let inputs: [String: Input]
  let scheduler: TestScheduler
  private let one: Case
  private let state = Lock(State())

  private struct State: Sendable {
    var calls: [String: Int] = [:]
    var shared: [String: Signal] = [:]
    var caught: [String: Signal] = [:]
    var surprises: [String] = []
  }

  init(_ one: Case, on scheduler: TestScheduler) {
    self.one = one
    self.scheduler = scheduler
    let inputs = one.inputs.enumerated().map { ($1.name, Input($0, isHot: $1.isHot, $1.events, on: scheduler)) }
    self.inputs = Dictionary(uniqueKeysWithValues: inputs)
  }

  /// Calls of closures that differ from those recorded.
  var surprises: [String] { state.withLock { $0.surprises } }

  /// The result of the next call of a closure: that of the n-th recorded call, or, without state, of any call with these arguments.
  func call(_ name: String, _ arguments: [String] = [], passing stream: Signal? = nil) -> Result<String, Thrown> {
    let number = state.withLock { state in
      let number = state.calls[name, default: 0]
      state.calls[name] = number + 1
      if let stream { state.caught["\(name) \(number)"] = stream }
      return number
    }
    let (isPure, calls) = one.functions[name] ?? (false, [])
    if calls.indices.contains(number), calls[number].fits(arguments) { return calls[number].result }
    if isPure, let call = calls.first(where: { $0.fits(arguments) }) { return call.result }
    state.withLock { $0.surprises.append("\(name) was called with \(arguments)") }
    return .success("undefined")
  }

  /// The stream that a closure returns, or the one for all values, or, for `-`, the value itself as a stream.
  func stream(_ function: String, _ arguments: [String] = [], passing stream: Signal? = nil) -> Signal {
    guard one.functions[function] != nil else { return signal(function == "-" ? arguments[0] : function) }
    switch call(function, arguments, passing: stream) {
    case .success(let text): return signal(text)
    case .failure(let failure): return .fail(failure)
    }
  }

  func isFunction(_ name: String) -> Bool { one.functions[name] != nil }

  /// Whether a closure throws in any call.
  func `throws`(_ name: String) -> Bool { one.functions[name]?.calls.contains { $0.result.failure != nil } ?? false }

  /// The stream that was passed to the n-th call of a closure.
  func caught(_ call: [String]) -> Signal { state.withLock { $0.caught[call.joined(separator: " ")] } ?? .never }

  /// The stream of an expression, of a list, or of the characters of a text.
  func signal(_ text: String) -> Signal {
    if text.hasPrefix("("), text.hasSuffix(")") { return apply(tokens(text.dropFirst().dropLast())) }
    if text.hasPrefix("[") { return .from(tokens(text.dropFirst().dropLast(), separator: ",")) }
    guard text.hasPrefix("@") else { return .from(text.map { "\($0)" }) }
    let name = String(text.dropFirst())
    if let input = inputs[name] { return input.signal }
    if let signal = state.withLock({ $0.shared[name] }) { return signal }
    let signal = signal(one.definitions[name] ?? "(never)")
    state.withLock { $0.shared[name] = signal }
    return signal
  }

  /// The result of a closure for values of several signals, or their list.
  func project(_ function: String?, _ values: [String]) throws(Thrown) -> String {
    guard let function else { return values.text }
    return try call(function, values).get()
  }
}

extension Result where Failure == Thrown { var failure: Thrown? { if case .failure(let failure) = self { failure } else { nil } } }

extension [String] {
  /// The list as a value.
  var text: String { "[\(joined(separator: ","))]" }
}
