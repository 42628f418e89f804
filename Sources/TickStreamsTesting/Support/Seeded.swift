import TickStreams

/// Numbers that look random and depend on nothing but what they are made from.
enum Seeded {
  /// The number for a seed and whatever else tells one use from another.
  static func number(_ parts: UInt64...) -> UInt64 {
    parts.reduce(0x2545_F491_4F6C_DD1D) { SplitMix.next(after: $0 ^ $1) }
  }
}
