import TickStreams

/// In which order a test scheduler runs work that is due at the same instant.
public enum WorkOrder: Sendable, Hashable {
  /// In the order in which it was scheduled, as real schedulers do: the default.
  case fifo

  /// In an order that the seed decides, the same at every run.
  ///
  /// Events "at the same time" in a test happen shortly before or after each other in reality, in either order. So timers due at the
  /// same instant, and tasks that could run, take turns as the seed decides. Work scheduled for the current time stays in order, as it does
  /// on every serial scheduler.
  case seeded(UInt64)
}

/// Replaces the numbers that order the work of one instant by pseudorandom ones.
///
/// The upper half of a number is drawn by the seed, the lower half is the number itself, so all are distinct. All work that is scheduled
/// for the current time of one scheduler gets the same upper half, so that it stays in order.
struct Shuffle: Sendable {
  let seed: UInt64
  let engine: Int
  let clock: WorldClock
  let timebase: Timebase

  func number(_ number: UInt64, due: TickInstant) -> UInt64 {
    let now = clock.now(timebase)
    let isImmediate = due <= now
    let drawn =
      isImmediate
      ? Seeded.number(seed, UInt64(engine), UInt64(bitPattern: now.nanoseconds))
      : Seeded.number(seed, UInt64(engine), number, 2)
    return drawn << 32 | number & 0xFFFF_FFFF
  }
}

/// How much later than its deadline a test scheduler fires a timer.
///
/// Each timer draws its latency from its window of leeway, `[deadline, deadline + leeway]`, and beyond that from the given lateness. As on a real
/// scheduler, the timer whose latency ends first wakes the scheduler, and everything that is due by then runs, in order of deadlines.
public struct Jitter: Sendable, Hashable {
  /// The random numbers of the latencies, which are the same in every run.
  let seed: UInt64

  /// How much later than its window a timer may be, as on a busy machine.
  let lateness: Duration

  private let furthest: Nanoseconds

  /// Latencies that `seed` decides.
  ///
  /// - Parameters:
  ///   - seed: The seed of the latencies.
  ///   - lateness: How much later than its window a timer may be, not negative; a negative time is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The jitter.
  public static func seeded(
    _ seed: UInt64, lateness: Duration = .zero, file: StaticString = #fileID, line: UInt = #line
  ) -> Jitter {
    Jitter(seed: seed, lateness: lateness, furthest: lateness.checkedNotNegative("lateness", file: file, line: line))
  }

  /// The latency of the timer with this number and leeway.
  func latency(of sequence: UInt64, leeway: Nanoseconds) -> Nanoseconds {
    let window = UInt64(leeway.adding(furthest))
    return Nanoseconds(Seeded.number(seed, sequence, 1) % (window + 1))
  }

  /// When the first of the timers of an engine fires that are due by `limit`.
  func wake(of engine: EngineCore, until limit: TickInstant) -> TickInstant {
    engine.armed(until: limit).map { $0.due.adding(latency(of: $0.sequence, leeway: $0.leeway)) }.min() ?? .distantFuture
  }
}
