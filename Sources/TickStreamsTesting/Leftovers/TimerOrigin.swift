import TickStreams

/// What a timer was made for.
struct TimerOrigin: Sendable, Hashable {
  /// The call that needs the timer: a source, an operator, `schedule`, `sleep`.
  let name: String
  /// Where that call stands, or, where it did not say so, the call that led to it: of the recording, of the task, of the timer whose firing made
  /// this one.
  let site: CallSite?

  /// What runs now, and may make timers.
  @TaskLocal static var context: Context?

  /// What may make timers.
  enum Context: Sendable {
    /// A call of the test.
    case call(CallSite)
    /// Time that passes, and what it fires.
    case drive(Drive)
  }

  /// Where the call stands that led to what runs now.
  static var current: CallSite? {
    switch context {
    case .call(let site): site
    case .drive(let drive): drive.site
    case nil: nil
    }
  }
}

/// One passing of time, and the timer that it is firing.
///
/// Where that was made is looked up only if somebody asks: firing a timer costs next to nothing.
///
/// Unchecked: the timer is touched by the driving thread only.
final class Drive: @unchecked Sendable {
  private let outer = TimerOrigin.current
  private let driver = ThreadIdentity.current
  private let register: TimerRegister
  @exclusivity(unchecked)
  private var timer: Unmanaged<TickTimer>?

  init(_ register: TimerRegister) {
    self.register = register
  }

  func run(_ firing: TimerEngine.Firing) {
    timer = .passUnretained(firing.timer)
    firing.run()
    timer = nil
  }

  /// Where the timer was made that is being fired, or else the call that lets time pass was made.
  var site: CallSite? {
    guard driver == .current, let timer else { return outer }
    return register.origin(of: timer.takeUnretainedValue()).site
  }
}

extension TimerOrigin: CustomStringConvertible {
  var description: String { site.map { "\(name) at \($0)" } ?? name }
}
