/// The policy of a repeating timer for ticks that became due while it could not run.
///
/// A tick counts as missed when the next one of the grid is due as well, so ordinary lateness never moves a grid. For an interval of 1 s
/// whose scheduler is blocked from 1.5 s to 4.2 s:
///
/// ```text
/// due       1     2     3     4     5     6
/// .skip     1               4.2     5     6      one for 4 (missed 2), same grid
/// .burst    1         4.2 4.2 4.2   5     6      each one, its own `scheduled`
/// .regrid   1               4.2     5.2   6.2    one (missed 2), new grid
/// ```
///
/// ![An interval of 1 s that cannot run from 1.5 s to 4.2 s, with each of the three policies.](missed-ticks)
public enum MissedTicks: Sendable, Hashable, CaseIterable {
  /// One tick for the latest of them, whose ``Tick/missed`` counts the others; the grid is kept. The default.
  ///
  /// ``Tick/index`` counts periods: it skips the missed ones.
  case skip
  /// Every one of them, one after the other, each with its own ``Tick/scheduled``. Other timers that are due in between fire in between.
  case burst
  /// One tick, and a new grid that starts from it. ``Tick/index`` counts deliveries.
  case regrid
}
