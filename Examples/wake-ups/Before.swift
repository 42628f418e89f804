import TickStreams

/// A list of sales that end at different times, each with its own countdown; a heartbeat, and a check of the session.
func before(on scheduler: any TickScheduler) -> [any Disposable] {
  let sales = (0..<5).map { sale in
    TickSignal.countdown(for: .milliseconds(90_000 + 130 * sale), on: scheduler).subscribe(onNext: { _ in })
  }
  let heartbeat = TickSignal.interval(.seconds(10), on: scheduler).subscribe(onNext: { _ in })
  let session = TickSignal.interval(.seconds(6), delay: .milliseconds(5_950), on: scheduler).subscribe(onNext: { _ in })
  return sales + [heartbeat, session]
}
