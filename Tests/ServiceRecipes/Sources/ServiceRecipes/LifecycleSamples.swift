import ServiceLifecycle
import TickStreams

/// Beats until a graceful shutdown, which lets a beat finish.
struct HeartbeatService: Service {
  let scheduler: any OwnedScheduler
  let beat: @Sendable () async -> Void

  func run() async throws {
    // It keeps a shutdown that comes before the loop.
    let stop = TickSubject<Void, Never>(replay: 1)
    let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      .take(until: stop.signal)
    await withGracefulShutdownHandler {
      for await _ in beats.values(buffering: .newest(1)) { await beat() }
    } onGracefulShutdown: {
      stop.next(())
    }
    scheduler.shutdown()
  }
}
