import Laws
import OperatorCases
import Testing
import TickStreams
import TickStreamsTesting

/// Operators measure spans on the monotonic clock, so it does not matter to them that the user sets the date.
struct SetClockTests {
  /// The events of each operator of the page "Operators" while the wall clock is set about every third of a second.
  private func events(of row: OperatorCase, setBy jump: Duration) -> [Recorded<Event<String, LawFailure>>] {
    let scheduler = TestScheduler()
    let source = OperatorCase.letters("a-bc---d-e-f-----g-h|", on: scheduler)
    let other = OperatorCase.letters(row.traits.other ?? "---a----b--------c", on: scheduler)
    let recording = scheduler.record(row.example(source, other, scheduler))
    for _ in 0..<20 {
      scheduler.jumpWallClock(by: jump)
      scheduler.advance(by: .milliseconds(330))
    }
    return recording.events
  }

  @Test(arguments: OperatorCase.all.filter(\.traits.isListed))
  func anOperatorSendsTheSameWhenTheWallClockIsSet(row: OperatorCase) {
    let expected = events(of: row, setBy: .zero)
    #expect(events(of: row, setBy: .seconds(-3_600)) == expected, "set back")
    #expect(events(of: row, setBy: .seconds(18_000)) == expected, "set ahead")
  }
}
