// Generic classes that contain the type of the next stage: the whole chain is one type.

/// Takes values.
protocol Sink<Value> {
  associatedtype Value
  func send(_ value: Value)
}

final class MapSink<Input, Next: Sink>: Sink {
  private let transform: (Input) -> Next.Value
  private let next: Next

  init(_ transform: @escaping (Input) -> Next.Value, _ next: Next) {
    self.transform = transform
    self.next = next
  }

  func send(_ value: Input) {
    next.send(transform(value))
  }
}

final class FilterSink<Next: Sink>: Sink {
  private let isIncluded: (Next.Value) -> Bool
  private let next: Next

  init(_ isIncluded: @escaping (Next.Value) -> Bool, _ next: Next) {
    self.isIncluded = isIncluded
    self.next = next
  }

  func send(_ value: Next.Value) {
    if isIncluded(value) { next.send(value) }
  }
}

final class EndSink<Value>: Sink {
  private let onNext: (Value) -> Void

  init(_ onNext: @escaping (Value) -> Void) {
    self.onNext = onNext
  }

  func send(_ value: Value) {
    onNext(value)
  }
}
