import TickStreams

/// A chat client with a typical defect, if a test asks for one.
final class ChatClient: Sendable {
  enum Defect: Sendable {
    /// The action of a replaced timer erases the name that replaced the one it was armed for.
    case staleTimer
    /// Each notification of the foreground starts pings, even a second one during the same visit.
    case doubleStart
    /// Nothing ends the pings when the chat is closed.
    case missingDispose
    /// A subscription of the client retains the client.
    case retainCycle
    /// A reply starts the next poll, even if the app has gone to the background meanwhile.
    case lateReply
  }

  private struct State: Sendable {
    var typing: String?
    var notice = 0
    var polls = 0
    var isInBackground = false
  }

  private let defect: Defect?
  private let scheduler: any TickScheduler
  /// Where the state changes.
  private let context: any TickScheduler
  private let state = Lock(State())
  private let subscription = SerialDisposable()
  private let typingTimer = SerialDisposable()
  private let poll = SerialDisposable()

  init(_ defect: Defect? = nil, on scheduler: any TickScheduler, context: (any TickScheduler)? = nil) {
    self.defect = defect
    self.scheduler = scheduler
    self.context = context ?? scheduler
  }

  // MARK: - Typing

  /// The name of the user that is typing, for five seconds after the latest notice.
  var typing: String? { state.withLock { $0.typing } }

  func showTyping(_ name: String) {
    context.schedule { [self] in
      let notice = state.withLock { state in
        state.typing = name
        state.notice += 1
        return state.notice
      }
      typingTimer.inner = scheduler.schedule(after: .seconds(5)) { [self] in
        context.schedule { [self] in state.withLock { if $0.notice == notice || defect == .staleTimer { $0.typing = nil } } }
      }
    }
  }

  // MARK: - Pings

  /// In the foreground, a ping immediately and then every minute.
  func pings(_ isForeground: TickSignal<Bool, Never>) -> TickSignal<Tick, Never> {
    let pings = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler, file: "Chat/Pings.swift", line: 12)
    if defect == .doubleStart { return isForeground.filter { $0 }.flatMap { _ in pings.take(until: isForeground.filter { !$0 }) } }
    return isForeground.removeDuplicates().flatMapLatest { $0 ? pings : .empty }
  }

  /// Shows the chat: pings, and the client's counts of them.
  func open(_ isForeground: TickSignal<Bool, Never>) {
    let pings = pings(isForeground)
    if defect == .missingDispose {
      pings.subscribe { [weak self] _ in self?.count() }.keepUntilFinished()
    } else if defect == .retainCycle {
      subscription.inner = pings.subscribe { [self] _ in count() }
    } else {
      subscription.inner = pings.subscribe { [weak self] _ in self?.count() }
    }
  }

  func close() { if defect != .retainCycle { subscription.inner = nil } }

  private func count() { state.withLock { $0.polls += 1 } }

  // MARK: - Polls

  /// Asks for messages, and again ten seconds after each reply, until the background.
  func startPolling(_ fetch: TickSignal<Int, Never>) {
    state.withLock { $0.isInBackground = false }
    poll.inner = fetch.subscribe { [self] _ in
      if state.withLock({ $0.isInBackground }), defect != .lateReply { return }
      context.schedule { [self] in
        if state.withLock({ $0.isInBackground }), defect != .lateReply { return }
        poll.inner = scheduler.schedule(after: .seconds(10), file: "Chat/Polls.swift", line: 20) { [self] in startPolling(fetch) }
      }
    }
  }

  func enterBackground() {
    state.withLock { $0.isInBackground = true }
    poll.inner = nil
  }
}
