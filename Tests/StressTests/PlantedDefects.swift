import Foundation
import TestSupport
import Testing
import TickStreams

/// Defects that `.ci/sanitizers --plant` sets free, one at a time, to see that each is reported.
@Suite("Planted defects", .serialized) struct PlantedDefects {
  private static let planted = ProcessInfo.processInfo.environment["TICKSTREAMS_PLANT"]

  /// Two threads change a value that no lock guards.
  @Test(.enabled(if: planted == "race")) func race() {
    final class Unguarded: @unchecked Sendable {
      var value = 0
    }
    let count = Unguarded()
    together({ for _ in 0..<10_000 { count.value += 1 } }, { for _ in 0..<10_000 { count.value += 1 } })
    #expect(count.value > 0)
  }

  /// A timer is released once too often.
  @Test(.enabled(if: planted == "use-after-release")) func useAfterRelease() {
    let scheduler = QueueScheduler()
    let timer = Unmanaged.passRetained(scheduler.schedule(at: .distantFuture) {})
    timer.takeUnretainedValue().dispose()
    timer.release()
    #expect(timer._withUnsafeGuaranteedRef { $0.generation } > 0)
  }

  /// A subscription that holds its own subject, and that nothing ends.
  @Test(.enabled(if: planted == "leak")) func leak() {
    func forget() {
      for _ in 0..<10 {
        let subject = TickSubject<Int, Never>()
        subject.signal.subscribe(onNext: { _ in withExtendedLifetime(subject) {} }).keepUntilFinished()
        // The entry of a weak reference that the sanitizer finds must not hide the subject.
        weak let seen = subject
        withExtendedLifetime(seen) {}
      }
    }
    forget()
  }

  /// A test that never ends.
  @Test(.enabled(if: planted == "hang")) func hang() { DispatchSemaphore(value: 0).wait() }

  #if TICKSTREAMS_LOCK_CHECKS
    /// Two threads hold a lock each, and wait for that of the other one.
    @Test(.enabled(if: planted == "deadlock")) func deadlock() {
      final class Pair: Sendable {
        let first = Lock(0, file: "TickStreams/Planted.swift", line: 1)
        let second = Lock(0, file: "TickStreams/Planted.swift", line: 2)
        let firstIsHeld = DispatchSemaphore(value: 0)
        let secondIsHeld = DispatchSemaphore(value: 0)
      }
      let pair = Pair()
      together(
        {
          pair.first.withLock { _ in
            pair.firstIsHeld.signal()
            pair.secondIsHeld.wait()
            pair.second.withLock { $0 += 1 }
          }
        },
        {
          pair.second.withLock { _ in
            pair.secondIsHeld.signal()
            pair.firstIsHeld.wait()
            pair.first.withLock { $0 += 1 }
          }
        })
    }

    /// A value is delivered with a lock of the library held.
    @Test(.enabled(if: planted == "lock")) func lock() {
      let subject = TickSubject<Int, Never>()
      let subscription = subject.signal.subscribe(onNext: { _ in })
      Lock(0, file: "TickStreams/Planted.swift").withLock { _ in subject.next(1) }
      subscription.dispose()
    }
  #endif
}
