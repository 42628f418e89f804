import TickStreams

/// The values that a hub has to show, computed in the plainest way: every key at every quarter of a second, without timers or queues.
///
/// It takes the operations of a program in the order in which they were performed, each with its time.
struct PlainHub {
  /// Quarters of a second.
  typealias Time = Int

  enum Clock: CaseIterable { case monotonic, wall, server }

  struct Target: Hashable {
    var isUp: Bool
    var isOwn: Bool
    var clock: Clock
    /// How far the moment is from the reading of its clock at the start.
    var distance: Time
    /// Whether the moment is that of a span, which a pause stops.
    var isSpan: Bool
  }

  enum Operation: Hashable {
    case start(Int, Target)
    case stop(Int)
    case pause(Int)
    case resume(Int)
    /// Adds a subscriber, and removes it again.
    case subscribe(Int)
    /// Sets the reference clock ahead of its reading; the first one, ahead of the local date.
    case sample(Time)
    case jump(Time)
    case pauseHub(Bool)
    /// The scheduler runs due work.
    case settle

    /// Whether the hub reads its clocks for it.
    fileprivate var readsClocks: Bool {
      switch self {
      case .start, .stop, .pause, .resume, .subscribe: true
      case .sample, .jump, .pauseHub, .settle: false
      }
    }
  }

  private struct KeyState {
    var target: Target
    /// The moment on its clock.
    var moment: Time
    var anchor: Time
    /// The remaining time of a paused key.
    var left: Time?
    /// The figure that a pause of its span has left.
    var stood: Time?
  }

  let step: Time
  private var keys: [KeyState?]
  private var wall: Time = 0
  private var server: Time?
  /// The wall clock when the hub last read it, and when it found each clock to be set.
  private var wallSeen: Time = 0
  private var wallSetAt: Time = 0
  private var serverSetAt: Time = 0
  private var followsServer = false
  private var isPaused = false
  private var now: Time = 0
  /// The figures that each key may show now, in order; the last one is the one that is shown.
  private(set) var shown: [[Time?]]
  /// Whether each key has reached its end now.
  private(set) var hasEnded: [Bool]
  /// Whether a key has been started now, which may show the same figure again.
  private(set) var hasStarted: [Bool]

  init(step: Time, keys count: Int) {
    self.step = step
    keys = Array(repeating: nil, count: count)
    shown = Array(repeating: [nil], count: count)
    hasEnded = Array(repeating: false, count: count)
    hasStarted = hasEnded
  }

  /// Moves on to `time`, and shows the values that are due there.
  mutating func advance(to time: Time) {
    now = time
    shown = shown.map { [$0[$0.count - 1]] }
    hasEnded = hasEnded.map { _ in false }
    hasStarted = hasEnded
    settle()
  }

  mutating func perform(_ operation: Operation) {
    if operation.readsClocks { readWallClock() }
    switch operation {
    case .start(let key, let target):
      let moment = now + offset(target.clock) + target.distance
      keys[key] = KeyState(target: target, moment: moment, anchor: now)
      followsServer = followsServer || target.clock == .server
      hasStarted[key] = true
      show(key)
    case .stop(let key):
      keys[key] = nil
      shown[key].append(nil)
    case .pause(let key):
      guard let state = keys[key], state.left == nil else { return }
      show(key)
      let left = due(of: key) - now
      if keys[key] != nil { keys[key]?.left = left }
    case .resume(let key):
      guard var state = keys[key], let left = state.left else { return }
      (state.left, state.anchor) = (nil, now)
      if state.target.isSpan { (state.moment, state.stood) = (now + left, shown[key].last.flatMap(\.self)) }
      keys[key] = state
      show(key)
    case .subscribe(let key): show(key, asksForPaused: true)
    case .sample(let ahead):
      if followsServer { readWallClock() }
      if ahead != 0 { serverSetAt = now }
      server = (server ?? wall) + ahead
    case .jump(let ahead):
      wall += ahead
      settle()
    case .pauseHub(let pauses):
      let resumes = isPaused && !pauses
      isPaused = pauses
      if resumes { settle() }
    case .settle: settle()
    }
  }

  private func offset(_ clock: Clock) -> Time {
    switch clock {
    case .monotonic: 0
    case .wall: wall
    case .server: server ?? wall
    }
  }

  private func due(of key: Int) -> Time { keys[key].map { $0.moment - offset($0.target.clock) } ?? 0 }

  mutating func settle() {
    guard !isPaused else { return }
    readWallClock()
    for key in keys.indices { show(key) }
  }

  private mutating func readWallClock() {
    guard wall != wallSeen else { return }
    (wallSeen, wallSetAt) = (wall, now)
    if server == nil { serverSetAt = now }
  }

  /// Shows the value of a key; with `asksForPaused` a paused key ends if its moment has passed.
  private mutating func show(_ key: Int, asksForPaused: Bool = false) {
    guard let state = keys[key] else { return }
    let due = due(of: key)
    guard state.left == nil || (asksForPaused && !state.target.isSpan) else { return }
    if !state.target.isUp, due <= now {
      keys[key] = nil
      hasEnded[key] = true
      shown[key] += [0, nil]
      return
    }
    guard state.left == nil else { return }
    let flip = now - now % step
    let setAt = state.target.clock == .wall ? wallSetAt : state.target.clock == .server ? serverSetAt : 0
    // The own figure: of a count-up, negative; a figure that was over when the key was started is not shown.
    var steps = Int((Double(due - (state.target.isOwn ? now : max(flip, state.anchor, setAt))) / Double(step)).rounded(.up))
    if !state.target.isOwn {
      // Each change comes with the nearest flip, and one between two with the later.
      steps = min(steps, Int((Double(due - flip) / Double(step) + 0.5).rounded(.down)))
      if let stood = state.stood, flip < state.anchor { steps = min(steps, stood / step) }
    }
    shown[key].append(state.target.isUp ? max(0, -steps) * step : max(1, steps) * step)
  }
}
