// swift-format-ignore-file
// Code in the spellings that this library had before, and what the compiler says to it. See Values.swift.

import TickStreams

func earlierNames(
  _ numbers: TickSignal<Int, Never>, _ isPaused: TickSignal<Bool, Never>, _ scheduler: any TickScheduler
) {
  _ = numbers.subscribe { event in if case .next(let number) = event { print(number) } }
  _ = TickSignal.paused(by: isPaused, phase: .freeze, on: scheduler) { clock in TickSignal.interval(.seconds(1), on: clock) }
  _ = TickSignal.interval(.seconds(1), pausedBy: isPaused, phase: .freeze, on: scheduler)
  _ = TickSignal.interval(.seconds(1), alignedTo: .grid(.seconds(1)), on: scheduler)
  _ = numbers.sample(on: isPaused)
  _ = numbers.collect(on: isPaused)
  let timing: PausePhase = .freeze
  let subject: ReplaySubject<Int, Never>
  _ = ReferenceClock(on: scheduler).sample(WallInstant.system)
  let values: TickValues<Int, Never>
}
