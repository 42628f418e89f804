import TickStreams
import TickStreamsTesting

/// A rule, and its definition read word for word: a sentence about all values and the end of a recording.
struct NaiveRule: Sendable {
  /// A value of a recording, and when it came.
  typealias Entry = (value: Character, time: Int)

  let rule: TimeRule<Character>
  /// The spans that break the rule.
  ///
  /// - Parameters:
  ///   - entries: All values.
  ///   - start: When the recording began.
  ///   - end: Until when it is known.
  let spans: @Sendable (_ entries: [Entry], _ start: Int, _ end: Int) -> [Span]

  struct Span: Hashable, Comparable, CustomStringConvertible {
    let start: Int
    let end: Int

    static func < (first: Span, second: Span) -> Bool { (first.end, first.start) < (second.end, second.start) }
    var description: String { "\(start)–\(end)" }
  }

  /// The rules in seconds.
  static let all: [NaiveRule] = [answered, follows, followsAny, rate(1), rate(3), never, silent, silentForever, alive, prompt, lasting]

  /// These, each with a condition, and pairs of these.
  static let combined: [NaiveRule] =
    all.map { $0.conditional() } + all.map { $0.conditional(initially: true) } + zip(all, all.dropFirst()).map { $0.and($1) }
    + zip(all, all.dropFirst(2)).map { $0.and($1).conditional() } + all.map { $0.conditional().conditional(initially: true) }

  @Sendable private static func isA(_ value: Character) -> Bool { "ax".contains(value) }
  @Sendable private static func isB(_ value: Character) -> Bool { "bx".contains(value) }

  // MARK: - Definitions

  /// Each a is followed by a b, at most 3 s later.
  private static let answered = NaiveRule(rule: .each(isA, isAnsweredBy: isB, within: .seconds(3))) { entries, _, end in
    entries.enumerated()
      .filter { number, entry in
        isA(entry.value) && entry.time + 3 <= end
          && !entries.dropFirst(number + 1).contains { isB($0.value) && $0.time <= entry.time + 3 }
      }
      .map { Span(start: $0.element.time, end: $0.element.time + 3) }
  }

  /// For each a there is a b before it, at most 3 s earlier.
  private static let follows = NaiveRule(rule: .each(isA, follows: isB, within: .seconds(3))) { entries, start, _ in
    entries.enumerated()
      .filter { number, entry in isA(entry.value) && !entries.prefix(number).contains { isB($0.value) && $0.time >= entry.time - 3 } }
      .map { number, entry in Span(start: entries.prefix(number).last { isB($0.value) }?.time ?? start, end: entry.time) }
  }

  /// For each a there is a b before it.
  private static let followsAny = NaiveRule(rule: .each(isA, follows: isB)) { entries, start, _ in
    entries.enumerated().filter { number, entry in isA(entry.value) && !entries.prefix(number).contains { isB($0.value) } }
      .map { Span(start: start, end: $0.element.time) }
  }

  /// No a is less than 3 s after the a that is `count` places before it.
  private static func rate(_ count: Int) -> NaiveRule {
    NaiveRule(rule: .never(isA, moreThan: count, within: .seconds(3))) { entries, _, _ in
      let times = entries.filter { isA($0.value) }.map(\.time)
      return times.indices.filter { $0 >= count && times[$0] - times[$0 - count] < 3 }
        .map { Span(start: times[$0 - count], end: times[$0]) }
    }
  }

  /// There is no a.
  private static let never = NaiveRule(rule: .never(isA)) { entries, _, _ in
    entries.filter { isA($0.value) }.map { Span(start: $0.time, end: $0.time) }
  }

  /// No a follows a b by less than 3 s.
  private static let silent = NaiveRule(rule: .never(isA, after: isB, for: .seconds(3))) { entries, _, _ in
    entries.enumerated()
      .compactMap { number, entry in
        guard isA(entry.value), let beginning = entries.prefix(number).last(where: { isB($0.value) })?.time else { return nil }
        return entry.time - beginning < 3 ? Span(start: beginning, end: entry.time) : nil
      }
  }

  /// No a follows a b.
  private static let silentForever = NaiveRule(rule: .never(isA, after: isB)) { entries, _, _ in
    entries.enumerated()
      .compactMap { number, entry in
        guard isA(entry.value), let beginning = entries.prefix(number).last(where: { isB($0.value) })?.time else { return nil }
        return Span(start: beginning, end: entry.time)
      }
  }

  /// The start, and each a, is followed by an a, at most 3 s later.
  private static let alive = NaiveRule(rule: .atLeastOne(isA, every: .seconds(3))) { entries, start, end in
    let times = entries.filter { isA($0.value) }.map(\.time)
    return zip([start] + times, times + [.max]).filter { $0 + 3 <= end && $1 > $0 + 3 }.map { Span(start: $0.0, end: $0.0 + 3) }
  }

  /// There is an a at most 3 s after the start.
  private static let prompt = NaiveRule(rule: .first(isA, within: .seconds(3))) { entries, start, end in
    start + 3 <= end && !entries.contains { isA($0.value) && $0.time <= start + 3 } ? [Span(start: start, end: start + 3)] : []
  }

  /// Each a before which nothing lasts is followed by a b, at most 3 s later.
  private static let lasting = NaiveRule(rule: .lasting(from: isA, until: isB, atMost: .seconds(3))) { entries, _, end in
    entries.enumerated()
      .filter { number, entry in
        let before = entries.prefix(number)
        let lastEnd = before.lastIndex { isB($0.value) }
        // A value of both kinds ends the current part, and begins a new one.
        let isRunning = !isB(entry.value) && before[(lastEnd ?? 0)...].contains { isA($0.value) }
        let isEnded = entries.dropFirst(number + 1).contains { isB($0.value) && $0.time <= entry.time + 3 }
        return isA(entry.value) && !isRunning && entry.time + 3 <= end && !isEnded
      }
      .map { Span(start: $0.element.time, end: $0.element.time + 3) }
  }

  // MARK: - Combinations

  /// Of both rules.
  func and(_ other: NaiveRule) -> NaiveRule { NaiveRule(rule: rule.and(other.rule)) { spans($0, $1, $2) + other.spans($0, $1, $2) } }

  /// The rule for each part of the recording from `(` to `)`; a value that is due with the `)` is not judged.
  func conditional(initially: Bool = false) -> NaiveRule {
    NaiveRule(rule: rule.while(initially: initially) { $0 == "(" ? true : $0 == ")" ? false : nil }) { entries, start, end in
      var broken: [Span] = []
      var part: (start: Int, entries: [Entry])? = initially ? (start, []) : nil
      for entry in entries {
        if entry.value == ")" {
          if let part { broken += spans(part.entries, part.start, entry.time - 1) }
          part = nil
        } else {
          if entry.value == "(", part == nil { part = (entry.time, []) }
          part?.entries.append(entry)
        }
      }
      if let part { broken += spans(part.entries, part.start, end) }
      return broken
    }
  }
}
