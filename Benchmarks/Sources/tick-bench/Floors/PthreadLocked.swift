import Foundation

/// A state guarded by a pthread mutex, for comparison with `Synchronization.Mutex`, which on Linux hands over in order of priority and
/// through the kernel as soon as a thread waits.
final class PthreadLocked<State>: @unchecked Sendable {
  // Unchecked: the state is only touched between lock and unlock.

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var state: State

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }
}
