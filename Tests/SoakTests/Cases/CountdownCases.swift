import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Timers without stale firings, the reference clock, the app's phase.
  static let ofCountdowns = [
    calls("idle timer, reset before it expires") { stage in
      let timer = IdleTimer(after: .seconds(2), on: stage.scheduler)
      return { _ in
        timer.restart()
        stage.scheduler.advance(by: .seconds(1))
        if timer.remaining == .seconds(1) { stage.events.increment() }
      }
    },
    calls("idle timer, expires, is reset, is canceled") { stage in
      let timer = IdleTimer(after: .seconds(1), on: stage.scheduler)
      let subscription = stage.count(timer.expirations)
      return { _ in
        timer.restart()
        stage.scheduler.advance(by: .seconds(2))
        timer.restart()
        timer.cancel()
        withExtendedLifetime((subscription, timer.generation)) {}
      }
    },
    calls("expiring value, extended") { stage in
      let value = ExpiringValue("secret", for: .seconds(2), on: stage.scheduler)
      let subscription = stage.count(value.changes)
      return { _ in
        stage.scheduler.advance(by: .seconds(1))
        if value.extend(for: .seconds(2)), value.value != nil { stage.events.increment() }
        withExtendedLifetime((subscription, value.remaining)) {}
      }
    },
    calls("expiring value, new each time") { stage in
      { _ in
        let value = ExpiringValue("secret", for: .seconds(1), on: stage.scheduler)
        let subscription = stage.count(value.changes)
        stage.scheduler.advance(by: .seconds(1))
        withExtendedLifetime((value, subscription)) {}
      }
    },
    calls("expiring value, changes subscribed and disposed") { stage in
      let value = ExpiringValue("secret", for: long, on: stage.scheduler)
      return { _ in stage.count(value.changes).dispose() }
    },
    calls("reference clock, sampled, with a countdown by it") { stage in
      let scheduler = stage.scheduler
      let clock = ReferenceClock(on: scheduler)
      let end = scheduler.wallNow.advanced(by: long)
      let subscriptions = [
        stage.count(TickSignal<Duration, Never>.countdown(to: end, by: clock, on: scheduler)), stage.count(clock.driftChanges),
        stage.count(TickSignal<Tick, Never>.at(end, by: clock, on: scheduler)),
      ]
      return { number in
        scheduler.advance(by: .seconds(1))
        clock.synchronize(to: scheduler.wallNow.advanced(by: .seconds(number % 2 == 0 ? 2 : -2)))
        withExtendedLifetime((subscriptions, clock.wallNow, clock.localError)) {}
      }
    },
    load("an app that comes and goes, with its interval", "FilterWhile") { stage in
      let phase = TickValue(AppPhase.active)
      let ticks = TickSignal<Tick, Never>.interval(.seconds(1), on: stage.scheduler)
      let subscription = stage.count(ticks.filter(while: phase.signal.isForeground))
      return { count in
        for _ in 0..<count / 2 {
          stage.scheduler.advance(by: .seconds(2))
          phase.current = phase.current == .active ? .background : .active
        }
        withExtendedLifetime(subscription) {}
      }
    },
  ]
}
