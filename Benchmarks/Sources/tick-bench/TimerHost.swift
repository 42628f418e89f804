/// A way to keep many repeating timers going: ours, a peer's, or a floor's.
protocol TimerHost: Sendable {
  associatedtype Handle: Sendable

  /// Calls `body` where starting and cancelling are cheapest.
  func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result

  /// Starts one timer for each beat.
  func start(_ beats: [Beat]) -> [Handle]

  /// Cancels timers.
  func cancel(_ handles: ArraySlice<Handle>)

  /// Lets time begin: floors that fire are not safe to add to.
  func begin()

  /// How many timers can be cancelled in a reasonable time while `live` are live.
  func affordableCancels(live: Int) -> Int
}

extension TimerHost {
  func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result { body() }
  func begin() {}
  func affordableCancels(live: Int) -> Int { live }
}

/// A generator of random numbers that are the same in every run.
struct SteadyRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64 = 1) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
