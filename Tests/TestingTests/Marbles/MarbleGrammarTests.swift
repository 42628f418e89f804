import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The events of a diagram.
struct MarbleGrammarTests {
  /// The marks as `name@nanoseconds`.
  private func marks(_ diagram: String, frame: Duration = .milliseconds(1)) throws -> [String] {
    try Marbles(diagram, frame: frame).marks.map { mark in
      let name =
        switch mark.event {
        case .value(let name): name
        case .failed: "#"
        case .completed: "|"
        }
      return "\(name)@\(mark.time / .milliseconds(1))"
    }
  }

  @Test(arguments: [
    // As RxJS 7 in `run` mode.
    ("", []),
    ("---", []),
    ("a", ["a@0.0"]),
    ("--a--b--|", ["a@2.0", "b@5.0", "|@8.0"]),
    ("--a--#", ["a@2.0", "#@5.0"]),
    ("- - a -b", ["a@2.0", "b@4.0"]),
    ("--(ab)--|", ["a@2.0", "b@2.0", "|@8.0"]),
    ("--(a|)", ["a@2.0", "|@2.0"]),
    ("( a b )-c", ["a@0.0", "b@0.0", "c@5.0"]),
    ("a 9ms b", ["a@0.0", "b@10.0"]),
    ("a 1.5s b", ["a@0.0", "b@1501.0"]),
    ("10ms a", ["a@10.0"]),
    ("1m a 2s |", ["a@60000.0", "|@62001.0"]),
    ("--a--^--b--|", ["a@-3.0", "b@3.0", "|@6.0"]),
    ("^-a", ["a@2.0"]),
    ("0 999ms 1 999ms 2", ["0@0.0", "1@1000.0", "2@2000.0"]),
    ("5", ["5@0.0"]),
    ("a1b2", ["a@0.0", "1@1.0", "b@2.0", "2@3.0"]),
    // More than RxJS.
    ("a\n-\tb", ["a@0.0", "b@2.0"]),
    ("a 500ms", ["a@0.0"]),
    ("a 1h b", ["a@0.0", "b@3600001.0"]),
    ("a 500us b 500ns |", ["a@0.0", "b@1.5", "|@2.5005"]),
    ("'text'-'|'", ["text@0.0", "|@2.0"]),
    ("('one''two')-'three'", ["one@0.0", "two@0.0", "three@5.0"]),
    (#"'it\'s'-'a\\b'-'\n'-'\u{e9}'"#, ["it's@0.0", #"a\b@2.0"#, "\n@4.0", "é@6.0"]),
    ("''", ["@0.0"]),
    ("'5''s'", ["5@0.0", "s@1.0"]),
    ("(ab) @1ms c @1.5ms d", ["a@0.0", "b@0.0", "c@1.0", "d@1.5"]),
    ("a @0ms b", ["a@0.0", "b@0.0"]),
    ("--^-- @10ms a", ["a@10.0"]),
    // A time before `^` counts by its length, not by its characters.
    ("10ms ^-a", ["a@2.0"]),
    ("a 9ms ^ 9ms b", ["a@-10.0", "b@10.0"]),
  ])
  func says(diagram: String, expected: [String]) throws { try expectEqual(marks(diagram), expected) }

  @Test func theFrameIsTheTimeOfACharacter() throws {
    try expectEqual(marks("--a 1ms b", frame: .seconds(1)), ["a@2000.0", "b@3001.0"])
    try expectEqual(marks("-(a|)", frame: .microseconds(500)), ["a@0.5", "|@0.5"])
  }

  @Test(arguments: [
    ("--(a(b))", 5, "a group cannot contain a group"),
    ("--a)", 4, "no group is open here; the value is written ')'"),
    ("--(ab", 3, "the group is not closed"),
    ("--()", 4, "the group is empty"),
    ("(a-b)", 3, "no time passes in a group: all of it is at the time of its ("),
    ("(a 5ms b)", 4, "no time passes in a group: all of it is at the time of its ("),
    ("(^a)", 2, "a group cannot contain ^"),
    ("-^-^", 4, "a second ^: time can start only once"),
    ("-|-^", 4, "the end is before the start"),
    ("--|a", 4, "nothing comes after the end"),
    ("(|a)", 3, "nothing comes after the end"),
    ("#-|", 3, "nothing comes after the end"),
    ("--a500ms", 4, "500ms wants white space on both sides to be a time; as values they are written in quotes"),
    ("--a 500ms|", 5, "500ms wants white space on both sides to be a time; as values they are written in quotes"),
    ("(1s)", 2, "1s wants white space on both sides to be a time; as values they are written in quotes"),
    ("0.1ns a", 1, "0.1ns is not a whole number of nanoseconds below 292 years"),
    ("a 99999999999h b", 3, "99999999999h is not a whole number of nanoseconds below 292 years"),
    ("a -!", 4, "! belongs into diagrams of subscriptions; the value is written '!'"),
    ("a 'text", 3, "the quote is not closed"),
    (#"-'a\x'"#, 4, #"in quotes a \ must be followed by ', \, n or u{…}"#),
    (#"'\u{zz}'"#, 2, #"\u wants a code point, as in \u{e9}"#),
    ("a@b", 2, "@ must be followed by a time, as in @500ms; the value is written '@'"),
    ("a@5ms b", 2, "@5ms wants white space on both sides to be a time; as values they are written in quotes"),
    ("a-----b @3ms c", 9, "time goes back: the mark before is at 6ms"),
    ("a @3ms ^", 8, "times with @ count from ^, so they must follow it"),
  ])
  func cannotBeRead(diagram: String, column: Int, message: String) {
    let error = expectFailure("diagram") { try Marbles(diagram) }
    expectEqual(error?.message, message)
    expectEqual(error?.details, [String(diagram.map { $0.isWhitespace ? " " : $0 }), String(repeating: " ", count: column - 1) + "^"])
  }

  @Test func namesAreTheirOwnValuesUnlessValuesAreGiven() throws {
    try expectEqual(Marbles("-a|").events(), [.next("a", at: .milliseconds(1)), .completed(at: .milliseconds(2))])
    try expectEqual(Marbles("-a").events(values: ["a": "x"]), [.next("x", at: .milliseconds(1))])
    let other = expectFailure("diagram") { try Marbles("-a").events(values: ["b": "x"]) }
    expectEqual(other?.message, "`values:` has no 'a', only 'b'")
    let none = expectFailure("diagram") { try Marbles("-a").events(values: [String: Int]()) }
    expectEqual(none?.message, "`values:` has no 'a'")
    let failure = expectFailure("diagram") { try Marbles("-#").events() }
    expectEqual(failure?.message, "# wants a failure: give it as `failing:`")
  }

  @Test func anErrorPointsAtTheColumn() {
    let error = expectFailure("diagram") { try Marbles("--a-\n-|b") }
    expectEqual(error?.description, "Marbles, column 8: nothing comes after the end\n  --a- -|b\n         ^")
  }

  @Test(arguments: [
    ("^--!", SubscriptionWindow(from: .zero, until: .milliseconds(3))),
    ("--^---", SubscriptionWindow(from: .milliseconds(2), until: nil)),
    ("-(^!)", SubscriptionWindow(from: .milliseconds(1), until: .milliseconds(1))),
    ("1s ^ 2s !", SubscriptionWindow(from: .seconds(1), until: .milliseconds(3_001))),
    ("^ @1500us !", SubscriptionWindow(from: .zero, until: .microseconds(1_500))),
  ])
  func saysOfASubscription(diagram: String, expected: SubscriptionWindow) throws {
    try expectEqual(SubscriptionWindow(diagram), expected)
    try expectEqual(SubscriptionWindow(expected.description), expected)
  }

  @Test(arguments: [
    ("---", 4, "^ is missing: where does the subscription begin?"),
    ("^-^", 3, "a second ^: write each subscription as a separate diagram"),
    ("^-!!", 4, "a second !: a subscription ends once"),
    ("!-^", 1, "! without a ^ before it"),
    ("^-a", 3, "a diagram of a subscription has only ^, !, -, groups and times"),
    ("^-|", 3, "a diagram of a subscription has only ^, !, -, groups and times"),
    ("(^!", 4, "the group is not closed"),
    ("((^", 2, "a group cannot contain a group"),
    ("^)", 2, "no group is open here"),
    ("(^-!)", 3, "no time passes in a group: all of it is at the time of its ("),
    ("--^ @1ms !", 5, "time goes back"),
  ])
  func cannotBeReadAsASubscription(diagram: String, column: Int, message: String) {
    let error = expectFailure("diagram") { try SubscriptionWindow(diagram) }
    expectEqual(error?.message, message)
    expectEqual(error?.description.hasPrefix("Marbles, column \(column): "), true)
  }

  @Test func aFrameIsGreaterThanZero() async {
    await #expect(processExitsWith: .failure) { _ = try? Marbles("a", frame: .zero) }
    await #expect(processExitsWith: .failure) { _ = try? SubscriptionWindow("^", frame: .zero) }
  }

  @Test func aLiteralThatCannotBeReadStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = "^-^" as SubscriptionWindow }
  }
}
