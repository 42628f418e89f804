/// Watches the wall clock of the system for all engines of the process that have timers which follow it.
///
/// While there are none, it has nothing open.
final class SystemClockWatcher: WallClockWatcher {
  /// The one of the process; `nil` where the platform does not report that the clock was set.
  static let shared = ClockSetSource.isAvailable ? SystemClockWatcher() : nil

  private typealias State = (engines: [ObjectIdentifier: Weak<EngineCore>], source: ClockSetSource?)
  private let state = Lock(([:], nil) as State)

  /// Whether it has something open.
  var isOpen: Bool { state.withLock { $0.source != nil } }

  func update(_ engine: EngineCore) -> Bool {
    change { $0.engines[ObjectIdentifier(engine)] = engine.watchesWallClock ? Weak(engine) : nil }
  }

  func remove(_ engine: ObjectIdentifier) {
    _ = change { $0.engines[engine] = nil }
  }

  private func change(_ body: (inout State) -> Void) -> Bool {
    let (isOpen, over) = state.withLock { state in
      body(&state)
      if state.engines.isEmpty { return (true, state.source.take()) }
      if state.source == nil { state.source = ClockSetSource { [self] in tell() } }
      if state.source == nil { state.engines = [:] }
      return (state.source != nil, nil)
    }
    over?.cancel()
    return isOpen
  }

  private func tell() {
    let engines = state.withLock { $0.engines.values.compactMap(\.object) }
    for engine in engines { engine.wallClockChanged() }
  }
}
