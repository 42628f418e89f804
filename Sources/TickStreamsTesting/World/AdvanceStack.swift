import Dispatch
import TickStreams

/// The drives of a world that are under way: one, and those inside it, all on one thread.
final class AdvanceStack: Sendable {
  /// Why a drive cannot begin.
  enum Refusal: String, Sendable {
    case insideFiring = "from inside an advance; schedule work instead"
    case onOtherThread = "while another thread is advancing the same scheduler"
  }

  fileprivate struct State: Sendable {
    var thread: ThreadIdentity?
    /// The innermost one.
    var current: Advance?
    /// Threads that wait for a background drive to end.
    var waiting: [DispatchSemaphore] = []
  }

  fileprivate enum Answer: Sendable {
    case begun
    case refused(Refusal)
    case later(DispatchSemaphore)
  }

  private let state = Lock(State())

  /// How long, in real time, a call of the test waits for a background drive on another thread.
  private static let patience = Duration.seconds(10)

  /// Whether a drive is under way on this thread.
  var isCurrent: Bool {
    let me = ThreadIdentity.current
    return state.withLock { $0.thread == me }
  }

  /// Whether the action of a timer runs now on this thread.
  var isFiring: Bool {
    let me = ThreadIdentity.current
    return state.withLock { $0.thread == me && $0.current?.isFiring == true }
  }

  /// Begins a drive on this thread.
  ///
  /// A task that a drive runs may let time pass itself: that drive is part of the one that runs it. The action of a timer may not, since
  /// what is due after it would run inside it. A drive of a call of the test waits for one in the background, which is about to end.
  ///
  /// - Parameter drive: What begins.
  /// - Returns: Why it cannot, or `nil` if it has begun.
  func begin(_ drive: Advance) -> Refusal? {
    let me = ThreadIdentity.current
    while true {
      switch state.withLock({ $0.begin(drive, on: me) }) {
      case .begun: return nil
      case .refused(let refusal): return refusal
      case .later(let ended): if !ended.isSignalled(within: Self.patience) { return .onOtherThread }
      }
    }
  }

  /// Ends the innermost drive.
  func end(_ drive: Advance) {
    let waiting = state.withLock { state in
      state.current = drive.outer
      guard state.current == nil else { return [DispatchSemaphore]() }
      state.thread = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.signal() }
  }
}

extension AdvanceStack.State {
  fileprivate mutating func begin(_ drive: Advance, on me: ThreadIdentity) -> AdvanceStack.Answer {
    guard let current else {
      thread = me
      self.current = drive
      return .begun
    }
    guard thread != me else {
      if current.isFiring { return .refused(.insideFiring) }
      drive.outer = current
      self.current = drive
      return .begun
    }
    guard current.isBackground, !drive.isBackground else { return .refused(.onOtherThread) }
    let ended = DispatchSemaphore(value: 0)
    waiting.append(ended)
    return .later(ended)
  }
}
