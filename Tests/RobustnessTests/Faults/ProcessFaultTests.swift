import TestSupport

#if os(Linux) || os(macOS)
  import Foundation
  import Testing
  import TickStreams

  /// Faults 29 to 31: the process ends, and its output cannot be written.
  @Suite("Faults: the process") struct ProcessFaultTests {
    @Test func theProcessEndsWithTimersThatAreArmedAndFiring() async {
      await #expect(processExitsWith: .success) {
        let schedulers = (0..<4).map { QueueScheduler(label: "exit \($0)") }
        for scheduler in schedulers {
          for index in 1...50 {
            TickSignal.interval(.microseconds(50 * index), on: scheduler).subscribe(onNext: { _ in }).keepUntilFinished()
          }
          scheduler.schedule(after: .seconds(3_600)) {}
        }
        try? await Task.sleep(for: .milliseconds(50))
        exit(0)
      }
    }

    @Test func theProcessEndsInsideAHandler() async {
      await #expect(processExitsWith: .exitCode(7)) {
        let scheduler = QueueScheduler(label: "exit")
        TickSignal.interval(.microseconds(100), on: scheduler).subscribe(onNext: { if $0.index > 10 { exit(7) } }).keepUntilFinished()
        try? await Task.sleep(for: .seconds(30))
      }
    }

    @Test func aClosedStandardOutputStopsNoSignal() async {
      await #expect(processExitsWith: .exitCode(3)) {
        close(STDOUT_FILENO)
        let subject = TickSubject<Int, Never>()
        let log = Log<Int>()
        let subscription = subject.signal.log("beat").subscribe(onNext: { log.append($0) })
        for value in 0..<10_000 { subject.next(value) }
        subscription.dispose()
        exit(log.count == 10_000 ? 3 : 1)
      }
    }
  }
#endif
