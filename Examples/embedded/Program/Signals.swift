import TickStreams

/// Fifteen signals, each of which writes a line for each of its events, with the time.
///
/// It is the same on every host and on the test scheduler: `.ci/embedded` compares the lines.
enum Signals {
  struct Oops: Error {
    let code: Int
  }

  /// Starts all of them.
  static func start(on scheduler: any TickScheduler, _ write: @escaping @Sendable (String) -> Void) -> [Subscription] {
    let signals = Program(scheduler: scheduler, start: scheduler.now, write: write)
    return signals.timed() + signals.failing() + signals.several()
  }
}

private struct Program: Sendable {
  let scheduler: any TickScheduler
  let start: TickInstant
  let write: @Sendable (String) -> Void

  /// Numbers at these times, in tenths of a second.
  func numbers(at times: [Int]) -> TickSignal<Int, Never> {
    .merge(times.enumerated().map { number, time in .after(.milliseconds(time * 100), value: number, on: scheduler) })
  }

  /// Writes a line with the time, the name of a signal and its event.
  func line(_ name: String) -> @Sendable (String) -> Void {
    let (scheduler, start, write) = (scheduler, start, write)
    return { event in
      let time = start.duration(to: scheduler.now).components
      write("\(time.seconds).\(time.attoseconds / 1_000_000_000_000_000 + 1_000) \(name) \(event)")
    }
  }

  func watch<Failure: Error>(
    _ name: String, _ signal: TickSignal<Int, Failure>, _ code: @escaping @Sendable (Failure) -> Int
  ) -> Subscription {
    let line = line(name)
    return signal.subscribe(
      onNext: { line("\($0)") }, onFailed: { line("failed \(code($0))") }, onCompleted: { line("completed") })
  }

  func watch(_ name: String, _ signal: TickSignal<Int, Never>) -> Subscription {
    let line = line(name)
    return signal.subscribe(onNext: { line("\($0)") }, onCompleted: { line("completed") })
  }

  func timed() -> [Subscription] {
    let typed = numbers(at: [1, 2, 3, 9, 10, 30, 31, 50])
    return [
      watch("interval", TickSignal.interval(.milliseconds(700), delay: .zero, on: scheduler).map { $0.index }.take(8)),
      watch("countdown", TickSignal.countdown(for: .milliseconds(3_300), on: scheduler).map { Int($0.components.seconds) }),
      watch("debounce", typed.debounce(for: .milliseconds(400), on: scheduler)),
      watch("throttle", typed.throttle(for: .milliseconds(400), on: scheduler)),
      watch("delay", typed.delay(.milliseconds(250), on: scheduler)),
      watch("sample", typed.sample(every: .milliseconds(500), on: scheduler)),
      watch("collect", typed.collect(every: .seconds(1), on: scheduler).map { $0.reduce(0) { $0 * 10 + $1 } }),
      watch("window", typed.window(every: .seconds(1), on: scheduler).flatMap { $0.count() }),
      watch("frozen", TickSignal.interval(.milliseconds(600), on: scheduler.paused(while: paused)).map { $0.index }.take(6)),
    ]
  }

  private var paused: TickSignal<Bool, Never> {
    TickSignal.merge([
      .after(.milliseconds(1_500), value: true, on: scheduler), .after(.milliseconds(2_400), value: false, on: scheduler),
    ])
  }

  func failing() -> [Subscription] {
    let broken = numbers(at: [2, 4]).promoteFailure(to: Signals.Oops.self).concat(.fail(Signals.Oops(code: 7)))
    return [
      watch("timeout", numbers(at: [1, 5, 19]).timeout(afterSilence: .milliseconds(800), on: scheduler)) {
        Int($0.duration.components.seconds)
      },
      watch("retry", broken.retry(3, backoff: .exponential(from: .milliseconds(100)), on: scheduler)) { $0.code },
      watch("catch", broken.catch { .just($0.code) }),
    ]
  }

  func several() -> [Subscription] {
    let taps = numbers(at: [3, 4, 12, 20])
    let shared = TickSignal.interval(.milliseconds(500), on: scheduler).map { $0.index }.take(6).share(replay: 1)
    return [
      watch(
        "flatMapLatest",
        taps.flatMapLatest { tap in
          TickSignal.interval(.milliseconds(300), on: scheduler).map { tap * 10 + $0.index }.take(4)
        }),
      watch("merge", TickSignal.merge([taps, TickSignal.interval(.milliseconds(900), on: scheduler).map { 100 + $0.index }.take(3)])),
      watch("combineLatest", taps.combineLatest(shared).map { $0 * 100 + $1 }),
      watch("zip", taps.zip(shared).map { $0 * 100 + $1 }),
      watch("shared", shared.delaySubscription(.milliseconds(1_200), on: scheduler)),
      watch("race", TickSignal.race([taps, numbers(at: [2, 25]).map { $0 + 50 }])),
    ]
  }
}
