import TestSupport

/// The costs of a case, and the memory that it keeps.
///
/// A load that has run for long is compared with one that has just begun, in turns. The speed of a shared machine changes by more than the
/// difference that is looked for, but it changes for both. The minimum of each counts, since a disturbance only makes a measurement longer.
/// While the minimum shows that the load got slower, it is measured again, many times.
struct Figures: CustomStringConvertible {
  static let tenths = 10
  private static let slices = 10
  /// How much more a tick may cost after a long run than at its start.
  static let allowedRatio = 1.5

  let ticks: Int
  /// The processor time of a tick of a load that has just begun, in nanoseconds, and of one that has run for all ticks.
  private var young = Int.max
  private var old = Int.max
  /// At the end of the first tenth, and of the last.
  private var bytes = (first: 0, last: 0)
  /// In each tenth.
  private var events: [Int] = []

  /// Runs the load of a case for at most its number of ticks, if there is time for them.
  init(of row: SoakCase) async {
    // Reserved in advance, so that it is not part of the measurement.
    events.reserveCapacity(Self.tenths)
    let start = LiveBytes.now
    let stage = Stage()
    let load = await row.setUp(stage)
    let sample = await Self.warmUp(load)
    ticks = min(row.ticks, max(Soak.fewestTicks, Soak.budget / max(1, sample) / 1_000 * 1_000))
    let slice = ticks / Self.tenths / Self.slices
    for tenth in 1...Self.tenths {
      let before = stage.events.count
      for _ in 0..<Self.slices { await load(slice) }
      if tenth == 1 { bytes.first = LiveBytes.now - start }
      events.append(stage.events.count - before)
    }
    bytes.last = LiveBytes.now - start
    guard Soak.isTimed else { return }
    let fresh = await row.setUp(Stage())
    _ = await Self.warmUp(fresh)
    for turn in 0..<Self.slices * 20 where turn < Self.slices || ratio > Self.allowedRatio {
      young = min(young, await Self.cost(of: slice, fresh))
      old = min(old, await Self.cost(of: slice, load))
    }
  }

  /// Makes some ticks pass, and returns the cost of one.
  private static func warmUp(_ load: SoakCase.Load) async -> Int {
    var least = Int.max
    for _ in 0..<5 { least = min(least, await cost(of: 40, load)) }
    return least
  }

  /// The processor time of a tick, in nanoseconds.
  private static func cost(of ticks: Int, _ load: SoakCase.Load) async -> Int {
    let start = processorTime
    await load(ticks)
    return (processorTime - start) / ticks
  }

  /// How much more a tick costs after a long run than at its start; costs below 200 ns cannot be distinguished from noise.
  ///
  /// 1 if that is not measured.
  var ratio: Double { Soak.isTimed ? Double(old) / Double(max(200, young)) : 1 }

  /// The bytes that were allocated and not freed from the end of the first tenth to the end of the last.
  var growth: Int { bytes.last - bytes.first }

  /// Whether the last tenth has as many events as the second one, so that the load is still the same.
  var isSteady: Bool { goesOn && abs(events[9] - events[1]) <= 10 + events[1] / 50 }

  /// Whether anything happens in the last tenth.
  var goesOn: Bool { events[9] > 0 }

  var description: String {
    func column(_ value: Int, _ width: Int) -> String {
      let text = "\(value)"
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let cost = Soak.isTimed ? "\(column(young, 7)) → \(column(old, 7)) ns a tick " : ""
    return "\(column(ticks, 8)) ticks \(cost)\(column(bytes.first, 9)) → "
      + "\(column(bytes.last, 9)) bytes \(column(events[1], 7)) → \(column(events[9], 7)) events"
  }
}
