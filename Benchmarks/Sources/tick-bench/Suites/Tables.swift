import NIOCore
import NIOPosix
import TickStreams

/// A table of a million entries that expire: sessions that are set, read and extended in any order, and expire in the end.
///
/// Ours runs on an alarm whose clock is moved by hand, and so does the floor; the event loop has a task for each entry. To extend an entry
/// it cancels the task and schedules another one.
let tables: [Experiment] = [100_000, 1_000_000].map { count in
  Experiment(
    suite: "tables", name: "\(grouped(count)) entries",
    figures: [
      Figure("set", "ns"), Figure("read", "ns"), Figure("extend in any order", "ns"), Figure("heap, entry", "B"),
      Figure("expire", "ns each"), Figure("wake-ups of the extensions", "in all", isCompared: false),
    ], runs: 3,
    contenders: [
      Contender("TickStreams") { Tables.ours(count) },
      Contender("NIO, cancel + schedule") { Tables.tasks(count) },
      Contender("FLOOR dictionary and heap") { Tables.floor(count) },
    ])
}

private enum Tables {
  private static let span = Int64.hour

  /// The keys in any order.
  private static func order(_ count: Int) -> [Int] {
    var random = SteadyRandom()
    return (0..<count).shuffled(using: &random)
  }

  static func ours(_ count: Int) -> [Double] {
    let alarm = HandAlarm()
    let scheduler = AlarmScheduler(alarm)
    let order = order(count)
    let empty = Heap.bytes
    let table = ExpiringTable<Int, Int>(on: scheduler)
    let subscription = table.expirations.subscribe(onNext: { _ in Fires.happened() })
    let set = Clock.threadTime { for key in 0..<count { table.updateValue(key, forKey: key, for: .nanoseconds(span)) } }
    let heap = Heap.bytes - empty
    let read = Clock.threadTime { for key in order { check(table[key] == key, "an entry is lost") } }
    alarm.pass(for: span / 2)
    let extend = Clock.threadTime { for key in order { table.extend(key, for: .nanoseconds(span)) } }
    let before = scheduler.statistics.wakeUps
    alarm.pass(for: span - 1)
    let wakeUps = scheduler.statistics.wakeUps - before
    check(Fires.count == 0 && table.count == count, "an entry has expired too early")
    let expire = Clock.threadTime { alarm.pass(for: 1) }
    check(Fires.count == count && table.count == 0, "an entry has not expired")
    subscription.dispose()
    let each = Double(count)
    return [set / each, read / each, extend / each, heap / each, expire / each, Double(wakeUps)]
  }

  static func floor(_ count: Int) -> [Double] {
    let order = order(count)
    let empty = Heap.bytes
    var heap = TimerHeap()
    var entries: [Int: (value: Int, timer: Int)] = [:]
    let set = Clock.threadTime {
      for key in 0..<count { entries[key] = (key, heap.insert(due: span, period: .hour, TimerAction { Fires.happened() })) }
    }
    let bytes = Heap.bytes - empty
    let read = Clock.threadTime { for key in order { check(entries[key]?.value == key, "an entry is lost") } }
    let extend = Clock.threadTime { for key in order { if let entry = entries[key] { heap.postpone(entry.timer, to: span / 2 * 3) } } }
    check(heap.popDue(now: span / 2 * 3 - 1) == nil, "an entry has expired too early")
    let expire = Clock.threadTime {
      while let action = heap.popDue(now: span / 2 * 3) { action.run() }
      entries = [:]
    }
    check(Fires.count == count, "an entry has not expired")
    let each = Double(count)
    return [set / each, read / each, extend / each, bytes / each, expire / each, .nan]
  }

  /// Each cancel searches the heap of the loop, so a thousand extensions are measured, and nothing waits for an end.
  static func tasks(_ count: Int) -> [Double] {
    let loop = NIOTimers.group.next()
    let order = order(count)
    do {
      return try loop.submit {
        let empty = Heap.bytes
        var entries: [Int: (value: Int, end: Scheduled<Void>)] = [:]
        func end() -> Scheduled<Void> { loop.scheduleTask(in: .nanoseconds(span)) { Fires.happened() } }
        let set = Clock.threadTime { for key in 0..<count { entries[key] = (key, end()) } }
        let heap = Heap.bytes - empty
        let read = Clock.threadTime { for key in order { check(entries[key]?.value == key, "an entry is lost") } }
        let extend = Clock.threadTime {
          for key in order.prefix(1_000) {
            entries[key]?.end.cancel()
            entries[key]?.end = end()
          }
        }
        check(Fires.count == 0, "an entry has expired")
        let each = Double(count)
        return [set / each, read / each, extend / 1_000, heap / each, .nan, .nan]
      }.wait()
    } catch {
      fatalError("the event loop is gone: \(error)")
    }
  }
}
