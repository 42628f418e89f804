/// The cost of a case in each tenth of its run.
struct Figures: CustomStringConvertible {
  static let tenths = 10
  private static let slices = 10

  private var costs: [Int] = []
  private var bytes: [Int] = []
  private var events: [Int] = []
  let ticks: Int

  /// Runs a load.
  ///
  /// - Parameters:
  ///   - most: The maximum number of ticks or calls, if there is time for them.
  ///   - load: Makes a number of them pass.
  ///   - count: Returns the number of events so far.
  init(of most: Int, _ load: SoakCase.Load, counting count: () -> Int) async {
    // Reserved in advance, so that the figures are not part of the measurement.
    costs.reserveCapacity(Self.tenths)
    bytes.reserveCapacity(Self.tenths)
    events.reserveCapacity(Self.tenths)
    let start = LiveBytes.now
    var sample = Int.max
    for _ in 0..<5 { sample = min(sample, await Self.cost(of: 40, load)) }
    ticks = min(most, max(Soak.fewestTicks, Soak.budget / max(1, sample) / 1_000 * 1_000))
    let slice = ticks / Self.tenths / Self.slices
    for _ in 0..<Self.tenths {
      let before = count()
      var least = Int.max
      for _ in 0..<Self.slices {
        least = min(least, await Self.cost(of: slice, load))
      }
      // The cheapest slice, since a disturbance only makes a measurement longer.
      costs.append(least)
      bytes.append(LiveBytes.now - start)
      events.append(count() - before)
    }
  }

  /// The processor time of a tick, in nanoseconds.
  private static func cost(of ticks: Int, _ load: SoakCase.Load) async -> Int {
    let start = processorTime
    await load(ticks)
    return (processorTime - start) / ticks
  }

  /// How much more a tick costs in the last tenth than in the first; costs below 200 ns cannot be distinguished from noise.
  var ratio: Double { Double(costs[9]) / Double(max(200, costs[0])) }

  /// The bytes that were allocated and not freed from the end of the first tenth to the end of the last.
  var growth: Int { bytes[9] - bytes[0] }

  /// Whether the last tenth has as many events as the second one, so that the load still does what it did.
  var isSteady: Bool { goesOn && abs(events[9] - events[1]) <= 10 + events[1] / 50 }

  /// Whether anything happens in the last tenth.
  var goesOn: Bool { events[9] > 0 }

  var description: String {
    func column(_ value: Int, _ width: Int) -> String {
      let text = "\(value)"
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return "\(column(ticks, 8)) ticks \(column(costs[0], 7)) → \(column(costs[9], 7)) ns a tick \(column(bytes[0], 9)) → "
      + "\(column(bytes[9], 9)) bytes \(column(events[1], 7)) → \(column(events[9], 7)) events"
  }
}
