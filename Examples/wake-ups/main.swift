// A small app, before and after: what wakes it in a minute, and which changes follow from that.
//
//   swift run wake-ups
import TickStreams
import TickStreamsTesting

/// Runs an app for a minute in virtual time, by the rules of real schedulers.
func minute(of name: String, _ start: (TestScheduler) -> [any Disposable]) {
  let scheduler = TestScheduler(coalescing: true)
  scheduler.attributesWakeUps = true
  let app = start(scheduler)
  scheduler.advance(by: .seconds(60))
  print("\(name): \(scheduler.wakeUpReport())\n")
  for part in app { part.dispose() }
}

minute(of: "before", before)
minute(of: "after", after)
