import TickStreams
import TickStreamsTesting

/// Ten minutes with a phone call in them, played twice: for a heartbeat as it is often written by hand, and for that of the README.
struct HeroScene {
  static let length = Duration.seconds(600)
  /// From the notification that the app has entered the background to the first one of its return.
  static let call = (start: Duration.seconds(150), end: Duration.seconds(330))
  /// iOS sends two notifications of a return: that the app will enter the foreground, and that it is active again.
  private static let phases: [(time: Duration, phase: AppPhase)] = [
    (.zero, .active), (call.start, .background), (call.end, .inactive), (call.end + .seconds(22), .active),
  ]

  /// When each app sends a beat.
  let handWritten: [Duration]
  let tickStreams: [Duration]

  init() {
    handWritten = Self.beats { phases, scheduler in handWrittenHeartbeat(phases, scheduler) }
    tickStreams = Self.beats { phases, scheduler in
      phases.isForeground.flatMapLatest { isForeground in
        isForeground ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler) : .empty
      }
    }
  }

  private static func beats(_ app: (TickSignal<AppPhase, Never>, TestScheduler) -> TickSignal<Tick, Never>) -> [Duration] {
    let scheduler = TestScheduler()
    let phases = TickSignal.merge(phases.map { .after($0.time, value: $0.phase, on: scheduler) })
    let recording = scheduler.record(app(phases, scheduler))
    scheduler.advance(by: length)
    return recording.events.filter { $0.event.value != nil }.map(\.time)
  }
}

/// The bug: each notification of a return starts a timer, and the app stops only the one that it started last.
///
/// Like a `Timer` of a run loop, a timer fires until it is invalidated, whether or not somebody holds it.
private func handWrittenHeartbeat(_ phases: TickSignal<AppPhase, Never>, _ scheduler: TestScheduler) -> TickSignal<Tick, Never> {
  TickSignal { subscriber in
    let timers = TickValue<[TickTimer]>([])
    return phases.subscribe { phase in
      if phase == .background {
        timers.current.last?.dispose()
      } else {
        timers.current.append(scheduler.schedule(every: .seconds(60), delay: .zero) { subscriber.next($0) })
      }
    }
  }
}
