import Foundation
import TestSupport
import Testing

@testable import TickStreams

@Suite("The serializer in front of a subscriber or a subscriber list") struct SerializerTests {
  private final class Shared: Sendable {
    let serializer = Serializer<Int>()
    let isInside = Log<Bool>()
    let isDone = DispatchSemaphore(value: 0)
  }

  /// So a context that disposes never has to deliver the events of others.
  @Test func aContextThatAppendsDuringAShortRunHoldsTheSerializerAfterward() {
    let shared = Shared()
    shared.serializer.run(orAppend: 1) {
      Thread {
        shared.isInside.append(shared.serializer.enter() || shared.serializer.append(2))
        shared.isDone.signal()
      }
      .start()
      Thread.sleep(forTimeInterval: 0.05)
    }
    shared.isDone.wait()
    expectEqual(shared.isInside.entries, [true])
  }

  @Test func aShortRunWhileTheSerializerIsHeldAppendsItsItem() {
    let serializer = Serializer<Int>()
    var inside = [serializer.enter()]
    serializer.run(orAppend: 1) { Issue.record("the serializer is held") }
    serializer.run(orAppend: 2) { Issue.record("the serializer is held") }
    let items = [serializer.leave(), serializer.leave(), serializer.leave()]
    inside.append(serializer.enter())
    expectEqual(items, [1, 2, nil])
    expectEqual(inside, [true, true])
  }
}

struct TurnTests {
  /// What a turn answers to `b`, begin, to `f`, begin if free, and to `e`, end: `1` for true, `0` for false.
  private func answers(_ calls: String) -> String {
    let turn = Turn()
    return calls.map { ($0 == "b" ? turn.begin() : $0 == "f" ? turn.beginIfFree() : turn.end()) ? "1" : "0" }.joined()
  }

  @Test func oneContextBeginsAndTheNextOneLeavesANote() { expectEqual(answers("bbeeb"), "10011") }
  @Test func anyNumberOfNotesMakesOneMoreLook() { expectEqual(answers("bbbbee"), "100001") }
  @Test func aNoteThatComesDuringTheLookMakesAnother() { expectEqual(answers("bbebee"), "100001") }
  @Test func whereItIsBegunBeginIfFreeLeavesNoNote() { expectEqual(answers("ffe"), "101") }
}
