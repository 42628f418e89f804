package import Laws
package import TickStreams
package import TickStreamsTesting

extension OperatorCase {
  /// The special properties of a form of an operator.
  package struct Trait: Sendable { fileprivate let change: @Sendable (inout Traits) -> Void }

  /// All that is special about a form of an operator.
  package struct Traits: Sendable {
    package fileprivate(set) var exceptions: LawExceptions = []
    package fileprivate(set) var isListed = true
    package fileprivate(set) var other: String?
    package fileprivate(set) var depth = 100
    /// Why no row of it is made, if it is not.
    package fileprivate(set) var noDepth: String?
    package fileprivate(set) var beside = Beside.never
    package fileprivate(set) var sourceFeed = Feed.endless
    package fileprivate(set) var otherFeed = Feed.endless
    package fileprivate(set) var isSilent = false
    /// Why it is not soaked, if it is not.
    package fileprivate(set) var unsoaked: String?
    fileprivate(set) var depthRow: Row?
    fileprivate(set) var example: Example?

    init(_ traits: [Trait]) { for trait in traits { trait.change(&self) } }
  }

  /// The facts about each operator for a long row.
  package enum Beside: Sendable { case never, empty, just }

  /// How a source ends in a soak, where a result that ends is subscribed again.
  package enum Feed: Sendable { case endless, completes, fails }
}

extension OperatorCase.Trait {
  // MARK: - Laws

  /// Intended behavior for which a law does not hold.
  package static func allowing(_ exceptions: LawExceptions) -> Self { Self { $0.exceptions = exceptions } }

  // MARK: - The page "Operators"

  /// The form has no row there.
  package static var unlisted: Self { Self { $0.isListed = false } }

  /// The events of the other source in its diagram, where the table has no row *other*.
  package static func other(_ diagram: String) -> Self { Self { $0.other = diagram } }

  /// The form that its diagram shows, if it is not the one that the laws check.
  package static func example<Output, Failure>(
    _ apply: @escaping @Sendable (OperatorCase.Source, OperatorCase.Source, TestScheduler) -> TickSignal<Output, Failure>
  ) -> Self { Self { $0.example = { apply($0, $1, $2).asText } } }

  // MARK: - Depth

  /// How many of them in a row a small stack holds in a debug build, rounded down; 100 by default.
  package static func depth(_ depth: Int, beside: OperatorCase.Beside = .never) -> Self {
    Self {
      $0.depth = depth
      $0.beside = beside
    }
  }

  /// These traits, with the operator as it is used in that row: its times are so short, or so long, that values pass and nothing ends by
  /// itself.
  package static func depth(
    _ depth: Int, _ apply: @escaping @Sendable (OperatorCase.Source, TestScheduler) -> OperatorCase.Source
  ) -> Self {
    Self {
      $0.depth = depth
      $0.depthRow = { source, _, scheduler in apply(source, scheduler) }
    }
  }

  /// No row is made of this form.
  package static func noDepth(_ reason: String) -> Self { Self { $0.noDepth = reason } }

  // MARK: - Soak

  /// How the sources end, after some values; by default not at all.
  package static func soak(_ source: OperatorCase.Feed = .endless, other: OperatorCase.Feed = .endless) -> Self {
    Self {
      $0.sourceFeed = source
      $0.otherFeed = other
    }
  }

  /// The operator sends no values: those of the source are counted.
  package static var silent: Self { Self { $0.isSilent = true } }

  /// This form is not soaked.
  package static func unsoaked(_ reason: String) -> Self { Self { $0.unsoaked = reason } }
}
