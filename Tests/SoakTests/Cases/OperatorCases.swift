import Laws
import OperatorCases
import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Every operator, subscribed again when it ends; its values are counted, or those of its source if it sends none.
  static let ofOperators = OperatorCase.all.filter { $0.traits.unsoaked == nil }.map { row in
    SoakCase(name: row.name, files: [row.file]) { stage in
      let (traits, events, scheduler) = (row.traits, stage.events, stage.scheduler)
      var source = OperatorCase.Source.pairs(scheduler, traits.sourceFeed)
      if traits.isSilent { source = source.handleEvents(onNext: { _ in events.increment() }) }
      let result = row.row(source, .rare(scheduler, traits.otherFeed), scheduler).catch { _ in .empty }.repeated()
      return stage.passing(keeping: traits.isSilent ? result.subscribe(onNext: { _ in }) : stage.count(result))
    }
  }
}

extension OperatorCase.Source {
  /// Two letters at the end of each second, the one 0.1 s after the other: spans of about a second see gaps and none.
  fileprivate static func pairs(_ scheduler: TestScheduler, _ feed: OperatorCase.Feed) -> OperatorCase.Source {
    let first = TickSignal<Tick, Never>.interval(.seconds(1), delay: .milliseconds(900), on: scheduler).map { $0.index * 2 }
    let second = TickSignal<Tick, Never>.interval(.seconds(1), on: scheduler).map { $0.index * 2 + 1 }
    let letters = first.merge(second).map { LawValue($0 % 5 + 1) }.promoteFailure(to: LawFailure.self)
    switch feed {
    case .endless: return letters
    case .completes: return letters.take(5)
    case .fails: return letters.take(5).concat(.fail(LawFailure()))
    }
  }

  /// "a" and "b" by turns, every seven seconds; or one letter after 0.4 s, so that signals made of values do not become more and more.
  fileprivate static func rare(_ scheduler: TestScheduler, _ feed: OperatorCase.Feed) -> OperatorCase.Source {
    let one = TickSignal<LawValue, Never>.after(.milliseconds(400), value: "a", on: scheduler).promoteFailure(to: LawFailure.self)
    switch feed {
    case .endless: return TickSignal<Int, Never>.rareTicks(scheduler).map { LawValue($0 % 2 + 1) }.promoteFailure()
    case .completes: return one
    case .fails: return one.concat(.fail(LawFailure()))
    }
  }
}
