package import TickStreams

/// Stores the purpose of each timer of a world, and where it was made.
///
/// Timers carry nothing for it; they are looked up by identity, as long as they exist. There are no weak references, which would make every
/// use of a timer slower.
package final class TimerRegister: EngineProbe {
  package let interest = ProbeInterest.timers
  /// Unchecked: an unmanaged reference, used only under the lock of the register, which a timer takes before it is deallocated.
  private struct Entry: @unchecked Sendable {
    let origin: TimerOrigin
    let number: Int
    let timer: Unmanaged<TickTimer>
    /// Where the timer counts as work that runs, if a test counts it.
    let effect: (any Disposable)?
  }

  private struct State: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var made = 0
  }

  private let state = Lock(State())
  private let onMake: (@Sendable (TimerOrigin) -> Void)?
  private let onEnd: (@Sendable () -> Void)?

  /// Creates a register.
  ///
  /// - Parameters:
  ///   - onMake: Called for each timer that is made.
  ///   - onEnd: Called when one is disposed or released, with no lock held.
  init(onMake: (@Sendable (TimerOrigin) -> Void)? = nil, onEnd: (@Sendable () -> Void)? = nil) {
    (self.onMake, self.onEnd) = (onMake, onEnd)
  }

  package func didMake(_ timer: TickTimer, for call: CallOrigin?) {
    let site = call.flatMap { call in call.file.map { CallSite($0, call.line) } }
    let effect = timer.wakesScheduler ? nil : EffectCounts.current.flatMap { effects in call.flatMap { effects.begin(timerOf: $0) } }
    let origin = TimerOrigin(name: call.map { "\($0.name)" } ?? timer.purpose, site: site?.isOurs == false ? site : TimerOrigin.current)
    state.withLock { state in
      state.made += 1
      state.entries[ObjectIdentifier(timer)] = Entry(origin: origin, number: state.made, timer: .passUnretained(timer), effect: effect)
    }
    onMake?(origin)
    TimerWatch.current?.note(origin, on: self)
  }

  /// The purpose of a timer.
  func origin(of timer: TickTimer) -> TimerOrigin {
    state.withLock { $0.entries[ObjectIdentifier(timer)]?.origin } ?? TimerOrigin(name: timer.purpose, site: nil)
  }

  package func place(of timer: TickTimer) -> (name: String, site: String?)? {
    let origin = origin(of: timer)
    return (origin.name, origin.site?.description)
  }

  /// The work that it counts as is over: the firing that ends it keeps it a while longer.
  package func didDispose(_ timer: TickTimer) {
    state.withLock { $0.entries[ObjectIdentifier(timer)]?.effect }?.dispose()
    onEnd?()
  }

  package func willDrop(_ timer: TickTimer) {
    let entry = state.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(timer)) }
    entry?.effect?.dispose()
    onEnd?()
  }

  /// The purposes of the timers that exist and have not been disposed, in the order in which they were made.
  func living() -> [TimerOrigin] {
    // Calls the engines with this lock held, which is safe because no engine releases a timer with its own lock held.
    let living = state.withLock { state in
      state.entries.values.filter { entry in entry.timer._withUnsafeGuaranteedRef { !$0.wakesScheduler && !$0.engine.isDisposed($0) } }
    }
    return living.sorted { $0.number < $1.number }.map(\.origin)
  }
}

/// The purpose of a timer.
package struct TimerOrigin: Sendable, Hashable {
  /// The call that needs the timer: a source, an operator, `schedule`, `sleep`.
  let name: String
  /// The place of that call.
  ///
  /// If it is not known, the place of the call that led to it: of the recording, of the task, or of the timer whose firing made this one.
  let site: CallSite?

  /// The code that runs now, and may make timers.
  @TaskLocal static var context: Context?

  /// The code that may make timers.
  enum Context: Sendable {
    /// A call of the test.
    case call(CallSite)
    /// An advance, and the timers it fires.
    case advance(any SiteProvider)
  }

  /// The place of the call that led to the code that runs now.
  static var current: CallSite? {
    switch context {
    case .call(let site): site
    case .advance(let advance): advance.site
    case nil: nil
    }
  }
}

/// The place of the call that led to the code that runs now.
protocol SiteProvider: AnyObject, Sendable {
  /// The place of the call, if that is known.
  var site: CallSite? { get }
}

extension TimerOrigin: CustomStringConvertible {
  package var description: String { site.map { "\(name) at \($0)" } ?? name }
}

/// Records whether timers are made on a certain test scheduler, and on another one: for the laws of operators, which are part of the tests.
package final class TimerWatch: Sendable {
  @TaskLocal package static var current: TimerWatch?

  private let expected: TimerRegister
  private let isUsed = Lock(false)
  private let first = Lock<TimerOrigin?>(nil)

  package init(_ expected: TimerRegister) {
    self.expected = expected
  }

  /// Whether timers are made on the scheduler of the trial.
  package var hasTimers: Bool { isUsed.withLock { $0 } }

  /// The purpose of the first timer on another scheduler.
  package var stray: TimerOrigin? { first.withLock { $0 } }

  func note(_ origin: TimerOrigin, on register: TimerRegister) {
    if register === expected { isUsed.withLock { $0 = true } } else { first.withLock { $0 = $0 ?? origin } }
  }
}
