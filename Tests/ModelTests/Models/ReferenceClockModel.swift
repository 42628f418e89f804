import Testing
import TickStreams
import TickStreamsTesting

/// The date of a server, extrapolated by a monotonic clock, and a countdown that follows it.
struct ReferenceClockModel: Model {
  static let sentence = """
    Before the first sample the reference clock reads the local date, between samples the sampled date plus the time that has passed \
    since. A sample within the tolerance changes nothing; any other sets the clock, `drift` sends the difference, unless it is the first, \
    and what follows the clock is recomputed; unless it may be off by more than the clock, and both together by as much as they differ.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.span, \.tolerance] }

  enum Operation: String, ProgramOperation {
    case sample = "server.synchronize(to: clock.wallNow.advanced(by: $))"
    case sampleLate = "server.synchronize(to: clock.wallNow.advanced(by: $), roundTrip: .milliseconds(300))"
    case read = "server.wallNow"
  }

  enum Seen: Sendable, CustomStringConvertible {
    case sampled(disagreement: Time)
    case read(wall: Time, error: Time, isSynchronized: Bool)
    case drift(Time)
    case countdown(FigureEvent)

    var description: String {
      switch self {
      case .sampled(let disagreement): "sampled, \(disagreement.text) ahead"
      case .read(let wall, let error, let isSynchronized): "date \(wall.text), error \(error.text), synchronized \(isSynchronized)"
      case .drift(let drift): "drift \(drift.text)"
      case .countdown(let event): "countdown \(event)"
      }
    }
  }

  final class Live {
    let clock: ReferenceClock
    let bag = DisposeBag()

    init(_ clock: ReferenceClock) { self.clock = clock }
  }

  var span: Time
  var tolerance: Time
  var phase: TickPhase
  let unit = Time.oneSecond

  init(_ draws: inout Draws) {
    span = draws.time(upTo: 15, of: unit)
    tolerance = draws.time(upTo: 2, of: unit)
    phase = draws.pick(TickPhase.allCases)
  }

  var isValid: Bool { tolerance >= 0 }

  var code: [String] {
    [
      "let server = ReferenceClock(tolerance: \(tolerance.code), on: clock)",
      "TickSignal.countdown(to: clock.wallNow.advanced(by: \(span.code)), by: server, phase: .\(phase), on: clock)",
    ]
  }

  private func fromTheBeginning(_ wall: WallInstant) -> Time { TestScheduler.wallStart.duration(to: wall).time }

  func start(_ run: Run<Seen>) -> Live {
    let clock = run.clock
    let live = Live(ReferenceClock(tolerance: tolerance.span, on: clock))
    live.clock.driftChanges.subscribe(onNext: { [weak run] drift in run?.note(.drift(drift.time)) }).store(in: live.bag)
    TickSignal.countdown(to: clock.wallNow.advanced(by: span.span), by: live.clock, phase: phase, on: clock)
      .observe { [weak run] event in run?.note(.countdown(FigureEvent(event))) }
      .store(in: live.bag)
    return live
  }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    let clock = live.clock
    let sample = run.clock.wallNow.advanced(by: step.time.span)
    switch operation {
    case .sample: run.note(.sampled(disagreement: clock.synchronize(to: sample).time))
    case .sampleLate: run.note(.sampled(disagreement: clock.synchronize(to: sample, roundTrip: .milliseconds(300)).time))
    case .read:
      run.note(.read(wall: fromTheBeginning(clock.wallNow), error: clock.localError.time, isSynchronized: clock.isSynchronized))
    }
  }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    /// How far the reference clock is ahead of the monotonic one, after each sample that has set it.
    var settings: [(step: Int, at: Time, offset: Time)] = []
    /// How far the clock could be off, and when.
    var bound: (error: Time, at: Time) = (0, 0)
    var drift: Time?
    for seen in observed {
      let local = seen.wall - seen.at
      switch seen.value {
      case .sampled(let disagreement):
        let step = history.stretches[seen.step].step
        let sample = local + step.time + (step.kind == .own(.sampleLate) ? 150 * .millisecond : 0)
        let ahead = sample - (settings.last?.offset ?? local)
        let error: Time = step.kind == .own(.sampleLate) ? 150 * .millisecond : 0
        let ours = bound.error + (seen.at - bound.at) / 10_000
        let (size, isFirst) = (Time(ahead.magnitude), settings.isEmpty)
        let isExplained = !isFirst && size <= ours + error
        let isSet = isFirst || size > tolerance && (!isExplained || error < ours)
        bound = (isSet ? error : isExplained ? min(ours, size + error) : size + error, seen.at)
        guard disagreement == ahead else { return "expected: \(ahead.text) ahead at \(seen.at.text)" }
        // Drift is sent before `sample` returns.
        guard drift == (isSet && !isFirst ? ahead : nil) else {
          return "expected: \(isSet && !isFirst ? "a" : "no") drift at \(seen.at.text)"
        }
        drift = nil
        if isSet { settings.append((seen.step, seen.at, sample)) }
      case .drift(let size):
        drift = size
      case .read(let wall, let error, let isSynchronized):
        let offset = settings.last?.offset ?? local
        let right = (seen.at + offset, local - offset, !settings.isEmpty)
        guard (wall, error, isSynchronized) == right else {
          return "expected: date \(right.0.text), error \(right.1.text) at \(seen.at.text)"
        }
      case .countdown: break
      }
    }
    return countdown(observed.countdown, settings, history)
  }

  /// At first the countdown is one to a moment of the wall clock, and after each setting of the clock one to an instant.
  private func countdown(
    _ events: [Observed<FigureEvent>], _ settings: [(step: Int, at: Time, offset: Time)], _ history: History<Operation>
  ) -> String? {
    let deadline = history.world.begin + span
    var rule = FigureRule(direction: .down, step: unit, phase: phase, target: .wall(deadline))
    var period = history.period
    for setting in settings {
      (period.until, period.steps) = (setting.at, period.steps.lowerBound..<setting.step)
      if let wrong = rule.mistake(events.figures, in: period, history) ?? rule.omission(events.figures, in: period, history) {
        return wrong
      }
      rule.target = .instant(deadline - setting.offset)
      period = FigurePeriod(from: setting.at, until: history.end, offset: 0, steps: setting.step..<history.stretches.count)
    }
    if let wrong = rule.mistake(events.figures, in: period, history) ?? rule.omission(events.figures, in: period, history) { return wrong }
    let isOver = events.figures.last?.value == 0
    return isOver == (events.last?.value == .completed) ? nil : "expected: completion behind zero"
  }
}

extension [Observed<ReferenceClockModel.Seen>] {
  /// The events of the countdown.
  fileprivate var countdown: [Observed<FigureEvent>] {
    compactMap { seen in
      guard case .countdown(let event) = seen.value else { return nil }
      return Observed<FigureEvent>(value: event, at: seen.at, wall: seen.wall, step: seen.step)
    }
  }
}

@Test func aReferenceClockIsSetBySamplesAndExtrapolatedByAMonotonicClock() { check(ReferenceClockModel.self) }
