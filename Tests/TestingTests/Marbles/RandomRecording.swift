import TickStreams
import TickStreamsTesting

/// Random recordings: with groups, quotes, long and odd times.
enum RandomRecording {
  enum Offline: Error, Equatable { case now }

  typealias Record = Recorded<Event<String, Offline>>

  static func signal(_ events: [Record], on scheduler: TestScheduler) -> TickSignal<String, Offline> {
    TickSignal { subscriber in
      for event in events { scheduler.schedule(after: event.time) { subscriber.send(event.event) } }
      return Disposables.none
    }
  }

  static func events(upTo count: Int = 12, _ frame: Duration, _ random: inout SplitMix) -> [Record] {
    var time = Duration.zero
    var events: [Record] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      time += randomGap(frame, &random)
      events.append(.next(randomName(&random), at: time))
    }
    time += randomGap(frame, &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: events.append(.completed(at: time))
    case 1: events.append(.failed(.now, at: time))
    default: break
    }
    return events
  }

  private static func randomGap(_ frame: Duration, _ random: inout SplitMix) -> Duration {
    switch Int.random(in: 0...7, using: &random) {
    case 0, 1: .zero
    case 2, 3: frame
    case 4: frame * Int.random(in: 1...20, using: &random)
    case 5: .nanoseconds(Int64.random(in: 0...5_000_000, using: &random))
    case 6: .seconds(Int.random(in: 0...100_000, using: &random))
    default: .nanoseconds(Int64.random(in: 0...1_000_000_000_000_000, using: &random))
    }
  }

  private static func randomName(_ random: inout SplitMix) -> String {
    let pieces: [Character] = [
      "a", "b", "0", "1", "5", "9", ".", "s", "m", "h", "n", "u", "-", "|", "#", "(", ")", "^", "!", "'", "\\", "@", " ", "\n", "\t",
      "\r\n",
      "é", "🙂", "🇩🇪", "\u{1F1E9}", "\u{301}", "\u{200D}", "ᄀ", "\u{1161}", "\u{600}", "\u{0}", "µ", "²",
    ]
    let length = [0, 1, 1, 1, 1, 1, 2, 3, 6].randomElement(using: &random) ?? 1
    return String((0..<length).map { _ in pieces.randomElement(using: &random) ?? "a" })
  }
}
