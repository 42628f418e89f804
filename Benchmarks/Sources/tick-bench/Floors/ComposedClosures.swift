/// Closures stored at generic types and composed, as in a plain library of closures.
struct ClosureSignal<Value> {
  let subscribe: (@escaping (Value) -> Void) -> Void

  func map<Output>(_ transform: @escaping (Value) -> Output) -> ClosureSignal<Output> {
    ClosureSignal<Output> { [subscribe] next in subscribe { next(transform($0)) } }
  }

  func filter(_ isIncluded: @escaping (Value) -> Bool) -> ClosureSignal {
    ClosureSignal { [subscribe] next in subscribe { if isIncluded($0) { next($0) } } }
  }
}
