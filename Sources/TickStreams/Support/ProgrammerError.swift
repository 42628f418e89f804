/// Stops the program because of a programmer error.
///
/// Unlike the message of `precondition`, this one is also printed in release builds. It has no default for the place: that of the user's call is
/// handed through, not that of a check in here.
package func programmerError(_ message: String, file: StaticString, line: UInt) -> Never {
  fatalError("TickStreams: " + message, file: file, line: line)
}

extension Duration {
  /// The nanoseconds of a span that must not be negative: a `delay`, a `leeway`, a timeout.
  package func checkedNotNegative(_ argument: String, file: StaticString, line: UInt) -> Nanoseconds {
    guard self >= .zero else {
      programmerError("\(argument) must not be negative, but is \(self)", file: file, line: line)
    }
    return nanoseconds
  }

  /// The nanoseconds of a span that must be greater than zero: an `interval`.
  package func checkedPositive(_ argument: String, file: StaticString, line: UInt) -> Nanoseconds {
    guard self > .zero else {
      programmerError("\(argument) must be greater than zero, but is \(self)", file: file, line: line)
    }
    return nanoseconds
  }
}

/// Stops the program if a count is negative.
@usableFromInline
func checkNotNegative(_ count: Int, _ argument: StaticString, file: StaticString, line: UInt) {
  if count < 0 { programmerError("\(argument) must not be negative, but is \(count)", file: file, line: line) }
}

/// Stops the program if a count is not greater than zero.
@usableFromInline
func checkPositive(_ count: Int, _ argument: StaticString, file: StaticString, line: UInt) {
  if count <= 0 { programmerError("\(argument) must be greater than zero, but is \(count)", file: file, line: line) }
}
