import TickStreams

/// A small formulation of sentences of the documentation, independent of the implementation of the library.
///
/// An instance is a subject with its parameters: it can be started in a world, and checks the observations there.
protocol Model: Sendable {
  /// The operations on the subject.
  associatedtype Operation: ProgramOperation = NoOperation
  /// The type of the observations.
  associatedtype Value: Sendable
  /// The running subject.
  associatedtype Live

  /// The sentences that the model implements.
  static var sentence: String { get }

  /// The spans that are simplified in a failing program.
  static var times: [WritableKeyPath<Self, Time>] { get }

  /// Draws the parameters.
  init(_ draws: inout Draws)

  /// The span to which others are drawn in proportion.
  var unit: Time { get }

  /// Whether the parameters are allowed, also for a simplified program.
  var isValid: Bool { get }

  /// Subjects that are simpler by something else than these spans, the simplest first.
  var simpler: [Self] { get }

  /// The subject as code.
  var code: [String] { get }

  /// Whether the model covers this step.
  func allows(_ step: Step<Operation>) -> Bool

  func start(_ run: Run<Value>) -> Live
  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Value>)

  /// Records the final state when the program has run.
  func finish(_ live: Live, _ run: Run<Value>)

  /// The error in the observations, or `nil`.
  func disagreement(_ observed: [Observed<Value>], _ history: History<Operation>) -> String?
}

extension Model {
  func finish(_ live: Live, _ run: Run<Value>) {}
  var isValid: Bool { unit > 0 }
  var simpler: [Self] { [] }
  func allows(_ step: Step<Operation>) -> Bool { true }
}

extension Model where Operation == NoOperation {
  func perform(_ operation: NoOperation, _ step: Step<NoOperation>, on live: Live, _ run: Run<Value>) {}
}
