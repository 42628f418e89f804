import TestSupport
import Testing

@testable import TickStreams

@Suite("The stage of an operator") struct StageTests {
  private let log = Log<Int>()
  private let scope = Scope()

  private func makeStage(_ onNext: @escaping @Sendable (Int) -> Void = { _ in }) -> Stage<Int> {
    let downstream = RawSubscriber(
      scope: scope,
      onNext: { [log] in
        log.append($0.as(Int.self))
        onNext($0.as(Int.self))
      },
      onEnd: { [log] _ in log.append(-1) })
    return Stage(downstream, Boxing(Int.self), 0)
  }

  @Test func oneChangeSendsAnyNumberOfEvents() {
    let stage = makeStage()
    stage.update { _, output in
      for number in 1...5 { output.send(stage.boxing.box(of: number)) }
      output.end(.completed)
    }
    expectEqual(log.entries, [1, 2, 3, 4, 5, -1])
  }

  @Test func whatIsDecidedDuringADeliveryFollowsWhatWasDecidedBefore() {
    let again = Log<Stage<Int>>()
    let stage = makeStage { value in
      guard value == 1, let stage = again.entries.first else { return }
      stage.update { _, output in for number in 3...6 { output.send(stage.boxing.box(of: number)) } }
    }
    again.append(stage)
    stage.update { _, output in for number in 1...2 { output.send(stage.boxing.box(of: number)) } }
    expectEqual(log.entries, [1, 2, 3, 4, 5, 6])
    again.removeAll()
  }

  @Test func whatAChangeKeepsIsReleasedAfterUnlocking() {
    let stage = makeStage()
    let releases = Log<Bool>()
    final class Observed: Sendable {
      let onRelease: @Sendable () -> Void
      init(_ onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    for count in [1, 2, 3, 7] {
      stage.update { state, output in
        for _ in 0..<count { output.keep(Observed { releases.append(stage.update { state, _ in state == count }) }) }
        state = count
      }
    }
    expectEqual(releases.entries, Array(repeating: true, count: 13))
  }

  @Test func inputsEndWithTheDownstream() {
    let stage = makeStage()
    let (early, late) = (Scope(), Scope())
    stage.add(early)
    scope.dispose()
    stage.add(late)
    #expect(early.isEnded)
    #expect(late.isEnded)
    stage.update { _, output in output.send(stage.boxing.box(of: 1)) }
    expectEqual(log.entries, [])
  }
}
