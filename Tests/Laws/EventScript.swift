/// The steps of a trial: the events of the operator's sources, and the time between them.
struct EventScript: Sendable {
  /// The events that the source sends while it is being subscribed.
  var opening: [LawFeed] = []
  var steps: [Step] = []
  /// Whether it has enough values to show a fault that needs many.
  var isLong = false

  enum Step: Sendable {
    case source(LawFeed)
    case other(LawFeed)
    case pass(Duration)
    case dispose
    case shutdown
  }

  static func + (script: EventScript, steps: [Step]) -> EventScript {
    EventScript(opening: script.opening, steps: script.steps + steps, isLong: script.isLong)
  }
}

extension EventScript {
  /// The states in which something else is tried: before anything, between values, with timers that wait, and after all is quiet.
  static func beginnings(withOther: Bool) -> [EventScript] { withOther ? beginnings + beginningsWithOther : beginnings }

  private static let pause = Step.pass(.milliseconds(400))

  private static let beginnings = [
    EventScript(),
    EventScript(steps: [.source(.value(1))]),
    EventScript(steps: [.source(.value(1)), pause, .source(.value(2)), pause, .source(.value(3))]),
    EventScript(steps: [.source(.value(1)), .pass(.seconds(5)), .source(.value(2)), .source(.value(3))]),
    EventScript(opening: [.value(1), .value(2), .value(3)]),
    EventScript(opening: [.value(1), .value(2), .completion]),
  ]

  private static let beginningsWithOther = [
    EventScript(steps: [.other(.value(1)), pause, .source(.value(1)), .source(.value(2)), .other(.value(2)), pause, .source(.value(3))]),
    EventScript(steps: [
      .source(.value(1)), .other(.value(1)), .pass(.seconds(5)), .source(.value(2)), .other(.value(2)), .source(.value(3)),
    ]),
    EventScript(opening: [.value(1), .value(2)], steps: [.other(.value(1)), .source(.value(3))]),
  ]

  /// Twenty values, one after another and all in one turn, for operators that behave differently from the sixth or the tenth value on.
  private static let long = [
    EventScript(steps: (1...20).flatMap { [.source(.value($0)), pause] }, isLong: true),
    EventScript(steps: (1...20).map { .source(.value($0)) }, isLong: true),
  ]

  private static let longWithOther = [
    EventScript(steps: (1...20).flatMap { [.other(.value($0)), .source(.value($0)), pause] }, isLong: true),
    EventScript(steps: (1...20).flatMap { [.source(.value($0)), .other(.value($0))] }, isLong: true),
  ]

  /// The ways in which upstreams end, or the subscription.
  static func endings(withOther: Bool) -> [[Step]] { withOther ? endings + endingsWithOther : endings }

  private static let endings: [[Step]] = [[], [.source(.completion)], [.source(.failure)], [.dispose]]

  private static let endingsWithOther: [[Step]] = [
    [.other(.completion)],
    [.other(.failure)],
    [.source(.completion), .other(.completion)],
    [.other(.completion), .source(.completion)],
    [.source(.completion), .other(.value(3)), .other(.failure)],
  ]

  /// Events that are sent too late, after an end, and time for timers that are still armed.
  static let late: [Step] = [
    .source(.value(7)), .other(.value(7)), .source(.completion), .source(.failure), .other(.completion), .pass(.seconds(60)),
  ]

  /// Every beginning with every ending, the long ones last.
  static func all(withOther: Bool) -> [EventScript] {
    let beginnings = beginnings(withOther: withOther) + long + (withOther ? longWithOther : [])
    return beginnings.flatMap { beginning in endings(withOther: withOther).map { beginning + $0 } }
  }

  /// Every beginning, then the completion of all upstreams, and time for the events after it.
  static func completed(withOther: Bool) -> [EventScript] {
    let beginnings = beginnings(withOther: withOther) + long + (withOther ? longWithOther : [])
    return beginnings.map { $0 + [.pass(.seconds(5)), .source(.completion), .other(.completion), .pass(.seconds(60))] }
  }
}

extension EventScript.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .source(let feed): "source \(feed)"
    case .other(let feed): "other \(feed)"
    case .pass(let duration) where duration < .seconds(1): "\(Int(duration / .milliseconds(1))) ms pass"
    case .pass(let duration): "\(Int(duration / .seconds(1))) s pass"
    case .dispose: "dispose"
    case .shutdown: "shut the scheduler down"
    }
  }
}

extension LawFeed: CustomStringConvertible {
  var description: String {
    switch self {
    case .value(let number): "sends \(number)"
    case .completion: "completes"
    case .failure: "fails"
    }
  }
}
