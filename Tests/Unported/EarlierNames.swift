// swift-format-ignore-file
// Code in the spellings that this library had before, and what the compiler says to it. See Values.swift.

import TickStreams

func earlierNames(
  _ numbers: TickSignal<Int, Never>, _ isPaused: TickSignal<Bool, Never>, _ scheduler: any TickScheduler
) {
  _ = numbers.subscribe { event in if case .next(let number) = event { print(number) } }
  // error: 'subscribe' has been renamed to 'observe(_:)'
  _ = TickSignal.paused(by: isPaused, phase: .freeze, on: scheduler) { clock in TickSignal.interval(.seconds(1), on: clock) }
  // warning: 'paused(by:phase:on:_:)' is deprecated: renamed to 'paused(by:timing:on:_:)' [#DeprecatedDeclaration]
  _ = TickSignal.interval(.seconds(1), pausedBy: isPaused, phase: .freeze, on: scheduler)
  // error: 'interval(_:delay:leeway:missedTicks:pausedBy:phase:on:)' has been renamed to 'interval(_:delay:leeway:missedTicks:pausedBy:timing:on:file:line:)'
  _ = TickSignal.interval(.seconds(1), alignedTo: .grid(.seconds(1)), on: scheduler)
  // error: 'grid' has been renamed to 'shared(_:)'
  _ = numbers.sample(on: isPaused)
  // error: 'sample(on:)' has been renamed to 'sample(when:)'
  _ = numbers.collect(on: isPaused)
  // error: 'collect(on:skipEmpty:)' has been renamed to 'collect(when:skipEmpty:)'
  let timing: PausePhase = .freeze
  // error: 'PausePhase' has been renamed to 'PauseTiming'
  // warning: immutable value 'timing' was never used; consider replacing with '_' or removing it [#no-usage]
  let subject: ReplaySubject<Int, Never>
  // error: 'ReplaySubject' is unavailable: use `TickReplaySubject<Value, Failure>(bufferSize:)`
  // warning: immutable value 'subject' was never used; consider replacing with '_' or removing it [#no-usage]
  _ = ReferenceClock(on: scheduler).sample(WallInstant.system)
  // error: 'sample(_:roundTrip:)' has been renamed to 'sample(date:roundTrip:)'
  let values: TickValues<Int, Never>
  // error: 'TickValues' has been renamed to 'TickSignal.AsyncValues'
  // warning: immutable value 'values' was never used; consider replacing with '_' or removing it [#no-usage]
}
