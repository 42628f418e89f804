import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// The countdown hub.
  static let ofHubs = [
    load("hub, keys that count") { stage in
      let hub = CountdownHub<Int>(every: .seconds(1), on: stage.scheduler)
      hub.start(1, for: long)
      hub.start(2, .since(stage.scheduler.now))
      hub.start(3, to: stage.scheduler.wallNow.advanced(by: long))
      let subscriptions = [1, 2, 3].map { stage.count(hub.signal(for: $0)) }
      return stage.passing(keeping: (hub, subscriptions))
    },
    calls("hub, started and stopped") { stage in
      let hub = CountdownHub<Int>(every: .seconds(1), on: stage.scheduler)
      let subscription = stage.count(hub.signal(for: 1))
      return { _ in
        hub.start(1, for: .seconds(5))
        stage.scheduler.advance(by: .seconds(1))
        hub.stop(1)
        withExtendedLifetime(subscription) {}
      }
    },
    calls("hub, new keys that end") { stage in
      let hub = CountdownHub<Int>(every: .seconds(1), on: stage.scheduler)
      return { number in
        hub.start(number, for: .seconds(2))
        stage.count(hub.signal(for: number)).dispose()
        stage.scheduler.advance(by: .seconds(1))
        hub.stop(number - 3)
      }
    },
    calls("hub, paused and resumed, looked at") { stage in
      let hub = CountdownHub<Int>(every: .seconds(1), on: stage.scheduler)
      hub.start(1, for: long)
      let subscription = stage.count(hub.signal(for: 1))
      return { _ in
        hub.pause(1)
        stage.scheduler.advance(by: .seconds(1))
        hub.resume(1)
        stage.scheduler.advance(by: .seconds(1))
        withExtendedLifetime((subscription, hub[1], hub.snapshot, hub.deadline(for: 1))) {}
      }
    },
    calls("hub, pause(while:) again and again") { stage in
      let hub = CountdownHub<Int>(every: .seconds(1), on: stage.scheduler)
      hub.start(1, for: long)
      let subscription = stage.count(hub.signal(for: 1))
      return { _ in
        let isPaused = TickValue(true)
        let handle = hub.pause(while: isPaused.signal)
        stage.scheduler.advance(by: .seconds(1))
        isPaused.current = false
        stage.scheduler.advance(by: .seconds(1))
        handle.dispose()
        withExtendedLifetime(subscription) {}
      }
    },
    calls("hub, signals subscribed and disposed") { stage in
      let hub = CountdownHub<Int>(every: .seconds(1), on: stage.scheduler)
      hub.start(1, for: long)
      return { _ in stage.count(hub.signal(for: 1)).dispose() }
    },
    load("hub, bound cells, on the main actor") { stage in
      let (hub, cell) = (CountdownHub<Int>(every: .seconds(1), on: stage.scheduler), Counter())
      hub.start(1, for: long)
      await MainActor.run { hub.bind(cell, to: 1) { (_, _: Duration?) in stage.events.increment() } }
      return { count in
        await MainActor.run { stage.scheduler.advance(by: .seconds(count)) }
        withExtendedLifetime((hub, cell)) {}
      }
    },
    load("hub, a cell bound again and again, new cells") { stage in
      let (hub, cell) = (CountdownHub<Int>(every: .seconds(1), on: stage.scheduler), Counter())
      hub.start(1, for: long)
      hub.start(2, for: long)
      return { count in
        await MainActor.run {
          for number in 0..<count {
            hub.bind(cell, to: number % 2) { (_, _: Duration?) in stage.events.increment() }
            hub.bind(Counter(), to: 1) { (_, _: Duration?) in }
            let other = Counter()
            hub.bind(other, to: 2) { (_, _: Duration?) in }
            hub.unbind(other)
          }
        }
      }
    },
    load("hub, value(_:) on the main actor") { stage in
      let hub = CountdownHub<Int>(every: .seconds(1), on: stage.scheduler)
      hub.start(1, for: long)
      let value = hub.value(for: 1)
      let subscription = stage.count(value.signal)
      return { count in
        await MainActor.run { stage.scheduler.advance(by: .seconds(count)) }
        withExtendedLifetime((value, subscription)) {}
      }
    },
  ]
}
