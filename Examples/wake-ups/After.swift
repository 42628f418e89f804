import TickStreams

/// Does the same: the sales are in a hub, whose figures change together, and what nobody sees has a leeway.
func after(on scheduler: any TickScheduler) -> [any Disposable] {
  let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
  let sales = (0..<5).map { sale in
    hub.start(sale, for: .milliseconds(90_000 + 130 * sale))
    return hub.signal(for: sale).subscribe(onNext: { _ in })
  }
  let relaxed = scheduler.withLeeway(.seconds(1))
  let heartbeat = TickSignal.interval(.seconds(10), on: relaxed).subscribe(onNext: { _ in })
  let session = TickSignal.interval(.seconds(6), delay: .milliseconds(5_950), on: relaxed).subscribe(onNext: { _ in })
  return sales + [heartbeat, session]
}
