/// The counts of earlier engines of a scheduler, if it has one engine after the other.
package final class PastStatistics: Sendable {
  private let total = Lock(SchedulerStatistics())

  var sum: SchedulerStatistics { total.withLock { $0 } }

  func add(_ statistics: SchedulerStatistics) {
    total.withLock { $0.add(statistics) }
  }
}
