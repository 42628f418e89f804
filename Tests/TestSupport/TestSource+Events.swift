package import TickStreams
package import TickStreamsTesting

extension TestSource {
  /// A cold source, written with its types, because the failure cannot be inferred from the events.
  package convenience init(on scheduler: TestScheduler, _ events: Recorded<Event<Value, Failure>>...) {
    self.init(cold: events, on: scheduler, for: CallOrigin("cold"))
  }
}

extension TestScheduler {
  /// A cold source of 0 now and 2 after two seconds, which completes after three.
  package func inner() -> TestSource<Int, StubFailure> {
    TestSource(on: self, .next(0, at: .zero), .next(2, at: .seconds(2)), .completed(at: .seconds(3)))
  }

  /// The virtual time that has passed.
  package var elapsed: Duration { TickInstant.origin.duration(to: now) }
}

extension Duration {
  /// The smallest span: rules about an instant are tested one nanosecond before it, and at it.
  package static let nanosecond = Duration.nanoseconds(1)
}

extension TickSubject {
  /// Sends some values, and then completes if it is to.
  package func send(_ values: Value..., completing: Bool = false) {
    for value in values { next(value) }
    if completing { completed() }
  }
}
