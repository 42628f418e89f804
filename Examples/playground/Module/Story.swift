/// A famous bug: the same minutes of a device, for code as it is usually written, and for TickStreams.
struct Story: Sendable {
  /// What the code has: a device, a scheduler on it, and the notifications of its app.
  struct Stage: Sendable {
    let device: Device
    let scheduler: AlarmScheduler
    /// Whether the app is in the foreground, as often as the system says so.
    let phases: TickSignal<Bool, Never>

    /// What a cell shows: a sale that ends after fifteen seconds, and from the fourth second on, reused, one that ends after twenty.
    var sales: TickSignal<TickInstant, Never> {
      .just(TickInstant.origin.advanced(by: .seconds(15)))
        .merge(.after(.seconds(4), value: TickInstant.origin.advanced(by: .seconds(20)), on: scheduler))
    }

    /// How many letters somebody has typed, in fourteen seconds without a pause.
    var typed: TickSignal<String, Never> {
      TickSignal.interval(.milliseconds(400), delay: .zero, on: scheduler).take(36).scan(0) { letters, _ in letters + 1 }.map { "\($0)" }
    }

    func timer(
      _ kind: PlainTimer.Kind = .runLoop, every interval: Duration = .seconds(86_400), delay: Duration,
      _ fire: @escaping @Sendable () -> Void
    ) -> PlainTimer {
      PlainTimer(kind, every: interval, delay: delay, on: device, scheduler, fire: fire)
    }
  }

  /// The code as it is usually written: a plain timer, a difference of dates.
  let usual: @Sendable (Stage, @escaping @Sendable (String) -> Void) -> Void
  let tickStreams: @Sendable (Stage) -> TickSignal<String, Never>

  /// In the order of `stories.js`.
  static let all = [twoHeartbeats, twiceAsFast, burstAfterSleep, changedDate, debounceForThrottle, retryStorm]

  private static let twoHeartbeats = Story(
    usual: { stage, tell in
      let timers = Box<[PlainTimer]>([])
      stage.phases.subscribe { isForeground in
        if isForeground {
          timers.value.append(stage.timer(every: .seconds(60), delay: .zero) { tell("beat") })
        } else {
          timers.value.last?.invalidate()
        }
      }.keepUntilFinished()
    },
    tickStreams: { stage in
      stage.phases.removeDuplicates()
        .flatMapLatest { isForeground in isForeground ? TickSignal.interval(.seconds(60), delay: .zero, on: stage.scheduler) : .empty }
        .map { _ in "beat" }
    })

  private static let twiceAsFast = Story(
    usual: { stage, tell in
      let left = Box(0)
      stage.sales.subscribe { end in
        left.value = Int(stage.scheduler.now.duration(to: end).nanoseconds / Nanoseconds.second)
        tell("\(left.value)")
        _ = stage.timer(every: .seconds(1), delay: .seconds(1)) {
          guard left.value > 0 else { return }
          left.value -= 1
          tell("\(left.value)")
        }
      }.keepUntilFinished()
    },
    tickStreams: { stage in stage.sales.flatMapLatest { .countdown(to: $0, on: stage.scheduler) }.map { $0.wholeSeconds } })

  private static let burstAfterSleep = Story(
    usual: { stage, tell in _ = stage.timer(.sleepLoop, every: .seconds(10), delay: .zero) { tell("request") } },
    tickStreams: { stage in TickSignal.interval(.seconds(10), delay: .zero, on: stage.scheduler).map { _ in "request" } })

  private static let changedDate = Story(
    usual: { stage, tell in
      let end = stage.device.wallNow.adding(20 * Nanoseconds.second)
      let show: @Sendable () -> Void = {
        let left = end.nanosecondsSince1970 - stage.device.wallNow.nanosecondsSince1970
        tell(Duration.nanoseconds(Swift.max(0, left)).wholeSeconds)
      }
      show()
      _ = stage.timer(every: .seconds(1), delay: .seconds(1), show)
    },
    tickStreams: { stage in
      let server = ReferenceClock(on: stage.scheduler)
      server.synchronize(to: stage.device.wallNow)
      let end = stage.device.wallNow.adding(20 * Nanoseconds.second)
      return TickSignal.countdown(to: end, by: server, on: stage.scheduler).map { $0.wholeSeconds }
    })

  private static let debounceForThrottle = Story(
    usual: { stage, tell in
      let timer = Box<PlainTimer?>(nil)
      stage.typed.subscribe { text in
        timer.value?.invalidate()
        timer.value = stage.timer(delay: .seconds(3)) { tell(text) }
      }.keepUntilFinished()
    },
    tickStreams: { $0.typed.throttle(for: .seconds(3), on: $0.scheduler) })

  private static let retryStorm = Story(
    usual: { stage, tell in
      let server = Server()
      for _ in 0..<Server.clients { request(after: .seconds(1), server, stage) }
      server.report(stage, tell)
    },
    tickStreams: { stage in
      TickSignal { subscriber in
        let server = Server()
        for client in 0..<Server.clients {
          TickSignal<Never, Oops> { subscriber in
            if server.answers(stage) { subscriber.completed() } else { subscriber.failed(Oops()) }
            return AnyDisposable {}
          }
          .retry(backoff: .exponential(from: .seconds(1)).jittered(seed: UInt64(client)), on: stage.scheduler)
          .observe { _ in }.keepUntilFinished()
        }
        return server.report(stage) { subscriber.next($0) }
      }
    })

  /// Asks again after a wait, and then after twice that.
  private static func request(after wait: Duration, _ server: Server, _ stage: Stage) {
    if server.answers(stage) { return }
    _ = stage.timer(delay: wait) { request(after: wait * 2, server, stage) }
  }
}

/// A server that is down for five seconds, and then answers 150 requests a second.
private final class Server: Sendable {
  static let clients = 1_000

  private let requests = Box(0)
  private let left = Box(0)
  private let answered = Box(0)

  func answers(_ stage: Story.Stage) -> Bool {
    requests.value += 1
    guard left.value > 0, stage.scheduler.now.nanoseconds >= 5 * Nanoseconds.second else { return false }
    left.value -= 1
    answered.value += 1
    return true
  }

  /// Tells how many requests came in each half second, and how many have been answered since the start.
  @discardableResult
  func report(_ stage: Story.Stage, _ tell: @escaping @Sendable (String) -> Void) -> TickTimer {
    stage.scheduler.schedule(every: .milliseconds(500)) { [self] _ in
      if requests.value > 0 { tell("\(requests.value) \(answered.value)") }
      (requests.value, left.value) = (0, 75)
    }
  }
}

/// A variable of several closures.
///
/// There is one thread.
private final class Box<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Duration {
  /// The seconds, rounded up, as a countdown shows them.
  fileprivate var wholeSeconds: String { "\((nanoseconds + Nanoseconds.second - 1) / Nanoseconds.second)" }
}
