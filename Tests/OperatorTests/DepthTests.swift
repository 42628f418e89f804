import TestSupport
import Testing
import TickStreams

/// Long chains of operators on the stack of a small thread: subscribing, delivering, ending and releasing.
@Suite(.disabled(if: Sanitizer.isOn, "the frames of a sanitizer are several times as large")) struct DepthTests {
  typealias Numbers = TickSignal<Int, StubFailure>

  private static let smallStack = 512 * 1_024

  /// Everything happens on the thread with the small stack, including the last release of the signal.
  private func expectDelivery(_ ending: Ending, through depth: Int, of expected: Int, _ apply: @escaping @Sendable (Numbers) -> Numbers) {
    let seen = Log<Event<Int, StubFailure>>()
    let isBack = onThread(within: 60, stackSize: Self.smallStack) {
      let subject = TickSubject<Int, StubFailure>()
      let chain = (0..<depth).reduce(subject.signal) { signal, _ in apply(signal) }
      let subscription = chain.observe { seen.append($0) }
      subject.next(0)
      switch ending {
      case .completed: subject.completed()
      case .failed: subject.failed(StubFailure())
      case .disposed, .dropped: subscription.dispose()
      }
      #expect(!subject.hasSubscribers)
    }
    #expect(isBack)
    switch ending {
    case .completed: #expect(seen.entries == [.next(expected), .completed])
    case .failed: #expect(seen.entries == [.next(expected), .failed(StubFailure())])
    case .disposed, .dropped: #expect(seen.entries == [.next(expected)])
    }
  }

  @Test(arguments: Ending.allCases)
  func aThousandMaps(ending: Ending) { expectDelivery(ending, through: 1_000, of: 1_000) { $0.map { $0 + 1 } } }

  @Test(arguments: Ending.allCases)
  func aThousandFilters(ending: Ending) { expectDelivery(ending, through: 1_000, of: 0) { $0.filter { $0 == 0 } } }

  @Test(arguments: Ending.allCases) func aThousandOfMixedKinds(ending: Ending) {
    expectDelivery(ending, through: 200, of: 0) { signal in
      signal.compactMap { $0 }.scan(0, +).skip(0).removeDuplicates().mapFailure { $0 }
    }
  }

  private struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Numbers) -> Numbers

    static let all = [
      Kind(testDescription: "map") { $0.map { $0 } },
      Kind(testDescription: "take") { $0.take(1) },
      Kind(testDescription: "takeUntil") { $0.take(until: Numbers.never) },
      Kind(testDescription: "catch") { $0.catch { _ in .never } },
      Kind(testDescription: "flatMapLatest") { $0.flatMapLatest { .just($0) } },
      Kind(testDescription: "debounce") { $0.debounce(for: .seconds(1), on: .main) },
      Kind(testDescription: "deliver") { $0.deliver(on: .main) },
      Kind(testDescription: "concat") { $0.concat(.just(1)) },
    ]
  }

  @Test(arguments: Kind.all) private func anyNumberIsReleasedWithoutStackForEach(kind: Kind) {
    let isBack = onThread(within: 60, stackSize: Self.smallStack) {
      let chain = (0..<100_000).reduce(Numbers.never) { signal, _ in kind.apply(signal) }
      withExtendedLifetime(chain) {}
    }
    #expect(isBack)
  }

  @Test func aSignalThatAnotherOneContainsStaysWhenThatIsReleased() {
    let log = Log<Event<Int, StubFailure>>()
    let short = (0..<10).reduce(Numbers.just(0)) { signal, _ in signal.map { $0 + 1 } }
    var long: Numbers? = (0..<10).reduce(short) { signal, _ in signal.map { $0 + 1 } }
    long?.observe { log.append($0) }.dispose()
    long = nil
    short.observe { log.append($0) }.dispose()
    #expect(log.entries == [.next(20), .completed, .next(10), .completed])
  }

  @Test(arguments: Ending.allCases)
  func aHundredTakes(ending: Ending) { expectDelivery(ending, through: 100, of: 0) { $0.take(2) } }

  @Test(arguments: Ending.allCases) func aHundredCatches(ending: Ending) {
    expectDelivery(ending, through: 100, of: 0) { $0.catch { Numbers.fail($0) } }
  }

  @Test(arguments: Ending.allCases)
  func aHundredConcatenations(ending: Ending) { expectDelivery(ending, through: 100, of: 0) { $0.concat(.empty) } }

  @Test(arguments: Ending.allCases)
  func fiftyMerges(ending: Ending) { expectDelivery(ending, through: 50, of: 0) { $0.merge(.empty) } }

  @Test(arguments: Ending.allCases)
  func fiftyFlatMaps(ending: Ending) { expectDelivery(ending, through: 50, of: 0) { $0.flatMap { .just($0) } } }
}
