import TickStreams

/// A million numbers sent through a subject, recorded and not: the cost of a flight recorder that is always on.
let recorder: [Experiment] = [
  Experiment(
    suite: "recorder", name: "subject + subscriber", figures: [Figure(unit: "ns per event")],
    contenders: [
      Contender("TickStreams recorded") { RecorderCost.run { $0.recorded("number", in: $1) } },
      Contender("TickStreams recorded with values") { RecorderCost.run { $0.recorded("number", in: $1, values: .coded) } },
      Contender("TickStreams recorder off") { RecorderCost.run { signal, _ in signal.recorded("number", in: nil) } },
      Contender("FLOOR clock read", run: RecorderCost.clock),
    ])
]

private enum RecorderCost {
  static let count = 1_000_000

  static func run(_ record: (TickSignal<Int, Never>, FlightRecorder) -> TickSignal<Int, Never>) -> [Double] {
    let recorder = FlightRecorder(on: QueueScheduler())
    let subject = TickSubject<Int, Never>()
    let subscription = record(subject.signal, recorder).subscribe { _ in }
    for number in 0..<10_000 { subject.next(number) }
    let time = Clock.threadTime { for number in 0..<count { subject.next(number) } }
    subscription.dispose()
    return [time / Double(count)]
  }

  @Sendable
  static func clock() -> [Double] {
    let scheduler = QueueScheduler()
    var sum: Int64 = 0
    let time = Clock.threadTime { for _ in 0..<count { sum &+= scheduler.now.nanoseconds } }
    check(sum != 0, "the clock stands still")
    return [time / Double(count)]
  }
}
