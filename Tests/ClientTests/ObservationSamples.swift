import Observation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page In SwiftUI that need no SwiftUI, word for word; `SamplesInSync` compares them.

@MainActor @Observable final class SaleModel {
  private(set) var text = ""
  private(set) var isOver = false
  private let hub: CountdownHub<String>

  init(_ hub: CountdownHub<String>) {
    self.hub = hub
  }

  func show(_ sale: String) {
    hub.bind(self, to: sale) { model, left in
      model.text = left?.countdownLabel() ?? "over"
      model.isOver = left == nil
    }
  }
}

struct ObservationSamples {
  @MainActor @Test func theModelFollowsTheHub() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let model = SaleModel(hub)
    hub.start("shoes", for: .seconds(90))
    model.show("shoes")
    #expect(!model.isOver)
    scheduler.advance(by: .seconds(90))
    #expect(model.isOver)
  }

  @MainActor @Test func aHubPausesWithTheScene() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let phases = TickValue(AppPhase.active)
    hub.pause(while: phases.signal.isForeground.not())
    hub.start("shoes", for: .seconds(90))
    let recording = scheduler.record(hub.signal(for: "shoes"))
    phases.current = .background
    #expect(scheduler.pending.isEmpty)
    phases.current = .active
    #expect(!scheduler.pending.isEmpty)
    recording.dispose()
  }
}
