import Foundation
import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the DocC pages, word for word; `SamplesInSync` compares them.

// MARK: - Types and functions

func heartbeat(
  while isForeground: TickSignal<Bool, Never>,
  on scheduler: some TickScheduler
) -> TickSignal<Tick, Never> {
  isForeground.removeDuplicates().flatMapLatest { isForeground in
    isForeground
      ? .interval(.seconds(60), delay: .zero, on: scheduler) : .empty
  }
}

final class Reminder {
  private let scheduler: any TickScheduler

  init(scheduler: any TickScheduler = .main) {
    self.scheduler = scheduler
  }

  func remind() -> TickSignal<String, Never> {
    .after(.seconds(300), value: "Take a break", on: scheduler)
  }
}

final class FrameAlarm: Alarm {
  private struct State {
    var now = TickInstant.origin
    var wall = WallInstant.system
    var due = TickInstant.distantFuture
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  var timebase: Timebase { .continuous }
  var now: TickInstant { state.withLock { $0.now } }
  var wallNow: WallInstant { state.withLock { $0.wall } }
  var isCurrent: Bool { MainScheduler.shared.isCurrent }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.due = instant
      state.wake = wake
    }
  }

  func disarm() {
    state.withLock { $0.wake = nil }
  }

  /// Called by the loop for every frame, on the main actor.
  func frame(at time: TickInstant) {
    let wake = state.withLock { state in
      (state.now, state.wall) = (time, .system)
      return state.due <= time ? state.wake.take() : nil
    }
    wake?()
  }
}

enum LoadError: Error {
  case offline
}

final class Feed {
  private(set) var items: [Int] = []
  private(set) var message = ""
  private let bag = DisposeBag()

  func fetch() async throws(LoadError) -> Int {
    42
  }

  func load() -> TickSignal<Int, LoadError> {
    TickSignal { subscriber in
      let task = Task {
        do throws(LoadError) {
          subscriber.next(try await self.fetch())
          subscriber.completed()
        } catch {
          subscriber.failed(error)
        }
      }
      return AnyDisposable { task.cancel() }
    }
  }

  func start() {
    load().onMain.subscribe(
      onNext: show, onFailed: { [weak self] in self?.message = "\($0)" }
    ).store(in: bag)
  }

  private func show(_ item: Int) {
    items.append(item)
  }
}

nonisolated struct Price: Equatable {
  var cents: Int
  var text: String { "\(cents / 100).\(cents % 100)" }
}

func texts(of prices: TickSignal<Price, Never>) -> TickSignal<String, Never> {
  prices.removeDuplicates().filter { $0 != Price(cents: 0) }.map(\.text)
}

nonisolated func format(_ remaining: Duration) -> String {
  "\(remaining.components.seconds) s"
}

func texts(of countdown: TickSignal<Duration, Never>) -> TickSignal<
  String, Never
> {
  countdown.map(format)
}

final class Limiter {
  var limit = 3
  private(set) var last = 0
  private let bag = DisposeBag()

  func start(_ signal: TickSignal<Int, Never>) {
    signal.filter { [limit] value in value < limit }
      .onMain.subscribe(with: self) { me, value in me.last = value }
      .store(in: bag)
  }
}

// MARK: - Samples

struct DocSamples {
  private let scheduler = TestScheduler()

  @Test func contractReentrantSend() {
    let printed = Transcript.of {
      let subject = TickSubject<Int, Never>()
      let subscription = subject.signal.subscribe(onNext: { value in
        print("enter", value)
        // Queued: it comes when this delivery is over.
        if value == 1 { subject.next(2) }
        print("leave", value)
      })
      subject.next(1)
      subscription.dispose()
    }
    let expected = """
      enter 1
      leave 1
      enter 2
      leave 2
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func missedTicksAfterSleep() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let ticks = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
      scheduler.sleepDevice(for: .seconds(36_000))
      print(ticks.values.count, "tick, missed", ticks.values[0].missed)
    }
    let expected = """
      1 tick, missed 35999
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func sharedPhase() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let first = scheduler.record(
        TickSignal.countdown(
          for: .milliseconds(2_300), phase: .shared, on: scheduler))
      let second = scheduler.record(
        TickSignal.countdown(
          for: .milliseconds(2_700), phase: .shared, on: scheduler))
      scheduler.advance(by: .seconds(3))
      print(first.events.map(\.time))
      print(second.events.map(\.time))
    }
    let expected = """
      [0.0 seconds, 1.0 seconds, 2.3 seconds, 2.3 seconds]
      [0.0 seconds, 1.0 seconds, 2.0 seconds, 2.7 seconds, 2.7 seconds]
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func validatedSchedule() {
    let printed = Transcript.of {
      do {
        let schedule = try TickSchedule(every: .seconds(0), delay: .zero)
        print("every", schedule.interval)
      } catch {
        print(error)
      }
    }
    let expected = """
      interval must be greater than zero, but is 0.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func theEndOfAScheduler() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()  // or a QueueScheduler
      let timer = scheduler.schedule(after: .seconds(60)) { print("beat") }
      scheduler.shutdown()
      print(timer.isDisposed, scheduler.statistics.pending)
      print(scheduler.schedule { print("new work") }.isDisposed)
      scheduler.advance(by: .seconds(60))
    }
    let expected = """
      true 0
      true
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func idleTimer() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let idle = scheduler.schedule(after: .seconds(30)) {
        print("idle at", scheduler.now)
      }
      scheduler.advance(by: .seconds(20))
      idle.reschedule(after: .seconds(30))  // something happened
      scheduler.advance(by: .seconds(60))
      idle.dispose()
    }
    let expected = """
      idle at 50.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func frameAlarm() {
    let printed = Transcript.of {
      let alarm = FrameAlarm()
      let frames = AlarmScheduler(alarm)
      let subscription = TickSignal.interval(.milliseconds(100), on: frames)
        .subscribe(onNext: { print($0.index, "at", $0.fired) })
      for frame in 0...18 {
        alarm.frame(at: TickInstant.origin.advanced(by: .milliseconds(16 * frame)))
      }
      subscription.dispose()
    }
    let expected = """
      0 at 0.112 seconds
      1 at 0.208 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func testingLandingPage() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let beats = scheduler.record(
        TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).map(\.index))
      scheduler.advance(by: .seconds(3_600))
      print(
        beats.values.count, "beats, the last at", beats.events.last?.time ?? .zero)
    }
    let expected = """
      61 beats, the last at 3600.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func debounceInVirtualTime() {
    let scheduler = TestScheduler()
    let typed = TickSubject<String, Never>()
    let searches = scheduler.record(
      typed.signal.debounce(for: .milliseconds(300), on: scheduler))

    typed.next("t")
    scheduler.advance(by: .milliseconds(200))
    typed.next("ti")
    scheduler.advance(by: .milliseconds(299))
    #expect(searches.values.isEmpty)  // silence is asserted, too
    scheduler.advance(by: .milliseconds(1))
    #expect(searches.events == [.next("ti", at: .milliseconds(500))])
  }

  @Test func nothingLeftBehind() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), on: scheduler).take(2))
    #expect(
      scheduler.pending.map(\.deadline)
        == [scheduler.now.advanced(by: .seconds(1))])
    // True: nothing is pending.
    #expect(scheduler.advanceUntilIdle(limit: .events(1_000)))
    #expect(scheduler.pending.isEmpty)
    #expect(recording.isFinished)
  }

  @Test func sleepingDevice() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
      let awake = scheduler.record(
        TickSignal.countdown(for: .seconds(60), on: uptime))
      let always = scheduler.record(
        TickSignal.countdown(for: .seconds(60), on: scheduler))
      scheduler.sleepDevice(for: .seconds(45))
      scheduler.advance(by: .zero)
      print("awake", awake.values.last ?? .zero)
      print("always", always.values.last ?? .zero)
    }
    let expected = """
      awake 60.0 seconds
      always 15.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func wallClockJump() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let sale = scheduler.record(
        TickSignal.countdown(
          to: scheduler.date.addingTimeInterval(60), on: scheduler))
      let code = scheduler.record(
        TickSignal.countdown(for: .seconds(60), on: scheduler))
      scheduler.advance(by: .seconds(1))
      scheduler.jumpWallClock(by: .seconds(30))
      print("sale", sale.values)
      print("code", code.values)
    }
    let expected = """
      sale [60.0 seconds, 59.0 seconds, 29.0 seconds]
      code [60.0 seconds, 59.0 seconds]
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func coalescing() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let first = scheduler.record(
        TickSignal.after(.seconds(1), leeway: .seconds(1), on: scheduler))
      let second = scheduler.record(
        TickSignal.after(.milliseconds(1_700), leeway: .seconds(1), on: scheduler))
      scheduler.advance(by: .seconds(3))
      print(first.events[0].time, "and", second.events[0].time)
    }
    let expected = """
      1.7 seconds and 1.7 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func mainDeliveryInPlace() {
    let scheduler = TestScheduler()
    let label = Label()
    let binding = TickSignal.countdown(for: .seconds(9), on: scheduler).map {
      "\($0.components.seconds)"
    }.bind(to: \.text, on: label)
    scheduler.advance(by: .seconds(4))
    #expect(label.text == "5")
    binding.dispose()
  }

  @Test func landingPageHeartbeat() {
    let recording = scheduler.record(heartbeat(while: .just(true), on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.values.map(\.scheduled.nanoseconds) == [0, 60_000_000_000])
  }

  @Test func reminder() {
    let recording = scheduler.record(Reminder(scheduler: scheduler).remind())
    scheduler.advance(by: .seconds(300))
    #expect(recording.events == [.next("Take a break", at: .seconds(300)), .completed(at: .seconds(300))])
  }

  @Test func feedOfAnAsynchronousFunction() async {
    let feed = Feed()
    var loaded: [Int] = []
    do throws(LoadError) {
      for try await item in feed.load().values { loaded.append(item) }
    } catch {
      Issue.record(error)
    }
    #expect(loaded == [42])
    feed.start()
    while feed.items.isEmpty { await Task.yield() }
    #expect(feed.items == [42])
    #expect(feed.message.isEmpty)
  }

  @Test func valueTypesOfAnApp() {
    let prices = TickSignal<Price, Never>.from([Price(cents: 0), Price(cents: 1250), Price(cents: 1250), Price(cents: 999)])
    #expect(scheduler.record(texts(of: prices)).values == ["12.50", "9.99"])
    let countdown = scheduler.record(texts(of: TickSignal.countdown(for: .seconds(1), on: scheduler)))
    scheduler.advance(by: .seconds(1))
    #expect(countdown.values == ["1 s", "0 s"])
  }

  @Test func limiter() {
    let limiter = Limiter()
    limiter.start(.from([1, 2, 3, 4]))
    #expect(limiter.last == 2)
  }

  @Test func statistics() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    scheduler.advance(by: .seconds(2))
    print(scheduler.statistics)
    // wake-ups 2, fires 2, coalesced 0, missed 0, pending 1;
    // lateness p50 < 1e-09 seconds, p99 < 1e-09 seconds, worst < 1e-09 seconds
    #expect(
      scheduler.statistics.description
        == "wake-ups 2, fires 2, coalesced 0, missed 0, pending 1; lateness p50 < 1e-09 seconds, p99 < 1e-09 seconds, worst < 1e-09 seconds"
    )
    #expect(recording.values.count == 2)
  }
}
