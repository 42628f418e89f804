import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Repeated calls of a test scheduler, and its other worlds.
  static let ofTestSchedulers = [
    world("test scheduler that coalesces") { TestScheduler(coalescing: true) },
    world("test scheduler of a seeded order") { TestScheduler(order: .seeded(1)) },
    world("test scheduler of a seed") { TestScheduler(seed: 1, lateness: .milliseconds(5)) },
    calls("advance, run and look") { stage in
      let scheduler = stage.scheduler
      let subscription = stage.count(TickSignal<Tick, Never>.interval(.seconds(1), on: scheduler))
      return { _ in
        scheduler.advance(to: scheduler.now.advanced(by: .milliseconds(500)))
        scheduler.advanceToNext()
        scheduler.advanceUntilIdle(limit: .events(1))
        scheduler.advanceUntilIdle(limit: .time(.milliseconds(500)))
        withExtendedLifetime((subscription, scheduler.pending.count, scheduler.statistics)) {}
      }
    },
    calls("suspendApp, sleepDevice, jumpWallClock") { stage in
      let scheduler = stage.scheduler
      let subscriptions = [
        stage.count(TickSignal<Tick, Never>.interval(.seconds(1), alignedTo: .wall(.seconds(1)), on: scheduler)),
        stage.count(TickSignal<Tick, Never>.interval(.seconds(1), on: scheduler.sibling(timebase: .suspending))),
      ]
      return { number in
        scheduler.suspendApp(for: .milliseconds(1_500))
        scheduler.sleepDevice(for: .milliseconds(1_500))
        scheduler.jumpWallClock(by: .milliseconds(number % 2 == 0 ? 700 : -600))
        scheduler.advance(by: .seconds(1))
        withExtendedLifetime(subscriptions) {}
      }
    },
    calls("record, and dispose") { stage in
      { _ in
        let recording = stage.scheduler.record(TickSignal<Tick, Never>.after(.seconds(1), on: stage.scheduler))
        stage.scheduler.advance(by: .seconds(1))
        if recording.isFinished { stage.events.increment() }
        recording.dispose()
      }
    },
    calls("track") { stage in
      { _ in
        stage.scheduler.track(Counter())
        stage.events.increment()
      }
    },
    calls("expectIdle, expectNoLeaks") { stage in
      { _ in
        stage.count(TickSignal<Tick, Never>.after(.seconds(1), on: stage.scheduler)).keepUntilFinished()
        stage.scheduler.advance(by: .seconds(1))
        do {
          try stage.scheduler.expectIdle()
          try stage.scheduler.expectNoLeaks()
          stage.events.increment()
        } catch {}
      }
    },
    calls("explore, a test scheduler each time") { stage in
      { _ in
        try? explore(seedCount: 1) { scheduler in
          stage.count(TickSignal<Tick, Never>.interval(.seconds(1), on: scheduler).take(3)).keepUntilFinished()
          scheduler.advance(by: .seconds(3))
        }
      }
    },
    calls("hot, from a marble diagram") { stage in
      { _ in
        stage.count(stage.scheduler.hot("a-b|").signal).keepUntilFinished()
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    load("run, for await") { stage in
      let ticks = TickSignal<Tick, Never>.interval(.seconds(1), on: stage.scheduler)
      return { count in
        _ = try? await stage.scheduler.run(limit: .events(.max)) {
          var left = count
          for await _ in ticks.values {
            stage.events.increment()
            left -= 1
            if left == 0 { break }
          }
        }
      }
    },
    load("run, clock.sleep, first, spawn") { stage in
      { count in
        _ = try? await stage.scheduler.run(limit: .events(.max)) {
          for _ in 0..<count / 2 {
            try await stage.scheduler.clock.sleep(for: .seconds(1))
            let tick = await TickSignal<Tick, Never>.after(.seconds(1), on: stage.scheduler).firstValue()
            if tick != nil { stage.events.increment() }
            if try await stage.scheduler.spawn({ 1 }).value == 1 { stage.events.increment() }
          }
        }
      }
    },
  ]

  private static func world(_ name: String, make: @escaping @Sendable () -> TestScheduler) -> SoakCase {
    load(name) { stage in
      let inner = Stage(make())
      let events = stage.events
      let ticks = TickSignal.ticks(inner.scheduler).merge(.ticks(inner.scheduler))
        .delay(.milliseconds(300), on: inner.scheduler)
      return inner.passing(keeping: ticks.subscribe(onNext: { _ in events.increment() }))
    }
  }
}
