import TickStreams
import TickStreamsTesting

let scheduler = TestScheduler()
let subscriptions = Signals.start(on: scheduler) { print($0) }
scheduler.advance(by: .seconds(60))
withExtendedLifetime(subscriptions) {}
