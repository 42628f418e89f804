// Lines on standard output and standard error.
//
//   swift run heartbeat --virtual
import Foundation

/// Writes whole lines, unbuffered, so that a reader gets each one when it is written.
enum Console {
  static func print(_ line: some CustomStringConvertible) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  static func note(_ line: some CustomStringConvertible) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Beats go to standard output, the outcomes of their requests to standard error.
  static func show(_ report: Report) {
    if case .beat = report { print(report) } else { note(report) }
  }
}
