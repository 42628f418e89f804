package import Laws
package import TickStreams
package import TickStreamsTesting

/// A form of an operator, for all tests that run over every operator: the laws, the depth, the soak and the page "Operators".
///
/// One closure serves them all. Its arguments depend on the test:
///
/// | | Source | Other source | Scheduler |
/// |---|---|---|---|
/// | laws | fed by hand, values 0.4 s apart | the same | of the run |
/// | page | the signal on top of the table, ``frame`` by frame | the row *other* of the table, or ``Trait/other(_:)`` | the same |
/// | depth | the same operator, many times | ``Beside`` | the same |
/// | soak | two values a second, see ``Trait/soak(_:)`` | a value every seven seconds | the same |
///
/// The values are letters: `"a"` is the ``LawValue`` 1.
package struct OperatorCase: Sendable, CustomStringConvertible {
  package typealias Source = TickSignal<LawValue, LawFailure>
  /// An operator, its result made one of its source's type if it is not.
  package typealias Row = @Sendable (_ source: Source, _ other: Source, _ scheduler: TestScheduler) -> Source
  package typealias Example = @Sendable (_ source: Source, _ other: Source, _ scheduler: TestScheduler) -> TickSignal<String, LawFailure>

  /// The length of a character in the page's diagrams: four are a second.
  package static let frame = Duration.milliseconds(250)

  /// The file of the operator in Sources/TickStreams/Operators, without its suffix.
  package let file: String
  /// The first cell of its row on the page; anything else if it is unlisted.
  package let name: String
  package let traits: Traits
  /// Whether it is given a scheduler: others have no timers, which could be late.
  package let isTimed: Bool
  /// With late timers if a seed is given.
  package let checkLaws: @Sendable (_ late: UInt64?) throws -> Void
  /// For the soak.
  package let row: Row
  /// For the page: the values as text.
  package let example: Example

  package var description: String { name }

  /// For the depth.
  package var depthRow: Row { traits.depthRow ?? row }

  private init<Output, Failure>(
    _ file: String, _ name: String, _ traits: [Trait], isTimed: Bool = true,
    laws: @escaping @Sendable (LawExceptions, UInt64?) throws -> Void,
    _ apply: @escaping @Sendable (Source, Source, TestScheduler) -> TickSignal<Output, Failure>
  ) {
    let traits = Traits(traits)
    self.file = file
    self.name = name
    self.traits = traits
    self.isTimed = isTimed
    checkLaws = { try laws(traits.exceptions, $0) }
    row = { apply($0, $1, $2).asSource }
    example = traits.example ?? { apply($0, $1, $2).asText }
  }
}

extension OperatorCase {
  /// An operator of one signal.
  package init<Output, Failure>(
    _ file: String, _ name: String, _ traits: Trait..., place: StaticString = #fileID, line: UInt = #line,
    _ apply: @escaping @Sendable (Source) -> TickSignal<Output, Failure>
  ) {
    self.init(file, name, traits, isTimed: false) {
      try Laws.checkLaws(of: name, allowing: $0, late: $1, file: place, line: line, apply)
    } _: { source, _, _ in
      apply(source)
    }
  }

  /// An operator that is given a scheduler.
  package init<Output, Failure>(
    _ file: String, _ name: String, _ traits: Trait..., place: StaticString = #fileID, line: UInt = #line,
    _ apply: @escaping @Sendable (Source, TestScheduler) -> TickSignal<Output, Failure>
  ) {
    self.init(file, name, traits) {
      try Laws.checkLaws(of: name, allowing: $0, late: $1, file: place, line: line, apply)
    } _: { source, _, scheduler in
      apply(source, scheduler)
    }
  }

  /// An operator of several signals.
  package init<Output, Failure>(
    _ file: String, _ name: String, _ traits: Trait..., place: StaticString = #fileID, line: UInt = #line,
    _ apply: @escaping @Sendable (_ source: Source, _ other: Source, _ scheduler: TestScheduler) -> TickSignal<Output, Failure>
  ) {
    self.init(file, name, traits) {
      try Laws.checkLaws(of: name, allowing: $0, late: $1, file: place, line: line, apply)
    } _: {
      apply($0, $1, $2)
    }
  }

  /// An operator of a signal that cannot fail.
  package init<Output, Failure>(
    neverFailing file: String, _ name: String, _ traits: Trait..., place: StaticString = #fileID, line: UInt = #line,
    _ apply: @escaping @Sendable (TickSignal<LawValue, Never>, TestScheduler) -> TickSignal<Output, Failure>
  ) {
    self.init(file, name, traits) {
      try Laws.checkLaws(of: name, failing: Never.self, allowing: $0, late: $1, file: place, line: line, apply)
    } _: { source, _, scheduler in
      apply(source.catch { _ in .empty }, scheduler)
    }
  }
}

extension TickSignal {
  /// Itself if it is of that type; otherwise something for each value, and a failure for a failure.
  fileprivate var asSource: OperatorCase.Source {
    if let same = self as? OperatorCase.Source { return same }
    let values = self as? TickSignal<LawValue, Failure> ?? map { _ in 1 }
    return values as? OperatorCase.Source ?? values.mapFailure { _ in LawFailure() }
  }

  /// Its values as the page shows them.
  var asText: TickSignal<String, LawFailure> { map { text(of: $0) }.mapFailure { _ in LawFailure() } }
}
