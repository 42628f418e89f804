public import TickStreams

extension Marbles {
  /// The events of the marks, of a signal that cannot fail.
  ///
  /// - Parameter values: The values of the names.
  /// - Returns: The events, with the times of their marks.
  /// - Throws: Which mark is a name without a value, or a failure.
  public func events<Value>(values: [String: Value]) throws(TestFailure) -> [Recorded<Event<Value, Never>>] {
    try events(values.named, failure: nil)
  }

  /// The events of the marks.
  ///
  /// - Parameters:
  ///   - values: The values of the names.
  ///   - error: The failure that `#` represents.
  /// - Returns: The events, with the times of their marks.
  /// - Throws: Which mark is a name without a value.
  public func events<Value, Failure>(
    values: [String: Value], error: Failure
  ) throws(TestFailure) -> [Recorded<Event<Value, Failure>>] {
    try events(values.named, failure: error)
  }

  /// The events of the marks, of a signal that cannot fail and whose values are the names themselves.
  public func events() throws(TestFailure) -> [Recorded<Event<String, Never>>] {
    try events(Named.itself, failure: nil)
  }

  /// The events of the marks, where the names themselves are the values.
  public func events<Failure>(error: Failure) throws(TestFailure) -> [Recorded<Event<String, Failure>>] {
    try events(Named.itself, failure: error)
  }

  func events<Value, Failure>(
    _ named: Named<Value>, failure: Failure?
  ) throws(TestFailure) -> [Recorded<Event<Value, Failure>>] {
    var events: [Recorded<Event<Value, Failure>>] = []
    for (number, mark) in marks.enumerated() {
      switch mark.event {
      case .completed: events.append(.completed(at: mark.time))
      case .failed:
        guard let failure else { throw error("# wants a failure: give it as `error:`", at: number) }
        events.append(.failed(failure, at: mark.time))
      case .value(let name):
        guard let value = named.value(name) else { throw error(named.complaint(name), at: number) }
        events.append(.next(value, at: mark.time))
      }
    }
    return events
  }
}

/// The values of the names in a diagram.
struct Named<Value> {
  let value: (String) -> Value?
  let complaint: (String) -> String
}

extension Named<String> {
  /// Each name is its own value.
  static var itself: Named { Named(value: { $0 }, complaint: { _ in "" }) }
}

extension Dictionary where Key == String {
  /// The dictionary as the meaning of names.
  var named: Named<Value> {
    Named(
      value: { self[$0] },
      complaint: { name in
        let known = keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        return "`values:` has no '\(name)'" + (known.isEmpty ? "" : ", only \(known)")
      }
    )
  }
}
