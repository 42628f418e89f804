import Testing

@testable import TickStreams

struct TurnTests {
  @Test func oneContextBeginsAndTheNextOneLeavesANote() {
    let turn = Turn()
    #expect(turn.begin() == true)
    #expect(turn.begin() == false)
    #expect(turn.end() == false)
    #expect(turn.end() == true)
    #expect(turn.begin() == true)
  }

  @Test func anyNumberOfNotesMakesOneMoreLook() {
    let turn = Turn()
    #expect(turn.begin() == true)
    for _ in 0..<3 { #expect(turn.begin() == false) }
    #expect(turn.end() == false)
    #expect(turn.end() == true)
  }

  @Test func aNoteThatComesDuringTheLookMakesAnother() {
    let turn = Turn()
    #expect(turn.begin() == true)
    #expect(turn.begin() == false)
    #expect(turn.end() == false)
    #expect(turn.begin() == false)
    #expect(turn.end() == false)
    #expect(turn.end() == true)
  }

  @Test func whereItIsBegunBeginIfFreeLeavesNoNote() {
    let turn = Turn()
    #expect(turn.beginIfFree() == true)
    #expect(turn.beginIfFree() == false)
    #expect(turn.end() == true)
  }
}
