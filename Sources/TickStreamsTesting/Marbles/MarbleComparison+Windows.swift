import TickStreams

extension MarbleComparison.Pair {
  /// Windows of subscriptions, either of which may be missing.
  static func windows(_ expected: SubscriptionWindow?, _ recorded: SubscriptionWindow?, title: String) -> Self {
    let expected = expected?.marbleLane.marks ?? []
    let recorded = recorded?.marbleLane.marks ?? []
    return Self(
      title: ("\(title), expected", "\(title), recorded"), expected: expected, recorded: recorded,
      expectedWords: { expected[$0].symbol == .subscribed ? "\(title) to begin" : "\(title) to end" },
      recordedWords: { recorded[$0].symbol == .subscribed ? "\(title) began" : "\(title) ended" },
      nothing: "it did not",
      isEqual: { expected[$0].symbol == recorded[$1].symbol }
    )
  }
}
