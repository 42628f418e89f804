enum FloorHops {
  /// Everything in one function, called once per event.
  static func fused() -> [Double] {
    let arrivals = opaque(Arrivals())
    return Arrivals.measure(arrivals) { fusedStep($0, arrivals) }
  }

  @inline(never)
  private static func fusedStep(_ number: Int, _ arrivals: Arrivals) {
    arrivals.add(number)
  }

  // MARK: - Nested classes

  static func nestedClasses0() -> [Double] {
    nested { EndSink(arrivalsOf: $0) }
  }

  static func nestedClasses1() -> [Double] {
    nested { MapSink({ (value: Int) in value &+ 1 }, EndSink(arrivalsOf: $0)) }
  }

  static func nestedClasses10() -> [Double] {
    nested { arrivals in
      twoStages(twoStages(twoStages(twoStages(twoStages(EndSink(arrivalsOf: arrivals))))))
    }
  }

  private static func twoStages<Next: Sink<Int>>(_ next: Next) -> MapSink<Int, FilterSink<Next>> {
    MapSink({ $0 &+ 1 }, FilterSink({ $0 > 0 }, next))
  }

  private static func nested<S: Sink<Int>>(_ chain: (Arrivals) -> S) -> [Double] {
    let arrivals = Arrivals()
    let entrance = opaque(chain(arrivals))
    return Arrivals.measure(arrivals) { entrance.send($0) }
  }

  // MARK: - Closures

  static func closures(_ chain: (ClosureSignal<Int>) -> ClosureSignal<Int>) -> [Double] {
    let arrivals = Arrivals()
    var entrance: (Int) -> Void = { _ in }
    chain(ClosureSignal { entrance = $0 }).subscribe { arrivals.add($0) }
    let send = opaque(entrance)
    return Arrivals.measure(arrivals) { send($0) }
  }

  static func pointers(_ chain: (PointerSignal<Int>) -> PointerSignal<Int>) -> [Double] {
    let arrivals = Arrivals()
    var entrance: PointerSignal<Int>.Observer = { _ in }
    chain(PointerSignal { entrance = $0 }).subscribe { arrivals.add($0.assumingMemoryBound(to: Int.self).pointee) }
    let send = opaque(entrance)
    return Arrivals.measure(arrivals) { number in withUnsafePointer(to: number) { send($0) } }
  }

  static func lockedPointers(_ chain: (PointerSignal<Int>) -> PointerSignal<Int>) -> [Double] {
    let arrivals = Arrivals()
    let subject = opaque(LockedPointerSubject<Int>())
    chain(PointerSignal(subscribe: subject.subscribe)).subscribe { arrivals.add($0.assumingMemoryBound(to: Int.self).pointee) }
    return Arrivals.measure(arrivals) { subject.send($0) }
  }

  static func tenOperators(_ source: ClosureSignal<Int>) -> ClosureSignal<Int> {
    (0..<5).reduce(source) { signal, _ in signal.map { $0 &+ 1 }.filter { $0 > 0 } }
  }

  static func tenOperators(_ source: PointerSignal<Int>) -> PointerSignal<Int> {
    (0..<5).reduce(source) { signal, _ in signal.map { $0 &+ 1 }.filter { $0 > 0 } }
  }
}

extension EndSink<Int> {
  fileprivate convenience init(arrivalsOf arrivals: Arrivals) {
    self.init { arrivals.add($0) }
  }
}
