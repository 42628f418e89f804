import Foundation
import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page on safe timers, word for word; `SamplesInSync` compares them.

@MainActor final class Connection {
  private let idle: IdleTimer
  private let bag = DisposeBag()
  private(set) var isOpen = true

  init(on scheduler: some TickScheduler = .main) {
    idle = IdleTimer(after: .seconds(30), on: scheduler)
    idle.expirations.onMain.subscribe(with: self) { connection, _ in
      connection.isOpen = false
    }.store(in: bag)
  }

  func received() {
    idle.restart()
  }
}

/// A device that sleeps: its timers are handled when the test says so.
nonisolated final class NightAlarm: Alarm {
  private struct State {
    var now = TickInstant(nanoseconds: 0)
    var armed: TickInstant?
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  let timebase = Timebase.continuous
  var now: TickInstant { state.withLock { $0.now } }
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: now.nanoseconds) }
  var isCurrent: Bool { true }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    state.withLock { ($0.armed, $0.wake) = (instant, wake) }
  }

  func disarm() {
    state.withLock { ($0.armed, $0.wake) = (nil, nil) }
  }

  func sleep(for span: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: span) }
  }

  func wakeUp() {
    let wake = state.withLock { state -> (@Sendable () -> Void)? in
      guard let armed = state.armed, armed <= state.now else { return nil }
      state.armed = nil
      return state.wake.take()
    }
    wake?()
  }
}

@MainActor final class Session {
  private let idle: IdleTimer
  private let bag = DisposeBag()
  private(set) var isLocked = false

  init(on scheduler: some TickScheduler = .main) {
    idle = IdleTimer(after: .seconds(300), on: scheduler)
    idle.expirations.onMain.subscribe(with: self) { session, _ in
      session.isLocked = true
    }.store(in: bag)
  }

  func touched() {
    if !idle.restart() { isLocked = true }
  }

  func unlock() {
    idle.restart()
    isLocked = false
  }
}
