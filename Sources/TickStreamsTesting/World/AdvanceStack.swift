import Dispatch
import TickStreams

/// The advances of a world that are in progress: one, and those nested in it, all on one thread.
final class AdvanceStack: Sendable {
  /// Why an advance cannot begin.
  enum Refusal: String, Sendable {
    case insideFiring = "from inside an advance; schedule work instead"
    case onOtherThread = "while another thread is advancing the same scheduler"
  }

  fileprivate struct State: Sendable {
    var thread: ThreadIdentity?
    /// The innermost one.
    var current: Advance?
    /// The threads that wait for a background advance to end.
    var waiting: [DispatchSemaphore] = []
  }

  fileprivate enum Answer: Sendable {
    case begun
    case refused(Refusal)
    /// The caller waits for the semaphore, and tries again.
    case wait(DispatchSemaphore)
  }

  private let state = Lock(State())

  /// How long, in real time, a call of the test waits for a background advance on another thread.
  private static let patience = Duration.seconds(10)

  /// Whether the calling thread is advancing.
  var isCurrent: Bool {
    let me = ThreadIdentity.current
    return state.withLock { $0.thread == me }
  }

  /// Whether the calling thread is running the action of a timer.
  var isFiring: Bool {
    let me = ThreadIdentity.current
    return state.withLock { $0.thread == me && $0.current?.isFiring == true }
  }

  /// Begins an advance on the calling thread.
  ///
  /// A task may advance while an advance runs it: the two are nested. The action of a timer may not, since later work would run
  /// inside it. A call of the test waits for an advance in the background, which is about to end.
  ///
  /// - Parameter advance: The advance that begins.
  /// - Returns: Why it cannot, or `nil` if it has begun.
  func begin(_ advance: Advance) -> Refusal? {
    let me = ThreadIdentity.current
    while true {
      switch state.withLock({ $0.begin(advance, on: me) }) {
      case .begun: return nil
      case .refused(let refusal): return refusal
      case .wait(let ended): if !ended.isSignalled(within: Self.patience) { return .onOtherThread }
      }
    }
  }

  /// Ends the innermost advance.
  func end(_ advance: Advance) {
    let waiting = state.withLock { state in
      state.current = advance.outer
      guard state.current == nil else { return [DispatchSemaphore]() }
      state.thread = nil
      return exchange(&state.waiting, with: [])
    }
    for waiter in waiting { waiter.signal() }
  }
}

extension AdvanceStack.State {
  fileprivate mutating func begin(_ advance: Advance, on me: ThreadIdentity) -> AdvanceStack.Answer {
    guard let current else {
      thread = me
      self.current = advance
      return .begun
    }
    guard thread != me else {
      if current.isFiring { return .refused(.insideFiring) }
      advance.outer = current
      self.current = advance
      return .begun
    }
    guard current.isBackground, !advance.isBackground else { return .refused(.onOtherThread) }
    let ended = DispatchSemaphore(value: 0)
    waiting.append(ended)
    return .wait(ended)
  }
}
