import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  static let lookingOn: [OperatorCase] = [
    OperatorCase("HandleEvents", "handleEvents(onNext: { print($0) })", .depth(700)) { source in
      source.handleEvents(onNext: { _ = $0.number }, onCompleted: {}, onCancel: {})
    },
    OperatorCase("Log", #"log("a")"#, .depth(700)) { source in source.log("a", to: { _ in }) },
    OperatorCase("Named", #"named("a")"#, .depth(1_000)) { source in source.named("a") },
  ]

  static let contextsAndSharing: [OperatorCase] = [
    OperatorCase("DeliverOn", "deliver(on: scheduler)", .allowing(.delaysFailures), .depth(1_000)) { $0.deliver(on: $1) },
    OperatorCase(
      "DeliverOn", "deliver(on: scheduler, buffering: .newest(1_000))", .allowing(.delaysFailures), .depth(700)
    ) { source, scheduler in source.deliver(on: scheduler, buffering: .newest(1_000)) },
    OperatorCase("Share", "share()", .unlisted, .allowing(.sharesSource), .depth(200)) { source in source.share() },
    OperatorCase(
      "Share", "share(replay: 1)", .allowing(.sharesSource),
      .example { source, _, scheduler in
        let shared = source.share(replay: 1)
        shared.observe { _ in }.keepUntilFinished()
        return shared.delaySubscription(frames(4), on: scheduler)
      }
    ) { source in source.share(replay: 1) },
    OperatorCase(
      "Share", "share(minimumSubscribers: 2)", .allowing(.sharesSource), .depth(50),
      .example { source, _, scheduler in
        let shared = source.share(minimumSubscribers: 2)
        shared.delaySubscription(frames(2), on: scheduler).observe { _ in }.keepUntilFinished()
        return shared
      }
    ) { source in
      let shared = source.share(minimumSubscribers: 2)
      return shared.merge(shared.ignoreValues(as: LawValue.self))
    },
    OperatorCase("Share", "share(replay: 2)", .unlisted, .allowing(.sharesSource)) { source in source.share(replay: 2) },
    OperatorCase(
      "Share", "share(replay: 1, grace: 3, …)", .allowing([.sharesSource, .lingers, .outlivesScheduler]),
      .example { source, _, scheduler in
        let shared = source.share(replay: 1, grace: frames(3), on: scheduler)
        shared.take(for: frames(4), on: scheduler).observe { _ in }.keepUntilFinished()
        return shared.delaySubscription(frames(6), on: scheduler)
      }
    ) { $0.share(replay: 1, grace: .seconds(10), on: $1) },
    OperatorCase(
      "Multicast", "multicast()", .allowing([.sharesSource, .lingers]),
      .example { source, _, scheduler in
        let connectable = source.multicast()
        scheduler.schedule(after: frames(2)) { connectable.connect().keepUntilFinished() }
        return connectable.signal
      }
    ) { source in connected { source.multicast() } },
    OperatorCase(
      "Multicast", "multicast(TickSubject(replay: 1))", .allowing([.sharesSource, .lingers]),
      .example { source, _, scheduler in
        let connectable = source.multicast(TickSubject(replay: 1))
        connectable.connect().keepUntilFinished()
        return connectable.signal.delaySubscription(frames(4), on: scheduler)
      }
    ) { source in connected { source.multicast(TickSubject(replay: 1)) } },
  ]

  /// A signal that connects for each of its subscriptions.
  private static func connected(_ make: @escaping @Sendable () -> ConnectableSignal<LawValue, LawFailure>) -> Source {
    TickSignal { subscriber in
      let shared = make()
      let seen = shared.signal.observe { subscriber.send($0) }
      return CompositeDisposable([seen, shared.connect()])
    }
  }
}
