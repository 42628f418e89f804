import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Subjects, values and handles.
  static let ofSubjects = [
    calls("subject, values") { stage in
      let subject = TickSubject<Int, Never>()
      let subscription = stage.count(subject.signal)
      return { number in withExtendedLifetime(subscription) { subject.next(number) } }
    },
    calls("replay subject, values") { stage in
      let subject = TickSubject<Int, Never>(replay: 3)
      let subscription = stage.count(subject.signal)
      return { number in withExtendedLifetime(subscription) { subject.next(number) } }
    },
    calls("value, set") { stage in
      let value = TickValue(0)
      let subscription = stage.count(value.signal)
      return { number in withExtendedLifetime(subscription) { value.current = number } }
    },
    calls("value, modify") { stage in
      let value = TickValue(0)
      let subscription = stage.count(value.signal)
      return { _ in withExtendedLifetime(subscription) { value.modify { $0 += 1 } } }
    },
    load("command, executed on main") { stage in
      let command = TickCommand<Int, Int, Never> { .just($0) }
      let subscription = stage.count(command.outputs)
      return { count in await MainActor.run { withExtendedLifetime(subscription) { for number in 0..<count { command.execute(number) } } } }
    },
    calls("subject, replay subject and value, subscribed and disposed") { stage in
      let (subject, replay, value) = (TickSubject<Int, Never>(), TickSubject<Int, Never>(replay: 1), TickValue(0))
      return { number in
        let subscriptions = [stage.count(subject.signal), stage.count(replay.signal), stage.count(value.signal)]
        subject.next(number)
        for subscription in subscriptions { subscription.dispose() }
      }
    },
    calls("subject, subscribers that end themselves") { stage in
      let subject = TickSubject<Int, Never>()
      return { number in
        stage.count(subject.signal.take(1)).keepUntilFinished()
        subject.next(number)
      }
    },
    calls("subscribe(with:)") { stage in
      let (subject, owner) = (TickSubject<Int, Never>(), Counter())
      return { number in
        let subscription = subject.signal.subscribe(with: owner) { owner, _ in owner.increment() }
        subject.next(number)
        subscription.dispose()
        stage.events.increment()
      }
    },
    load("bind(to:on:)") { stage in
      let (subject, object) = (TickSubject<Int, Never>(), TickValue(0))
      return { count in
        await MainActor.run {
          for number in 0..<count {
            let subscription = subject.signal.bind(to: \.current, on: object)
            subject.next(number)
            subscription.dispose()
            if object.current == number { stage.events.increment() }
          }
        }
      }
    },
    calls("value following a signal") { stage in
      let value = TickValue(following: TickSignal.ticks(stage.scheduler), initially: 0)
      let subscription = stage.count(value.signal)
      return { _ in
        stage.scheduler.advance(by: .seconds(1))
        withExtendedLifetime((value, subscription)) {}
      }
    },
    calls("serial disposable, composite, lifetime, bag, of what is over") { stage in
      let (serial, composite, lifetime, bag) = (SerialDisposable(), CompositeDisposable(), Lifetime(), DisposeBag())
      return { _ in
        let members = (0..<4).map { _ in stage.count(TickSignal<Int, Never>.just(1)) }
        serial.inner = members[0]
        composite.add(members[1])
        lifetime.add(members[2])
        bag.add(members[3])
      }
    },
    calls("AnyDisposable, asked again and again") { stage in
      let disposable = AnyDisposable {}
      return { _ in if !disposable.isDisposed { stage.events.increment() } }
    },
  ]
}
