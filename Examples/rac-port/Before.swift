// Before: the heartbeat as it was written with ReactiveObjC, with the published extension for an independent delay.
//
//   swift run rac-port
//
//   - (void)start {
//     @weakify(self)
//     [[[RACSignal delayTime:5 interval:60 onScheduler:RACScheduler.mainThreadScheduler withLeeway:1]
//         takeUntil:self.rac_willDeallocSignal]
//         subscribeNext:^(NSDate *date) { @strongify(self) [self beat:date]; }];
//   }
//   - (void)restart { [self start]; }
//
//   [NSNotificationCenter.defaultCenter rac_addObserverForName:UIApplicationDidBecomeActiveNotification object:nil]
//       subscribeNext:^(id _) { @strongify(self) [self restart]; }];
//   [NSNotificationCenter.defaultCenter rac_addObserverForName:UIApplicationDidEnterBackgroundNotification object:nil]
//       subscribeNext:^(id _) { @strongify(self) [self.latest dispose]; }];
import TickStreams

/// The same on our timers, with the two mistakes it was published with.
///
/// The seconds of the delay are taken for nanoseconds, so the first beat is immediate; and a restart does not end the running one, of which only the
/// latest is known.
final class HeartbeatBefore {
  private let ticks: TickSignal<Tick, Never>
  private let beat: @Sendable () -> Void
  private var latest: Subscription?
  /// RAC lets a subscription run whose handle is dropped.
  private var running: [Subscription] = []

  init(on scheduler: some TickScheduler, beat: @escaping @Sendable () -> Void) {
    ticks = .interval(.seconds(60), delay: .nanoseconds(5), leeway: .seconds(1), on: scheduler)
    self.beat = beat
  }

  func phase(_ phase: AppPhase) {
    switch phase {
    case .active: restart()
    case .inactive: break
    case .background: latest?.dispose()
    }
  }

  private func restart() {
    let new = ticks.subscribe(onNext: { [beat] _ in beat() })
    running.append(new)
    latest = new
  }
}
