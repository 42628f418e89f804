// The composition: several countdowns in a hub, and one redraw per instant. The rest of this example is a terminal around it.
//
//   swift run countdown-board
import Foundation
import TickStreams

/// A board of countdowns with different deadlines, whose figures flip together.
struct Board: Sendable {
  /// How long until the flash sale ends, at a date of the server.
  var sale = Duration.milliseconds(915_300)

  /// How long the verification code is good for.
  var code = Duration.seconds(60)

  /// How long until the auction ends.
  var auction = Duration.milliseconds(7_700)

  /// When the code's time is frozen, and when it goes on.
  var pause: Duration?
  var resume: Duration?

  /// When the board itself ends.
  ///
  /// Values that change at that instant are still shown.
  var length = Duration.seconds(Int64.max)

  /// What interrupts it, and when.
  var interruptions: [(Interruption, at: Duration)] = []

  /// The board on a device, real or virtual: a frame at the start, and one whenever figures change, or were checked after an interruption.
  func frames(on device: Device, keys: TickSignal<Interruption, Never> = .never) -> TickSignal<Frame, Never> {
    let scheduler = device.scheduler
    let start = scheduler.now.wholeSecond
    let frozen = Stopwatch(on: scheduler)
    let redraws = rows(on: scheduler, since: start, frozen).scan(into: []) { $0.set($1) }
      .debounce(for: .zero, on: scheduler)  // four figures that flip on the same instant make one frame
      .map(Change.redraw)
    return redraws.merge(checks(on: device, since: start, keys)).take(while: { $0 != .end })
      .scan(into: Frame()) { frame, change in
        frame.apply(change, Check(time: start.duration(to: scheduler.now), frozen: frozen.elapsed))
      }
      .delaySubscription(.zero, on: scheduler)  // all rows start together
  }

  /// A row whenever its figure changes; `frozen` runs while the time of the code does not.
  private func rows(on scheduler: AlarmScheduler, since start: TickInstant, _ frozen: Stopwatch) -> TickSignal<Row, Never> {
    .deferred {
      let server = ReferenceClock(on: scheduler)
      server.synchronize(to: scheduler.date.addingTimeInterval(3_600))  // its clock is an hour ahead of ours, which does not matter
      let gone = start.duration(to: scheduler.now)
      let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
      hub.start("sale", to: server.wallNow.advanced(by: sale - gone), by: server)
      hub.start("code", for: code - gone)  // a span, so that it can be paused
      hub.start("auction", .to(start.advanced(by: auction)))
      hub.start("visit", .since(start))
      let pauses = at(pause, since: start, on: scheduler).handleEvents(onNext: { _ in
        hub.pause("code")
        frozen.start()
      })
      let resumes = at(resume, since: start, on: scheduler).handleEvents(onNext: { _ in
        hub.resume("code")
        frozen.pause()
      })
      let rows = [("sale", sale), ("code", code), ("auction", auction), ("visit", nil)].map { name, span in
        hub.signal(for: name).compactMap { figure in figure.map { Row(name: name, figure: $0, span: span) } }
      }
      return .merge(rows).merge(pauses.merge(resumes).compactMap { _ in nil })
    }
  }

  /// The interruptions, one after the other, each with a check; then the end of the board.
  private func checks(
    on device: Device, since start: TickInstant, _ keys: TickSignal<Interruption, Never>
  ) -> TickSignal<Change, Never> {
    let scheduler = device.scheduler
    let planned = interruptions.map { interruption, time in at(time, since: start, on: scheduler).map { _ in Optional(interruption) } }
    let end = at(length, since: start, on: scheduler).map { _ in Interruption?.none }
    return TickSignal.merge(planned + [end])
      .delay(turns: 2, on: scheduler)  // after the redraw of that instant
      .merge(keys.map(Optional.some).deliver(on: scheduler))
      .concatMap { interruption -> TickSignal<Change, Never> in
        guard let interruption else { return .just(.end) }
        let check = TickSignal<Change, Never>.deferred { .just(.check(device.perform(interruption))) }
        return .just(.interruption).concat(check.delay(turns: 2, on: scheduler))  // after the redraw, if there is one
      }
  }

  private func at(_ time: Duration?, since start: TickInstant, on scheduler: some TickScheduler) -> TickSignal<Tick, Never> {
    time.map { TickSignal.at(start.advanced(by: $0), on: scheduler) } ?? .empty
  }
}

extension TickSignal {
  /// Delays values by turns of the scheduler: by one, work that is due by then comes first; by two, also what this work schedules.
  fileprivate func delay(turns: Int, on scheduler: some TickScheduler) -> TickSignal {
    (0..<turns).reduce(self) { signal, _ in signal.delay(.zero, on: scheduler) }
  }
}

extension [Row] {
  /// Sets a row, or adds it if it is new.
  fileprivate mutating func set(_ row: Row) {
    if let index = firstIndex(where: { $0.name == row.name }) {
      self[index] = row
    } else {
      append(row)
    }
  }
}

extension TickInstant {
  /// The last whole second of the clock: shared figures flip on whole seconds, so a board that starts on one is the easiest to read.
  fileprivate var wholeSecond: TickInstant {
    TickInstant(nanoseconds: nanoseconds - nanoseconds % 1_000_000_000)
  }
}
