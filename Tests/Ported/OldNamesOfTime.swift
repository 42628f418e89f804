#if Porting
  import TickStreams
  import TickStreamsTesting

  extension OldName {
    // Sources: RACSignal+Operations.m, ReactiveSwift's Signal.swift and its specs, RxSwift's tests of Delay, Debounce, Throttle, Buffer, Take and Skip,
    // Combine's documentation. A time is where the value is due, so that a value at the end of a span comes with it.
    static let ofTime =
      cases("Rx: delay(_:scheduler:)", ["a--b--|": "---a--b--|", "|": "---|", "a|": "---a|", "a-#": "--#", "-a#": "--#"]) {
        $0.delay(.ms(3), scheduler: $1)
      }
      + cases("Rx: delay, in seconds", ["a|": "---a|", "---|": "------|"]) { $0.delay(0.003, scheduler: $1) }
      + cases("ReactiveSwift: delay(_:on:)", ["a--|": "---a--|", "|": "---|", "#": "#"]) { $0.delay(0.003, on: $1) }
      + cases("Combine: delay(for:scheduler:)", ["a--b|": "---a--b|", "|": "---|"]) { signal, scheduler in
        signal.catch { _ in .never }.delay(for: .ms(3), scheduler: scheduler).mayFail
      }
      + cases("Rx: debounce(_:scheduler:)", ["a-b----c|": "----b---(c|)", "a-b-#": "----#", "a--b--c": "--a--b--c", "a|": "-(a|)"]) {
        $0.debounce(.ms(2), scheduler: $1)
      }
      + cases("ReactiveSwift: debounce(_:on:)", ["a-b----c|": "----b---|", "a--b--c": "--a--b--c", "a|": "-|"]) {
        $0.debounce(0.002, on: $1)
      }
      + cases("Combine: debounce(for:scheduler:)", ["a-b----c|": "----b---|", "ab--c": "---b--c", "a|": "-|"]) {
        $0.debounce(for: .ms(2), scheduler: $1)
      }
      + cases("Rx: throttle(_:scheduler:)", ["ab---c----d|": "a--b--c---d|", "abc-|": "a--c|", "ab|": "a--(b|)", "a|": "a|", "ab#": "a-#"])
    {
      $0.throttle(.ms(3), scheduler: $1)
    }
      + cases("Rx: delaySubscription(_:scheduler:)", ["a-b|": "---a-b|", "|": "---|", "#": "---#"]) {
        $0.delaySubscription(.ms(3), scheduler: $1)
      }
      + cases("Rx: timeout(_:other:scheduler:)", ["a--b----c": "a--b--(x|)", "a-b|": "a-b|", "---": "---(x|)", "a#": "a#"]) {
        $0.timeout(.ms(3), other: TickSignal.from(["x"]), scheduler: $1)
      }
      + cases("Combine: timeout(_:scheduler:)", ["a--b----c": "a--b--|", "---": "---|", "a-b|": "a-b|"]) { signal, scheduler in
        signal.catch { _ in .empty }.timeout(.ms(3), scheduler: scheduler).mayFail
      }
      + cases("Combine: timeout with customError", ["a---": "a--#", "a-b|": "a-b|", "----": "---#"]) {
        $0.timeout(.ms(3), scheduler: $1, customError: { OldFailure() })
      }
      + cases("ReactiveSwift: timeout(after:raising:on:)", ["a-b-c": "a-b#", "ab|": "ab|", "-----": "---#"]) {
        $0.timeout(after: .ms(3), raising: OldFailure(), on: $1)
      }
      + cases("Rx: buffer(timeSpan:count:scheduler:)", ["ab--c|": "---'ab'-('c'|)", "abc-|": "--'abc'-('-'|)", "|": "('-'|)", "a#": "-#"]) {
        $0.buffer(timeSpan: .ms(3), count: 3, scheduler: $1).map { $0.isEmpty ? "-" : $0.joined() }
      }
      + cases("Combine: collect(_:)", ["abc|": "-'ab'-('c'|)", "ab|": "-'ab'|", "a#": "-#", "|": "|"]) { signal, _ in
        signal.collect(2).map { $0.joined() }
      }
      + cases("Rx: take(for:scheduler:)", ["a-b-c": "a-b|", "a|": "a|", "-----": "---|", "a#": "a#"]) {
        $0.take(for: .ms(3), scheduler: $1)
      }
      + cases("Rx: take(_:scheduler:)", ["a-b-c": "a-b|", "--#": "--#"]) { $0.take(.ms(3), scheduler: $1) }
      + cases("CombineExt: prefix(duration:on:)", ["a-b-c": "a-b|", "a|": "a|"]) { $0.prefix(duration: .ms(3), on: $1) }
      + cases("Rx: skip(_:scheduler:)", ["a-b-c|": "----c|", "a|": "-|", "a#": "-#", "-----f": "-----f"]) { $0.skip(.ms(3), scheduler: $1) }
      + cases("ReactiveSwift: retry(upTo:interval:on:)", ["a#": "a---a---a#", "#": "------#", "a|": "a|"]) {
        $0.retry(upTo: 2, interval: .ms(3), on: $1)
      }

    static let ofContexts =
      cases("ReactiveSwift: observe(on:)", ["a-b|": "a-b|", "#": "#"]) { $0.observe(on: $1) }
      + cases("Rx: observeOn(_:)", ["a-b|": "a-b|"]) { $0.observeOn($1) }
      + cases("RAC: deliverOn(_:)", ["a-b|": "a-b|"]) { $0.deliverOn($1) }
      + cases("Rx: subscribeOn(_:)", ["a-b|": "a-b|", "#": "#"]) { $0.subscribeOn($1) }
      + cases("ReactiveSwift: start(on:)", ["a-b|": "a-b|"]) { $0.start(on: $1) }
      + cases("Combine: subscribe(on:)", ["a-b|": "a-b|"]) { $0.subscribe(on: $1) }
      + cases("Rx: asObservable()", ["a-b|": "a-b|", "a#": "a#"]) { signal, _ in signal.asObservable() }
      + cases("Combine: eraseToAnyPublisher()", ["a-b|": "a-b|"]) { signal, _ in signal.eraseToAnyPublisher() }
      + cases("ReactiveSwift: producer", ["a-b|": "a-b|"]) { signal, _ in signal.producer }
  }
#endif
