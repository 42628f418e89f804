import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// The forms of `schedule`, and the operations of their timers.
  static let ofSchedulers = [
    load("schedule(TickSchedule)") { stage in
      let timer = stage.scheduler.schedule(try! TickSchedule(every: .seconds(1))) { _ in stage.events.increment() }
      return stage.passing(keeping: Lifetime(of: timer))
    },
    calls("schedule") { stage in
      { _ in
        stage.scheduler.schedule { stage.events.increment() }
        // By some time, since a test scheduler stops a program that does too much at one instant.
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    calls("schedule(after:), schedule(at:)") { stage in
      { _ in
        stage.scheduler.schedule(after: .seconds(1)) { stage.events.increment() }
        stage.scheduler.schedule(at: stage.scheduler.now.advanced(by: .seconds(1)), leeway: .seconds(1)) { stage.events.increment() }
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    calls("schedule, each form, disposed") { stage in
      { _ in
        stage.scheduler.schedule {}.dispose()
        stage.scheduler.schedule(after: .seconds(1)) {}.dispose()
        stage.scheduler.schedule(try! TickSchedule(every: .seconds(1))) { _ in }.dispose()
        stage.events.increment()
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    load("one-shot, reset by its own action") { stage in
      let timer = SerialDisposable()
      timer.inner = stage.scheduler.schedule(after: .seconds(1)) { [weak timer] in
        stage.events.increment()
        (timer?.inner as? TickTimer)?.reschedule(after: .seconds(1))
      }
      return stage.passing(keeping: Lifetime(of: timer))
    },
    calls("one-shot, reset before it fires") { stage in
      let timer = stage.scheduler.schedule(after: .seconds(2)) {}
      return { _ in
        timer.reschedule(after: .seconds(2))
        stage.scheduler.advance(by: .seconds(1))
        stage.events.increment()
      }
    },
    load("action that schedules the next") { stage in
      let events = stage.events
      @Sendable func next(on scheduler: TestScheduler) {
        scheduler.schedule(after: .seconds(1)) { [weak scheduler] in
          events.increment()
          if let scheduler { next(on: scheduler) }
        }
      }
      next(on: stage.scheduler)
      return stage.passing(keeping: events)
    },
    ticking("scaled scheduler") { ScaledScheduler(rate: 2, on: $0) },
    calls("scaled scheduler, its rate and its time changed") { stage in
      let steered = ScaledScheduler(rate: 1, on: stage.scheduler)
      let ticks = stage.count(TickSignal<Tick, Never>.interval(.seconds(1), on: steered))
      return { number in
        steered.rate = number % 2 == 0 ? 2 : 0.5
        steered.advance(by: .milliseconds(100))
        stage.scheduler.advance(by: .seconds(1))
        withExtendedLifetime(ticks) {}
      }
    },
    ticking("view with a leeway") { $0.withLeeway(.milliseconds(1)) },
    ticking("sibling scheduler") { $0.sibling(timebase: .suspending) },
    ticking("alarm scheduler, alarm by hand") { AlarmScheduler(BaseAlarm($0)) },
    ticking("wrapper of a scheduler") { PlainScheduler($0) },
    calls("schedule on the immediate scheduler") { stage in
      let scheduler = ImmediateScheduler()
      return { _ in scheduler.schedule { stage.events.increment() } }
    },
  ]

  /// A repeating timer, a one-shot each time and an interval on another scheduler.
  private static func ticking(_ name: String, make: @escaping @Sendable (TestScheduler) -> some TickScheduler) -> SoakCase {
    load(name) { stage in
      let scheduler = make(stage.scheduler)
      let timer = Lifetime(
        of:
          scheduler.schedule(try! TickSchedule(every: .seconds(1))) { _ in
            stage.events.increment()
            scheduler.schedule(after: .milliseconds(500)) { stage.events.increment() }
          })
      let subscription = stage.count(TickSignal<Tick, Never>.interval(.seconds(1), on: scheduler))
      return { count in
        stage.scheduler.advance(by: .seconds(count))
        withExtendedLifetime((scheduler, timer, subscription)) {}
      }
    }
  }
}
