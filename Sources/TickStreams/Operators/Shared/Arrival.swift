/// An event that waits for its turn on a scheduler.
struct Arrival: Sendable {
  let event: RawEvent
  let instant: TickInstant
  /// Assigned on arrival, so that events keep their order, even among the other work that is due at the same instant.
  private let number: UInt64

  init(_ event: RawEvent, at instant: TickInstant, on engine: EngineCore) {
    self.event = event
    self.instant = instant
    number = engine.sequencer.number(for: instant)
  }

  func arm(_ timer: TickTimer) {
    timer.engine.arm(timer, at: instant, tieBreak: .reserved(number))
  }
}
