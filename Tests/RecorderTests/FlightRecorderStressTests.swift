import Foundation
import Synchronization
import TestSupport
import Testing
import TickStreams

/// A recorder that several threads use concurrently.
struct FlightRecorderStressTests {
  /// Each value has the number of its thread and its own number, twice: a value made of two halves would not match.
  @Test func anExportIsNeverTornAndNeverOutOfOrder() throws {
    let scheduler = QueueScheduler(label: "stress")
    let recorder = FlightRecorder(capacity: 257, on: scheduler)
    let left = Atomic<Int>(4)
    for thread in 0..<4 {
      Thread.detachNewThread {
        let subject = TickSubject<Int, Never>()
        let subscription = subject.signal
          .recorded("\(thread)", in: recorder, values: .coded { "[\($0),\"thread \(thread) sends value \($0)\"]" })
          .subscribe { _ in }
        for value in 0..<5_000 { subject.next(value) }
        subscription.dispose()
        left.subtract(1, ordering: .releasing)
      }
    }
    var exports = 0
    repeat {
      check(recorder.log)
      exports += 1
    } while left.load(ordering: .acquiring) > 0
    check(recorder.log)
    expectEqual(recorder.log.lost, 4 * 5_002 - 257)
    #expect(exports > 0)
  }

  private func check(_ log: FlightLog) {
    var latest: [Int: Int] = [:]
    for (number, source) in log.sources.enumerated() { if let last = source.last { latest[number] = value(last, of: source) } }
    var time = log.start.time
    for event in log.events {
      #expect(event.time >= time)
      time = event.time
      guard event.kind == .next else { continue }
      let value = value(event, of: log.sources[event.source])
      expectEqual(value, latest[event.source, default: -1] + 1)
      latest[event.source] = value
    }
    #expect(log.end >= time)
  }

  private func value(_ event: FlightEvent, of source: FlightLog.Source) -> Int? {
    let value = Int(event.text.dropFirst().prefix { $0 != "," })
    expectEqual(event.text, "[\(value ?? -1),\"thread \(source.name) sends value \(value ?? -1)\"]")
    return value
  }
}
