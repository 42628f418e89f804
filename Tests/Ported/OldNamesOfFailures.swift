#if Porting
  import TickStreams
  import TickStreamsTesting

  extension OldName {
    private static let completesWithX: KeyValuePairs = ["a-#": "a-(x|)", "#": "(x|)", "a|": "a|"]
    private static let completes: KeyValuePairs = ["a-#": "a-|", "#": "|", "a|": "a|"]
    private static let x = TickSignal<String, OldFailure>.just("x")

    static let ofFailures =
      cases("ReactiveSwift: flatMapError(_:)", completesWithX) { signal, _ in signal.flatMapError { _ in x } }
      + cases("Rx 4: catchError(_:)", completesWithX) { signal, _ in signal.catchError { (_: OldFailure) in x } }
      + cases("RAC: catchTo", completesWithX) { signal, _ in signal.catchTo(x) }
      + cases("Rx: catchAndReturn(_:)", completesWithX) { signal, _ in signal.catchAndReturn("x").mayFail }
      + cases("Rx 4: catchErrorJustReturn(_:)", completesWithX) { signal, _ in signal.catchErrorJustReturn("x").mayFail }
      + cases("Combine: replaceError(with:)", completesWithX) { signal, _ in signal.replaceError(with: "x").mayFail }
      + cases("Rx: asInfallible(onErrorJustReturn:)", completesWithX) { signal, _ in signal.asInfallible(onErrorJustReturn: "x").mayFail }
      + cases("RxSwiftExt: catchErrorJustComplete()", completes) { signal, _ in signal.catchErrorJustComplete().mayFail }
      + cases("CombineExt: ignoreFailure()", completes) { signal, _ in signal.ignoreFailure().mayFail }
      + cases("Combine: mapError(_:)", ["a#": "a#", "a|": "a|"]) { signal, _ in signal.mapError { _ in OldFailure() } }
      + cases("ReactiveSwift: retry(upTo:)", ["a#": "aaa#", "#": "#", "a|": "a|"]) { signal, _ in signal.retry(upTo: 2) }
      + cases("ReactiveSwift: promoteError()", ["a|": "a|", "|": "|"]) { signal, _ in
        signal.catchErrorJustComplete().promoteError(OldFailure.self)
      }
      + cases("Combine: setFailureType(to:)", ["a-b|": "a-b|"]) { signal, _ in
        signal.catchErrorJustComplete().setFailureType(to: OldFailure.self)
      }
      + cases("ReactiveSwift: promoteValue()", ["a|": "-|", "#": "#"]) { signal, _ in signal.ignoreOutput().promoteValue(String.self) }
      + cases("Combine: setOutputType(to:)", ["a|": "-|"]) { signal, _ in signal.ignoreOutput().setOutputType(to: String.self) }

    /// Another signal, of the same scheduler.
    static func other(_ diagram: String, _ scheduler: TestScheduler) -> Signal {
      scheduler.cold(diagram, failing: OldFailure()).signal
    }

    static let ofOthers =
      cases("RAC: merge, as merge(with:)", ["a---b|": "ax--b|", "#": "#"]) { signal, scheduler in
        signal.merge(with: other("-x|", scheduler))
      }
      + cases("RAC: concat, as andThen of values", ["a-|": "--x|", "a#": "-#"]) { signal, scheduler in
        signal.andThen(other("x|", scheduler))
      }
      + cases("Rx: amb(_:)", ["--a|": "-x--y|", "a---b|": "a---b|", "#": "#"]) { signal, scheduler in
        signal.amb(other("-x--y|", scheduler))
      }
      + cases("RxSwift 6: race(with:), as Combine's", ["--a|": "-x--y|", "a|": "a|"]) { signal, scheduler in
        signal.race(with: other("-x--y|", scheduler))
      }
      + cases("Rx: withLatestFrom(_:)", ["a-b-c|": "--x-x|", "-a|": "-x|"]) { signal, scheduler in
        signal.withLatestFrom(other("-x-|", scheduler))
      }
      + cases("ReactiveSwift: zip(with:)", ["a-b-|": "-'ax'-'by'|", "a|": "-('ax'|)", "#": "#"]) { signal, scheduler in
        signal.zip(with: other("-x-y-z", scheduler)).map { $0 + $1 }
      }
      + cases("ReactiveSwift: combineLatest(with:)", ["a-b|": "-'ax''bx''by'|", "#": "#"]) { signal, scheduler in
        signal.combineLatest(with: other("-x-y|", scheduler)).map { $0 + $1 }
      }
      + cases("Rx: Observable.amb(_:)", ["--a|": "-x--y|", "a|": "a|"]) { signal, scheduler in
        .amb([signal, other("-x--y|", scheduler)])
      }
      + cases("Rx: Observable.concat(_:_:)", ["a-|": "a-x|", "a#": "a#"]) { signal, scheduler in .concat(signal, other("x|", scheduler)) }
      + cases("ReactiveSwift: flatten(.merge)", ["a-b|": "axbx|", "#": "#"]) { signal, scheduler in
        signal.map { value in other("\(value)x|", scheduler) }.flatten(.merge)
      }
      + cases("ReactiveSwift: flatten(.latest)", ["ab-|": "abx|", "a|": "ax|", "a#": "a#"]) { signal, scheduler in
        signal.map { value in other("\(value)x|", scheduler) }.flatten(.latest)
      }
      + cases("ReactiveSwift: flatten(.concat)", ["ab|": "axbx|", "a#": "a#"]) { signal, scheduler in
        signal.map { value in other("\(value)x|", scheduler) }.flatten(.concat)
      }
      + cases("Rx: merge(maxConcurrent:)", ["ab|": "axbx|", "#": "#"]) { signal, scheduler in
        signal.map { value in other("\(value)x|", scheduler) }.merge(maxConcurrent: 1)
      }
      + cases("RAC: switchToLatest, as switchLatest()", ["a-b|": "axbx|", "#": "#"]) { signal, scheduler in
        signal.map { value in other("\(value)x|", scheduler) }.switchLatest()
      }
      + cases("RAC: flattenMap", ["a-b|": "axbx|", "#": "#"]) { signal, scheduler in
        signal.flattenMap { value in other("\(value)x|", scheduler) }
      }
  }
#endif
