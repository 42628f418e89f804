import TickStreams
import TickStreamsTesting

/// An event of the result, with its types erased.
struct LawEvent: Sendable, Hashable {
  let text: String
  let isEnd: Bool
  let isFailure: Bool

  init<Value, Failure>(_ event: Event<Value, Failure>) {
    text = "\(event)"
    isEnd = event.isTerminal
    if case .failed = event { isFailure = true } else { isFailure = false }
  }
}

/// The subscriber of a trial, which notes the events and the faults.
final class LawObserver: Sendable {
  private struct State: Sendable {
    var events: [LawEvent] = []
    var faults = Faults()
    var end: LawEvent?
    var isDisposed = false
    var isShutDown = false
    var received = 0
    var inside = 0
  }

  /// A violation.
  struct Faults: Sendable {
    var secondEnd: String?
    var afterEnd: String?
    var afterDisposal: String?
    var afterShutdown: String?
    var overlap: String?
    /// The events that arrived on another thread than the thread of the trial.
    var elsewhere: String?
    /// The subscriptions that were still open when the end was delivered.
    var openAtEnd: String?
  }

  private let state = Lock(State())
  private let log: EventLog
  /// The work inside each callback of the subscriber.
  private struct Hook: Sendable {
    /// Given the number of the event.
    let run: @Sendable (Int, LawEvent) -> Void
  }

  private let hook = Lock<Hook?>(nil)
  private let openSources: @Sendable () -> String?
  private let thread = ThreadIdentity.current

  init(_ log: EventLog, openSources: @escaping @Sendable () -> String?) {
    self.log = log
    self.openSources = openSources
  }

  var events: [LawEvent] { state.withLock { $0.events } }
  var faults: Faults { state.withLock { $0.faults } }
  var end: LawEvent? { state.withLock { $0.end } }
  var hasEnded: Bool { end != nil }
  var isShutDown: Bool { state.withLock { $0.isShutDown } }
  var isOver: Bool { state.withLock { $0.end != nil || $0.isDisposed } }

  func onEvent(_ body: (@Sendable (Int, LawEvent) -> Void)?) {
    let hook = body.map { Hook(run: $0) }
    self.hook.withLock { $0 = hook }
  }

  /// Notes that the subscription is disposed: from now on no event may arrive.
  func markDisposed() { state.withLock { $0.isDisposed = true } }

  /// Notes that the scheduler was shut down.
  func markShutDown() { state.withLock { $0.isShutDown = true } }

  /// The events of the operator, before anything guards the subscriber.
  func sees(_ event: LawEvent) {
    log.append(event)
    let isElsewhere = thread != .current
    state.withLock { state in
      if isElsewhere { state.faults.elsewhere = state.faults.elsewhere ?? "\(event.text) came on another thread." }
      if let end = state.end {
        if event.isEnd {
          state.faults.secondEnd = state.faults.secondEnd ?? "\(event.text) came after \(end.text)."
        } else {
          state.faults.afterEnd = state.faults.afterEnd ?? "\(event.text) came after \(end.text)."
        }
      } else if state.isDisposed {
        state.faults.afterDisposal = state.faults.afterDisposal ?? "\(event.text) came after the disposal."
      } else if state.isShutDown {
        state.faults.afterShutdown = state.faults.afterShutdown ?? "\(event.text) came after the shutdown."
      }
      if event.isEnd, state.end == nil { state.end = event }
      state.events.append(event)
    }
  }

  /// The events that the subscriber receives.
  func receives(_ event: LawEvent) {
    let open = event.isEnd ? openSources() : nil
    let number = state.withLock { state in
      state.inside += 1
      if state.inside > 1 {
        state.faults.overlap = state.faults.overlap ?? "\(event.text) came while the event before it was still being handled."
      }
      if let open { state.faults.openAtEnd = "the \(open) was still subscribed when \(event.text) was delivered." }
      state.received += 1
      return state.received
    }
    hook.withLock { $0 }?.run(number, event)
    state.withLock { $0.inside -= 1 }
  }
}
