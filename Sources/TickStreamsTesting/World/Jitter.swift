import TickStreams

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
}
