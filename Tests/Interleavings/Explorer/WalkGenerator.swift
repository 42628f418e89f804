/// Random choices, the same for the same seed.
struct WalkGenerator: RandomNumberGenerator {
  private var state: UInt64
  /// A thread is stopped once in this number of choices.
  private let rarity: UInt64
  /// Whether choices are made everywhere, to find the shared objects.
  let isEager: Bool

  init(seed: Int, isEager: Bool = false) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    rarity = [2, 4, 8, 16][seed % 4]
    self.isEager = isEager
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick(_ candidates: [Int], usual: Int, isFree: Bool) -> Int {
    isFree || next() % rarity == 0 ? candidates[Int(next() % UInt64(candidates.count))] : usual
  }
}
