#if Porting
  import TickStreams
  import TickStreamsTesting

  extension OldName {
    /// The lines that a message advises where no name means the same.
    static let advised =
      cases("Rx: take(until: a condition)", ["a-b-c-d|": "a-b-|", "a#": "a#", "c|": "|"]) { signal, _ in
        signal.take(while: { !($0 == "c") })
      }
      + cases("ReactiveSwift: take(until: a condition that goes on)", ["a-b-c-d|": "a-b-(c|)", "a|": "a|", "c": "(c|)"]) { signal, _ in
        signal.take(while: { $0 < "c" }, inclusive: true)
      }
      + cases("Rx: ifEmpty(switchTo:)", ["a|": "a|", "--|": "--x-y|", "#": "#", "a#": "a#"]) { signal, scheduler in
        let other = other("x-y|", scheduler)
        return signal.map { Optional($0) }.orIfEmpty(nil).concatMap { $0.map { .just($0) } ?? other }
      }
      + cases("ReactiveSwift: throttle(while:), until 3 ms", ["ab--|": "---b|", "a-----b|": "---a--b|", "-----a|": "-----a|", "a#": "-#"]) {
        signal, scheduler in
        let isThrottled = TickValue(true)
        scheduler.schedule(after: .ms(3)) { isThrottled.current = false }
        let isPaused = isThrottled.signal
        return signal.flatMapLatest { value in isPaused.filter { !$0 }.take(1).replaceValues(with: value) }
      }
      + cases("every library: delay, with the completion", ["a--|": "---a--|", "|": "---|", "#": "#"]) { signal, scheduler in
        signal.concat(.empty.delaySubscription(.ms(3), on: scheduler)).delay(.ms(3), on: scheduler)
      }
  }
#endif
