import OpenCombine
import TickStreams

/// Ten thousand subscribers of one subject: the cost of each, and the cost of reaching all of them.
let subscribers: [Experiment] = [
  Experiment(
    suite: "subscribers", name: "10,000 of one subject",
    figures: [
      Figure("subscribe", "ns"), Figure("heap, each", "B"), Figure("an event, per subscriber", "ns"), Figure("dispose in any order", "ns"),
    ],
    contenders: [
      Contender("TickStreams") {
        let subject = TickSubject<Int, Never>()
        return Subscribers.measure(
          subscribe: { subject.signal.subscribe(onNext: { Subscribers.arrived &+= $0 }) }, send: { subject.next($0) },
          end: { $0.dispose() })
      },
      Contender("OpenCombine") {
        let subject = PassthroughSubject<Int, Never>()
        return Subscribers.measure(
          subscribe: { subject.sink { Subscribers.arrived &+= $0 } }, send: { subject.send($0) }, end: { $0.cancel() })
      },
      Contender("FLOOR dictionary of closures") {
        let subject = HandSubject<Int>()
        return Subscribers.measure(
          subscribe: { subject.signal.subscribe { Subscribers.arrived &+= $0 } }, send: { subject.send($0) }, end: { $0.dispose() })
      },
    ])
]

private enum Subscribers {
  private static let count = 10_000

  /// The sum of all values that have come.
  nonisolated(unsafe) static var arrived = 0

  static func measure<Handle>(subscribe: () -> Handle, send: (Int) -> Void, end: (Handle) -> Void) -> [Double] {
    _ = round(1_000, subscribe, send, end)
    let rounds = (0..<10).map { _ in round(count, subscribe, send, end) }
    return (0..<4).map { index in rounds.reduce(0) { $0 + $1[index] } / 10 }
  }

  private static func round<Handle>(
    _ count: Int, _ subscribe: () -> Handle, _ send: (Int) -> Void, _ end: (Handle) -> Void
  ) -> [Double] {
    var random = SteadyRandom()
    var handles: [Handle] = []
    handles.reserveCapacity(count)
    let before = Heap.bytes
    let subscribing = Clock.threadTime { for _ in 0..<count { handles.append(subscribe()) } }
    let bytes = Heap.bytes - before
    arrived = 0
    let sending = Clock.threadTime { for _ in 0..<10 { send(1) } }
    check(arrived == 10 * count, "\(arrived) values came")
    let order = handles.shuffled(using: &random)
    handles = []
    let ending = Clock.threadTime { for handle in order { end(handle) } }
    send(1)
    check(arrived == 10 * count, "a value came after the end")
    return [subscribing, bytes, sending / 10, ending].map { $0 / Double(count) }
  }
}
