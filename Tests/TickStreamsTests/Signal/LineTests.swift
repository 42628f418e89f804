import Foundation
import Testing

@testable import TickStreams

@Suite("The line in front of a gate or an audience")
struct LineTests {
  private final class Shared: Sendable {
    let line = Line<Int>()
    let isInside = Log<Bool>()
    let isDone = DispatchSemaphore(value: 0)
  }

  /// So who disposes never has to deliver what others send meanwhile.
  @Test func whoComesWhileSomebodyPassesIsInsideAfterwards() {
    let shared = Shared()
    shared.line.pass(1) {
      Thread {
        shared.isInside.append(shared.line.enter() || shared.line.append(2))
        shared.isDone.signal()
      }
      .start()
      Thread.sleep(forTimeInterval: 0.05)
    }
    shared.isDone.wait()
    #expect(shared.isInside.entries == [true])
  }

  @Test func whoPassesWhileSomebodyIsInsideLeavesTheItem() {
    let line = Line<Int>()
    var inside = [line.enter()]
    line.pass(1) { Issue.record("somebody is inside") }
    line.pass(2) { Issue.record("somebody is inside") }
    let items = [line.leave(), line.leave(), line.leave()]
    inside.append(line.enter())
    #expect(items == [1, 2, nil])
    #expect(inside == [true, true])
  }
}
