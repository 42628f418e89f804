import TickStreams

/// Makes the numbers that decide between equal instants look random, instead of counting up.
///
/// The upper half is drawn by the seed, the lower half is the number itself, so all are distinct. What is scheduled for the current time of one
/// scheduler draws the same upper half for the whole instant, so that it stays in order.
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
