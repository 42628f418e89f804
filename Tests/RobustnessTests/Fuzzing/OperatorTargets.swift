import TestSupport
import TickStreams
import TickStreamsTesting

extension FuzzTarget {
  /// Spans as arguments of sources, operators and schedulers.
  static let operatorTargets = [
    FuzzTarget("timed operators") { input in
      let scheduler = TestScheduler()
      let (first, second) = (input.positiveSpan(), input.positiveSpan())
      let beat = TickSignal.interval(.milliseconds(7), on: scheduler).take(9).map(\.index)
      let signal: TickSignal<Int, Never> =
        switch input.below(12) {
        case 0: beat.debounce(for: first, on: scheduler)
        case 1: beat.throttle(for: first, on: scheduler)
        case 2: beat.delay(first, on: scheduler)
        case 3: beat.timeout(afterSilence: first, first: second, or: .empty, on: scheduler)
        case 4: beat.take(for: first, on: scheduler)
        case 5: beat.skip(for: first, on: scheduler)
        case 6: beat.throttle(for: first, edges: .trailing, on: scheduler)
        case 7: beat.delaySubscription(first, on: scheduler)
        case 8: beat.share(replay: 1, grace: first, on: scheduler)
        case 9 where first > .milliseconds(1): beat.sample(every: first, on: scheduler)
        case 10 where first > .milliseconds(1): beat.collect(every: first, on: scheduler).map(\.count)
        case 11 where first > .milliseconds(1) && second < .seconds(1):
          beat.window(every: first, for: second, on: scheduler).flatMap { $0 }
        default: beat.timeout(after: first, on: scheduler).catch { _ in .just(-1) }
        }
      let recording = scheduler.record(signal, for: .milliseconds(200))
      recording.dispose()
      return scheduler.pending.isEmpty ? nil : "a timer is left: \(scheduler.pending)"
    },
    FuzzTarget("intervals on a grid") { input in
      let scheduler = TestScheduler()
      let (interval, step) = (input.positiveSpan(), input.positiveSpan())
      guard interval > .milliseconds(1), step > .nanoseconds(1) else { return nil }
      let alignment: TickAlignment = input.bool() ? .grid(step) : .wall(step)
      let recording = scheduler.record(TickSignal.interval(interval, alignedTo: alignment, leeway: input.positiveSpan(), on: scheduler))
      scheduler.advance(by: .milliseconds(20))
      scheduler.jumpWallClock(by: input.span())
      scheduler.advance(by: .milliseconds(20))
      let ticks = recording.values
      recording.dispose()
      guard zip(ticks, ticks.dropFirst()).allSatisfy({ $0.index < $1.index && $0.fired <= $1.fired }) else {
        return "out of order: \(ticks)"
      }
      return scheduler.pending.isEmpty ? nil : "a timer is left"
    },
    FuzzTarget("timers that are moved") { input in
      let (alarm, scheduler) = HandAlarm.scheduler()
      let timer = scheduler.schedule(at: .distantFuture) {}
      for _ in 0..<6 {
        switch input.below(4) {
        case 0: timer.reschedule(at: TickInstant(nanoseconds: input.integer()))
        case 1: timer.reschedule(after: input.span())
        case 2: alarm.wake()
        default: alarm.pass(.milliseconds(input.below(255)))
        }
      }
      timer.dispose()
      return alarm.armed == nil ? nil : "a wake-up is left"
    },
    FuzzTarget("scaled time") { input in
      let scheduler = TestScheduler()
      let rate = input.number()
      guard rate > 0, rate.isFinite else { return nil }
      let scaled = ScaledScheduler(rate: rate, on: scheduler)
      let count = Log<TickInstant>()
      let due = scaled.now.advanced(by: input.span())
      let timer = scaled.schedule(at: due) { count.append(scaled.now) }
      scheduler.advance(by: .milliseconds(1))
      timer.dispose()
      guard count.entries.allSatisfy({ $0 >= due || rate > 1e6 }) else { return "early: \(count.entries), due \(due), rate \(rate)" }
      return scheduler.pending.isEmpty ? nil : "a timer is left"
    },
    FuzzTarget("values that expire") { input in
      let scheduler = TestScheduler()
      let span = input.span()
      let value = ExpiringValue(1, for: span, on: scheduler)
      guard (value.value != nil) == (span > .zero) else { return "\(span): \(String(describing: value.value))" }
      let longer = input.span()
      value.extend(for: longer)
      guard (value.value != nil) == (span > .zero && longer > .zero) else { return "\(span), then \(longer)" }
      let idle = IdleTimer(after: input.positiveSpan(), on: scheduler)
      idle.restart()
      scheduler.advance(by: input.bool() ? .seconds(1) : .seconds(Int64.max))
      idle.cancel()
      return value.remaining >= .zero ? nil : "negative: \(value.remaining)"
    },
    FuzzTarget("virtual time") { input in
      let scheduler = TestScheduler()
      defer { scheduler.shutdown() }
      let log = Log<Int>()
      scheduler.schedule(after: input.positiveSpan()) { log.append(1) }
      for _ in 0..<4 {
        let span = input.positiveSpan()
        let before = scheduler.now
        switch input.below(4) {
        case 0: scheduler.advance(by: span)
        case 1: scheduler.jumpWallClock(by: input.span())
        case 2: scheduler.sleepDevice(for: span)
        default: scheduler.suspendApp(for: span)
        }
        guard scheduler.now >= before else { return "time went back from \(before) to \(scheduler.now)" }
      }
      return log.count <= 1 ? nil : "one timer fired \(log.count) times"
    },
  ]
}
