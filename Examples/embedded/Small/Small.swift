import TickStreams

// The smallest program: two operators, and a clock that the host keeps.

@_extern(wasm, module: "host", name: "now") @_extern(c)
func hostNow() -> Int64
@_extern(wasm, module: "host", name: "arm") @_extern(c)
func hostArm(_ instant: Int64)
@_extern(wasm, module: "host", name: "beat") @_extern(c)
func hostBeat(_ index: Int32)

/// An alarm that the host keeps: it calls `wake` at the armed instant, or as soon after as it can.
final class HostAlarm: Alarm {
  /// There is one thread.
  nonisolated(unsafe) var armed: (@Sendable () -> Void)?

  var timebase: Timebase { .continuous }
  var now: TickInstant { TickInstant(nanoseconds: hostNow()) }
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: hostNow()) }
  var isCurrent: Bool { true }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    armed = wake
    hostArm(instant.nanoseconds)
  }

  func disarm() {
    armed = nil
    hostArm(-1)
  }
}

nonisolated(unsafe) private let alarm = HostAlarm()
nonisolated(unsafe) private var subscription: Subscription?

/// The host calls it once.
@_expose(wasm, "start") @_cdecl("start")
public func start() {
  let scheduler = AlarmScheduler(alarm)
  subscription = TickSignal.interval(.seconds(1), on: scheduler).map { $0.index }.debounce(for: .milliseconds(300), on: scheduler)
    .subscribe(onNext: { hostBeat(Int32(truncatingIfNeeded: $0)) })
}

/// The host calls it at the armed instant.
@_expose(wasm, "wake") @_cdecl("wake")
public func wake() {
  let wake = alarm.armed
  alarm.armed = nil
  wake?()
}
