import Foundation

/// A run of one of the built examples, which are next to the bundle of these tests.
final class Program {
  let output: AsyncStream<String>
  let errors: AsyncStream<String>
  private let process = Process()
  private let input = Pipe()
  private let endings: AsyncStream<Int32>

  /// Starts the example of that name.
  ///
  /// Its standard input is a pipe that is written to by ``pressReturn()``, or, without `hasInput`, empty.
  init(_ name: String, _ arguments: [String], hasInput: Bool = true, in folder: URL? = nil) throws {
    signal(SIGPIPE, SIG_IGN)  // for Return after the end
    let (output, errors) = (Pipe(), Pipe())
    let (endings, ending) = AsyncStream.makeStream(of: Int32.self)
    self.endings = endings
    self.output = output.lines
    self.errors = errors.lines
    process.executableURL = Self.products.appendingPathComponent(name)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.lowercased().hasSuffix("_proxy") }
    process.standardInput = hasInput ? input : FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { process in
      ending.yield(process.terminationStatus)
      ending.finish()
    }
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Writes a line break to the standard input, as the Return key does.
  func pressReturn() throws { try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8)) }

  /// Sends a POSIX signal to the program.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Closes the program's standard input.
  func endInput() throws { try input.fileHandleForWriting.close() }

  /// The exit status, once the program has ended.
  func status() async -> Int32? { await endings.first { _ in true } }

  /// The output and the status of a whole run.
  struct Outcome {
    var output: [String]
    var errors: [String]
    var status: Int32?
  }

  /// Runs a program to its end, without input.
  static func run(_ name: String, _ arguments: [String], in folder: URL? = nil) async throws -> Outcome {
    let program = try Program(name, arguments, hasInput: false, in: folder)
    return await Outcome(output: program.output.collected(), errors: program.errors.collected(), status: program.status())
  }

  /// The folder of the built programs.
  static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
    return (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
  }
}

extension AsyncStream where Element: Sendable {
  /// The next `count` elements, or fewer at the end of the stream.
  func next(_ count: Int) async -> [Element] { await prefix(count).reduce(into: []) { $0.append($1) } }

  /// All elements, once the stream has ended.
  func collected() async -> [Element] { await reduce(into: []) { $0.append($1) } }
}

extension Pipe {
  /// The lines that are read from the pipe, to its end.
  fileprivate var lines: AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let reading = fileHandleForReading
    Thread.detachNewThread {
      var rest = Data()
      while case let data = reading.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      if !rest.isEmpty { continuation.yield(String(decoding: rest, as: UTF8.self)) }
      continuation.finish()
    }
    return lines
  }
}
