import Testing
import TickStreams

/// A thousand operators on the stack of a small thread: subscribing, delivering, ending and releasing.
@Suite struct DepthTests {
  typealias Numbers = TickSignal<Int, TestFailure>

  private static let depth = 1_000
  private static let smallStack = 512 * 1_024

  private func stacked(_ source: Numbers, _ apply: (Numbers) -> Numbers) -> Numbers {
    (0..<Self.depth).reduce(source) { signal, _ in apply(signal) }
  }

  /// Everything happens on the small thread, the last release of the signal too.
  private func expectDelivery(_ ending: Ending, of expected: Int, _ apply: @escaping @Sendable (Numbers) -> Numbers) {
    let seen = Log<Event<Int, TestFailure>>()
    let isBack = onThread(within: 60, stackSize: Self.smallStack) {
      let subject = TickSubject<Int, TestFailure>()
      let subscription = stacked(subject.signal, apply).subscribe { seen.append($0) }
      subject.next(0)
      switch ending {
      case .completed: subject.completed()
      case .failed: subject.failed(TestFailure())
      case .disposed, .dropped: subscription.dispose()
      }
      #expect(!subject.hasSubscribers)
    }
    #expect(isBack)
    switch ending {
    case .completed: #expect(seen.entries == [.next(expected), .completed])
    case .failed: #expect(seen.entries == [.next(expected), .failed(TestFailure())])
    case .disposed, .dropped: #expect(seen.entries == [.next(expected)])
    }
  }

  @Test(arguments: Ending.allCases)
  func aThousandMaps(ending: Ending) {
    expectDelivery(ending, of: Self.depth) { $0.map { $0 + 1 } }
  }

  @Test(arguments: Ending.allCases)
  func aThousandFilters(ending: Ending) {
    expectDelivery(ending, of: 0) { $0.filter { $0 == 0 } }
  }

  @Test(arguments: Ending.allCases)
  func aThousandScopes(ending: Ending) {
    expectDelivery(ending, of: 0) { $0.take(2) }
  }

  @Test(arguments: Ending.allCases)
  func aThousandCatches(ending: Ending) {
    expectDelivery(ending, of: 0) { $0.catch { Numbers.fail($0) } }
  }
}
