import TickStreams

/// The decisions that make a random program, all from one seed.
struct Draws {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Returns `true` once in `count` times.
  mutating func once(in count: Int) -> Bool { number(1...count) == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  /// A span of up to `steps` times `unit`: mostly a multiple, sometimes a little off, sometimes arbitrary.
  mutating func time(upTo steps: Int, of unit: Time) -> Time {
    let whole = Time(number(0...steps))
    switch number(0...7) {
    case 0...2: return whole * unit
    case 3...4: return Time(number(0...10 * steps)) * (unit / 10)
    case 5: return max(0, whole * unit + pick([-1_000_000, -50_000, -1_000, -1, 1, 1_000, 50_000, 1_000_000]))
    case 6: return Time(number(0...9)) * .millisecond
    default: return Time.random(in: 0...Time(steps) * unit, using: &random)
    }
  }

  /// The step of a figure or a grid, greater than zero.
  mutating func unit() -> Time { once(in: 3) ? pick([100, 250, 700, 1_500]) * .millisecond : .oneSecond }
}
