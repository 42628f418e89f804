// After: the same heartbeat as one composition. Start, stop and restart are one thing, so there cannot be two heartbeats.
//
//   swift run rac-port
import TickStreams

/// Five seconds after launch, then once a minute; nothing in the background; immediately on return.
func heartbeatAfter(_ phases: TickSignal<AppPhase, Never>, on scheduler: some TickScheduler) -> TickSignal<Tick, Never> {
  phases.isForeground
    .scan((isForeground: false, visits: 0)) { (isForeground: $1, visits: $0.visits + ($1 ? 1 : 0)) }
    .flatMapLatest { phase in
      phase.isForeground
        ? .interval(.seconds(60), delay: phase.visits == 1 ? .seconds(5) : .zero, leeway: .seconds(1), on: scheduler)
        : .empty
    }
}
