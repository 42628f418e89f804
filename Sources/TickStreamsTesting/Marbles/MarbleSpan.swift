import TickStreams

/// A length of time as marbles write it: `500ms`, `1.5s`, `2h`.
struct MarbleSpan {
  /// How many characters it takes.
  let count: Int
  /// How long it is, unless that is too long or finer than a nanosecond.
  let nanoseconds: Nanoseconds?

  private static let units: [(name: String, length: Nanoseconds)] = [
    ("h", 3_600 * .second), ("m", 60 * .second), ("s", .second), ("ms", 1_000_000), ("us", 1_000), ("ns", 1),
  ]

  // MARK: - Reading

  /// The span at the beginning of `text`, if there is one and no letter or digit follows it.
  init?(startOf text: some Collection<Character>) {
    var rest = text[...]
    func digits() -> [Int64] {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return digits.compactMap { $0.wholeNumberValue.map(Int64.init) }
    }

    let whole = digits()
    guard !whole.isEmpty else { return nil }
    var fraction: [Int64] = []
    if rest.first == "." {
      rest = rest.dropFirst()
      fraction = digits()
      guard !fraction.isEmpty else { return nil }
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    guard let unit = Self.units.first(where: { $0.name == String(word) }) else { return nil }
    count = text.count - rest.count + word.count
    nanoseconds = Self.nanoseconds(whole, fraction, unit.length)
  }

  private static func nanoseconds(_ whole: [Int64], _ fraction: [Int64], _ unit: Nanoseconds) -> Nanoseconds? {
    var sum = whole.reduce(Nanoseconds(0)) { $0.multiplied(by: 10).adding($1) }.multiplied(by: unit)
    var place = unit
    for digit in fraction where digit != 0 || place > 1 {
      guard place % 10 == 0 else { return nil }
      place /= 10
      sum = sum.adding(digit * place)
    }
    return sum == .never ? nil : sum
  }

  // MARK: - Writing

  /// The shortest way to write a time without loss: in the largest unit that fits, with at most three decimals.
  static func text(_ nanoseconds: Nanoseconds) -> String {
    if nanoseconds == 0 { return "0s" }
    for unit in units {
      let isExact = nanoseconds % unit.length == 0
      let takesDecimals = unit.length >= 1_000 && unit.length <= .second
      let hasDecimals = takesDecimals && nanoseconds > unit.length && nanoseconds % (unit.length / 1_000) == 0
      guard isExact || hasDecimals else { continue }
      let whole = "\(nanoseconds / unit.length)"
      if isExact { return whole + unit.name }
      let thousandths = String("\(1_000 + nanoseconds % unit.length / (unit.length / 1_000))".dropFirst())
      return whole + "." + thousandths.trimming("0") + unit.name
    }
    return "\(nanoseconds)ns"
  }
}

extension Duration {
  /// The time as marbles write it.
  var inMarbles: String { MarbleSpan.text(nanoseconds) }
}
