// Eight threads, an interval, a hub, a shared signal and a debounced subject: the thread sanitizer reports nothing. With an argument the program has a
// race, which is the only one that is reported.
import Foundation
import TickStreams

/// What the threads of a program share without a lock, by mistake.
final class Racy: @unchecked Sendable {
  var count = 0
}

let scheduler = QueueScheduler(label: "sanitized")
let hub = CountdownHub<Int>(every: .milliseconds(2), on: scheduler)
let subject = TickSubject<Int, Never>()
let shared = TickSignal.interval(.milliseconds(1), on: scheduler).share()
let handles = Lifetime()
let racy = Racy()
let isRacy = CommandLine.arguments.count > 1

subject.signal.debounce(for: .milliseconds(2), on: scheduler).subscribe { _ in }.store(in: handles)
DispatchQueue.concurrentPerform(iterations: 8) { thread in
  for round in 0..<50 {
    hub.start(round % 5, for: .milliseconds(20))
    subject.next(round)
    let subscription = shared.subscribe { _ in }
    hub.signal(for: round % 5).subscribe { _ in }.store(in: handles)
    if isRacy { racy.count += 1 }
    Thread.sleep(forTimeInterval: 0.000_5)
    subscription.dispose()
    if round % 10 == thread { hub.pause(round % 5) }
  }
}
handles.dispose()
scheduler.shutdown()
print("done")
