import TickStreams

// Beats on a board without an operating system: board.c has its start and its timer.

@_extern(c, "board_milliseconds") func boardMilliseconds() -> UInt64
@_extern(c, "board_sleep") func boardSleep()
@_extern(c, "heap_size") func heapSize() -> Int

/// An alarm over the SysTick timer: its interrupt counts milliseconds, and the main loop looks at the count.
final class SysTickAlarm: Alarm {
  /// There is one thread, and interrupts do not use it.
  private nonisolated(unsafe) var armed: (instant: TickInstant, wake: @Sendable () -> Void)?

  var timebase: Timebase { .continuous }
  var now: TickInstant { TickInstant(nanoseconds: Int64(boardMilliseconds()) * 1_000_000) }
  /// The board has no date.
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: 0) }
  var isCurrent: Bool { true }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    armed = (instant, wake)
  }

  func disarm() {
    armed = nil
  }

  /// The main loop: it sleeps between interrupts, until no timer is armed.
  func run() {
    while let (instant, wake) = armed {
      guard now >= instant else {
        boardSleep()
        continue
      }
      armed = nil
      wake()
    }
  }
}

/// Called after the reset.
@_cdecl("run_program")
public func runProgram() {
  let alarm = SysTickAlarm()
  let scheduler = AlarmScheduler(alarm)
  let subscription = TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).take(4)
    .subscribe(onNext: { print("beat \($0.index) at \(boardMilliseconds()) ms") }, onCompleted: { print("completed") })
  alarm.run()
  print("heap: \(heapSize()) bytes")
  withExtendedLifetime(subscription) {}
}
