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
    case .completed: expectEqual(seen.entries, [.next(expected), .completed])
    case .failed: expectEqual(seen.entries, [.next(expected), .failed(StubFailure())])
    case .disposed, .dropped: expectEqual(seen.entries, [.next(expected)])
    }
  }

  private struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var depth = 0
    var expected = 0
    let apply: @Sendable (Numbers) -> Numbers

    static let delivering: [Kind] = [
      Kind(testDescription: "map", depth: 1_000, expected: 1_000) { $0.map { $0 + 1 } },
      Kind(testDescription: "filter", depth: 1_000) { $0.filter { $0 == 0 } },
      Kind(testDescription: "mixed kinds", depth: 200) { signal in
        signal.compactMap { $0 }.scan(0, +).skip(0).removeDuplicates().mapFailure { $0 }
      },
      Kind(testDescription: "take", depth: 100) { $0.take(2) },
      Kind(testDescription: "catch", depth: 100) { $0.catch { Numbers.fail($0) } },
      Kind(testDescription: "concat", depth: 100) { $0.concat(.empty) },
      Kind(testDescription: "merge", depth: 50) { $0.merge(.empty) },
      Kind(testDescription: "flatMap", depth: 50) { $0.flatMap { .just($0) } },
    ]

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

  @Test(arguments: Kind.delivering, Ending.allCases) private func aLongChainDelivers(kind: Kind, ending: Ending) {
    expectDelivery(ending, through: kind.depth, of: kind.expected, kind.apply)
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
    expectEqual(log.entries, [.next(20), .completed, .next(10), .completed])
  }
}
