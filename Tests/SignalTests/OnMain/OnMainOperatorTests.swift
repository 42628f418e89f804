import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The state of the main actor that the closures of these tests change.
@MainActor private final class Model: Sendable {
  var factor = 10
  var seen: [String] = []

  nonisolated init() {}
}

/// Runs `body` on another thread, and then the work that it queued on main.
private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
  _ = onThread(body)
  await mainIsIdle()
}

@Suite("Operators whose closures are on the main actor") @MainActor struct OnMainOperatorTests {
  private let model = Model()
  private let subject = TickSubject<Int, Never>()
  private let log = Log<String>()

  private func subscribe<Value, Failure>(_ signal: TickSignal<Value, Failure>) -> Subscription {
    signal.observe { [log] in log.append("\($0)") }
  }

  @Test func mapRunsInPlaceOnMain() {
    let subscription = subscribe(subject.signal.onMain.map { [model] in $0 * model.factor })
    subject.next(1)
    model.factor = 100
    subject.send(2, completing: true)
    expectEqual(log.entries, ["next(10)", "next(200)", "completed"])
    withExtendedLifetime(subscription) {}
  }

  @Test func mapQueuesWhatArrivesElsewhereInOrder() async {
    let subscription = subscribe(
      subject.signal.onMain.map { [model] value in
        MainActor.preconditionIsolated()
        return value * model.factor
      })
    _ = onThread { [subject] in for value in 1...3 { subject.next(value) } }
    subject.next(4)
    #expect(log.entries.isEmpty, "the fourth must not overtake those that are queued")
    await elsewhere { [subject] in subject.completed() }
    expectEqual(log.entries, ["next(10)", "next(20)", "next(30)", "next(40)", "completed"])
    withExtendedLifetime(subscription) {}
  }

  @Test func compactMapDropsNil() {
    let subscription = subscribe(subject.signal.onMain.compactMap { [model] in $0 > 1 ? $0 * model.factor : nil })
    subject.send(1, 2)
    expectEqual(log.entries, ["next(20)"])
    withExtendedLifetime(subscription) {}
  }

  @Test func filterPassesOnWhatIsIncluded() {
    let subscription = subscribe(subject.signal.onMain.filter { [model] in $0 > model.factor })
    subject.send(10, 11)
    expectEqual(log.entries, ["next(11)"])
    withExtendedLifetime(subscription) {}
  }

  @Test func catchContinuesWithTheSignalOfTheHandler() {
    let failing = TickSubject<Int, StubFailure>()
    let subscription = subscribe(
      failing.signal.onMain.catch { [model] failure in
        model.seen.append("\(failure.code)")
        return .just(model.factor)
      })
    failing.next(1)
    failing.failed(StubFailure(code: 7))
    expectEqual(log.entries, ["next(1)", "next(10)", "completed"])
    expectEqual(model.seen, ["7"])
    withExtendedLifetime(subscription) {}
  }

  @Test func flatMapLatestDisposesTheSignalBefore() {
    let inner = [TickSubject<String, Never>(), TickSubject<String, Never>()]
    let subscription = subscribe(
      subject.signal.onMain.flatMapLatest { [weak model] index in
        model?.seen.append("\(index)")
        return inner[index].signal
      })
    subject.send(0, 1)
    inner[0].next("old")
    inner[1].next("new")
    expectEqual(log.entries, ["next(new)"])
    expectEqual(model.seen, ["0", "1"])
    withExtendedLifetime(subscription) {}
  }

  @Test func flatMapRunsAllAndFlatMapFirstTheFirst() {
    let inner = [TickSubject<String, StubFailure>(), TickSubject<String, StubFailure>()]
    let subscriptions = [
      subscribe(subject.signal.onMain.flatMap { [model] index in inner[index + model.factor - 10].signal }),
      subscribe(subject.signal.onMain.flatMapFirst { [model] index in inner[index + model.factor - 10].signal }),
    ]
    subject.send(0, 1)
    inner[0].next("a")
    inner[1].next("b")
    expectEqual(log.entries, ["next(a)", "next(a)", "next(b)"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aSignalThatFailsRunsForValuesThatCanFailToo() {
    let failing = TickSubject<Int, StubFailure>()
    let subscription = subscribe(
      failing.signal.onMain.flatMapLatest { [model] _ in .fail(StubFailure(code: model.factor)) as TickSignal<Int, StubFailure> })
    failing.next(1)
    expectEqual(log.entries, ["failed(StubFailure(code: 10))"])
    withExtendedLifetime(subscription) {}
  }

  @Test func concatMapStartsTheNextSignalOnMainAlsoIfTheOneBeforeEndsElsewhere() async {
    let inner = [TickSubject<String, Never>(), TickSubject<String, Never>()]
    let subscription = subscribe(
      subject.signal.onMain.concatMap { [model] index in
        MainActor.preconditionIsolated()
        model.seen.append("\(index)")
        return inner[index].signal
      })
    subject.send(0, 1)
    expectEqual(model.seen, ["0"])
    await elsewhere { inner[0].completed() }
    expectEqual(model.seen, ["0", "1"])
    inner[1].next("b")
    expectEqual(log.entries, ["next(b)"])
    withExtendedLifetime(subscription) {}
  }

  @Test func aDisposalOnMainDropsWhatIsQueued() async {
    let subscription = subscribe(subject.signal.onMain.map { [model] in $0 * model.factor })
    _ = onThread { [subject] in subject.next(1) }
    subscription.dispose()
    await elsewhere {}
    expectEmpty(log.entries)
  }

  @Test func theClosureIsReleasedWithTheSignal() {
    weak var witness: Witness?
    do {
      let captured = Witness()
      witness = captured
      let subscription = subscribe(subject.signal.onMain.map { [captured] value in withExtendedLifetime(captured) { value } })
      subject.next(1)
      subscription.dispose()
    }
    #expect(witness == nil)
  }
}

@Suite("handleEvents on the main actor") @MainActor struct OnMainEventsTests {
  private let model = Model()
  private let subject = TickSubject<Int, StubFailure>()

  private var handled: TickSignal<Int, StubFailure> {
    let model = model
    return subject.signal.onMain.handleEvents(
      onSubscribe: { model.seen.append("subscribed") },
      onNext: { model.seen.append("\($0)") },
      onFailed: { model.seen.append("failed \($0.code)") },
      onCompleted: { model.seen.append("completed") },
      onCancel: { model.seen.append("canceled") }
    )
  }

  @Test func eachEventIsToldInPlaceBeforeItIsPassedOn() {
    let subscription = handled.observe { [model] event in MainActor.assumeIsolated { model.seen.append("\(event)") } }
    subject.next(1)
    subject.failed(StubFailure(code: 7))
    expectEqual(model.seen, ["subscribed", "1", "next(1)", "failed 7", "failed(StubFailure(code: 7))"])
    subscription.dispose()
    expectEqual(model.seen.last, "failed(StubFailure(code: 7))", "an end is no cancellation")
  }

  @Test(arguments: [.next(1), .failed(StubFailure()), .completed] as [Event<Int, StubFailure>])
  func aSubscriptionThatEndsWhenItBeginsIsToldNothingElse(event: Event<Int, StubFailure>) {
    let handle = SerialDisposable()
    let handled = subject.signal.onMain.handleEvents(
      onSubscribe: { [model] in
        model.seen.append("subscribed")
        handle.dispose()
      },
      onNext: { [model] in model.seen.append("\($0)") }, onFailed: { [model] _ in model.seen.append("failed") },
      onCompleted: { [model] in model.seen.append("completed") }, onCancel: { [model] in model.seen.append("canceled") },
      onEnd: { [model] in model.seen.append("ended") })
    // Off main it begins with the first event, if that comes before its turn on main.
    #expect(onThread { handle.inner = handled.observe { _ in } })
    subject.send(event)
    expectEqual(model.seen, ["subscribed", "canceled", "ended"])
  }

  @Test func completionAndCancellationAreToldOnce() {
    let first = handled.observe { _ in }
    first.dispose()
    first.dispose()
    expectEqual(model.seen, ["subscribed", "canceled"])
    let second = handled.observe { _ in }
    subject.completed()
    second.dispose()
    expectEqual(model.seen, ["subscribed", "canceled", "subscribed", "completed"])
  }

  @Test func aSubscriptionElsewhereIsToldInOrder() async {
    let bag = DisposeBag()
    await elsewhere { [handled, subject] in
      handled.observe { _ in }.store(in: bag)
      subject.send(1, 2, completing: true)
    }
    expectEqual(model.seen, ["subscribed", "1", "2", "completed"])
  }

  @Test(arguments: ["1", "failed 7", "completed"])
  func subscribedElsewhereTheStartIsToldBeforeAnEventThatComesOnMainFirst(event: String) async {
    let bag = DisposeBag()
    _ = onThread { [handled] in handled.observe { _ in }.store(in: bag) }
    switch event {
    case "1": subject.next(1)
    case "completed": subject.completed()
    default: subject.failed(StubFailure(code: 7))
    }
    expectEqual(model.seen, ["subscribed", event], "in place, before the turn of main that was to tell the start")
    await elsewhere {}
    expectEqual(model.seen, ["subscribed", event], "the start is told once")
  }

  @Test func aCancellationElsewhereIsToldBehindTheStart() async {
    await elsewhere { [handled] in handled.observe { _ in }.dispose() }
    expectEqual(model.seen, ["subscribed", "canceled"])
  }

  @Test func whatIsDisposedOnMainBeforeItsStartWasToldIsNotTold() async {
    let bag = Log<Subscription>()
    _ = onThread { [handled] in bag.append(handled.observe { _ in }) }
    bag.entries[0].dispose()
    await elsewhere {}
    #expect(model.seen.isEmpty, "neither the start, which would come last, nor the end")
  }
}

@Suite("Subscribing for an owner") @MainActor struct OwnerEndsTests {
  private let failing = TickSubject<Int, StubFailure>()
  private let subject = TickSubject<Int, Never>()
  private let log = Log<String>()

  @Test func anOwnerOnMainGetsValuesAndTheFailure() {
    let model = Model()
    let subscription = failing.signal.onMain.subscribe(
      with: model, onNext: { me, value in me.seen.append("\(value)") },
      onFailed: { me, failure in me.seen.append("failed \(failure.code)") },
      onCompleted: { me in me.seen.append("completed") })
    failing.next(1)
    failing.failed(StubFailure(code: 7))
    expectEqual(model.seen, ["1", "failed 7"])
    subscription.dispose()
  }

  @Test func anOwnerOnMainGetsTheCompletion() {
    let model = Model()
    let subscriptions = [
      failing.signal.onMain.subscribe(
        with: model, onNext: { _, _ in }, onFailed: { _, _ in }, onCompleted: { me in me.seen.append("completed") }),
      subject.signal.onMain.subscribe(with: model, onNext: { _, _ in }, onCompleted: { me in me.seen.append("completed too") }),
    ]
    failing.completed()
    subject.completed()
    expectEqual(model.seen, ["completed", "completed too"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func anOwnerElsewhereGetsValuesAndTheEnds() {
    let owner = Witness()
    let subscriptions = [
      failing.signal.subscribe(
        with: owner, onNext: { _, value in log.append("\(value)") }, onFailed: { _, failure in log.append("failed \(failure.code)") }),
      subject.signal.subscribe(with: owner, onNext: { _, value in log.append("\(value)") }, onCompleted: { _ in log.append("completed") }),
    ]
    failing.next(1)
    failing.failed(StubFailure(code: 7))
    subject.send(2, completing: true)
    expectEqual(log.entries, ["1", "failed 7", "2", "completed"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func afterTheOwnerIsGoneNoneOfTheClosuresIsCalled() {
    var owner: Witness? = Witness()
    let subscription = owner.map {
      failing.signal.onMain.subscribe(
        with: $0, onNext: { _, _ in log.append("next") }, onFailed: { _, _ in log.append("failed") },
        onCompleted: { _ in log.append("completed") })
    }
    owner = nil
    failing.next(1)
    expectEmpty(log.entries)
    expectEqual(subscription?.isDisposed, true)
  }
}
