import Synchronization

/// The action of the timers of every contender: as little as possible, and the same for all.
///
/// It is global, so that handlers capture nothing.
enum Fires {
  private static let counter = Atomic<Int>(0)
  /// For many timers.
  static let lateness = LatenessLog()
  /// For a single one.
  static let moments = FiringMoments()

  static var count: Int { counter.load(ordering: .relaxed) }

  @inline(__always)
  static func happened() {
    counter.wrappingAdd(1, ordering: .relaxed)
  }

  /// A timer whose first firing was due at `first` fires: how late that is, is kept.
  @inline(__always)
  static func happened(due first: Int64) {
    let now = Clock.now
    if lateness.isWatching { lateness.record(now, due: first) } else { moments.add(now) }
  }
}

/// One repeating timer to be started.
struct Beat: Sendable {
  /// When it fires first, on the clock of ``Clock``.
  let first: Int64
  let period: Int64
  var leeway: Int64 = 0
  /// Whether the lateness of its firings is kept, and not only their number.
  var isTimed = false

  /// The time until the first firing.
  ///
  /// A timed beat reads the clock; for others the time at which the first of them was started is enough.
  @inline(__always)
  func delay(_ batchStart: Int64) -> Int64 {
    max(0, first - (isTimed ? Clock.now : batchStart))
  }
}
