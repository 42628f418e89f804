extension TickValue {
  /// Creates a value that is set by a signal, as long as it is there.
  ///
  /// ```swift
  /// let left = TickValue(following: countdown.deliver(on: .main), initially: .zero)
  /// ```
  ///
  /// The subscription starts now and ends with the value, at the very moment. For a SwiftUI view the signal has to deliver on main.
  ///
  /// - Parameters:
  ///   - signal: What sets the value. When it completes, the value stays as it is.
  ///   - initial: The value until the first one comes.
  public convenience init(following signal: TickSignal<Value, Never>, initially initial: Value) {
    self.init(initial)
    let end = self.signal.filter { _ in false }  // completes when this goes
    signal.take(until: end).subscribe(onNext: { [weak self] in self?.current = $0 }).keepUntilFinished()
  }
}

extension CountdownHub {
  /// The figure of a key for a view: `current` is read in a SwiftUI body, and updates it.
  ///
  /// It is set on main, and holds the hub.
  public func value(_ key: Key) -> TickValue<Duration?> {
    TickValue(following: signal(key).deliver(on: .main), initially: current(key))
  }
}
