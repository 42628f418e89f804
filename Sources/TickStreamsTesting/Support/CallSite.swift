import TickStreams

/// Where in the source something was called.
public struct CallSite: Sendable {
  /// As `#fileID` gives it: text of the program, which costs nothing to keep.
  private let path: StaticString

  /// The line.
  public let line: UInt

  init(_ path: StaticString, _ line: UInt) {
    self.path = path
    self.line = line
  }

  /// The module and the file, as `#fileID` gives them.
  public var file: String { "\(path)" }

  /// Stops the program, with a message that names the place.
  func stopProgram(_ reason: String) -> Never { programmerError(reason, file: path, line: line) }

  /// Whether it is in the library itself, as in an operator that is composed of others: such a place is of no use in a message.
  var isOurs: Bool {
    path.withUTF8Buffer { $0.starts(with: "TickStreams/".utf8) || $0.starts(with: "TickStreamsTesting/".utf8) }
  }
}

extension CallSite: Hashable {
  /// Whether both are the same line of the same file.
  public static func == (first: CallSite, second: CallSite) -> Bool {
    first.line == second.line && first.file == second.file
  }

  /// Hashes the file and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
  }
}

extension CallSite: CustomStringConvertible {
  /// The file and the line, as compilers print them.
  public var description: String { "\(file):\(line)" }
}
