#if Porting
  import TickStreams
  import TickStreamsTesting

  extension OldName {
    /// Of RxSwift's and Combine's `while`, whose condition holds as long as the signal goes on, and RAC's `until`, whose condition ends it.
    private static let untilC: KeyValuePairs = ["a-b-c-d|": "a-b-|", "a|": "a|", "c": "|", "a#": "a#"]
    private static let untilCWithIt: KeyValuePairs = ["a-b-c-d|": "a-b-(c|)", "a|": "a|", "c": "(c|)", "a#": "a#"]
    private static let fromC: KeyValuePairs = ["a-b-c-d|": "----c-d|", "a|": "-|", "c-a": "c-a", "a#": "-#"]
    private static let firstTwo: KeyValuePairs = ["a-b-c|": "a-(b|)", "a|": "a|", "a#": "a#", "|": "|"]
    private static let withoutTwo: KeyValuePairs = ["a-b-c|": "----c|", "a|": "-|", "ab#": "--#", "|": "|"]

    static let ofEnds =
      cases("Combine: prefix(_:)", firstTwo) { signal, _ in signal.prefix(2) }
      + cases("ReactiveSwift: take(first:)", firstTwo) { signal, _ in signal.take(first: 2) }
      + cases("ReactiveSwift: take(last:)", ["a-b-c|": "-----(bc|)", "a|": "-(a|)", "ab#": "--#", "|": "|"]) { signal, _ in
        signal.take(last: 2)
      }
      + cases("ReactiveSwift: skip(first:)", withoutTwo) { signal, _ in signal.skip(first: 2) }
      + cases("Combine: dropFirst(_:)", withoutTwo) { signal, _ in signal.dropFirst(2) }
      + cases("Combine: dropFirst()", ["a-b|": "--b|", "|": "|"]) { signal, _ in signal.dropFirst() }
      + cases("Combine: output(at:)", ["a-b-c|": "--(b|)", "a|": "-|", "a#": "-#"]) { signal, _ in signal.output(at: 1) }
      + cases("Combine: output(in:), half open", ["a-b-c-d|": "--b-(c|)", "a|": "-|"]) { signal, _ in signal.output(in: 1..<3) }
      + cases("Combine: output(in:), closed", ["a-b-c-d|": "--b-(c|)", "ab|": "-b|"]) { signal, _ in signal.output(in: 1...2) }
      + cases("Combine: prefix(while:)", untilC) { signal, _ in signal.prefix(while: { $0 < "c" }) }
      + cases("Rx: takeWhile(_:)", untilC) { signal, _ in signal.takeWhile { $0 < "c" } }
      + cases("RAC: takeWhileBlock", untilC) { signal, _ in signal.takeWhileBlock { $0 < "c" } }
      + cases("RAC: takeUntilBlock", untilC) { signal, _ in signal.takeUntilBlock { $0 == "c" } }
      + cases("Rx: take(while:behavior: .exclusive)", untilC) { signal, _ in signal.take(while: { $0 < "c" }, behavior: .exclusive) }
      + cases("Rx: take(while:behavior: .inclusive)", untilCWithIt) { signal, _ in signal.take(while: { $0 < "c" }, behavior: .inclusive) }
      + cases("Rx: takeWhile(.inclusive, predicate:)", untilCWithIt) { signal, _ in signal.takeWhile(.inclusive, predicate: { $0 < "c" }) }
      + cases("Rx: take(until:behavior: .exclusive)", untilC) { signal, _ in signal.take(until: { $0 == "c" }, behavior: .exclusive) }
      + cases("Rx: take(until:behavior: .inclusive)", untilCWithIt) { signal, _ in signal.take(until: { $0 == "c" }, behavior: .inclusive) }
      + cases("Rx: takeUntil(.inclusive, predicate:)", untilCWithIt) { signal, _ in
        signal.takeUntil(.inclusive, predicate: { $0 == "c" })
      }
      + cases("Combine: drop(while:)", fromC) { signal, _ in signal.drop(while: { $0 < "c" }) }
      + cases("Rx: skipWhile(_:)", fromC) { signal, _ in signal.skipWhile { $0 < "c" } }
      + cases("RAC: skipWhileBlock", fromC) { signal, _ in signal.skipWhileBlock { $0 < "c" } }
      + cases("RAC: skipUntilBlock", fromC) { signal, _ in signal.skipUntilBlock { $0 == "c" } }
      + cases("Combine: first()", ["a-b|": "(a|)", "--a": "--(a|)", "|": "|", "#": "#"]) { signal, _ in signal.first() }
      + cases("Combine: last()", ["a-b|": "---(b|)", "|": "|", "a#": "-#"]) { signal, _ in signal.last() }
      + cases("Combine: last(where:)", ["a-b-c|": "-----(b|)", "c|": "-|"]) { signal, _ in signal.last(where: { $0 < "c" }) }

    static let ofBeginnings =
      cases("RAC: startWith:, as start(with:)", ["-a|": "xa|", "|": "(x|)", "#": "(x#)"]) { signal, _ in signal.start(with: "x") }
      + cases("ReactiveSwift: prefix(value:)", ["-a|": "xa|", "|": "(x|)", "-#": "x#"]) { signal, _ in signal.prefix(value: "x") }
      + cases("Combine: prepend(_:)", ["#": "(xy#)", "|": "(xy|)"]) { signal, _ in signal.prepend("x", "y") }
      + cases("Combine: prepend, a sequence", ["|": "(xy|)", "#": "(xy#)"]) { signal, _ in signal.prepend(["x", "y"]) }
      + cases("Combine: append, a sequence", ["-a|": "-a(xy|)", "a#": "a#", "|": "(xy|)"]) { signal, _ in signal.append(["x", "y"]) }
      + cases("Combine: append, a publisher", ["-a|": "-a(x|)", "a#": "a#"]) { signal, _ in
        signal.append(TickSignal<String, OldFailure>.just("x"))
      }
      + cases("ReactiveSwift: concat(value:)", ["-a|": "-a(x|)", "#": "#"]) { signal, _ in signal.concat(value: "x") }
      + cases("ReactiveSwift: concat(error:)", ["-a|": "-a#", "#": "#"]) { signal, _ in signal.concat(error: OldFailure()) }
      + cases("Rx: andThen(_:)", ["ab|": "--(x|)", "a#": "-#"]) { signal, _ in signal.andThen(TickSignal<String, OldFailure>.just("x")) }
      + cases("Combine: replaceEmpty(with:)", ["a|": "a|", "|": "(x|)", "#": "#"]) { signal, _ in signal.replaceEmpty(with: "x") }
      + cases("Rx: ifEmpty(default:)", ["a|": "a|", "--|": "--(x|)"]) { signal, _ in signal.ifEmpty(default: "x") }
      + cases("ReactiveSwift: repeat(_:)", ["a-|": "a-a-|", "a#": "a#"]) { signal, _ in signal.repeat(2) }
  }
#endif
