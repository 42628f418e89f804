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
