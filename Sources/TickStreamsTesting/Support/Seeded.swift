import TickStreams

/// Pseudorandom numbers that depend on their inputs only.
enum Seeded {
  /// The number for a seed, and for further parts that distinguish its uses.
  static func number(_ parts: UInt64...) -> UInt64 {
    parts.reduce(0x2545_F491_4F6C_DD1D) { SplitMix.next(after: $0 ^ $1) }
  }
}
