// A file that imports Combine, too: it writes the module before the names that both have. `.ci/apple --all` compiles it for macOS and iOS.

#if canImport(Combine)
  import Combine
  import TickStreams

  private func both(_ signal: TickSignal<Int, Never>, _ publisher: some Publisher<Int, Never>) -> [TickStreams.Subscription] {
    let first: TickStreams.Subscription = signal.subscribe { _ in }
    let second = TickSignal(publisher).subscribe { _ in }
    return [first, second]
  }

  private func ended(_ subscription: any Combine.Subscription) { subscription.cancel() }
#endif
