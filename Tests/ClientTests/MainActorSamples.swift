import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page "The main actor".

enum ProfileError: Error {
  case unknown
}

@MainActor
final class ProfileModel {
  private(set) var name = ""
  private(set) var message = ""
  private(set) var isLoading = false
  private let currency = "€"
  private let bag = DisposeBag()

  func fetch(_ id: Int) -> TickSignal<Int, ProfileError> {
    id > 0 ? .just(id * 10) : .fail(.unknown)
  }

  func start(_ ids: TickSignal<Int, Never>) {
    ids.onMain
      .handleEvents(onNext: { [weak self] _ in self?.isLoading = true })
      .onMain.flatMapLatest { [weak self] id in self?.fetch(id) ?? .empty }
      .onMain.map { [currency] in "\($0) \(currency)" }
      .onMain.subscribe(
        with: self,
        onNext: { me, name in
          me.name = name
          me.isLoading = false
        },
        onFailed: { me, failure in me.message = "\(failure)" }
      )
      .store(in: bag)
  }
}

extension ProfileModel {
  func fetched(
    _ ids: TickSignal<Int, Never>
  ) -> TickSignal<Int, ProfileError> {
    ids.onMain.flatMapLatest {
      [weak self] id -> TickSignal<Int, ProfileError> in
      guard let self else { return .empty }
      return self.fetch(id)
    }
  }
}

enum SearchError: Error {
  case empty
}

@MainActor
final class SearchModel {
  let search: TickCommand<String, Int, SearchError>

  init(on scheduler: any TickScheduler) {
    search = TickCommand(.latest) { text in
      guard !text.isEmpty else { return .fail(.empty) }
      return TickSignal.after(.milliseconds(200), on: scheduler)
        .map { _ in text.count }
        .promoteFailure()
    }
  }

  func type(_ text: String) {
    search.execute(text)
  }
}

@MainActor
final class CounterModel {
  private let count = TickValue(0)
  var shown: TickValue<Int>.ReadOnly { count.readOnly }

  func add(_ number: Int) {
    count.modify { $0 += number }
  }
}

@Suite("Samples of the page on the main actor")
@MainActor
struct MainActorSampleTests {
  @Test func aProfile() {
    let ids = TickSubject<Int, Never>()
    let model = ProfileModel()
    model.start(ids.signal)
    ids.next(1)
    #expect(model.name == "10 €")
    #expect(!model.isLoading)
    ids.next(0)
    #expect(model.message == "unknown")
  }

  @Test func aSearch() {
    let scheduler = TestScheduler()
    let model = SearchModel(on: scheduler)
    var found: [Int] = []
    let subscription = model.search.outputs.onMain.subscribe { found.append($0) }
    model.type("a")
    scheduler.advance(by: .milliseconds(100))
    model.type("ab")
    #expect(model.search.isExecuting.current)
    scheduler.advance(by: .milliseconds(200))
    #expect(found == [2])
    #expect(!model.search.isExecuting.current)
    subscription.dispose()
  }

  @Test func aCounter() {
    let model = CounterModel()
    model.add(2)
    #expect(model.shown.current == 2)
  }
}
