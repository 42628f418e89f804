import TickStreams

/// Waits until what is queued on the main scheduler has run, and what that has queued.
func mainIsIdle() async {
  for _ in 0..<3 {
    await withCheckedContinuation { continuation in
      MainScheduler.shared.schedule { continuation.resume() }
    }
  }
}
