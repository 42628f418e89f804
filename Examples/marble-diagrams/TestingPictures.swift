import TickStreams
import TickStreamsTesting

extension Picture {
  /// How marbles are drawn.
  static var testingPictures: [Picture] { [legend] }

  private enum Offline: Error { case now }

  private static var legend: Picture {
    let scheduler = TestScheduler()
    let diagrams = ["--a--b--|", "--a--#", "-(ab)----'text'-", "a 10ms b"]
    let recordings = diagrams.map { ($0, scheduler.record(scheduler.cold($0, failing: Offline.now).signal)) }
    scheduler.advance(by: .milliseconds(14))
    return Picture(
      module: "TickStreamsTesting", name: "marble-legend",
      description: "Marble diagrams and their recordings.",
      diagram: MarblePicture(recordings.map { title, recording in recording.lane(title) })
    )
  }
}
