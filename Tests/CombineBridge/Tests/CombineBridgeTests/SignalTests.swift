import CombineBridge
import OpenCombine
import Testing
import TickStreams
import TickStreamsTesting

@Suite("A publisher as a signal")
struct SignalTests {
  private let scheduler = TestScheduler()

  @Test func itsValuesAndItsEndArriveAtTheirTimes() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = scheduler.record(TickSignal(subject))
    scheduler.advance(by: .seconds(1))
    subject.send(1)
    scheduler.advance(by: .seconds(1))
    subject.send(completion: .finished)
    #expect(recording.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  }

  @Test func itsFailureHasItsType() {
    let subject = PassthroughSubject<Int, Wrong>()
    let signal: TickSignal<Int, Wrong> = TickSignal(subject)
    let recording = scheduler.record(signal)
    subject.send(completion: .failure(Wrong()))
    #expect(recording.events == [.failed(Wrong(), at: .zero)])
  }

  @Test func disposalCancels() {
    let cancelled = Log<String>()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = TickSignal(subject.handleEvents(receiveCancel: { cancelled.append("cancelled") })).subscribe(onNext: { _ in })
    #expect(cancelled.entries == [])
    subscription.dispose()
    #expect(cancelled.entries == ["cancelled"])
  }

  @Test func anEndlessPublisherIsCancelledWhenEnoughHasCome() {
    let recording = scheduler.record(TickSignal((0...).publisher).take(3))
    #expect(recording.values == [0, 1, 2])
  }

  @Test func theDemandIsUnlimited() {
    let recording = scheduler.record(TickSignal((1...1_000).publisher).count())
    #expect(recording.values == [1_000])
  }

  @Test func nothingIsHeldAfterDisposal() {
    weak var witness: Witness?
    let subject = PassthroughSubject<Int, Never>()
    func subscribe() -> TickStreams.Subscription {
      let captured = Witness()
      witness = captured
      return TickSignal(subject.map { value in withExtendedLifetime(captured) { value } }).subscribe(onNext: { _ in })
    }
    let subscription = subscribe()
    #expect(witness != nil)
    subscription.dispose()
    #expect(witness == nil)
  }

  @Test func thereAndBackIsTheSame() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index).take(3)
    let recording = scheduler.record(TickSignal(ticks.publisher))
    scheduler.advance(by: .seconds(5))
    #expect(recording.values == [0, 1, 2])
    #expect(recording.events.last == .completed(at: .seconds(3)))
  }
}
