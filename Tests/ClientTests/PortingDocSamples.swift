import Testing
import TickStreams
import TickStreamsTesting

// The samples of the pages "Hot and cold", "From Timer and Dispatch" and "Porting tests", word for word; `SamplesInSync` compares them.

struct SearchOutputs {
  let count: TickSignal<Int, Never>
  let isEmpty: TickSignal<Bool, Never>

  init(
    query: TickValue<String>,
    search: @escaping @Sendable (String) -> TickSignal<[String], PostError>,
    on scheduler: some TickScheduler
  ) {
    let results = query.changes
      .debounce(for: .milliseconds(300), on: scheduler)
      .flatMapLatest { search($0).catch { _ in .empty } }
      .share()  // one request for both
    count = results.map(\.count)
    isEmpty = results.map(\.isEmpty)
  }
}

@MainActor final class BannerScreen {
  private(set) var banner: String?
  private(set) var polls = 0
  private let scheduler: any TickScheduler
  private let timers = DisposeBag()
  private let hiding = SerialDisposable()

  init(on scheduler: any TickScheduler = .main) {
    self.scheduler = scheduler
  }

  func appear() {
    scheduler.onMain.schedule(every: .seconds(5)) { [weak self] _ in
      self?.poll()
    }.store(in: timers)
  }

  func show(_ text: String) {
    banner = text
    hiding.inner = scheduler.onMain
      .schedule(after: .seconds(3)) { [weak self] in self?.banner = nil }
  }

  private func poll() { polls += 1 }
}

struct Uploads: Sendable {
  let cancel = TickSubject<String, Never>()

  func start<Reply, Failure>(
    _ id: String, _ upload: TickSignal<Reply, Failure>
  ) -> TickSignal<Reply, Failure> {
    .deferred {
      cancel.next(id)  // an upload with this id that is still running
      return upload.take(until: cancel.signal.filter { $0 == id })
    }
  }
}

/// Answers after a tenth of a second, and counts.
nonisolated private final class SearchService: Sendable {
  private let scheduler: TestScheduler
  private let asked = TickValue(0)

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  var requests: Int { asked.current }

  func search(_ query: String) -> TickSignal<[String], PostError> {
    .deferred { [self] in
      asked.current += 1
      return TickSignal.after(.milliseconds(100), value: [query], on: scheduler).promoteFailure()
    }
  }
}

struct PortingDocSamples {
  private let scheduler = TestScheduler()

  @Test func aSharedSearchAsksOnce() throws {
    let query = TickValue("")
    let service = SearchService(scheduler)

    try scheduler.expectSharedEffects {
      let outputs = SearchOutputs(
        query: query, search: { service.search($0) }, on: scheduler)
      let count = scheduler.record(outputs.count)
      let isEmpty = scheduler.record(outputs.isEmpty)
      query.current = "swift"
      scheduler.advance(by: .seconds(1))
      #expect(count.values == [1])
      #expect(isEmpty.values == [false])
    }
    #expect(service.requests == 1)
  }

  @Test func aBannerIsHiddenThreeSecondsAfterTheLastText() {
    let scheduler = TestScheduler()
    let screen = BannerScreen(on: scheduler)
    screen.show("saved")
    scheduler.advance(by: .seconds(2))
    screen.show("saved again")
    scheduler.advance(by: .seconds(2))
    #expect(screen.banner == "saved again")
    scheduler.advance(by: .seconds(1))
    #expect(screen.banner == nil)
  }

  @Test func aScreenPollsUntilItIsReleased() {
    var screen: BannerScreen? = BannerScreen(on: scheduler)
    screen?.appear()
    scheduler.advance(by: .seconds(10))
    #expect(screen?.polls == 2)
    screen = nil
    #expect(scheduler.pending.isEmpty)
  }

  @Test func workIsCanceledByItsId() {
    let uploads = Uploads()
    func start(_ id: String) -> Recording<Int, Never> {
      scheduler.record(uploads.start(id, TickSignal.after(.seconds(10), value: 7, on: scheduler)))
    }
    let (first, other, replaced) = (start("a"), start("b"), start("c"))
    scheduler.advance(by: .seconds(4))
    let second = start("c")
    uploads.cancel.next("a")
    scheduler.advance(by: .seconds(20))
    #expect(first.events == [.completed(at: .seconds(4))])
    #expect(replaced.events == [.completed(at: .seconds(4))])
    #expect(other.events == [.next(7, at: .seconds(10)), .completed(at: .seconds(10))])
    #expect(second.events == [.next(7, at: .seconds(10)), .completed(at: .seconds(10))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func tapsAreCountedOnceTheyPause() {
    let scheduler = TestScheduler()
    let taps = scheduler.hot(
      [.next((), at: .seconds(10)), .next((), at: .seconds(11))])
    let counts = scheduler.record(
      taps.signal.scan(0) { count, _ in count + 1 }
        .debounce(for: .seconds(1), on: scheduler))
    scheduler.advance(by: .seconds(20))
    #expect(counts.events == [.next(2, at: .seconds(12))])
  }
}
