public import TickStreams

extension Marbles {
  /// The events of the marks.
  ///
  /// - Parameters:
  ///   - values: The values of the names; by default the names themselves.
  ///   - error: The failure that `#` represents; by default the signal cannot fail.
  /// - Returns: The events, with the times of their marks.
  /// - Throws: ``TestFailure`` with the mark that is a name without a value, or a failure that is not given.
  public func events<Value, Failure>(
    values: [String: Value] = [String: String](), failing error: Failure? = Never?.none
  ) throws(TestFailure) -> [Recorded<Event<Value, Failure>>] {
    var events: [Recorded<Event<Value, Failure>>] = []
    for (number, mark) in marks.enumerated() {
      switch mark.event {
      case .completed: events.append(.completed(at: mark.time))
      case .failed:
        guard let error else { throw self.error("# wants a failure: give it as `failing:`", at: number) }
        events.append(.failed(error, at: mark.time))
      case .value(let name):
        guard let value = values[name] ?? (values.isEmpty ? name as? Value : nil) else {
          throw self.error(values.complaint(about: name), at: number)
        }
        events.append(.next(value, at: mark.time))
      }
    }
    return events
  }
}

extension Dictionary where Key == String {
  /// The problem with a name in a diagram that has no value here.
  func complaint(about name: String) -> String {
    let known = keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "`values:` has no '\(name)'" + (known.isEmpty ? "" : ", only \(known)")
  }
}
