import OpenCombine
import TickStreams

/// A million numbers sent through a subject: the cost of an event on its way to the subscriber.
let hops: [Experiment] = [
  Experiment(
    suite: "hops", name: "subject + subscriber", figures: [perEvent],
    contenders: [
      Contender("TickStreams") {
        TickStreamsHops.run { $0 }
      },
      Contender("OpenCombine") {
        OpenCombineHops.run { $0 }
      },
      Contender("AsyncStream") {
        AsyncStreamHops.run { $0 }
      },
      Contender("FLOOR fused by hand", run: FloorHops.fused),
      Contender("FLOOR nested classes", run: FloorHops.nestedClasses0),
      Contender("FLOOR composed closures") {
        FloorHops.closures { $0 }
      },
      Contender("FLOOR pointer closures") {
        FloorHops.pointers { $0 }
      },
      Contender("FLOOR pointer closures, locked subject") {
        FloorHops.lockedPointers { $0 }
      },
    ]),
  Experiment(
    suite: "hops", name: "subject + 1 map", figures: [perEvent],
    contenders: [
      Contender("TickStreams") {
        TickStreamsHops.run { $0.map { $0 &+ 1 } }
      },
      Contender("OpenCombine") {
        OpenCombineHops.run { $0.map { $0 &+ 1 } }
      },
      Contender("AsyncStream") {
        AsyncStreamHops.run { $0.map { $0 &+ 1 } }
      },
      Contender("FLOOR nested classes", run: FloorHops.nestedClasses1),
      Contender("FLOOR composed closures") {
        FloorHops.closures { $0.map { $0 &+ 1 } }
      },
      Contender("FLOOR pointer closures") {
        FloorHops.pointers { $0.map { $0 &+ 1 } }
      },
      Contender("FLOOR pointer closures, locked subject") {
        FloorHops.lockedPointers { $0.map { $0 &+ 1 } }
      },
    ]),
  Experiment(
    suite: "hops", name: "subject + 10 operators (map, filter alternating)", figures: [perEvent],
    contenders: [
      Contender("TickStreams") {
        TickStreamsHops.run(TickStreamsHops.tenOperators)
      },
      Contender("OpenCombine") {
        OpenCombineHops.run(OpenCombineHops.tenOperators)
      },
      Contender("AsyncStream") {
        AsyncStreamHops.run(AsyncStreamHops.tenOperators)
      },
      Contender("FLOOR nested classes", run: FloorHops.nestedClasses10),
      Contender("FLOOR composed closures") {
        FloorHops.closures(FloorHops.tenOperators)
      },
      Contender("FLOOR pointer closures") {
        FloorHops.pointers(FloorHops.tenOperators)
      },
      Contender("FLOOR pointer closures, locked subject") {
        FloorHops.lockedPointers(FloorHops.tenOperators)
      },
    ]),
]

private let perEvent = Figure(unit: "ns")

/// The receiver of the numbers.
///
/// Its state proves that every one was delivered, and transformed in the same way.
final class Arrivals: @unchecked Sendable {
  // Unchecked: one thread at a time adds, and the one that reads waits for it.

  private var count = 0
  private var sum = 0

  @inline(__always)
  func add(_ value: Int) {
    count &+= 1
    sum &+= value
  }

  static let total = 1_000_000

  /// Sends all numbers twice, once to warm up, and returns the nanoseconds per event of the second time.
  @inline(__always)
  static func measure(_ arrivals: Arrivals, _ send: (Int) -> Void) -> [Double] {
    arrivals.pass(send)
    return [Clock.threadTime { arrivals.pass(send) } / Double(total)]
  }

  @inline(__always)
  private func pass(_ send: (Int) -> Void) {
    (count, sum) = (0, 0)
    for number in 0..<Self.total { send(number) }
    verify()
  }

  func verify() {
    check(count == Self.total, "\(count) of \(Self.total) arrived")
    let surplus = sum - Self.total * (Self.total - 1) / 2
    check([0, 1, 5].contains(surplus / Self.total), "the sum is wrong by \(surplus)")
  }
}
