import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the documentation, as an app writes them: everything on the main actor by default.

nonisolated struct Reply: Sendable, Equatable {}

nonisolated enum PostError: Error {
  case timedOut
}

struct Heartbeat {
  let isForeground: TickSignal<Bool, Never>
  let post: TickSignal<Reply, PostError>
  let loggedOut: TickSignal<Void, Never>

  func heartbeat(on scheduler: any TickScheduler) -> TickSignal<Reply, Never> {
    isForeground.removeDuplicates()
      .flatMapLatest { [post] foreground in  // background cancels the beat in flight, foreground beats immediately
        foreground
          ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
            .flatMapFirst { _ in  // no second beat while one is in flight
              post.timeout(after: .seconds(20), failing: PostError.timedOut, on: scheduler)
                .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)
                .catch { _ in .empty }
            }
          : .empty
      }
      .take(until: loggedOut)
  }
}

final class Label {
  var text: String? = nil
  var title = ""
}

final class Screen {
  var shown: [Int] = []
  private var bag = DisposeBag()
  let scheduler: any TickScheduler

  init(scheduler: any TickScheduler = .main) {
    self.scheduler = scheduler
  }

  func start(_ signal: TickSignal<Int, Never>) {
    signal.onMain.subscribe(with: self) { me, value in me.shown.append(value) }.store(in: bag)
  }

  func beats() -> TickSignal<Int, Never> {
    TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
  }
}

struct DesignSamples {
  private let scheduler = TestScheduler()

  @Test func sourcesCompile() {
    let date = Date(timeIntervalSince1970: 0)
    let instant = scheduler.now.advanced(by: .seconds(5))
    _ = TickSignal.interval(.seconds(60), on: scheduler)
    _ = TickSignal.interval(.seconds(60), delay: .zero, leeway: .seconds(1), on: scheduler)
    _ = TickSignal.interval(.seconds(1), delay: .milliseconds(250), leeway: .zero, missedTicks: .burst, on: scheduler)
    _ = TickSignal.interval(.seconds(1), on: .main)
    _ = TickSignal.after(.seconds(5), on: scheduler)
    _ = TickSignal.at(instant, on: scheduler)
    _ = TickSignal.at(date, on: scheduler)
    _ = TickSignal.countdown(to: instant, on: scheduler)
    _ = TickSignal.countdown(to: date, on: scheduler)
    _ = TickSignal.countdown(for: .seconds(60), on: scheduler)
    _ = TickSignal.elapsed(since: instant, every: .seconds(1), on: scheduler)
    _ = TickSignal.elapsed(since: date, on: .main)
  }

  @Test func scheduleCompiles() throws {
    let schedule = try TickSchedule(every: .seconds(1), delay: .zero, leeway: .zero, missedTicks: .skip)
    _ = TickSignal.interval(schedule, on: scheduler)
  }

  @Test func handMadeSignal() {
    let signal = TickSignal<Int, Never> { subscriber in
      subscriber.next(1)
      subscriber.completed()
      return Disposables.none
    }
    let recording = scheduler.record(signal)
    #expect(recording.events == [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func subjectsAndHandles() {
    let subject = TickSubject<Int, PostError>()
    let handle = SerialDisposable()
    handle.inner = subject.signal.observe { event in _ = event }
    let other = subject.signal.subscribe(onNext: { _ in }, onFailed: { _ in }, onCompleted: {})
    subject.next(1)
    subject.failed(.timedOut)
    subject.completed()
    handle.dispose()
    other.dispose()
    let pings = TickSubject<Void, Never>()
    pings.next()
  }

  @Test func recordingOfAnInterval() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index))
    scheduler.advance(by: .seconds(3))
    #expect(recording.values == [0, 1, 2, 3])
    #expect(
      recording.events == [
        .next(0, at: .zero), .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)),
      ]
    )
  }

  @Test func mainActorDeliveryIsSynchronousOnMain() {
    let subject = TickSubject<Int, Never>()
    let screen = Screen()
    screen.start(subject.signal)
    subject.next(7)
    #expect(screen.shown == [7])
    let label = Label()
    let subscription = subject.signal.onMain.subscribe { value in label.text = "\(value)" }
    subject.next(8)
    #expect(label.text == "8")
    subscription.dispose()
  }

  @Test func bindSetsTheValueAtOnce() {
    let value = TickValue("a")
    let label = Label()
    let first = value.signal.bind(to: \.text, on: label)
    let second = value.signal.bind(to: \.title, on: label)
    #expect(label.text == "a")
    value.current = "b"
    #expect(label.title == "b")
    first.dispose()
    second.dispose()
  }

  @Test func aSchedulerAsDefaultArgument() {
    let screen = Screen(scheduler: scheduler)
    screen.start(screen.beats())
    scheduler.advance(by: .seconds(2))
    #expect(screen.shown == [0, 1])
  }

  @Test func heartbeatRunsAsWritten() {
    let foreground = TickValue(true)
    let logout = TickSubject<Void, Never>()
    let heartbeat = Heartbeat(isForeground: foreground.signal, post: .just(Reply()), loggedOut: logout.signal)
    let recording = scheduler.record(heartbeat.heartbeat(on: scheduler))
    scheduler.advance(by: .seconds(90))
    foreground.current = false
    scheduler.advance(by: .seconds(600))
    #expect(scheduler.pending.isEmpty)
    foreground.current = true
    scheduler.advance(by: .seconds(60))
    logout.next()
    #expect(recording.events.map(\.time) == [.zero, .seconds(60), .seconds(690), .seconds(750), .seconds(750)])
    #expect(recording.isFinished)
  }

  @Test func valuesInALoop() async {
    var seen: [Int] = []
    for await value in TickSignal<Int, Never>.from(1...5).values { seen.append(value) }
    #expect(seen == [1, 2, 3, 4, 5])
  }
}

struct SubscribingOnBehalfOfAnOwner {
  @Test func withATrailingClosure() {
    let subject = TickSubject<Int, Never>()
    let screen = Screen()
    let subscription = subject.signal.subscribe(with: screen) { _, value in _ = value }
    subject.next(1)
    subscription.dispose()
    let onMain = subject.signal.onMain.subscribe(with: screen) { me, value in me.shown.append(value) }
    subject.next(2)
    #expect(screen.shown == [2])
    onMain.dispose()
  }
}

struct DistantFutureIsNotAmbiguous {
  @Test func besideFoundation() {
    let scheduler = TestScheduler()
    _ = TickSignal.countdown(to: .distantFuture, on: scheduler)
    _ = TickSignal.at(.distantFuture, on: scheduler)
    _ = TickSignal.countdown(to: Date.distantFuture, on: scheduler)
  }
}
