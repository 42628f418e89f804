extension TickValue {
  /// Creates a value that is set by a signal.
  ///
  /// ```swift
  /// let left = TickValue(
  ///   following: countdown.deliver(on: .main), initially: .zero)
  /// ```
  ///
  /// The subscription starts immediately, and ends when the value is deallocated. For a SwiftUI view the signal has to deliver on main.
  ///
  /// - Parameters:
  ///   - signal: The signal that sets the value. When it completes, the value stays as it is.
  ///   - initial: The value until the signal sends its first one.
  public convenience init(following signal: TickSignal<Value, Never>, initially initial: Value) {
    self.init(initial)
    let end = self.signal.filter { _ in false }  // completes when this value is deallocated
    signal.take(until: end).subscribe(onNext: { [weak self] in self?.current = $0 }).keepUntilFinished()
  }
}
