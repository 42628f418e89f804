// The terminal that the board is drawn in.
//
//   swift run countdown-board
import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The alternate screen of the terminal, without cursor and echo.
struct Terminal {
  private let before: termios

  /// Takes the terminal over, if standard output and standard input are one.
  init?() throws {
    var settings = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    before = settings
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
    signal(SIGTSTP, SIG_IGN)  // Control-Z would leave the terminal as it is now
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    try Output.write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Gives the terminal back, and leaves `text` on its main screen; input that was typed meanwhile is dropped.
  func restore(leaving text: String) {
    try? Output.write("\u{1B}[?25h\u{1B}[?1049l" + text)
    var settings = before
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// Its current size, and whether the user wants color: https://no-color.org.
  static var screen: Screen {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    let hasColor = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    return Screen(columns: isKnown ? Int(size.ws_col) : 80, lines: isKnown ? Int(size.ws_row) : 24, hasColor: hasColor)
  }
}
