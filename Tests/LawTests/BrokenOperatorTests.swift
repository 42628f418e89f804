import Laws
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// An operator that breaks a law, which ``checkLaws`` has to find and to name.
struct BrokenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let laws: [String]
  let check: @Sendable (_ name: String) throws -> Void

  init(_ name: String, breaks laws: String..., check: @escaping @Sendable (_ name: String) throws -> Void) {
    self.name = name
    self.laws = laws
    self.check = check
  }

  var testDescription: String { name }

  /// Only a blocked operator takes this long.
  private static let patience = Duration.seconds(2)

  static let all = [
    BrokenCase("sendingUnderALock", breaks: "No lock held") {
      try checkLaws(of: $0, patience: patience) { source in source.sendingUnderALock() }
    },
    BrokenCase("waitingForItself", breaks: "No lock held") {
      try checkLaws(of: $0, patience: .milliseconds(100)) { source in source.waitingForItself() }
    },
    BrokenCase("lookingUnderALock", breaks: "No lock held") {
      try checkLaws(of: $0, patience: patience) { source in source.lookingUnderALock() }
    },
    BrokenCase("mergedWithoutAGate", breaks: "One at a time", "Re-entrancy") {
      try checkLaws(of: $0) { source, other, _ in source.mergedWithoutAGate(other) }
    },
    BrokenCase("deafWhileSending", breaks: "Re-entrancy") {
      try checkLaws(of: $0, allowing: .outlivesScheduler) { $0.deafWhileSending(on: $1) }
    },
    BrokenCase("completingTwice", breaks: "One end") { try checkLaws(of: $0) { source in source.completingTwice() } },
    BrokenCase(
      "goingOnAfterTheEnd", breaks: "One end", "Silence after the end", "Silence after disposal", "Upstream disposed",
      "Upstream disposed once", "Nothing retained", "Stoppable"
    ) { try checkLaws(of: $0) { source in source.goingOnAfterTheEnd() } },
    BrokenCase(
      "deafToDisposal", breaks: "Silence after disposal", "Disposal from inside", "Upstream disposed", "Upstream disposed once",
      "Nothing retained", "Stoppable"
    ) { try checkLaws(of: $0) { source in source.deafToDisposal() } },
    BrokenCase("sendingTwice", breaks: "Disposal from inside") { try checkLaws(of: $0) { source in source.sendingTwice() } },
    BrokenCase(
      "forgettingItsUpstream", breaks: "Disposal from inside", "Upstream disposed", "Upstream disposed once", "Nothing retained"
    ) { try checkLaws(of: $0) { source in source.forgettingItsUpstream() } },
    BrokenCase("forgettingItsTimers", breaks: "No timer left", "Nothing retained") {
      try checkLaws(of: $0, allowing: .outlivesScheduler) { $0.forgettingItsTimers(on: $1) }
    },
    BrokenCase("endingAfterAShutdown", breaks: "Silence after shutdown") { try checkLaws(of: $0) { $0.endingAfterAShutdown(on: $1) } },
    BrokenCase("sendingAfterAShutdown", breaks: "Silence after shutdown") { try checkLaws(of: $0) { $0.sendingAfterAShutdown(on: $1) } },
    BrokenCase("keepingValuesAfterAShutdown", breaks: "Silence after shutdown") {
      try checkLaws(of: $0) { $0.keepingValuesAfterAShutdown(on: $1) }
    },
    BrokenCase("finishingItsWorkAfterAShutdown", breaks: "Silence after shutdown") {
      try checkLaws(of: $0) { $0.finishingItsWorkAfterAShutdown(on: $1) }
    },
    BrokenCase("subscribingTwice", breaks: "Cold") { try checkLaws(of: $0) { source in source.subscribingTwice() } },
    BrokenCase("subscribingBeforehand", breaks: "Disposal from inside", "Upstream disposed", "Upstream disposed once", "Cold") {
      try checkLaws(of: $0) { source in source.subscribingBeforehand() }
    },
    BrokenCase("sharingItsState", breaks: "State of its own") { try checkLaws(of: $0) { source in source.sharingItsState() } },
    BrokenCase("swallowingFailures", breaks: "Failure passed on") { try checkLaws(of: $0) { source in source.swallowingFailures() } },
    BrokenCase("failingLate", breaks: "Failure passed on") {
      try checkLaws(of: $0, allowing: .outlivesScheduler) { $0.failingLate(on: $1) }
    },
    BrokenCase("holdingItself", breaks: "Nothing retained") { try checkLaws(of: $0) { source in source.holdingItself() } },
    BrokenCase("ignoringFailures", breaks: "Failure passed on") {
      try checkLaws(of: $0) { source, other, _ in source.ignoringFailures(of: other) }
    },
    BrokenCase("unstoppable", breaks: "Stoppable") { try checkLaws(of: $0) { source in source.unstoppable() } },
  ]
}

@Suite("checkLaws finds what is broken", .disabled(if: Sanitizer.isAddress, "broken operators leak"))
struct BrokenOperatorTests {
  /// Each third; all in a thorough run.
  private static let cases = (BrokenCase.all + BrokenCase.vacuous).enumerated().filter { Thorough.isOn || $0.offset % 3 == 0 }.map(
    \.element)

  @Test(arguments: cases) func isFound(broken: BrokenCase) throws {
    let error = try #require(throws: LawError.self) { try broken.check(broken.name) }
    expectEqual(error.findings.map(\.law.name), broken.laws)
  }

  @Test func everyLawCanBeBroken() { expectEqual(Set((BrokenCase.all + BrokenCase.vacuous).flatMap(\.laws)), Set(Law.all.map(\.name))) }

  @Test func anOperatorThatIsRightPasses() throws {
    try checkLaws(of: "everyOther") { source in source.everyOther() }
    try checkLaws(of: "forwarded") { source in source.forwarded { $1.send($0) } }
    try checkLaws(of: "silentAfterAShutdown") { $0.silentAfterAShutdown(on: $1) }
  }

  @Test func theMessageOfALockSaysWhereItIsHeld() throws {
    let error = try #require(throws: LawError.self) {
      try checkLaws(of: "counted", patience: .seconds(3), file: "ShopTests/CountedTests.swift", line: 34) { source in
        source.sendingUnderALock()
      }
    }
    #expect(
      error.description == """
        counted breaks a law of the signal contract (ShopTests/CountedTests.swift:34).

        No lock held: while user code runs, another thread can send, subscribe and dispose
          While the subscriber took a value, a disposal on another thread was blocked for 3.0 seconds.
            subscribe
              meanwhile, on another thread: send, subscribe           → next(7)
            source sends 1                                            → next(1)
              meanwhile, on another thread: send, subscribe           → next(7)
              meanwhile, on another thread: send, subscribe, dispose

        The laws after that were not checked, since a blocked thread would block them.
        """)
  }

  @Test func aCheckReportsItsPlace() throws {
    let error = try #require(throws: LawError.self) { try checkLaws(of: "unstoppable") { source in source.unstoppable() } }
    expectEqual("\(error.file)", #fileID)
    expectEqual(error.line, #line - 2)
  }
}
