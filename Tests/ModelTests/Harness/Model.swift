import TickStreams

/// A small formulation of sentences of the documentation, independent of how the library keeps to them.
///
/// An instance is a subject with its parameters: it can be started in a world, and says what is wrong with what was observed there.
protocol Model: Sendable {
  /// What can be done to the subject.
  associatedtype Operation: ProgramOperation = NoOperation
  /// What is observed.
  associatedtype Value: Sendable
  /// What a program works with.
  associatedtype Live

  /// The sentences that the model implements.
  static var sentence: String { get }

  /// The spans that a failing program is simplified by.
  static var times: [WritableKeyPath<Self, Time>] { get }

  /// Draws the parameters.
  init(_ draws: inout Draws)

  /// The span that others are drawn in proportion to.
  var unit: Time { get }

  /// Whether the parameters are allowed; a simplified program keeps to that.
  var isValid: Bool { get }

  /// How the subject would be written.
  var code: [String] { get }

  /// Whether the model has something to say after this step.
  func allows(_ step: Step<Operation>) -> Bool

  func start(_ run: Run<Value>) -> Live
  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Value>)

  /// Notes what is left when the program has run.
  func finish(_ live: Live, _ run: Run<Value>)

  /// What is wrong with what was observed, or `nil`.
  func disagreement(_ observed: [Observed<Value>], _ history: History<Operation>) -> String?
}

extension Model {
  func finish(_ live: Live, _ run: Run<Value>) {}
  var isValid: Bool { unit > 0 }
  func allows(_ step: Step<Operation>) -> Bool { true }
}

extension Model where Operation == NoOperation {
  func perform(_ operation: NoOperation, _ step: Step<NoOperation>, on live: Live, _ run: Run<Value>) {}
}
