// A small app, before and after: what wakes it in a minute, and which changes follow from that.
//
//   swift run wake-ups
import ExampleCommandLine
import TickStreams
import TickStreamsTesting

let help = """
  usage: wake-ups

  Runs a small app for a minute of virtual time, before and after three changes, and prints which of its timers wake the device.

    --help  prints this

  For example: swift run wake-ups
  """
_ = flags(of: "wake-ups", help: help)

/// Runs an app for a minute in virtual time, by the rules of real schedulers, and returns how often it woke.
func minute(of name: String, _ start: (TestScheduler) -> [any Disposable]) -> Int {
  let scheduler = TestScheduler(coalescing: true)
  scheduler.attributesWakeUps = true
  let app = start(scheduler)
  scheduler.advance(by: .seconds(60))
  print("\(name): \(scheduler.wakeUpReport())\n")
  for part in app { part.dispose() }
  return scheduler.statistics.wakeUps
}

print("wake-ups in a minute: \(minute(of: "before", before)) before, \(minute(of: "after", after)) after")
