package import TickStreams

extension TickSubject {
  /// Sends some values, and then completes if it is to.
  package func send(_ values: Value..., completing: Bool = false) {
    for value in values { next(value) }
    if completing { completed() }
  }
}
