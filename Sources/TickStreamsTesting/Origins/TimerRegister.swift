package import TickStreams

/// Knows for what, and where, each timer of a world was made.
///
/// Timers carry nothing for it; they are looked up by identity, as long as somebody holds them. There are no weak references, which would make every
/// use of a timer slower.
package final class TimerRegister: TimerObserver {
  // Unchecked: an unmanaged reference, which is used only under the lock that a timer needs in order to go.
  private struct Entry: @unchecked Sendable {
    let origin: TimerOrigin
    let number: Int
    let timer: Unmanaged<TickTimer>
  }

  private struct State: Sendable {
    var expected: [ThreadIdentity: TimerOrigin] = [:]
    var entries: [ObjectIdentifier: Entry] = [:]
    var made = 0
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
      state.entries[ObjectIdentifier(timer)] = Entry(origin: origin, number: state.made, timer: .passUnretained(timer))
      return origin
    }
    onMake?(origin)
    TimerWatch.current?.note(origin, on: self)
  }

  /// What a timer was made for.
  func origin(of timer: TickTimer) -> TimerOrigin {
    state.withLock { $0.entries[ObjectIdentifier(timer)]?.origin } ?? TimerOrigin(name: timer.kind, site: nil)
  }

  package func willDrop(_ timer: TickTimer) {
    let entry = state.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(timer)) }
    withExtendedLifetime(entry) {}
  }

  /// What the timers that exist and have not been disposed were made for, in the order in which they were made.
  func living() -> [TimerOrigin] {
    // Asks the engines under this lock; no engine lets go of a timer under its own.
    let living = state.withLock { state in
      state.entries.values.filter { entry in entry.timer._withUnsafeGuaranteedRef { !$0.engine.isDisposed($0) } }
    }
    return living.sorted { $0.number < $1.number }.map(\.origin)
  }
}

extension TickTimer {
  /// What a timer is called that nobody gave a name: after its type.
  fileprivate var kind: String {
    let name = "\(type(of: self))"
    return name == "ActionTimer" ? "schedule" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
