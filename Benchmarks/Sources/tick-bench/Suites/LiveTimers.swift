import TickStreams

/// Repeating timers that are created, wait and are cancelled; none fires.
let liveTimers: [Experiment] =
  [1_000, 100_000, 1_000_000].map { count in
    var contenders = [
      Contender("TickStreams") { LiveTimers.measure(TickStreamsTimers(), count) },
      Contender("Dispatch source") { LiveTimers.measure(DispatchTimers(), count) },
      Contender("OpenCombine") { LiveTimers.measure(OpenCombineTimers(), count) },
      Contender("NIO") { LiveTimers.measure(NIOTimers(), count) },
      Contender("Task loop") { LiveTimers.measure(TaskTimers(), count) },
      Contender("AsyncTimerSequence") { LiveTimers.measure(AsyncTimerSequenceTimers(), count) },
      Contender("FLOOR heap") { LiveTimers.measure(HeapTimers(), count) },
      Contender("FLOOR wheel") { LiveTimers.measure(WheelTimers(), count) },
    ]
    // A million tasks take minutes and gigabytes, and show nothing new.
    if count == 1_000_000 { contenders.removeAll { $0.who.contains("Task") || $0.who.contains("Async") } }
    return Experiment(
      suite: "timers", name: "\(grouped(count)) live", figures: LiveTimers.figures,
      runs: count == 1_000_000 ? 3 : 7, contenders: contenders)
  }

enum LiveTimers {
  /// Creates `count` timers that are due in one to two hours, then cancels half of them in the order of creation, and the others in any order,
  /// stated both ways: the time of the caller alone, and with the work that other threads do for it.
  ///
  /// A round with a few thousand goes before, to warm up.
  static func measure<Host: TimerHost>(_ make: @autoclosure () -> Host, _ count: Int) -> [Double] {
    let rounds = max(1, 50_000 / count)
    for _ in 0..<max(1, 10_000 / count) { _ = round(make(), min(count, 10_000)) }
    let figures = (0..<rounds).map { _ in round(make(), count) }
    return (0..<LiveTimers.figures.count).map { index in figures.reduce(0) { $0 + $1[index] } / Double(rounds) }
  }

  static let figures = [
    Figure("create", "ns"), Figure("cancel", "ns"), Figure("cancel in any order", "ns"),
    Figure("cancel in any order, CPU of all threads", "ns"), Figure("heap, each", "B"),
    Figure("kept after cancel, each", "B", isCompared: false),
  ]

  private static func round<Host: TimerHost>(_ host: Host, _ count: Int) -> [Double] {
    var random = SteadyRandom()
    let now = Clock.now
    let beats = (0..<count).map { _ in
      Beat(first: now + .hour + Int64.random(in: 0..<Int64.hour, using: &random), period: .hour)
    }
    let order = (count / 2..<count).shuffled(using: &random)
    // The work on other threads is over when the bytes are counted.
    let settling = min(Int64(count) * 10 * .microsecond, 2 * .second) + .millisecond
    let before = Heap.bytes
    var started = host.perform {
      var handles: [Host.Handle] = []
      let time = Clock.threadTime { handles = host.start(beats) }
      return (handles: handles, time: time)
    }
    Clock.wait(settling)
    let live = Heap.bytes - before - Double(count * MemoryLayout<Host.Handle>.stride)

    let sample = host.affordableCancels(live: count) / 2
    let cancel = time(host, cancelling: started.handles[..<sample])
    var others = order.map { started.handles[$0] }
    Clock.wait(settling)
    let usage = Usage.now
    let cancelAnyOrder = time(host, cancelling: others[..<sample])
    Clock.wait(settling)
    let cancelAllThreads = (Usage.now - usage).cpu
    let isAffordable = sample == count / 2 || count <= 100_000
    if isAffordable {
      _ = time(host, cancelling: started.handles[sample..<count / 2])
      _ = time(host, cancelling: others[sample...])
    }
    others = []
    started.handles = []
    Clock.wait(settling)
    let kept = isAffordable ? max(0, Heap.bytes - before) / Double(count) : .nan
    return [
      started.time / Double(count), cancel / Double(sample), cancelAnyOrder / Double(sample), cancelAllThreads / Double(sample),
      live / Double(count), kept,
    ]
  }

  private static func time<Host: TimerHost>(_ host: Host, cancelling handles: ArraySlice<Host.Handle>) -> Double {
    host.perform { Clock.threadTime { host.cancel(handles) } }
  }
}

/// A number as people write it.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.indices.reduce(into: "") { text, index in
    if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
    text.append(digits[index])
  }
}
