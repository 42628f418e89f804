import Synchronization

/// The events on all connections.
final class Counts: Sendable {
  private let resetCount = Atomic(0)
  private let echoCount = Atomic(0)
  private let closedCount = Atomic(0)

  var resets: Int { resetCount.load(ordering: .relaxed) }
  var echoes: Int { echoCount.load(ordering: .relaxed) }
  var closed: Int { closedCount.load(ordering: .relaxed) }

  func countReset() { resetCount.add(1, ordering: .relaxed) }
  func countEchoes(_ count: Int) { echoCount.add(count, ordering: .relaxed) }
  func countClosed() { closedCount.add(1, ordering: .relaxed) }
}
