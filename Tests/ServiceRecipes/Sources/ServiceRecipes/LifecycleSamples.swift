import ServiceLifecycle
import TickStreams

/// Beats until a graceful shutdown, which lets a beat finish.
struct HeartbeatService: Service {
  let scheduler: any OwnedScheduler
  let beat: @Sendable () async -> Void

  func run() async throws {
    // Not an event, which a running beat would miss.
    let isStopping = TickValue(false)
    let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      .take(until: isStopping.signal.filter { $0 })
    await withGracefulShutdownHandler {
      for await _ in beats.values(buffering: .newest(1)) {
        if !isStopping.current { await beat() }
      }
    } onGracefulShutdown: {
      isStopping.current = true
    }
    scheduler.shutdown()
  }
}
