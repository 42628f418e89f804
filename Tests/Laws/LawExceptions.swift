/// Laws that an operator breaks on purpose.
package struct LawExceptions: OptionSet, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A failure of the source is turned into something else, as by `catch`, `retry` and `materialize`.
  package static let catchesFailures = LawExceptions(rawValue: 1 << 0)

  /// A failure of the other source does not end the result, as with the trigger of `take(until:)`.
  package static let ignoresOtherFailures = LawExceptions(rawValue: 1 << 1)

  /// A failure passes in its time, on the scheduler, not immediately, as by `deliver(on:)`.
  package static let delaysFailures = LawExceptions(rawValue: 1 << 2)

  /// One subscription may subscribe the source again, as by `retry`, `repeated` and `restarted(by:)`.
  package static let resubscribes = LawExceptions(rawValue: 1 << 3)

  /// All subscriptions share one of the source, as by `share()`.
  package static let sharesSource = LawExceptions(rawValue: 1 << 4)

  /// The source is kept for a while after the last subscription has ended, as by `share(grace:on:)`; it and the timer have to go within a
  /// minute.
  package static let lingers = LawExceptions(rawValue: 1 << 5)

  /// A newer signal replaces the previous one, whose waiting values are dropped, as in `flatMapLatest`.
  package static let replaces = LawExceptions(rawValue: 1 << 6)

  /// Events that need not wait for the scheduler also pass after its shutdown, because it only starts, limits or repeats the source, as with
  /// `timeout`.
  package static let outlivesScheduler = LawExceptions(rawValue: 1 << 7)
}
