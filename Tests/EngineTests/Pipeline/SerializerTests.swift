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
    #expect(shared.isInside.entries == [true])
  }

  @Test func aShortRunWhileTheSerializerIsHeldAppendsItsItem() {
    let serializer = Serializer<Int>()
    var inside = [serializer.enter()]
    serializer.run(orAppend: 1) { Issue.record("the serializer is held") }
    serializer.run(orAppend: 2) { Issue.record("the serializer is held") }
    let items = [serializer.leave(), serializer.leave(), serializer.leave()]
    inside.append(serializer.enter())
    #expect(items == [1, 2, nil])
    #expect(inside == [true, true])
  }
}
