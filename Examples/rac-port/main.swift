// A heartbeat ported from RAC, before and after, side by side, in virtual time.
//
//   swift run rac-port
import ExampleCommandLine
import Foundation
import TickStreams
import TickStreamsTesting

let help = """
  usage: rac-port

  Sends the same notifications to a heartbeat as it was published for RAC and to its port, and prints when each of them
  beats: launch; an alert, after which the app becomes active again, at 90 s; background from 150 s to 400 s.

    --help  prints this

  For example: swift run rac-port
  """

/// The events of the app, with their times.
let events: [(second: Int, what: String, phases: [AppPhase])] = [
  (0, "launch", [.active]), (90, "alert", [.inactive, .active]), (150, "background", [.inactive, .background]),
  (400, "foreground", [.inactive, .active]), (480, "end", []),
]

/// The lines of the table: the events of an instant.
final class Table: Sendable {
  private let rows = TickValue<[Int: (what: String, before: Int, after: Int)]>([:])

  func add(_ scheduler: TestScheduler, what: String = "", before: Int = 0, after: Int = 0) {
    let second = Int(TickInstant.origin.duration(to: scheduler.now).components.seconds)
    let row = rows.current[second] ?? ("", 0, 0)
    rows.current[second] = (row.what + what, row.before + before, row.after + after)
  }

  func write() {
    print(line("t", "event", "before", "after"))
    for (second, row) in rows.current.sorted(by: { $0.key < $1.key }) {
      print(line("\(second)", row.what, marks(row.before), marks(row.after)))
    }
  }

  private func marks(_ beats: Int) -> String { beats == 0 ? "." : repeatElement("beat", count: beats).joined(separator: " ") }

  private func line(_ cells: String...) -> String {
    let padded = zip(cells, [5, 12, 12, 0]).map { $0.padding(toLength: Swift.max($1, $0.count), withPad: " ", startingAt: 0) }
    return padded.joined().trimmingCharacters(in: .whitespaces)
  }
}

_ = flags(of: "rac-port", help: help)

let scheduler = TestScheduler()
let table = Table()
let phases = TickSubject<AppPhase, Never>()
let before = HeartbeatBefore(on: scheduler) { table.add(scheduler, before: 1) }
let old = phases.signal.onMain.subscribe { before.phase($0) }
let new = heartbeatAfter(phases.signal, on: scheduler).subscribe(onNext: { _ in table.add(scheduler, after: 1) })
for event in events {
  scheduler.advance(to: .origin.advanced(by: .seconds(event.second)))
  table.add(scheduler, what: event.what)
  for phase in event.phases { phases.next(phase) }
}
table.write()
old.dispose()
new.dispose()
