/// Numbers that look random and depend on nothing but what they are made from.
enum Seeded {
  /// The number for a seed and whatever else tells one use from another.
  static func number(_ parts: UInt64...) -> UInt64 {
    parts.reduce(0x2545_F491_4F6C_DD1D) { mix($0 ^ $1) }
  }

  /// One step of SplitMix64.
  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
