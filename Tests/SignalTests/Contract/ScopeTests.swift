import Foundation
import Synchronization
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

@Suite("Contract 7: the core of a subscription", .serialized) struct ScopeTests {
  private final class Feeder: Disposable {
    private let disposals = Atomic<Int>(0)
    var count: Int { disposals.load(ordering: .acquiring) }
    var isDisposed: Bool { count > 0 }
    func dispose() { disposals.add(1, ordering: .acquiringAndReleasing) }
  }

  /// Two threads that take every step at nearly the same time.
  private final class Pair: Sendable {
    private let arrivals = Atomic<Int>(0)

    func meet(_ step: Int) {
      arrivals.add(1, ordering: .acquiringAndReleasing)
      while arrivals.load(ordering: .acquiring) < 2 * (step + 1) { sched_yield() }
    }
  }

  @Test func aScopeEndsOnce() {
    let scope = Scope()
    #expect(scope.end())
    #expect(!scope.end())
    #expect(!scope.endForEvent())
  }

  @Test func theFirstOfAnEndAndADisposalCounts() {
    let (ended, disposed) = (Scope(), Scope())
    #expect(ended.endForEvent())
    #expect(!ended.endForEvent())
    #expect(!ended.cancel())
    #expect(disposed.cancel())
    #expect(!disposed.cancel())
    #expect(!disposed.endForEvent())
  }

  /// The end may come before, while and after the feeder of the scope is set.
  @Test func theFeederOfAScopeIsDisposedOnceWheneverTheEndComes() {
    let scopes = (0..<Thorough.rounds(20_000)).map { _ in Scope() }
    let feeders = scopes.map { _ in (first: Feeder(), second: Feeder()) }
    let pair = Pair()
    together(
      {
        for (step, scope) in scopes.enumerated() {
          pair.meet(step)
          scope.setFeeder(feeders[step].first)
          scope.setFeeder(feeders[step].second)
        }
      },
      {
        for (step, scope) in scopes.enumerated() {
          pair.meet(step)
          for _ in 0..<(step % 50) where scope.isEnded { break }
          scope.end()
        }
      }
    )
    #expect(feeders.allSatisfy { $0.second.count == 1 })
    #expect(feeders.allSatisfy { $0.first.count <= 1 })
  }
}
