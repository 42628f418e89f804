// The composition: several countdowns, and one redraw per instant. The rest of this example is a terminal around it.
//
//   swift run countdown-board
import Foundation
import TickStreams

/// A board of countdowns with different deadlines, whose figures flip together.
struct Board: Sendable {
  /// How long until the flash sale ends, at a date of the wall clock.
  var sale = Duration.milliseconds(15_300)

  /// How long the verification code is good for.
  var code = Duration.seconds(60)

  /// How long until the auction ends.
  var auction = Duration.milliseconds(7_700)

  /// When the board itself ends.
  ///
  /// What flips at that instant is still shown.
  var length = Duration.seconds(Int64.max)

  /// The board on a scheduler, real or virtual: a frame at the start, and one whenever figures change.
  func frames(on scheduler: some TickScheduler) -> TickSignal<Frame, Never> {
    let start = scheduler.now.wholeSecond
    let saleEnd = scheduler.date.addingTimeInterval(sale / .seconds(1))
    let rows: [TickSignal<Row, Never>] = [
      TickSignal.countdown(to: saleEnd, phase: .shared, on: scheduler).map { Row(name: "sale", figure: $0) },
      TickSignal.countdown(to: start.advanced(by: code), phase: .shared, on: scheduler).map { Row(name: "code", figure: $0) },
      TickSignal.countdown(to: start.advanced(by: auction), phase: .shared, on: scheduler).map { Row(name: "auction", figure: $0) },
      TickSignal.elapsed(since: start, phase: .shared, on: scheduler).map { Row(name: "visit", figure: $0) },
    ]
    let end = TickSignal.at(start.advanced(by: length), on: scheduler).delay(.zero, on: scheduler)  // behind what flips then
    return TickSignal.merge(rows)
      .scan(into: Frame()) { $0.set($1) }
      .take(until: end)
      .debounce(for: .zero, on: scheduler)  // four figures that flip on the same instant make one frame
      .map { $0.shown(at: start.duration(to: scheduler.now)) }
      .delaySubscription(.zero, on: scheduler)  // all rows start together
  }
}

extension TickInstant {
  /// The last whole second of the clock: shared figures flip on whole seconds, so a board that starts on one is the easiest to read.
  fileprivate var wholeSecond: TickInstant {
    TickInstant(nanoseconds: nanoseconds - nanoseconds % 1_000_000_000)
  }
}
