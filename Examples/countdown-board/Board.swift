// The composition: several countdowns in a hub, and one redraw per instant. The rest of this example is a terminal around it.
//
//   swift run countdown-board
import Foundation
import TickStreams

/// A board of countdowns with different deadlines, whose figures flip together.
struct Board: Sendable {
  /// How long until the flash sale ends, at a date of the server.
  var sale = Duration.milliseconds(15_300)

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

  /// The board on a scheduler, real or virtual: a frame at the start, and one whenever figures change.
  func frames(on scheduler: some TickScheduler) -> TickSignal<Frame, Never> {
    let start = scheduler.now.wholeSecond
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.date.addingTimeInterval(3_600))  // its clock is an hour ahead of ours, which does not matter
    let saleEnd = server.wallNow.advanced(by: sale)

    let rows = TickSignal<Row, Never>.deferred {
      let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
      hub.start("sale", to: saleEnd, by: server)
      hub.start("code", for: scheduler.now.duration(to: start.advanced(by: code)))  // from the start, and it can be paused
      hub.start("auction", .to(start.advanced(by: auction)))
      hub.start("visit", .since(start))
      let pauses = at(pause, since: start, on: scheduler).handleEvents(onNext: { _ in hub.pause("code") })
      let resumes = at(resume, since: start, on: scheduler).handleEvents(onNext: { _ in hub.resume("code") })
      return TickSignal.merge(["sale", "code", "auction", "visit"].map { name in row(name, in: hub) })
        .merge(pauses.merge(resumes).compactMap { _ in nil })
    }
    let end = TickSignal.at(start.advanced(by: length), on: scheduler).delay(.zero, on: scheduler)  // after the updates of that instant
    return rows.scan(into: Frame()) { $0.set($1) }
      .take(until: end)
      .debounce(for: .zero, on: scheduler)  // four figures that flip on the same instant make one frame
      .map { $0.shown(at: start.duration(to: scheduler.now)) }
      .delaySubscription(.zero, on: scheduler)  // all rows start together
  }

  private func row(_ name: String, in hub: CountdownHub<String>) -> TickSignal<Row, Never> {
    hub.signal(for: name).compactMap { figure in figure.map { Row(name: name, figure: $0) } }
  }

  private func at(_ time: Duration?, since start: TickInstant, on scheduler: some TickScheduler) -> TickSignal<Tick, Never> {
    time.map { TickSignal.at(start.advanced(by: $0), on: scheduler) } ?? .empty
  }
}

extension TickInstant {
  /// The last whole second of the clock: shared figures flip on whole seconds, so a board that starts on one is the easiest to read.
  fileprivate var wholeSecond: TickInstant {
    TickInstant(nanoseconds: nanoseconds - nanoseconds % 1_000_000_000)
  }
}
