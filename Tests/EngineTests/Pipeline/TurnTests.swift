import Testing

@testable import TickStreams

struct TurnTests {
  /// What a turn answers to `b`, begin, to `f`, begin if free, and to `e`, end: `1` for true, `0` for false.
  private func answers(_ calls: String) -> String {
    let turn = Turn()
    return calls.map { ($0 == "b" ? turn.begin() : $0 == "f" ? turn.beginIfFree() : turn.end()) ? "1" : "0" }.joined()
  }

  @Test func oneContextBeginsAndTheNextOneLeavesANote() { #expect(answers("bbeeb") == "10011") }
  @Test func anyNumberOfNotesMakesOneMoreLook() { #expect(answers("bbbbee") == "100001") }
  @Test func aNoteThatComesDuringTheLookMakesAnother() { #expect(answers("bbebee") == "100001") }
  @Test func whereItIsBegunBeginIfFreeLeavesNoNote() { #expect(answers("ffe") == "101") }
}
