import TickStreams

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
