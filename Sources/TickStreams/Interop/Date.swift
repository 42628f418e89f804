public import Foundation

extension WallInstant {
  /// The moment of `date`, to the nanosecond, clamped to the years 1677 to 2262.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    let whole = seconds.rounded(.down)
    guard abs(whole) < 9.2e9 else {
      self.init(nanosecondsSince1970: whole < 0 ? .min : .max)
      return
    }
    let fraction = Int64(((seconds - whole) * 1e9).rounded())
    self.init(nanosecondsSince1970: Int64(whole).multiplied(by: .second).adding(fraction))
  }

  /// The same moment as a `Date`, which is exact to about a quarter of a microsecond.
  public var date: Date {
    let (seconds, fraction) = nanosecondsSince1970.quotientAndRemainder(dividingBy: .second)
    return Date(timeIntervalSince1970: Double(seconds) + Double(fraction) / 1e9)
  }
}

extension TickScheduler {
  /// The wall clock, as this scheduler sees it.
  public var date: Date { wallNow.date }
}

extension TickSignal where Value == Tick, Failure == Never {
  /// One tick when the wall clock reaches `date`, then completed.
  ///
  /// A date that is past gives a tick as soon as possible. The tick follows a jump of the wall clock, at the latest within a second; it is
  /// never delivered before the wall clock shows `date`. Delivered on `scheduler`.
  @_disfavoredOverload
  public static func at(_ date: Date, on scheduler: any TickScheduler) -> TickSignal {
    .at(WallInstant(date), on: scheduler)
  }
}

extension TickSignal where Value == Duration, Failure == Never {
  /// The time that remains to `date` on the wall clock, in whole steps, then completed.
  ///
  /// By the rules of ``countdown(to:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``, but for one: the countdown follows a
  /// jump of the wall clock, at the latest within a second, and its value may rise then. A remainder of a microsecond or less above a whole
  /// step counts as that step, since a `Date` is no finer, so `countdown(to: scheduler.date + 60, …)` starts at 60.
  @_disfavoredOverload
  public static func countdown(
    to date: Date,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    .countdown(to: WallInstant(date), every: every, leeway: leeway, phase: phase, on: scheduler, file: file, line: line)
  }

  /// The time that has passed since `date` on the wall clock, in whole steps; it never completes.
  ///
  /// By the rules of ``elapsed(since:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``; the figure follows a jump of the wall
  /// clock.
  @_disfavoredOverload
  public static func elapsed(
    since date: Date,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    .elapsed(since: WallInstant(date), every: every, leeway: leeway, phase: phase, on: scheduler, file: file, line: line)
  }
}
