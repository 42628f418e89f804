import Observation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("TickValue.modify") struct TickValueModifyTests {
  private let value = TickValue(1)
  private let seen = Log<Int>()
  private let runs = Log<Int>()

  @Test func theClosureChangesTheValueAndItsResultIsReturned() {
    let value = TickValue([1, 2])
    let last = value.modify { $0.popLast() }
    expectEqual(last, 2)
    expectEqual(value.current, [1])
  }

  @Test func subscribersGetTheValueBeforeModifyReturns() {
    let subscription = value.signal.subscribe(onNext: { seen.append($0) })
    value.modify { $0 += 1 }
    expectEqual(seen.entries, [1, 2])
    subscription.dispose()
  }

  @Test func aValueThatStaysTheSameIsSentAgain() {
    let subscription = value.signal.subscribe(onNext: { seen.append($0) })
    value.modify { _ in }
    expectEqual(seen.entries, [1, 1])
    subscription.dispose()
  }

  @Test func anErrorOfTheClosureIsThrownAndNothingIsSet() {
    let subscription = value.signal.subscribe(onNext: { seen.append($0) })
    #expect(throws: StubFailure(code: 7)) {
      try value.modify { value throws(StubFailure) in
        value = 2
        throw StubFailure(code: 7)
      }
    }
    expectEqual(value.current, 1)
    expectEqual(seen.entries, [1])
    subscription.dispose()
  }

  @Test func theClosureRunsAgainWithTheNewValueIfTheValueWasSetMeanwhile() {
    let subscription = value.signal.subscribe(onNext: { seen.append($0) })
    let result = value.modify { number in
      runs.append(number)
      if runs.count == 1 { value.current = 10 }
      number += 1
      return number
    }
    expectEqual(runs.entries, [1, 10])
    expectEqual(result, 11)
    expectEqual(seen.entries, [1, 10, 11])
    subscription.dispose()
  }

  @Test func theClosureRunsAgainAlsoIfTheValueWasSetToAnEqualOne() {
    value.modify { number in
      runs.append(number)
      if runs.count == 1 { value.current = 1 }
      number += 1
    }
    expectEqual(runs.entries, [1, 1])
    expectEqual(value.current, 2)
  }

  @Test func modifyInsideModifyTakesEffectFirst() {
    value.modify { number in
      runs.append(number)
      if runs.count == 1 { value.modify { $0 *= 10 } }
      number += 1
    }
    expectEqual(runs.entries, [1, 10])
    expectEqual(value.current, 11)
  }

  @Test func modifyInsideADeliveryIsDeliveredBehindIt() {
    let value = TickValue(0)
    let first = Log<Int>()
    let second = Log<Int>()
    let bag = DisposeBag()
    value.signal.subscribe(onNext: { number in
      first.append(number)
      if number == 1 { value.modify { $0 += 1 } }
    })
    .store(in: bag)
    value.signal.subscribe(onNext: { second.append($0) }).store(in: bag)
    value.modify { $0 += 1 }
    expectEqual(first.entries, [0, 1, 2])
    expectEqual(second.entries, [0, 1, 2])
  }

  @Test func aSecondThreadCanReadSetAndModifyWhileTheClosureRuns() {
    let value = TickValue(0)
    let answers = Log<Bool>()
    value.modify { number in
      if answers.count == 0 {
        answers.append(
          onThread {
            _ = value.current
            value.current = 5
            value.modify { $0 += 1 }
          }
        )
      }
      number += 10
    }
    expectEqual(answers.entries, [true])
    expectEqual(value.current, 16)
  }

  @Test func anObserverIsToldBeforeTheChange() {
    let value = TickValue(0)
    withObservationTracking {
      _ = value.current
    } onChange: {
      seen.append(value.current)
    }
    value.modify { $0 += 1 }
    expectEqual(seen.entries, [0])
    expectEqual(value.current, 1)
  }

  @Test func anObserverThatChangesTheValueIsNotOverwritten() {
    let value = TickValue(0)
    let calls = Log<String>()
    withObservationTracking {
      _ = value.current
    } onChange: {
      calls.append("changes")
      if calls.count == 1 { value.modify { $0 += 10 } }
    }
    value.modify { $0 += 1 }
    expectEqual(value.current, 11)
  }

  @Test func whatTheClosureReplacesIsReleased() {
    let value = TickValue<Witness?>(Witness())
    weak let old = value.current
    value.modify { $0 = Witness() }
    #expect(old == nil)
    #expect(value.current != nil)
  }
}

@Suite("TickValue.modify, Stress") struct TickValueModifyStressTests {
  @Test func noChangeOfFourThreadsIsLostAndValuesComeInOrder() {
    let value = TickValue(0)
    let seen = Log<Int>()
    let subscription = value.signal.subscribe(onNext: { seen.append($0) })
    let count: @Sendable () -> Void = { for _ in 0..<2_000 { value.modify { $0 += 1 } } }
    together(count, count, count, count)
    expectEqual(value.current, 8_000)
    expectEqual(seen.entries, Array(0...8_000))
    subscription.dispose()
  }

  @Test func eachResultIsThatOfTheRunThatWasSet() {
    let value = TickValue(0)
    let tickets = Log<Int>()
    let draw: @Sendable () -> Void = {
      for _ in 0..<2_000 {
        tickets.append(
          value.modify { number in
            number += 1
            return number
          }
        )
      }
    }
    together(draw, draw, draw, draw)
    expectEqual(tickets.entries.sorted(), Array(1...8_000))
  }
}
