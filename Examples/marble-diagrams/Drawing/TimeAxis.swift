import TickStreams
import TickStreamsTesting

/// Where a time is in a picture, and which times are written below it.
struct TimeAxis {
  let length: Nanoseconds
  let left: Double
  let width: Double

  /// Where a time is.
  func x(_ time: Nanoseconds) -> Double {
    left + width * Double(time) / Double(length)
  }

  /// The times that are written, at most eleven.
  var ticks: [(time: Nanoseconds, label: String)] {
    let step = Self.steps.first { length / $0 <= 10 } ?? length
    let unit = Self.units.last { length >= $0.length && step % $0.smallest == 0 } ?? Self.units[0]
    return stride(from: 0, through: length, by: Int(step))
      .map { time in (time, time == 0 ? "0" : "\(Self.decimal(time, unit.length)) \(unit.name)") }
  }

  private static let minute = 60 * Nanoseconds.second
  private static let hour = 60 * minute
  private static let day = 24 * hour

  /// Units, each with the smallest part of it that is written.
  private static let units: [(name: String, length: Nanoseconds, smallest: Nanoseconds)] = [
    ("ns", 1, 1), ("µs", 1_000, 1), ("ms", 1_000_000, 1_000), ("s", .second, 1_000_000), ("min", minute, minute), ("h", hour, hour),
    ("d", day, day),
  ]

  /// The possible distances of two ticks.
  private static let steps: [Nanoseconds] = {
    var steps: [Nanoseconds] = []
    var decade: Nanoseconds = 1
    while decade < .second {
      steps += [decade, 2 * decade, 5 * decade]
      decade *= 10
    }
    for unit in [.second, minute] { steps += [1, 2, 5, 10, 15, 30].map { $0 * unit } }
    steps += [1, 2, 6, 12].map { $0 * hour }
    for decade in [1, 10, 100, 1_000, 10_000] { steps += [1, 2, 5].map { $0 * Nanoseconds(decade) * day } }
    return steps
  }()

  /// A time in a unit, with three decimals at most.
  private static func decimal(_ time: Nanoseconds, _ unit: Nanoseconds) -> String {
    let (whole, rest) = time.quotientAndRemainder(dividingBy: unit)
    guard rest > 0, unit >= 1_000 else { return "\(whole)" }
    let thousandths = rest / (unit / 1_000)
    return "\(whole)." + String("\(1_000 + thousandths)".dropFirst()).trimming("0")
  }
}
