/// Who woke a scheduler: its wake-ups by the places in the code whose timers were the reason, the most expensive one first.
///
/// ``TickScheduler/wakeUpReport()`` makes one while ``TickScheduler/attributesWakeUps`` is on. Printed, it is a table:
///
/// ```text
/// 66 wake-ups in 60.0 seconds, 0 of them found nothing due
/// wake-ups    fires  late (p99)    saved by 10%  100 ms     1 s
///       60       60         0 s              0       0       0  interval at Shop/Sales.swift:12
///        6        6         0 s              6       6       6  debounce at Shop/Search.swift:40
/// ```
public struct WakeUpReport: Sendable, Hashable {
  /// A place in the code whose timers woke the scheduler, or were fired by it.
  public struct Row: Sendable, Hashable {
    /// The purpose of the timers: the name of a source or operator, or `schedule`.
    public let name: String
    /// The module, the file and the line of the call, if they are known.
    public let site: String?
    /// How many wake-ups these timers were the reason for: of all that fired, one of theirs had to fire first.
    public package(set) var wakeUps = 0
    /// How many times these timers fired.
    public var fires: Int { lateness.total }
    /// How late they fired.
    public package(set) var lateness = LatenessHistogram()
    /// How many of the wake-ups a leeway would have saved.
    public package(set) var saved = Savings()

    package init(name: String, site: String?) {
      (self.name, self.site) = (name, site)
    }
  }

  /// How many wake-ups one place would have saved with a leeway, if nothing else had changed: those in which it fired alone, and could have waited for
  /// the next one.
  ///
  /// At most half of a timer's wait counts as leeway, as with an interval.
  public struct Savings: Sendable, Hashable {
    /// With a leeway of a tenth of each timer's wait.
    public package(set) var byTenth = 0
    /// With a leeway of 100 ms.
    public package(set) var by100Milliseconds = 0
    /// With a leeway of a second.
    public package(set) var bySecond = 0

    package init(byTenth: Int = 0, by100Milliseconds: Int = 0, bySecond: Int = 0) {
      (self.byTenth, self.by100Milliseconds, self.bySecond) = (byTenth, by100Milliseconds, bySecond)
    }
  }

  /// How long the scheduler has been looked at.
  public package(set) var duration: Duration
  /// How many times it was woken.
  public package(set) var wakeUps: Int
  /// How many of the wake-ups found nothing due.
  public package(set) var idleWakeUps: Int
  /// The places, those with the most wake-ups first, then those with the most fires.
  public package(set) var rows: [Row]

  package init(duration: Duration = .zero, wakeUps: Int = 0, idleWakeUps: Int = 0, rows: [Row] = []) {
    (self.duration, self.wakeUps, self.idleWakeUps, self.rows) = (duration, wakeUps, idleWakeUps, rows)
  }
}

extension WakeUpReport: CustomStringConvertible {
  /// A line with the sums, and a table with a line for each place.
  public var description: String {
    let counted = "\(wakeUps) \(wakeUps == 1 ? "wake-up" : "wake-ups") in \(duration.nanoseconds.inSeconds)"
    var lines = ["\(counted), \(idleWakeUps) of them found nothing due"]
    guard !rows.isEmpty else { return lines[0] }
    lines.append("wake-ups    fires  late (p99)    saved by 10%  100 ms     1 s")
    lines += rows.map { row in
      let late = row.lateness.percentile(0.99).map { $0 <= .nanoseconds(1) ? "0 s" : "< \($0.brief)" } ?? ""
      let figures = [(row.wakeUps, 8), (row.fires, 9)].map { "\($0)".padded(to: $1) }.joined() + late.padded(to: 12)
      let saved = [(row.saved.byTenth, 16), (row.saved.by100Milliseconds, 8), (row.saved.bySecond, 8)].map { "\($0)".padded(to: $1) }
        .joined()
      return "\(figures)\(saved)  \(row.name)" + (row.site.map { " at \($0)" } ?? "")
    }
    return lines.joined(separator: "\n")
  }
}

extension WakeUpReport {
  /// The sum of reports of several schedulers over the same time.
  package static func sum(_ reports: [WakeUpReport]) -> WakeUpReport {
    var sum = WakeUpReport(duration: reports.map { $0.duration }.max() ?? .zero)
    for report in reports {
      sum.wakeUps += report.wakeUps
      sum.idleWakeUps += report.idleWakeUps
      sum.rows += report.rows
    }
    return sum.sorted()
  }

  /// The same with the rows in their order.
  func sorted() -> WakeUpReport {
    var report = self
    // There are few: a row comes after as many as are before it.
    report.rows = rows.ordered { row in Int64(rows.count { $0.order < row.order }) }
    return report
  }
}

extension WakeUpReport.Row {
  fileprivate var order: (Int, Int, String, String) { (-wakeUps, -fires, name, site ?? "") }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}

extension Duration {
  /// The span in the largest unit in which it is a whole number, or in a smaller one, rounded up.
  fileprivate var brief: String {
    let units: [(Nanoseconds, String)] = [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs"), (1, "ns")]
    let (length, name) = units.first { nanoseconds >= $0.0 } ?? (1, "ns")
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: length)
    return "\(whole + (rest > 0 ? 1 : 0)) \(name)"
  }
}

/// The purpose of a timer and the place of its call, for a ``WakeUpReport``.
struct WakeUpPlace: Sendable, Hashable {
  let name: String
  let site: String?

  init(_ place: (name: String, site: String?)) {
    (name, site) = place
  }

  init(_ origin: CallOrigin?, of timer: TickTimer) {
    name = origin.map { "\($0.name)" } ?? timer.purpose
    site = origin.flatMap { origin in origin.file.map { "\($0):\(origin.line)" } }
  }
}
