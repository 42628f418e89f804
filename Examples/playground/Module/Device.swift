/// A virtual device: an alarm whose time jumps from one armed instant to the next, and what happens to the device meanwhile.
///
/// Nothing runs while it is stalled, suspended or asleep. The clock of its schedulers goes on then; that of its plain timers stops while it
/// sleeps, as that of a run loop does. Its date can be set.
final class Device: Alarm {
  /// A stretch in which nothing runs.
  struct Pause {
    let start: Nanoseconds
    let end: Nanoseconds
    let isSleep: Bool
  }

  /// There is one thread.
  nonisolated(unsafe) private(set) var now = TickInstant.origin
  nonisolated(unsafe) private var armed: (instant: TickInstant, wake: @Sendable () -> Void)?
  nonisolated(unsafe) private var dateOffset: Nanoseconds = 0
  nonisolated(unsafe) private var dateChanges: [(time: Nanoseconds, offset: Nanoseconds)]
  let pauses: [Pause]

  /// Both lists are ordered, and no two pauses overlap.
  init(pauses: [Pause] = [], dateChanges: [(time: Nanoseconds, offset: Nanoseconds)] = []) {
    self.pauses = pauses
    self.dateChanges = dateChanges.reversed()
  }

  var timebase: Timebase { .continuous }
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: now.nanoseconds + dateOffset) }
  var isCurrent: Bool { true }
  var reportsWallClockChanges: Bool { true }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    armed = (instant, wake)
  }

  func disarm() {
    armed = nil
  }

  /// Runs what is due until `end`, at most `limit` times, and calls `afterEach` after each instant.
  func run(_ scheduler: AlarmScheduler, until end: TickInstant, limit: Int = 10_000, afterEach: () -> Void = {}) {
    for _ in 0..<limit {
      let next = armed.map { awake(Swift.max($0.instant, now)) }
      if let change = dateChanges.last, change.time <= (next ?? end).nanoseconds {
        dateChanges.removeLast()
        now = Swift.max(now, TickInstant(nanoseconds: change.time))
        dateOffset += change.offset
        scheduler.wallClockChanged()
      } else if let next, next <= end, let wake = armed?.wake {
        armed = nil
        now = next
        wake()
        afterEach()
      } else {
        return
      }
    }
  }

  /// The first instant from `instant` on at which something runs.
  private func awake(_ instant: TickInstant) -> TickInstant {
    let pause = pauses.first { $0.start <= instant.nanoseconds && instant.nanoseconds < $0.end }
    return pause.map { TickInstant(nanoseconds: $0.end) } ?? instant
  }

  /// How long the device has been awake, which is what the clock of a plain timer shows.
  var uptime: Nanoseconds {
    pauses.reduce(now.nanoseconds) { uptime, pause in
      pause.isSleep && pause.start < now.nanoseconds ? uptime - (Swift.min(pause.end, now.nanoseconds) - pause.start) : uptime
    }
  }

  /// The first instant at which that clock shows `uptime`.
  func instant(atUptime uptime: Nanoseconds) -> TickInstant {
    var instant = uptime
    for pause in pauses where pause.isSleep && pause.start < instant { instant += pause.end - pause.start }
    return TickInstant(nanoseconds: instant)
  }
}

/// A timer as an app writes it without TickStreams.
final class PlainTimer: Sendable {
  enum Kind {
    /// The timer of a run loop: its clock stops while the device sleeps. It fires when it can after its date, and then on the next date of its grid.
    case runLoop
    /// A loop that sleeps until the next date on a clock that does not stop: it makes up for each date that it has missed.
    case sleepLoop
  }

  private let device: Device
  private let scheduler: AlarmScheduler
  private let kind: Kind
  private let interval: Nanoseconds
  private let fire: @Sendable () -> Void
  /// There is one thread.
  nonisolated(unsafe) private var next: Nanoseconds
  nonisolated(unsafe) private var timer: TickTimer?

  init(
    _ kind: Kind, every interval: Duration, delay: Duration, on device: Device, _ scheduler: AlarmScheduler,
    fire: @escaping @Sendable () -> Void
  ) {
    self.device = device
    self.scheduler = scheduler
    self.kind = kind
    self.interval = interval.nanoseconds
    self.fire = fire
    next = delay.nanoseconds
    next += time
    arm()
  }

  func invalidate() {
    timer?.dispose()
  }

  private var time: Nanoseconds { kind == .runLoop ? device.uptime : device.now.nanoseconds }

  /// The scheduler keeps it until it is invalidated, as a run loop does.
  private func arm() {
    let instant = kind == .runLoop ? device.instant(atUptime: next) : TickInstant(nanoseconds: next)
    timer = scheduler.schedule(at: instant) { [self] in
      next += interval
      if kind == .runLoop { while next <= time { next += interval } }
      arm()
      fire()
    }
  }
}
