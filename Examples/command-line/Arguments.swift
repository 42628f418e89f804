// The command lines of the examples: `--name value` or `--name=value`, and words.
import Foundation

/// The arguments of a program, one after the other.
package struct Arguments {
  private var rest: [String]
  private var option = ""
  /// The value after the `=` of the option.
  private var attached: String?

  package init(_ arguments: some Sequence<String>) {
    rest = Array(arguments)
  }

  /// The next option or word.
  package mutating func next() throws(UsageError) -> String? {
    guard attached == nil else { throw UsageError("\(option) takes no value") }
    guard !rest.isEmpty else { return nil }
    option = rest.removeFirst()
    if option.hasPrefix("--"), let equals = option.firstIndex(of: "=") {
      attached = String(option[option.index(after: equals)...])
      option = String(option[..<equals])
    }
    return option
  }

  /// The value of the option.
  package mutating func value() throws(UsageError) -> String {
    if let value = attached.take() { return value }
    guard !rest.isEmpty else { throw UsageError("\(option) needs a value") }
    return rest.removeFirst()
  }

  /// The value of the option, in seconds.
  package mutating func seconds() throws(UsageError) -> Duration {
    let text = try value()
    guard let seconds = Double(text), seconds.isFinite else { throw UsageError("\(option) needs a number of seconds, not '\(text)'") }
    guard abs(seconds) < 3.2e9 else { throw UsageError("\(option) is at most a century, not '\(text)'") }
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// The value of the option, a number greater than zero.
  package mutating func count() throws(UsageError) -> Int {
    let text = try value()
    guard let count = Int(text), count > 0 else { throw UsageError("\(option) needs a number greater than zero, not '\(text)'") }
    return count
  }

  /// All that follows.
  package mutating func remaining() -> [String] {
    defer { rest = [] }
    return rest
  }

  /// The error for an option or word that the program does not have.
  package var unexpected: UsageError {
    UsageError(option.hasPrefix("-") ? "unknown option '\(option)'" : "unexpected '\(option)'")
  }
}

/// A problem with the command line.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Says what is wrong, and ends the program.
  package func end(_ program: String) -> Never {
    FileHandle.standardError.write(Data("\(program): \(description)\n\(program) --help tells more\n".utf8))
    exit(64)
  }
}

/// Reads the options of a program that has nothing but these, and `--help`, which prints the text and ends the program.
package func flags(_ names: String..., of program: String, help: String) -> Set<String> {
  var arguments = Arguments(CommandLine.arguments.dropFirst())
  var found: Set<String> = []
  do throws(UsageError) {
    while let option = try arguments.next() {
      if ["--help", "-h"].contains(option) {
        print(help)
        exit(0)
      }
      guard names.contains(option) else { throw arguments.unexpected }
      found.insert(option)
    }
  } catch {
    error.end(program)
  }
  return found
}

extension Duration {
  /// The seconds, with three decimals.
  package var inSeconds: String {
    String(format: "%.3f", self / .seconds(1))
  }
}
