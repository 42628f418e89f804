import Foundation
import TickStreams
import TickStreamsTesting

extension Input {
  /// A recording that the bytes determine, often of a ring that has wrapped.
  fileprivate mutating func recording() -> String {
    let scheduler = TestScheduler()
    let recorder = FlightRecorder(capacity: 2 + below(20), on: bool() ? scheduler : scheduler.sibling(timebase: .suspending))
    recorder.watch(scheduler, as: "timers")
    scheduler.attributesWakeUps = bool()
    let subjects = (0..<2).map { _ in TickSubject<Int, Never>() }
    let forms: [RecordedValues<Int>] = [.none, .described, .coded]
    let signals = zip(["a", "b \"é\" 😀"], subjects).map { $1.signal.recorded($0, in: recorder, values: element(forms)) }
    let bag = DisposeBag()
    signals[0].subscribe { _ in }.store(in: bag)
    TickSignal.interval(.seconds(1), on: scheduler).map(\.index).recorded("tick", in: recorder, values: .coded).subscribe { _ in }.store(
      in: bag)
    for step in 0..<below(16) {
      switch below(8) {
      case 0: signals[below(2)].subscribe { _ in }.store(in: bag)
      case 1, 2: subjects[below(2)].next(step)
      case 3: scheduler.sleepDevice(for: .seconds(below(9)))
      case 4: scheduler.suspendApp(for: .milliseconds(below(255) * 10))
      case 5: scheduler.jumpWallClock(by: .seconds(below(255) - 100))
      case 6: recorder.mark(text())
      default: scheduler.advance(by: .milliseconds(below(255)))
      }
    }
    if bool() { subjects[0].completed() }
    return recorder.export()
  }

  /// The text with some of its bytes changed, left out, doubled or cut off.
  fileprivate mutating func mutateBytes(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...below(4) where !bytes.isEmpty {
      let place = Int(word() % UInt64(bytes.count))
      let end = Swift.min(bytes.count, place + 1 + below(40))
      switch below(6) {
      case 0: bytes[place] = byte()
      case 1: bytes[place] = element(Array("[]{},:\"\\-09eu".utf8))
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int(word() % UInt64(bytes.count)))
      case 4: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: "\(integer())".utf8, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with values exchanged for others that are JSON too, and lines in another order.
  fileprivate mutating func mutateStructure(_ text: String) -> String {
    var lines = text.split(separator: "\n").map { String($0) }
    for _ in 0...below(4) {
      let (place, other) = (below(lines.count), below(lines.count))
      switch below(5) {
      case 0: lines.swapAt(place, other)
      case 1: lines.insert(lines[other], at: place)
      case 2: if lines.count > 1 { lines.remove(at: place) }
      default: lines[place] = exchangeValue(in: lines[place])
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The line with one of its numbers or texts exchanged.
  private mutating func exchangeValue(in line: String) -> String {
    let values = line.ranges(of: /-?\d+|"[^"\\]*"/)
    guard !values.isEmpty else { return line }
    let kinds = FlightEvent.Kind.allCases.map { "\"\($0.rawValue)\"" }
    let value =
      switch below(6) {
      case 0, 1: "\(integer())"
      case 2: element(kinds)
      case 3: element(["null", "[]", "{}", "1e9", "0.5", "\"\"", "\"coded\"", "\"timers\"", "\"suspending\"", "\"tick\""])
      case 4: "[" + element(["", "0", "0,0", "0,\"next\",0,0,1"]) + "]"
      default: String(line[element(values)])
      }
    return line.replacingCharacters(in: element(values), with: value)
  }
}

/// Replays a text in all possible ways; returns the rule that did not hold.
private func replay(_ text: String) -> String? {
  do throws(TestFailure) {
    let first = try Replay(text)
    if text.contains("\"continuous\"") {
      guard try Replay(first.text).text == first.text else { return "it does not read back to the same" }
    }
    guard let root = try? JSONSerialization.jsonObject(with: Data(first.trace.utf8)) as? [String: Any], root["traceEvents"] != nil else {
      return "the trace is no JSON: \(first.trace)"
    }
    for way in 0..<3 { play(try Replay(text), way) }
    _ = first.shrunk(limit: 4) { replay in
      play(replay, 0)
      throw Refused()
    }
    return nil
  } catch {
    let message = "\(error)"
    let isAboutAll = ["format", "version"].contains { message.hasPrefix("this is not a flight recording: its \($0)") }
    return isAboutAll || message.contains(/at byte \d+/) ? nil : "the error names no place: \(message)"
  }
}

/// Plays each signal of a recording, and lets all of it pass.
private func play(_ replay: Replay, _ way: Int) {
  let scheduler = TestScheduler(replaying: replay)
  defer { scheduler.world.close() }
  let bag = DisposeBag()
  // A timer on a clock that stops while the device sleeps.
  let sibling = scheduler.sibling(timebase: .suspending)
  let step = Swift.max(.nanoseconds(1), replay.start.duration(to: replay.end) / 8)
  TickSignal.interval(step, on: sibling).subscribe { _ in }.store(in: bag)
  for name in replay.unused {
    let signal =
      switch way {
      case 0: try? replay.hot(name, as: Int.self) { _ in Refused() }
      case 1: try? replay.cold(name, as: Int.self) { _ in Refused() }
      default: (try? replay.state(name, as: Int.self))?.promoteFailure(to: Refused.self)
      }
    guard let signal else { continue }
    let recording = scheduler.record(signal)
    AnyDisposable { recording.dispose() }.store(in: bag)
    let half = replay.start.advanced(by: replay.start.duration(to: replay.end) / 2)
    if scheduler.now < half { scheduler.advance(to: half) }
    try? replay.compare(name, recording, values: .coded)
  }
  if scheduler.now < replay.end { scheduler.advance(to: replay.end) }
}

private struct Refused: Error {}

extension FuzzTarget {
  /// Recordings from the field, and texts that only look like one.
  static let recordingTargets = [
    FuzzTarget("recordings") { input in
      let text = input.recording()
      guard (try? Replay(text)) != nil else { return "what was recorded cannot be read: \(text)" }
      return replay(text)
    },
    FuzzTarget("recordings with other bytes") { input in
      let text = input.recording()
      return replay(input.mutateBytes(text))
    },
    FuzzTarget("recordings with other values") { input in
      let text = input.recording()
      return replay(input.mutateStructure(text))
    },
    FuzzTarget("nested recordings") { input in
      let depth = 1 << input.below(18)
      let value = String(repeating: "[", count: depth) + (input.bool() ? String(repeating: "]", count: depth) : "")
      return replay(input.element([value, "{\"a\":" + value + "}", input.recording().replacing("[0,\"mark\"", with: value)]))
    },
  ]
}
