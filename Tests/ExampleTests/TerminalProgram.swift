import Foundation

/// A run of one of the built examples in a pseudo-terminal.
final class TerminalProgram {
  /// What the terminal shows of the output that was read so far, which may end within a frame.
  private(set) var screen: TerminalScreen
  private var bytes = Data()
  private let process = Process()
  private let terminal: FileHandle
  private var chunks: AsyncStream<Data>.Iterator
  private let endings: AsyncStream<Int32>

  /// All output that was read so far.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Starts the example of that name in a terminal of that size.
  init(_ name: String, _ arguments: [String], columns: Int = 80, lines: Int = 24, environment: [String: String] = [:]) throws {
    screen = TerminalScreen(columns: columns, lines: lines)
    var (near, far): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(lines), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&near, &far, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    let terminal = FileHandle(fileDescriptor: near, closeOnDealloc: true)
    let other = FileHandle(fileDescriptor: far, closeOnDealloc: true)
    self.terminal = terminal

    let (endings, ending) = AsyncStream.makeStream(of: Int32.self)
    self.endings = endings
    let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
    self.chunks = chunks.makeAsyncIterator()
    process.executableURL = Program.products.appendingPathComponent(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }.merging(environment) { $1 }
    process.standardInput = other
    process.standardOutput = other
    process.standardError = other
    process.terminationHandler = { process in
      ending.yield(process.terminationStatus)
      ending.finish()
    }
    try process.run()
    try other.close()  // so that reading ends when the program does
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while case let count = read(terminal.fileDescriptor, &bytes, bytes.count), count > 0 { continuation.yield(Data(bytes[..<count])) }
      continuation.finish()
    }
  }

  deinit { if process.isRunning { process.terminate() } }

  func press(_ key: Character) throws { try terminal.write(contentsOf: Data(String(key).utf8)) }

  /// Sends a POSIX signal to the program.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Reads output until the screen shows something; `false` if the program ends before.
  func shows(_ condition: (TerminalScreen) -> Bool) async -> Bool {
    while !condition(screen) {
      guard let chunk = await chunks.next() else { return false }
      bytes += chunk
      screen = TerminalScreen(columns: screen.columns, lines: screen.lines)
      screen.write(output)  // all of it, since a chunk may end within a character
    }
    return true
  }

  /// Reads all output, and returns the exit status.
  func end() async -> Int32? {
    _ = await shows { _ in false }
    return await endings.first { _ in true }
  }

  /// Whether the terminal echoes what is typed, as it does for a shell.
  var hasEcho: Bool {
    var settings = termios()
    return tcgetattr(terminal.fileDescriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }
}

/// A small terminal: the screen that it shows, the main one or the alternate one.
struct TerminalScreen {
  let columns: Int
  let lines: Int
  private(set) var isAlternate = false
  private(set) var hasCursor = true
  /// Whether a line was longer than the screen is wide.
  private(set) var hasWrapped = false
  private var grid: [[Character]]
  private var position = (line: 0, column: 0)
  private var main: (grid: [[Character]], position: (line: Int, column: Int))?
  private var sequence: String?

  init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
    grid = Array(repeating: [], count: lines)
  }

  /// The lines that are not empty, without the spaces at their ends.
  var text: [String] { grid.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty } }

  mutating func write(_ text: String) { for scalar in text.unicodeScalars { write(Character(scalar)) } }

  private mutating func write(_ character: Character) {
    if let started = sequence {
      sequence = started + String(character)
      if character.isLetter { obey(sequence.take() ?? "") }
      return
    }
    switch character {
    case "\u{1B}": sequence = ""
    case "\r": position.column = 0
    case "\n":
      position.line += 1
      if position.line == lines {
        grid = grid.dropFirst() + [[]]
        position.line -= 1
      }
    default:
      if position.column == columns {
        hasWrapped = true
        return
      }
      while grid[position.line].count <= position.column { grid[position.line].append(" ") }
      grid[position.line][position.column] = character
      position.column += 1
    }
  }

  /// Obeys the control sequences that the examples use; colors are ignored.
  private mutating func obey(_ sequence: String) {
    switch sequence {
    case "[H": position = (0, 0)
    case "[J": for line in position.line..<lines { grid[line] = line == position.line ? Array(grid[line].prefix(position.column)) : [] }
    case "[?25l", "[?25h": hasCursor = sequence.hasSuffix("h")
    case "[?1049h":
      main = (grid, position)
      isAlternate = true
      grid = Array(repeating: [], count: lines)
    case "[?1049l":
      if let main { (grid, position) = main }
      isAlternate = false
    default: break
    }
  }
}
