import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

#if canImport(Darwin)
  import Darwin
#endif

/// The cost of values, in processor time of the thread that runs the hub.
@Suite("Hub: costs", .enabled(if: Thorough.isOn, .init(rawValue: Thorough.measuresTime))) struct HubCostTests {
  enum Kind: CaseIterable { case span, date, referenceDate }

  @Test("With 8 times as many keys of their own phase, a step costs 8 times as much, not 64 times", arguments: Kind.allCases)
  func ownPhases(kind: Kind) {
    // The least of several steps, since what disturbs one only makes it longer; on a busy machine of many.
    var (few, many) = (step(of: 100, kind), step(of: 800, kind))
    for _ in 0..<20 where many >= few * 24 { (few, many) = (min(few, step(of: 100, kind)), min(many, step(of: 800, kind))) }
    #expect(many < few * 24, "\(few) ns for 100 figures, \(many) ns for 800")
  }

  @Test("With 8 times as many owners of one key, their end costs 8 times as much, not 64 times", arguments: [false, true])
  @MainActor func ownersOfOneKey(unbinds: Bool) {
    func cost(of count: Int) -> UInt64 {
      let (scheduler, hub) = secondsHub()
      hub.start(1, for: .seconds(60))
      var owners = (0..<count).map { _ in Cell() }
      for owner in owners { hub.bind(owner, to: 1) { _, _ in } }
      let before = threadTime()
      if unbinds { for owner in owners { hub.unbind(owner) } } else { owners = [] }
      scheduler.advance(by: .seconds(1))
      return threadTime() - before
    }
    var (few, many) = (cost(of: 500), cost(of: 4_000))
    for _ in 0..<20 where many >= few * 24 { (few, many) = (min(few, cost(of: 500)), min(many, cost(of: 4_000))) }
    #expect(many < few * 24, "\(few) ns for 500 owners, \(many) ns for 4,000")
  }

  /// The cost of a step in which the value of each of `count` keys changes at a different instant.
  private func step(of count: Int, _ kind: Kind) -> UInt64 {
    let scheduler = TestScheduler()
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.wallNow)
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let bag = DisposeBag()
    for key in 0..<count {
      let left = Duration.seconds(60) + .microseconds(key * 1_000_000 / count)
      switch kind {
      case .span: hub.start(key, for: left, phase: .own)
      case .date: hub.start(key, to: scheduler.wallNow.advanced(by: left), phase: .own)
      case .referenceDate: hub.start(key, to: scheduler.wallNow.advanced(by: left), by: server, phase: .own)
      }
      hub.signal(for: key).subscribe(onNext: { _ in }).store(in: bag)
    }
    scheduler.advance(by: .seconds(1))
    let before = threadTime()
    scheduler.advance(by: .seconds(1))
    return threadTime() - before
  }

  private func threadTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
