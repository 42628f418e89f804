import Foundation

/// How much the tests try: `TICKSTREAMS_THOROUGH=1` has them try everything, as `TICKSTREAMS_LONG=1 .ci/run` does; without it they are for people, who
/// wait for them.
package enum Thorough {
  package static let isOn = ProcessInfo.processInfo.environment["TICKSTREAMS_THOROUGH"] == "1"

  /// Why a test is skipped that measures time, which other work on the machine makes longer.
  package static let measuresTime = "it measures processor time, which other work on the machine changes: TICKSTREAMS_THOROUGH=1"

  /// The number of rounds in which threads meet, or of random programs: a tenth of `all` by default.
  package static func rounds<Number: BinaryInteger>(_ all: Number) -> Number { isOn ? all : max(1, all / 10) }

  /// `all` in a thorough run, and `few` by default.
  package static func rounds<Number>(_ all: Number, otherwise few: Number) -> Number { isOn ? all : few }
}
