@testable import TickStreams

/// How many locks of the library are taken, and how often the clock is read, on the ways that are walked most: `--walks`.
enum Walks {
  static func run() {
    let counter = Counter()
    Interleaving.explorer = counter

    let source = HandSource(isCurrent: true)
    let scheduler = Engine(TimerEngine(alarm: DispatchAlarm(source, timebase: .continuous), policy: EnginePolicy(deliversInline: true)))
    let subscription = TickSignal.interval(.milliseconds(10), delay: .zero, on: scheduler).map(\.index).take(10).deliver(on: scheduler)
      .subscribe { _ in }
    for tick in 0..<4 { source.strike(at: Double(tick) / 100) }
    source.pass(to: 0.04)
    let readings = source.clock.readings
    counter.show("a tick of a beat: interval, map, take, deliver(on:) in place") { source.strike() }
    // The source reads it once, too.
    print("  and \(source.clock.readings - readings - 1) readings of the clock")
    subscription.dispose()

    let hand = Hand()
    let hub = CountdownHub<Int>(every: .seconds(1), on: hand.scheduler)
    hub.start(1, for: .seconds(60))
    let shown = hub.signal(for: 1).subscribe { _ in }
    hand.alarm.run(to: 2)
    counter.show("a flip of a hub with one key that is shown") { hand.alarm.strike(at: 3) }
    counter.show("start of a hub's key that is shown") { hub.start(1, for: .seconds(30)) }
    counter.show("start of a hub's key that is not") { hub.start(2, for: .seconds(30)) }
    counter.show("current figure of a hub's key") { _ = hub[1] }
    shown.dispose()
  }

  /// A scheduler that is its engine.
  private final class Engine: TickScheduler {
    let engine: TimerEngine

    init(_ engine: TimerEngine) { self.engine = engine }
  }

  /// Unchecked: there is one thread.
  private final class Counter: InterleavingExplorer, @unchecked Sendable {
    private var locks: [String] = []

    func didMake(_ object: Interleaving.Object) {}
    func willAccess(_ object: Interleaving.Object, writes: Bool, at place: Interleaving.Place) {}
    func didUnlock(_ object: Interleaving.Object, at place: Interleaving.Place) {}

    func willLock(_ object: Interleaving.Object, at place: Interleaving.Place) {
      if "\(object.origin)".hasPrefix("TickStreams/") { locks.append("\(place)") }
    }

    func show(_ walk: String, _ body: () -> Void) {
      locks = []
      body()
      let count = locks.count
      print("\(walk): \(count) locks")
      for place in locks { print("  \(place)") }
    }
  }
}
