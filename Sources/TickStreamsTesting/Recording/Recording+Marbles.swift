import TickStreams

extension Recording {
  /// The recording as a marble diagram in which the names of values are their descriptions.
  ///
  /// ```swift
  /// print(recording)  // 0 999ms 1 999ms 2 999ms |
  /// ```
  ///
  /// Nothing is lost: ``Marbles`` reads the text back to the same events at the same times, to the nanosecond. Failures are written `#`.
  ///
  /// - Parameters:
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for the message about a bad frame.
  ///   - line: The line of the call.
  /// - Returns: The diagram.
  /// - Complexity: Linear in the number of events.
  public func marbles(frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line) -> String {
    marbles(.descriptions, frame.checkedPositive("frame", file: file, line: line))
  }

  /// The recording as a marble diagram in which names represent values.
  ///
  /// - Parameters:
  ///   - values: The values of the names. The name of any other value is its description.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for the message about a bad frame.
  ///   - line: The line of the call.
  /// - Returns: The diagram.
  public func marbles(
    values: [String: Value], frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> String where Value: Equatable {
    marbles(ValueNames(values), frame.checkedPositive("frame", file: file, line: line))
  }

  private func marbles(_ names: ValueNames<Value>, _ frame: Nanoseconds) -> String {
    MarbleLanes([marbleLane(names)], frame: frame).texts[0]
  }

  func marbleLane(_ names: ValueNames<Value>, title: String = "") -> MarbleLane {
    MarbleLane(title: title, marks: events.map { (MarbleLane.Symbol($0.event, names.name), $0.time.nanoseconds) })
  }
}
