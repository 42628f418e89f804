import TestSupport
import TickStreams
import TickStreamsTesting

/// A cell of a list, which logs its text.
@MainActor final class Cell {
  var shown: [Int?] = []
  var name = "cell"

  func show(_ left: Duration?) { shown.append(left.map { Int($0.components.seconds) }) }
}

/// A hub that flips each second, and its scheduler.
func secondsHub(file: StaticString = #fileID, line: UInt = #line) -> (TestScheduler, CountdownHub<Int>) {
  let scheduler = TestScheduler()
  return (scheduler, CountdownHub(every: .seconds(1), on: scheduler, file: file, line: line))
}

/// A hub that flips each second, and its alarm.
func handHub() -> (HandAlarm, CountdownHub<Int>) {
  let alarm = HandAlarm()
  return (alarm, CountdownHub(every: .seconds(1), on: AlarmScheduler(alarm)))
}

extension CountdownHub {
  /// Binds a cell that shows whole seconds.
  @MainActor func bind(_ cell: Cell, to key: Key) { bind(cell, to: key) { cell, left in cell.show(left) } }
}

extension Recording where Value == Duration?, Failure == Never {
  /// The values in seconds, with the second at which each came.
  var line: String {
    events.map { record in
      let value = record.event.value.map { $0.map { "\($0.inSeconds)" } ?? "nil" } ?? "|"
      return "\(value)@\(record.time.inSeconds)"
    }
    .joined(separator: " ")
  }
}

extension Recording where Value == Duration, Failure == Never {
  var line: String { events.map { "\($0.event.value?.inSeconds ?? "|")@\($0.time.inSeconds)" }.joined(separator: " ") }
}

extension Recording where Value == Tick, Failure == Never {
  /// When ticks came, in seconds.
  var line: String { events.map { "\($0.event.value.map { "\($0.index)" } ?? "|")@\($0.time.inSeconds)" }.joined(separator: " ") }
}

extension Duration {
  /// The seconds, without a fraction if there is none.
  var inSeconds: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}

extension TickInstant { static func seconds(_ seconds: Double) -> TickInstant { .origin.advanced(by: .seconds(seconds)) } }
