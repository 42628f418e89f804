#if Porting
  import TickStreams
  import TickStreamsTesting

  extension OldName {
    private static let onlyX: KeyValuePairs = ["a-b|": "x-x|", "|": "|", "a#": "x#"]
    private static let withoutRepeats: KeyValuePairs = ["a-a-b-a|": "a---b-a|", "aa#": "a-#", "|": "|"]
    private static let someOfIt: KeyValuePairs = ["a-b-c|": "a---c|", "b|": "-|", "a#": "a#"]

    private static func unlessB(_ value: String) -> String? { value == "b" ? nil : value }

    static let ofValues =
      cases("RAC: mapReplace", onlyX) { signal, _ in signal.mapReplace("x") }
      + cases("ReactiveSwift: map(value:)", onlyX) { signal, _ in signal.map(value: "x") }
      + cases("RxSwiftExt: mapTo(_:)", onlyX) { signal, _ in signal.mapTo("x") }
      + cases("CombineExt: mapToValue(_:)", onlyX) { signal, _ in signal.mapToValue("x") }
      + cases("CombineExt: mapToVoid()", onlyX) { signal, _ in signal.mapToVoid().map { "x" } }
      + cases("Combine: replaceNil(with:)", ["a-b|": "a-x|", "a#": "a#"]) { signal, _ in signal.map { unlessB($0) }.replaceNil(with: "x") }
      + cases("ReactiveSwift: filterMap(_:)", someOfIt) { signal, _ in signal.filterMap { unlessB($0) } }
      + cases("ReactiveSwift: skipNil()", someOfIt) { signal, _ in signal.map { unlessB($0) }.skipNil() }
      + cases("RxSwiftExt: unwrap()", someOfIt) { signal, _ in signal.map { unlessB($0) }.unwrap() }
      + cases("RxOptional: filterNil()", someOfIt) { signal, _ in signal.map { unlessB($0) }.filterNil() }
      + cases("swift-async-algorithms: compacted()", someOfIt) { signal, _ in signal.map { unlessB($0) }.compacted() }
      + cases("RAC: ignore(_:)", someOfIt) { signal, _ in signal.ignore("b") }
      + cases("Rx: distinctUntilChanged()", withoutRepeats) { signal, _ in signal.distinctUntilChanged() }
      + cases("ReactiveSwift: skipRepeats()", withoutRepeats) { signal, _ in signal.skipRepeats() }
      + cases("ReactiveSwift: skipRepeats(_:)", withoutRepeats) { signal, _ in signal.skipRepeats { $0 == $1 } }
      + cases("Rx: distinctUntilChanged, a comparison", withoutRepeats) { signal, _ in signal.distinctUntilChanged { $0 == $1 } }
      + cases("Rx: distinctUntilChanged, a key", withoutRepeats) { signal, _ in signal.distinctUntilChanged { $0.hashValue } }
      + cases("Rx: distinctUntilChanged(at:)", ["a-b-c|": "a----|", "a#": "a#"]) { signal, _ in
        signal.distinctUntilChanged(at: \.count)
      }
      + cases("Rx: ignoreElements()", ["a-b|": "---|", "a#": "-#", "|": "|"]) { signal, _ in signal.ignoreElements().map { $0 } }
      + cases("Combine: ignoreOutput()", ["a-b|": "---|", "a#": "-#"]) { signal, _ in signal.ignoreOutput().map { $0 } }
      + cases("Rx: asCompletable()", ["a-b|": "---|", "a#": "-#"]) { signal, _ in signal.asCompletable().map { $0 } }
      + cases("RAC: doNext", ["a-b|": "a-b|", "#": "#"]) { signal, _ in signal.doNext { _ in } }
      + cases("RAC: doError", ["a-b|": "a-b|", "#": "#"]) { signal, _ in signal.doError { _ in } }
      + cases("RAC: doCompleted", ["a-b|": "a-b|", "#": "#"]) { signal, _ in signal.doCompleted {} }
      + cases("RAC: initially", ["a-b|": "a-b|", "#": "#"]) { signal, _ in signal.initially {} }
      + cases("RAC: setNameWithFormat", ["a-b|": "a-b|"]) { signal, _ in signal.setNameWithFormat("name") }
      + cases("RAC: not, as toggle()", ["a-b|": "'false'-'true'|", "#": "#"]) { signal, _ in signal.map { $0 == "a" }.toggle().words }
      + cases("ReactiveSwift: negate()", ["a-b|": "'false'-'true'|", "#": "#"]) { signal, _ in signal.map { $0 == "a" }.negate().words }

    static let ofGathering =
      cases("Rx: toArray()", ["a-b|": "---('ab'|)", "|": "('-'|)", "a#": "-#"]) { signal, _ in
        signal.toArray().map { $0.isEmpty ? "-" : $0.joined() }
      }
      + cases("RAC: scanWithStart, as scan(withStart:)", ["a-b|": "'xa'-'xab'|", "a#": "'xa'#"]) { signal, _ in
        signal.scan(withStart: "x") { $0 + $1 }
      }
      + cases("Rx: scan(_:accumulator:)", ["a-b|": "'xa'-'xab'|", "|": "|"]) { signal, _ in signal.scan("x", accumulator: { $0 + $1 }) }
      + cases("Rx: reduce(_:accumulator:)", ["a-b|": "---('xab'|)", "|": "(x|)", "a#": "-#"]) { signal, _ in
        signal.reduce("x", accumulator: { $0 + $1 })
      }
      + cases("RAC: aggregate", ["a-b|": "---('xab'|)", "|": "(x|)", "a#": "-#"]) { signal, _ in
        signal.aggregate(withStart: "x") { $0 + $1 }
      }
      + cases("ReactiveSwift: combinePrevious()", ["a-b-c|": "--'ab'-'bc'|", "a|": "-|", "ab#": "-'ab'#"]) { signal, _ in
        signal.combinePrevious().map { $0 + $1 }
      }
      + cases("ReactiveSwift: combinePrevious(_:)", ["a-b|": "'xa'-'ab'|", "|": "|"]) { signal, _ in
        signal.combinePrevious("x").map { $0 + $1 }
      }
      + cases("swift-async-algorithms: adjacentPairs()", ["a-b-c|": "--'ab'-'bc'|", "a|": "-|"]) { signal, _ in
        signal.adjacentPairs().map { $0 + $1 }
      }
      + cases("RAC: any(_:)", ["a-b-|": "--('true'|)", "a-|": "--('false'|)", "|": "('false'|)", "a#": "-('false'|)"]) { signal, _ in
        signal.any { $0 == "b" }.words
      }
      + cases("RAC: any()", ["--a|": "--('true'|)", "--|": "--('false'|)"]) { signal, _ in signal.any().words }
      + cases("RAC: all", ["a-b|": "--('false'|)", "a-|": "--('true'|)", "|": "('true'|)", "a#": "-('false'|)"]) { signal, _ in
        signal.all { $0 == "a" }.words
      }
      + cases("Combine: min()", ["b-a-c|": "-----(a|)", "|": "|", "a#": "-#"]) { signal, _ in signal.min() }
      + cases("Combine: max()", ["b-c-a|": "-----(c|)", "|": "|"]) { signal, _ in signal.max() }
      + cases("Combine: min(by:)", ["b-a-c|": "-----(c|)", "|": "|"]) { signal, _ in signal.min { $0 > $1 } }
      + cases("Combine: max(by:)", ["b-a-c|": "-----(a|)"]) { signal, _ in signal.max { $0 > $1 } }
  }
#endif
