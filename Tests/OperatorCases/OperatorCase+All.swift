extension OperatorCase {
  /// All of them, in the order of the page "Operators".
  package static let all: [OperatorCase] =
    changingValues + choosingValues + endings + oneResult + arraysAndGroups + shiftingAndThinning + watchingTheTime + startingAgain
    + stoppingForAWhile + severalSignals + signalsMadeOfValues + failures + trueAndFalse + lookingOn + contextsAndSharing
}
