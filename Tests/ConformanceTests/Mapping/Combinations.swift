import TickStreams

// Operators that send arrays of values, or the results of a closure for them.

private typealias Arrays = TickSignal<[JSONValue], Thrown>

extension Expressions {
  /// `combineLatest(a, b)`, `([a, b])`, or `({a, b})`, which sends the values by name.
  func combineLatest(_ call: Call, with first: [Signal]) throws(Problem) -> Signal {
    guard let named = call.namedStreams else {
      return Arrays.combineLatest(first + call.streams).projected(by: try call.projection)
    }
    let objects = Arrays.combineLatest(named.map(\.stream)).map { values in
      JSONValue.object(Dictionary(uniqueKeysWithValues: Swift.zip(named.map(\.name), values)))
    }
    guard let transform = try call.projection else { return objects }
    return objects.map(trying: transform)
  }

  func zip(_ call: Call, with first: [Signal]) throws(Problem) -> Signal {
    Arrays.zip(first + call.streams).projected(by: try call.projection)
  }

  func withLatest(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let others = call.streams
    let tuples: Arrays
    switch others.count {
    case 1: tuples = source.withLatest(from: others[0]).map { [$0, $1] }
    case 2: tuples = source.withLatest(from: others[0], others[1]).map { [$0, $1, $2] }
    case 3: tuples = source.withLatest(from: others[0], others[1], others[2]).map { [$0, $1, $2, $3] }
    default: throw call.unfit
    }
    return tuples.projected(by: try call.projection)
  }
}

extension Call {
  /// The last argument, if it is a closure.
  fileprivate var projection: Lambda? {
    get throws(Problem) { try lambda(at: arguments.last) }
  }
}

extension TickSignal where Value == [JSONValue], Failure == Thrown {
  fileprivate func projected(by transform: Lambda?) -> Signal {
    guard let transform else { return map { .array($0) } }
    return tryMap { values throws(Thrown) in try transform.call(values).get() }
  }
}
