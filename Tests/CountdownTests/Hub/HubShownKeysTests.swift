import TestSupport
import Testing

@testable import TickStreams

@Suite("The keys of a hub that are shown") struct HubShownKeysTests {
  @Test("After an update all keys of the shared phase change with the next one, and none of them alone") func flips() {
    var keys = HubShownKeys(step: .second)
    let entries = [HubEntry(), HubEntry()]
    for entry in entries { keys.move(entry, to: .shown) }
    for now in [0, 1].map({ TickInstant.seconds($0) }) {
      for entry in entries { keys.schedule(entry, .shared, nextChange: keys.flip(after: now), isEnding: false, now: now) }
      let next = now.advanced(by: .seconds(1))
      #expect(keys.firstDue(until: next) == nil)
      expectEqual(keys.nextChange, next)
      let isFlip = keys.takeFlip(until: next)
      #expect(isFlip)
    }
  }
}
