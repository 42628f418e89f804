package import Testing

/// Whether two values are equal, as `#expect(value == expected)`, which takes the compiler thirty times as long; there are four thousand.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard value != expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Issue.record("it is \(value)\nand not \(expected)\(comment().map { "\n\($0)" } ?? "")", sourceLocation: place)
}

/// Whether nothing is in `values`, as `#expect(values.isEmpty)`.
package func expectEmpty(
  _ values: some Sequence, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for value in values { Issue.record("it is not empty: \(value)", sourceLocation: place) }
}
