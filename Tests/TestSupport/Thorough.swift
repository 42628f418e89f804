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

/// The sanitizer that the tests run under.
package enum Sanitizer {
  #if TICKSTREAMS_ASAN || TICKSTREAMS_TSAN
    /// Its frames, and those of the checks of locks that such a build has, are several times as large.
    package static let isOn = true
    /// How much longer the limits are that end a test which hangs.
    package static let patience = 20.0
  #else
    package static let isOn = false
    package static let patience = 1.0
  #endif

  #if TICKSTREAMS_ASAN
    /// It gives a released address to no new object for a while.
    package static let isAddress = true
  #else
    package static let isAddress = false
  #endif

  /// How often a test repeats what it does `count` times in a thorough run without a sanitizer, under which each of them takes about twenty
  /// times as long.
  package static func runs(_ count: Int) -> Int { isOn ? Swift.max(count / 20, 1) : Thorough.rounds(count) }
}
