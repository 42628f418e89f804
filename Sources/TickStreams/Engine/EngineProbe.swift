import Synchronization

/// Learns what an engine does with its timers: for tests, reports on wake-ups and recorders.
package protocol EngineProbe: AnyObject, Sendable {
  /// What it learns, which does not change.
  var interest: ProbeInterest { get }

  /// A timer was made for `origin`, if that is known.
  func didMake(_ timer: TickTimer, for origin: CallOrigin?)

  /// A timer was disposed, maybe not for the first time.
  func didDispose(_ timer: TickTimer)

  /// No reference to a timer is left: the probe has to forget it before this returns.
  func willDrop(_ timer: TickTimer)

  /// A timer was armed; called with the lock of its engine held.
  func didArm(_ timer: TickTimer, at now: TickInstant)

  /// A timer is about to be fired.
  func willFire(_ firing: Firing)

  /// The purpose of a timer, and the place in the code where it was made, if the probe keeps them; requested with no lock held.
  func place(of timer: TickTimer) -> (name: String, site: String?)?
}

extension EngineProbe {
  package func didMake(_ timer: TickTimer, for origin: CallOrigin?) {}
  package func didDispose(_ timer: TickTimer) {}
  package func willDrop(_ timer: TickTimer) {}
  package func didArm(_ timer: TickTimer, at now: TickInstant) {}
  package func willFire(_ firing: Firing) {}
  package func place(of timer: TickTimer) -> (name: String, site: String?)? { nil }
}

/// What an ``EngineProbe`` learns.
package struct ProbeInterest: Sendable {
  /// Which timers are made and released.
  var timers = false
  /// When timers are armed.
  var armings = false
  /// The firings that are at least so late: ``Firing/late``.
  var lateness = Nanoseconds.never

  package static let timers = ProbeInterest(timers: true)
}

/// The probes of an engine.
///
/// Without one, making, arming and firing a timer cost a comparison each.
final class EngineProbes: Sendable {
  /// The one that the engine was made with, and those on it share.
  let first: (any EngineProbe)?
  private let list: Lock<[any EngineProbe]>
  // Not the `Atomic` that the explorer drives: a probe may miss what happens while it is added.
  private let timers = Synchronization.Atomic<Bool>(false)
  private let armings = Synchronization.Atomic<Bool>(false)
  private let lateness = Synchronization.Atomic<Nanoseconds>(.never)

  init(_ first: (any EngineProbe)?) {
    self.first = first
    list = Lock(first.map { [$0] } ?? [])
    if let first { adopt([first]) }
  }

  /// Whether one learns which timers are made.
  @inline(__always)
  var learnTimers: Bool { timers.load(ordering: .relaxed) }

  /// Whether one learns when timers are armed.
  @inline(__always)
  var learnArmings: Bool { armings.load(ordering: .relaxed) }

  /// The probes.
  var all: [any EngineProbe] { list.withLock { $0 } }

  func add(_ probe: any EngineProbe) {
    change { $0.append(probe) }
  }

  func remove(_ probe: any EngineProbe) {
    change { $0.removeAll { $0 === probe } }
  }

  /// Changes the list in one step; the probes that are removed are released with no lock held.
  func change(_ body: (inout [any EngineProbe]) -> Void) {
    let old = list.withLock { list in
      let old = list
      body(&list)
      adopt(list)
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func adopt(_ probes: [any EngineProbe]) {
    timers.store(probes.contains { $0.interest.timers }, ordering: .relaxed)
    armings.store(probes.contains { $0.interest.armings }, ordering: .relaxed)
    lateness.store(probes.reduce(.never) { Swift.min($0, $1.interest.lateness) }, ordering: .relaxed)
  }

  // MARK: - Reports

  @inline(never)
  func didMake(_ timer: TickTimer, for origin: CallOrigin?) {
    for probe in all where probe.interest.timers { probe.didMake(timer, for: origin) }
  }

  @inline(never)
  func didDispose(_ timer: TickTimer) {
    for probe in all where probe.interest.timers { probe.didDispose(timer) }
  }

  @inline(never)
  func willDrop(_ timer: TickTimer) {
    for probe in all where probe.interest.timers { probe.willDrop(timer) }
  }

  @inline(never)
  func didArm(_ timer: TickTimer, at now: TickInstant) {
    for probe in all where probe.interest.armings { probe.didArm(timer, at: now) }
  }

  /// Whether one learns of a firing that is so late.
  @inline(__always)
  func learnFiring(late: Nanoseconds) -> Bool { late >= lateness.load(ordering: .relaxed) }

  /// Called before a firing of which one learns; not inlined, so that nothing is retained for the others.
  @inline(never)
  func willFire(_ firing: Firing) {
    for probe in all where firing.late >= probe.interest.lateness { probe.willFire(firing) }
  }
}

/// The call that needs a timer.
package struct CallOrigin: Sendable {
  /// The call, by its base name.
  package let name: StaticString
  package let file: StaticString?
  package let line: UInt

  package init(_ name: StaticString, _ file: StaticString? = nil, _ line: UInt = 0) {
    self.name = name
    self.file = file
    self.line = line
  }
}
