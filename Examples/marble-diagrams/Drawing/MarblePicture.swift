import TickStreams

/// A picture of recordings, one below the other on one axis of time.
///
/// ```swift
/// let typed = scheduler.record(search)
/// let calm = scheduler.record(search.debounce(for: .seconds(1), on: scheduler))
/// let picture = MarblePicture([typed.lane("typed"), calm.lane("debounced")])
/// try picture.svg().write(to: url, atomically: true, encoding: .utf8)
/// ```
///
/// A lane is drawn from subscription to end: a bar is completion, a cross a failure, a short tick disposal, and an arrow means that it goes
/// on. Recordings that started later begin further to the right. The same recordings give the same text.
struct MarblePicture: Sendable {
  /// A recording as it is drawn.
  struct Lane: Sendable {
    /// The text above the lane.
    var title: String
    let values: [(label: String, time: Nanoseconds)]
    let start: Nanoseconds
    let end: End?
    /// How much of it is known.
    let seen: Nanoseconds
    /// Whether an operator made it, which gives it another color than its input has.
    var isOutput = false
    /// The stretches in which the operator waited for a timer: they are shaded, and say why a value comes when it does.
    var waits: [(start: Nanoseconds, end: Nanoseconds)] = []

    struct End: Sendable {
      enum Kind: Sendable {
        case completed
        case failed
        case disposed
      }

      let kind: Kind
      let time: Nanoseconds
    }
  }

  /// A stretch of time that is shaded in all lanes.
  struct Span: Sendable, Hashable {
    /// The text in it.
    var label: String
    /// Where it begins, measured from the left end of the axis.
    var start: Duration
    /// Where it ends.
    var end: Duration

    /// Creates a span between two times.
    ///
    /// - Parameters:
    ///   - label: The text in the bar.
    ///   - start: Where it begins.
    ///   - end: Where it ends.
    init(_ label: String, from start: Duration, until end: Duration) {
      self.label = label
      self.start = start
      self.end = end
    }
  }

  /// Which background the colors are made for.
  enum Appearance: Sendable, CaseIterable {
    /// For both: the viewer's setting decides.
    case adaptive
    /// For a light background.
    case light
    /// For a dark background.
    case dark
  }

  /// The recordings, from above.
  var lanes: [Lane]
  /// Stretches of time that are shaded.
  var spans: [Span]
  /// The length of the axis; the length of the recordings if `nil`.
  var length: Duration?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - lanes: The recordings, from above.
  ///   - spans: Stretches of time that are shaded.
  ///   - length: The length of the axis; by default the length of the recordings.
  init(_ lanes: [Lane], spans: [Span] = [], length: Duration? = nil) {
    self.lanes = lanes
    self.spans = spans
    self.length = length
  }
}
