/// When an operator that sends tuples of its upstreams' values sends one, and of which values.
enum CombinationRule: Sendable {
  /// With every value: a tuple of it and the latest values of the other upstreams.
  case latest
  /// A tuple of the first values, then one of the second values, and so on.
  case inTurn
  /// With every value of the first upstream: a tuple of it and the latest values of the other upstreams.
  case sampling
}

extension TickSignal {
  static func combining<A: Sendable, B: Sendable>(
    _ rule: CombinationRule, _ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>
  ) -> TickSignal where Value == (A, B) {
    combining(rule, [Upstream(a), Upstream(b)]) { parts, body in
      ValueInFlight.lending((parts.value(0), parts.value(1)) as Value) { body($0) }
    }
  }

  static func combining<A: Sendable, B: Sendable, C: Sendable>(
    _ rule: CombinationRule, _ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>, _ c: TickSignal<C, Failure>
  ) -> TickSignal where Value == (A, B, C) {
    combining(rule, [Upstream(a), Upstream(b), Upstream(c)]) { parts, body in
      ValueInFlight.lending((parts.value(0), parts.value(1), parts.value(2)) as Value) { body($0) }
    }
  }

  static func combining<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ rule: CombinationRule, _ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>, _ c: TickSignal<C, Failure>,
    _ d: TickSignal<D, Failure>
  ) -> TickSignal where Value == (A, B, C, D) {
    combining(rule, [Upstream(a), Upstream(b), Upstream(c), Upstream(d)]) { parts, body in
      ValueInFlight.lending((parts.value(0), parts.value(1), parts.value(2), parts.value(3)) as Value) { body($0) }
    }
  }

  static func combining<Part>(_ rule: CombinationRule, all signals: [TickSignal<Part, Failure>]) -> TickSignal where Value == [Part] {
    combining(rule, signals.map { Upstream($0) }) { parts, body in
      let values = parts.map { Boxing.value($0, as: Part.self) }
      ValueInFlight.lending(values) { body($0) }
    }
  }

  static func combining(_ rule: CombinationRule, _ upstreams: [Upstream], _ assemble: @escaping Assembly) -> TickSignal {
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { downstream in
      guard !upstreams.isEmpty else { return downstream.onEnd(.completed) }
      let stage = Stage(downstream, boxing, Slots(rule, count: upstreams.count))
      for index in stage.update({ slots, _ in slots.order }) {
        let (upstream, boxing) = (upstreams[index].raw, upstreams[index].boxing)
        stage.run(
          upstream,
          onNext: { value in
            let box = boxing.box(value)
            stage.update { slots, output in
              let (parts, dropped) = slots.receive(box, from: index)
              output.keep(dropped)
              guard let parts else { return }
              output.send(Assembled(parts, assemble))
              if slots.areExhausted { output.end(.completed) }
            }
          },
          onEnd: { outcome in
            stage.update { slots, output in
              guard case .completed = outcome else { return output.end(outcome) }
              slots.complete(index)
              if slots.areExhausted { output.end(.completed) }
            }
          }
        )
      }
    })
  }
}

extension [any ValueBox] {
  fileprivate func value<Part: Sendable>(_ index: Int) -> Part { Boxing.value(self[index], as: Part.self) }
}

/// Makes one value of several, and passes it to a closure.
typealias Assembly = @Sendable ([any ValueBox], (borrowing ValueInFlight) -> Void) -> Void

struct Upstream: Sendable {
  let raw: RawSignal
  let boxing: Boxing

  init<Value, Failure>(_ signal: TickSignal<Value, Failure>) {
    raw = signal.raw
    boxing = Boxing(Value.self)
  }
}

/// The values that are kept of each upstream.
private struct Slots: Sendable {
  private let rule: CombinationRule
  private var slots: [(values: FIFO<any ValueBox>, hasCompleted: Bool)]
  /// How many of them are empty.
  private var empty: Int

  init(_ rule: CombinationRule, count: Int) {
    self.rule = rule
    slots = Array(repeating: (FIFO(), false), count: count)
    empty = count
  }

  /// The order in which to subscribe: sampled upstreams are first, so that their first values are there in time.
  var order: [Int] { rule == .sampling ? Array(1..<slots.count) + [0] : Array(slots.indices) }

  /// Whether no tuple can follow.
  var areExhausted: Bool {
    switch rule {
    case .latest: slots.allSatisfy { $0.hasCompleted }
    case .inTurn: slots.contains { $0.hasCompleted && $0.values.isEmpty }
    case .sampling: slots[0].hasCompleted
    }
  }

  mutating func complete(_ index: Int) {
    slots[index].hasCompleted = true
  }

  /// Adds a value.
  ///
  /// - Returns: The parts of a tuple if there is one now, and the value that is no longer kept.
  mutating func receive(_ value: any ValueBox, from index: Int) -> (parts: [any ValueBox]?, dropped: (any ValueBox)?) {
    let replaced = rule == .inTurn ? nil : take(index)
    if slots[index].values.isEmpty { empty -= 1 }
    slots[index].values.append(value)
    guard rule != .sampling || index == 0 else { return (nil, replaced) }
    guard empty == 0 else { return (nil, rule == .sampling ? take(index) : replaced) }
    let parts = slots.indices.compactMap { index in
      rule == .inTurn || rule == .sampling && index == 0 ? take(index) : slots[index].values.first
    }
    return (parts, replaced)
  }

  private mutating func take(_ index: Int) -> (any ValueBox)? {
    let value = slots[index].values.popFirst()
    if value != nil, slots[index].values.isEmpty { empty += 1 }
    return value
  }
}

/// A value in the queue that is assembled from its parts when it is delivered, outside every lock.
private final class Assembled: ValueBox {
  private let parts: [any ValueBox]
  private let assemble: Assembly

  init(_ parts: [any ValueBox], _ assemble: @escaping Assembly) {
    self.parts = parts
    self.assemble = assemble
  }

  func lend(_ body: (borrowing ValueInFlight) -> Void) {
    assemble(parts, body)
  }
}
