import Dispatch
import TickStreams

/// One call that lets virtual time pass, or one step of a run, and the timer that it is firing.
///
/// The place where that timer was made is looked up only if a timer is made meanwhile, so firing one costs next to nothing.
///
/// Unchecked: variables are accessed only by the thread that advances.
final class Advance: SiteProvider, @unchecked Sendable {
  /// Whether it belongs to a `run` or a `settle`, which let time pass by themselves: a call of the test takes precedence.
  let isBackground: Bool

  /// The advance whose task made the call, if this one is nested.
  @exclusivity(unchecked)
  var outer: Advance?

  /// Why it was given up: the work of an instant had no end.
  @exclusivity(unchecked)
  var runaway: TestFailure? {
    didSet { continues = runaway == nil }
  }
  /// Whether it has not been given up: asked before each timer, where a look at the failure would copy it.
  @exclusivity(unchecked)
  private(set) var continues = true

  private let outerSite = TimerOrigin.current
  private let thread = ThreadIdentity.current
  private let register: TimerRegister
  @exclusivity(unchecked)
  private var timer: Unmanaged<TickTimer>?

  init(_ register: TimerRegister, isBackground: Bool = false) {
    self.register = register
    self.isBackground = isBackground
  }

  /// Whether the action of a timer runs now, rather than a task.
  var isFiring: Bool { timer != nil }

  func run(_ firing: Firing) {
    timer = firing.reference
    firing.run()
    timer = nil
  }

  /// The place where the firing timer was made, or, if no timer is firing, the place of the call that lets time pass.
  var site: CallSite? {
    guard thread == .current, let timer else { return outerSite }
    return register.origin(of: timer.takeUnretainedValue()).site
  }
}

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
