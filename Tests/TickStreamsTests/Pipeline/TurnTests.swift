import Testing

@testable import TickStreams

struct TurnTests {
  @Test func oneContextBeginsAndTheNextOneLeavesANote() {
    let turn = Turn()
    #expect(turn.begin())
    #expect(!turn.begin())
    #expect(!turn.end())
    #expect(turn.end())
    #expect(turn.begin())
  }

  @Test func anyNumberOfNotesMakesOneMoreLook() {
    let turn = Turn()
    #expect(turn.begin())
    for _ in 0..<3 { #expect(!turn.begin()) }
    #expect(!turn.end())
    #expect(turn.end())
  }

  @Test func aNoteThatComesDuringTheLookMakesAnother() {
    let turn = Turn()
    #expect(turn.begin())
    #expect(!turn.begin())
    #expect(!turn.end())
    #expect(!turn.begin())
    #expect(!turn.end())
    #expect(turn.end())
  }

  @Test func whereItIsBegunBeginIfFreeLeavesNoNote() {
    let turn = Turn()
    #expect(turn.beginIfFree())
    #expect(!turn.beginIfFree())
    #expect(turn.end())
  }
}
