// Standard output, which may be full, or no longer have a reader.
//
//   swift run countdown-board --plain | head -3
import Foundation

enum Output {
  /// Writes text immediately, unbuffered, so that a reader gets each line when it is written.
  static func write(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Makes a write to a closed pipe fail, instead of ending the program with SIGPIPE.
  static func reportClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the program: quietly if nothing reads its output, otherwise with the reason on standard error.
  static func end(after error: any Error) -> Never {
    if (error as NSError).underlyingCodes.contains(Int(EPIPE)) { exit(0) }
    FileHandle.standardError.write(Data("countdown-board: \(error.localizedDescription)\n".utf8))
    exit(74)
  }
}

extension NSError {
  /// Its code, and the codes of the underlying errors.
  fileprivate var underlyingCodes: [Int] {
    [code] + ((userInfo[NSUnderlyingErrorKey] as? NSError)?.underlyingCodes ?? [])
  }
}
