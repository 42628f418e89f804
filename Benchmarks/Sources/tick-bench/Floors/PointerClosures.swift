import Synchronization

/// Closures of one type that is not generic; each reads the value from a pointer, in its own specialized code.
struct PointerSignal<Value> {
  typealias Observer = @Sendable (UnsafeRawPointer) -> Void

  let subscribe: (@escaping Observer) -> Void

  func map<Output>(_ transform: @escaping @Sendable (Value) -> Output) -> PointerSignal<Output> {
    PointerSignal<Output> { [subscribe] next in
      subscribe {
        let output = transform($0.assumingMemoryBound(to: Value.self).pointee)
        withUnsafePointer(to: output) { next($0) }
      }
    }
  }

  func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> PointerSignal {
    PointerSignal { [subscribe] next in
      subscribe { if isIncluded($0.assumingMemoryBound(to: Value.self).pointee) { next($0) } }
    }
  }
}

/// Sends to a pointer closure, from any thread, which adds one lock.
final class LockedPointerSubject<Value>: Sendable {
  /// A closure that a generic lock held by itself would be wrapped once more at each access.
  private struct State {
    var observer: PointerSignal<Value>.Observer = { _ in }
  }

  private let state = Mutex(State())

  func subscribe(_ observer: @escaping PointerSignal<Value>.Observer) {
    state.withLock { $0.observer = observer }
  }

  func send(_ value: Value) {
    let state = state.withLock { $0 }
    withUnsafePointer(to: value) { state.observer($0) }
  }
}
