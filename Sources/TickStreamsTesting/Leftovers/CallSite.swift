/// Where in the source something was called.
public struct CallSite: Sendable, Hashable {
  /// The module and the file, as `#fileID` gives them.
  public let file: String
  /// The line.
  public let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = "\(file)"
    self.line = line
  }

  /// Whether it is inside the library: an operator that is made of others, which tells nobody anything.
  var isOurs: Bool { file.hasPrefix("TickStreams/") }
}

extension CallSite: CustomStringConvertible {
  /// The file and the line, as compilers print them.
  public var description: String { "\(file):\(line)" }
}
