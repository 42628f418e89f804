package import TickStreams

/// Knows for what, and where, each timer of a world was made.
///
/// Timers carry nothing for it; they are looked up by identity. An entry is replaced when another timer is made at the same address, and entries of
/// timers that are gone are dropped before time passes.
package final class TimerRegister: TimerObserver {
  private struct Entry: Sendable {
    let origin: TimerOrigin
    let number: Int
    weak var timer: TickTimer?
  }

  private struct State: Sendable {
    var expected: [ThreadIdentity: TimerOrigin] = [:]
    var entries: [ObjectIdentifier: Entry] = [:]
    var made = 0
    var pruneAt = 64
  }

  private let state = Lock(State())
  private let onMake: (@Sendable (TimerOrigin) -> Void)?

  /// Creates a register.
  ///
  /// - Parameter onMake: Called for each timer that is made.
  init(onMake: (@Sendable (TimerOrigin) -> Void)? = nil) {
    self.onMake = onMake
  }

  package func willMakeTimer(for name: StaticString, file: StaticString?, line: UInt) {
    let site = file.map { CallSite($0, line) }
    let origin = TimerOrigin(name: "\(name)", site: site?.isOurs == false ? site : TimerOrigin.current)
    state.withLock { $0.expected[.current] = origin }
  }

  package func didMake(_ timer: TickTimer) {
    let inherited = TimerOrigin.current
    let origin = state.withLock { state in
      let origin = state.expected.removeValue(forKey: .current) ?? TimerOrigin(name: timer.kind, site: inherited)
      state.made += 1
      state.entries[ObjectIdentifier(timer)] = Entry(origin: origin, number: state.made, timer: timer)
      return origin
    }
    onMake?(origin)
  }

  /// What a timer was made for.
  func origin(of timer: TickTimer) -> TimerOrigin {
    state.withLock { $0.entries[ObjectIdentifier(timer)]?.origin } ?? TimerOrigin(name: timer.kind, site: nil)
  }

  /// What the timers that exist and have not been disposed were made for, in the order in which they were made.
  func living() -> [TimerOrigin] {
    let entries = state.withLock { $0.entries.values.sorted { $0.number < $1.number } }
    return entries.filter { $0.timer?.isDisposed == false }.map(\.origin)
  }

  /// Drops the entries of timers that are gone, once there may be many.
  ///
  /// Called with no lock held, and looks at the timers with none: it may be the last to hold one.
  func prune() {
    let crowd = state.withLock { $0.entries.count >= $0.pruneAt ? $0.entries : [:] }
    guard !crowd.isEmpty else { return }
    let gone = crowd.filter { $0.value.timer == nil }
    state.withLock { state in
      for (key, entry) in gone where state.entries[key]?.number == entry.number { state.entries[key] = nil }
      state.pruneAt = Swift.max(64, state.entries.count * 2)
    }
  }
}

extension TickTimer {
  /// What a timer is called that nobody gave a name: after its type.
  fileprivate var kind: String {
    let name = "\(type(of: self))"
    return name == "ActionTimer" ? "schedule" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
