import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Races of several threads; also run under the thread sanitizer.
@Suite("Hub: stress", .serialized) struct HubStressTests {
  @Test("Registration safe from any thread; bug: nodes freed while another queue iterates")
  func stressStartsStopsAndPausesFromManyThreads() {
    let hub = CountdownHub<Int>(every: .milliseconds(1), on: QueueScheduler())
    let isPaused = TickValue(false)
    hub.pause(while: isPaused.signal)
    let rounds = Thorough.rounds(4_000, otherwise: 500)
    together(4) { thread in
      var generator = SplitMix(state: UInt64(thread))
      let bag = DisposeBag()
      for round in 0..<rounds {
        let key = Int.random(in: 0..<32, using: &generator)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0...2: hub.start(key, for: .microseconds(Int.random(in: -10...3_000, using: &generator)))
        case 3: hub.start(key, .since(.origin))
        case 4: hub.stop(key)
        case 5: hub.pause(key)
        case 6: hub.resume(key)
        case 7: hub.signal(for: key).subscribe(onNext: { _ in _ = hub[key] }).store(in: bag)
        default: _ = hub.snapshot
        }
        if round % 500 == 0 { isPaused.current.toggle() }
      }
    }
    isPaused.current = false
    for key in 0..<32 { hub.stop(key) }
    expectEmpty(hub.snapshot)
  }

  @Test("Disposing the handle of a pause while it is being delivered leaves the hub running")
  func stressHandleDisposedWhilePausing() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    hub.start(1, for: .seconds(9))
    let recording = scheduler.record(hub.signal(for: 1))
    let subjects = (0..<Thorough.rounds(20_000)).map { _ in TickSubject<Bool, Never>() }
    let handles = subjects.map { hub.pause(while: $0.signal) }
    inStep(subjects.count) { thread, round in
      if thread == 0 {
        subjects[round].next(true)
      } else {
        for _ in 0..<round % 40 { _ = subjects[round].hasSubscribers }
        handles[round].dispose()
      }
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values, [.seconds(9), .seconds(8)])
  }

  @Test("The last figure that a signal sends is the current one, whichever threads raced")
  func stressTheLastFigureIsTheRightOne() {
    for _ in 0..<Thorough.rounds(200) {
      let hub = CountdownHub<Int>(every: .seconds(1), on: QueueScheduler())
      let log = Log<Duration?>()
      let subscription = hub.signal(for: 1).subscribe(onNext: { log.append($0) })
      together(3) { thread in for second in 1...20 { hub.start(1, for: .seconds(thread * 100 + second * 7)) } }
      hub.start(1, for: .seconds(5_000))
      expectEqual(log.entries.last, .some(.seconds(5_000)))
      subscription.dispose()
    }
  }

  @Test("A key with a subscriber is never removed, whichever thread stops it meanwhile")
  func stressASubscribedKeyIsNotForgotten() {
    let hub = CountdownHub<Int>(every: .seconds(1), on: QueueScheduler())
    let key = Lock(0)
    let heard = Log<Int>()
    let bag = DisposeBag()
    let rounds = Thorough.rounds(2_000)
    together(3) { thread in
      guard thread == 0 else {
        while key.withLock({ $0 }) < rounds {
          let key = key.withLock { $0 }
          hub.start(key, for: .zero)
          hub.stop(key)
        }
        return
      }
      for round in 0..<rounds {
        hub.signal(for: round).subscribe(onNext: { if $0 == .seconds(9_999) { heard.append(round) } }).store(in: bag)
        key.withLock { $0 = round + 1 }
      }
    }
    for key in 0..<rounds { hub.start(key, for: .seconds(9_999)) }
    expectEqual(heard.entries, Array(0..<rounds))
  }
}
