import TickStreams

/// The content of one line of marbles.
struct MarbleLane {
  enum Symbol: Hashable {
    case value(String)
    case failed
    case completed
    case subscribed
    case unsubscribed
  }

  var title = ""
  /// In order of time.
  var marks: [(symbol: Symbol, time: Nanoseconds)]
}

extension MarbleLane.Symbol {
  init(_ mark: Marbles.Mark) {
    switch mark {
    case .value(let name): self = .value(name)
    case .failed: self = .failed
    case .completed: self = .completed
    }
  }

  /// Whether nothing follows in the lane.
  var isLast: Bool {
    switch self {
    case .value, .subscribed: false
    case .failed, .completed, .unsubscribed: true
    }
  }

  /// A value that needs no quotes.
  var bare: Character? {
    guard case .value(let name) = self, name.unicodeScalars.count == 1, let character = name.first else { return nil }
    let isPlain = character.isASCII && !character.isWhitespace && character >= " " && character != "\u{7F}"
    return isPlain && !"'@".contains(character) && MarbleToken.symbols[character] == nil ? character : nil
  }

  /// The symbol as it is written.
  func text(quoted: Bool = false) -> String {
    switch self {
    case .value(let name): !quoted && bare != nil ? name : MarbleQuote.text(name)
    case .failed: "#"
    case .completed: "|"
    case .subscribed: "^"
    case .unsubscribed: "!"
    }
  }
}

extension SubscriptionWindow {
  /// The window as a line of marbles.
  var marbleLane: MarbleLane {
    let start = (symbol: MarbleLane.Symbol.subscribed, time: start.nanoseconds)
    return MarbleLane(marks: end.map { [start, (.unsubscribed, $0.nanoseconds)] } ?? [start])
  }
}

/// Names that are more than one plain character.
enum MarbleQuote {
  static func text(_ name: String) -> String {
    var text = "'"
    for character in name {
      switch character {
      case "'": text += #"\'"#
      case "\\": text += #"\\"#
      case "\n": text += #"\n"#
      case let character where staysItself(character): text.append(character)
      default:
        for scalar in character.unicodeScalars { text += #"\u{"# + String(scalar.value, radix: 16) + "}" }
      }
    }
    return text + "'"
  }

  /// Whether a character can be seen, and does not melt into the quote before or after it.
  private static func staysItself(_ character: Character) -> Bool {
    let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    let isVisible = character == " " || !character.isWhitespace && !isControl
    return isVisible && "'\(character)".count == 2 && "\(character)'".count == 2
  }
}
