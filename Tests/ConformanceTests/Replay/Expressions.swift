import TickStreams
import TickStreamsTesting

/// Makes signals of the expressions of one case.
final class Expressions: Sendable {
  let scheduler: TestScheduler
  let inputs: [(name: String, input: Input)]
  let record: Record
  /// Whether only a value of the trigger of `take(until:)` counts, as in the reference.
  let ignoresTriggerEnds: Bool
  private let state = Lock(State())

  private struct State: Sendable {
    var lambdas: [String: Lambda] = [:]
    var shared: [String: Signal] = [:]
    var passed: [String: Signal] = [:]
    var problems: [(time: Int, problem: Problem)] = []
  }

  init(_ record: Record, on scheduler: TestScheduler, ignoringTriggerEnds: Bool) {
    self.record = record
    ignoresTriggerEnds = ignoringTriggerEnds
    self.scheduler = scheduler
    inputs = record.inputs.map { ($0.name, Input($0, on: scheduler)) }
  }

  /// The parts that had no counterpart when they were needed, or differed from the record, with their times, in order.
  var problems: [(time: Int, problem: Problem)] { state.withLock { $0.problems } }

  /// Every subscription of an input so far, in order.
  func log(of name: String) -> [Window] {
    inputs.first { $0.name == name }?.input.log ?? []
  }

  /// Records that the run differed from the record.
  func object(_ message: String) {
    note(.surprise(message))
  }

  private func note(_ problem: Problem) {
    let now = scheduler.milliseconds
    state.withLock { $0.problems.append((now, problem)) }
  }

  /// Makes a stream of any expression that the reference accepts as one.
  ///
  /// If that is not possible, a subscription records the reason.
  func signal(_ expression: JSONValue) -> Signal {
    do {
      return try make(expression)
    } catch {
      return .deferred { [weak self] in
        self?.note(error)
        return .never
      }
    }
  }

  private func make(_ expression: JSONValue) throws(Problem) -> Signal {
    switch expression {
    case .array(let values):
      return .from(values)
    case .string(let characters):
      return .from(characters.map { .string(String($0)) })
    case .object(let object):
      if let name = object["$in"]?.string, let input = inputs.first(where: { $0.name == name })?.input { return input.signal }
      if let name = object["$ref"]?.string { return try shared(name) }
      if let name = object["$create"]?.string { return try create(call(name, object["args"])) }
      if let source = object["$pipe"] { return try pipe(make(source), object["ops"]) }
      if let index = object["$arg"]?.int { return try passed(index, object) }
    default: break
    }
    throw .unfit("the stream \(expression)")
  }

  private func pipe(_ source: Signal, _ operators: JSONValue?) throws(Problem) -> Signal {
    var signal = source
    for step in operators?.array ?? [] {
      if let nested = step["ops"] {
        signal = try pipe(signal, nested)
      } else {
        signal = try apply(call(step["op"]?.string ?? "", step["args"]), to: signal)
      }
    }
    return signal
  }

  private func call(_ name: String, _ arguments: JSONValue?) -> Call {
    Call(name: name, arguments: arguments?.array ?? [], expressions: self)
  }

  /// The one instance that a name refers to.
  private func shared(_ name: String) throws(Problem) -> Signal {
    if let signal = state.withLock({ $0.shared[name] }) { return signal }
    guard let definition = record.defs?[name] else { throw .unfit("the definition \(name)") }
    let signal = try make(definition)
    state.withLock { $0.shared[name] = signal }
    return signal
  }

  // MARK: - Closures

  func lambda(_ name: String) throws(Problem) -> Lambda {
    if let lambda = state.withLock({ $0.lambdas[name] }) { return lambda }
    guard let record = record.lambdas?[name] else { throw .unfit("the closure \(name)") }
    let lambda = Lambda(name, record, self)
    state.withLock { $0.lambdas[name] = lambda }
    return lambda
  }

  /// Stores a stream that is passed to a closure, so that expressions can refer to it.
  func pass(_ stream: Signal, to name: String, call: Int, at index: Int) {
    state.withLock { $0.passed["\(name) \(call) \(index)"] = stream }
  }

  private func passed(_ index: Int, _ object: [String: JSONValue]) throws(Problem) -> Signal {
    let place = "\(object["fn"] ?? .null) \(object["call"] ?? .null) \(index)"
    guard let signal = state.withLock({ $0.passed[place] }) else { throw .unfit("the argument \(place)") }
    return signal
  }
}

/// Why a case could not be run as recorded.
enum Problem: Error, Hashable {
  /// An operator or a creation function that has no counterpart.
  case notOffered(String)
  /// A form that has no counterpart, or an expression that cannot be read.
  case unfit(String)
  /// A closure was called differently than recorded.
  case surprise(String)
}
