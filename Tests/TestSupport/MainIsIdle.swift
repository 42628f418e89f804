import TickStreams

/// Waits until the work that is queued on the main scheduler has run, and the work that this has queued.
package func mainIsIdle() async {
  for _ in 0..<3 { await withCheckedContinuation { continuation in MainScheduler.shared.schedule { continuation.resume() } } }
}
