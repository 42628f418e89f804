import Foundation
import TestSupport

/// The length of a soak test, and whether one is possible.
enum Soak {
  /// The cases to run, by a part of their names; all of them, if it is not set.
  static let only = ProcessInfo.processInfo.environment["TICKSTREAMS_SOAK_CASE"]

  /// A million ticks a case with `TICKSTREAMS_SOAK=1`.
  static let isLong = ProcessInfo.processInfo.environment["TICKSTREAMS_SOAK"] == "1"

  static let ticks = isLong ? 1_000_000 : Thorough.rounds(20_000, otherwise: 1_000)

  /// How many bytes may be kept after the first tenth, for all ticks together: fewer where there are fewer ticks, so that as few are found for
  /// each.
  static let slack = isTimed ? 24 << 10 : 6 << 10

  /// Whether the cost of a tick is measured, too.
  static let isTimed = isLong || Thorough.isOn

  /// The processor time in nanoseconds that a case may use in the short form; a case with expensive ticks makes fewer of them.
  static let budget = isLong ? Int.max : 60_000_000

  /// The fewest ticks for a meaningful result.
  static let fewestTicks = 4_000

  /// The number of ticks in real time, every 200 µs.
  static let realTicks = isLong ? 40_000 : Thorough.rounds(2_000, otherwise: 500)

  /// Live bytes and processor time are counted for the whole process, so nothing else may run in it.
  static let isAlone = zip(CommandLine.arguments, CommandLine.arguments.dropFirst())
    .contains { $0 == "--filter" && $1.contains(/Soak|costAndMemory/) }
}
