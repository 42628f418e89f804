import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A view model of an app: on the main actor, and in real time unless a test passes another scheduler.
@MainActor private final class CodeModel {
  private(set) var label = ""
  private(set) var canResend = false
  private let scheduler: any TickScheduler
  private let countdown = SerialDisposable()

  init(scheduler: any TickScheduler = .main) { self.scheduler = scheduler }

  func send() {
    canResend = false
    countdown.inner = TickSignal.countdown(for: .seconds(60), on: scheduler)
      .onMain.subscribe(
        onNext: { [weak self] left in self?.label = "Again in \(left.components.seconds) s" },
        onCompleted: { [weak self] in
          self?.label = "Send again"
          self?.canResend = true
        })
  }
}

@Suite("A view model on the main actor, tested synchronously") @MainActor struct ViewModelTests {
  @Test func theCodeCanBeSentAgainAfterAMinute() throws {
    let scheduler = TestScheduler()
    let model = CodeModel(scheduler: scheduler)
    model.send()
    scheduler.advance(by: .zero)
    expectEqual(model.label, "Again in 60 s")
    scheduler.advance(by: .seconds(59))
    expectEqual(model.label, "Again in 1 s")
    #expect(!model.canResend)
    scheduler.advance(by: .seconds(1))
    expectEqual(model.label, "Send again")
    #expect(model.canResend)
    try scheduler.expectIdle()
  }

  @Test func sendingAgainRestartsTheCountdown() throws {
    let scheduler = TestScheduler()
    let model = CodeModel(scheduler: scheduler)
    model.send()
    scheduler.advance(by: .seconds(30))
    model.send()
    scheduler.advance(by: .seconds(59))
    expectEqual(model.label, "Again in 1 s")
    expectEqual(scheduler.pending.count, 1)
  }

  @Test func inTheAppItRunsInRealTime() async {
    let model = CodeModel()
    model.send()
    #expect(await becomesTrue { model.label.hasPrefix("Again in ") })
  }
}
