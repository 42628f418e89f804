import Foundation
import Synchronization
import TickStreams

/// Sends the events of a recorded signal in a replay.
final class ReplayedSignal<Value: Sendable, Failure: Error>: Sendable {
  private let player: Replay.Player
  private let log: FlightLog
  private let sent: [FlightLog.SentEvent]
  private let events: [Event<Value, Failure>]
  /// Whether the value from before the first event is known.
  private let isKnown: Bool
  private let subject: TickSubject<Value, Failure>
  /// How many events have been sent.
  private let count = Atomic<Int>(0)

  /// Arms a timer for each event.
  ///
  /// - Parameters:
  ///   - player: The player of the recording.
  ///   - log: The recording.
  ///   - sent: The events that the signal sent.
  ///   - events: The same as events.
  ///   - current: The value from before the first event; `nil` if it is not known, or the signal is not a state.
  ///   - isState: Whether subscribers get the current value.
  init(
    _ player: Replay.Player, _ log: FlightLog, _ sent: [FlightLog.SentEvent], _ events: [Event<Value, Failure>], current: Value?,
    isState: Bool
  ) {
    (self.player, self.log, self.sent, self.events) = (player, log, sent, events)
    isKnown = current != nil
    subject = TickSubject(replay: isState ? 1 : 0)
    if let current { subject.next(current) }
    for (number, event) in sent.enumerated() { player.schedule(event.place, at: log.events[event.place].time) { self.send(number) } }
  }

  /// The signal.
  ///
  /// Events that were sent unseen before a subscription in the recording are also sent before it here, although their timer is due only after the
  /// event that makes the program subscribe.
  var signal: TickSignal<Value, Failure> {
    .deferred { [self] in
      while let number = unseen { send(number) }
      return subject.signal
    }
  }

  /// Sends an event, unless it has been sent.
  private func send(_ number: Int) {
    guard count.compareExchange(expected: number, desired: number + 1, ordering: .acquiringAndReleasing).exchanged else { return }
    subject.send(events[number])
  }

  /// The next event, if it was sent before the subscription that begins now.
  ///
  /// In the recording that subscription was the next one: the one before it is past. In real time it may have arrived somewhat later; but the
  /// first value of all is not known any earlier.
  private var unseen: Int? {
    let number = count.load(ordering: .acquiring)
    guard !subject.hasSubscribers, number < sent.count, let since = sent[number].unseenSince else { return nil }
    let now = player.engine.now.nanoseconds
    let isPast = since < 0 || (log.events[since].time, since) < (now, player.latest)
    let early = isKnown || number > 0 ? FlightLog.step : 0
    return isPast && log.events[sent[number].place].time <= now.adding(early) ? number : nil
  }
}

/// Reads recorded values.
enum ReplayedValue {
  /// The value of a recorded event; `nil` if its text is not one of that type.
  static func read<Value>(_ text: String, as type: Value.Type) -> Value? {
    guard let type = type as? any Decodable.Type else { return () as? Value }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Not cast while it is optional: a cast of `nil` to an optional type is a value.
    guard let value = try? decoder.decode(type, from: Data(text.utf8)) else { return nil }
    return value as? Value
  }

  /// Whether the values of a type can be read from a signal that was recorded in a form.
  static func canRead<Value>(_ type: Value.Type, from form: PayloadForm) -> Bool {
    form == .coded || type is Void.Type
  }
}

extension Replay {
  /// A value or an end in the recording, for subscribers.
  func event<Value, Failure>(
    _ place: Int, _ name: String, _ type: Value.Type, _ failure: ((String) -> Failure)?
  ) throws(TestFailure) -> Event<Value, Failure> {
    let event = log.events[place]
    switch event.kind {
    case .completed: return .completed
    case .failed:
      guard let failure else { throw .failed(name) }
      return .failed(failure(event.text))
    default: return .next(try value(event, name, type))
    }
  }

  /// The value of a recorded event.
  func value<Value>(_ event: FlightEvent, _ name: String, _ type: Value.Type) throws(TestFailure) -> Value {
    let form = log.sources[event.source].form
    guard ReplayedValue.canRead(type, from: form) else { throw .noValues(name, recorded: form) }
    guard let value = ReplayedValue.read(event.text, as: type) else { throw .value(event.text, of: name, isNo: type) }
    return value
  }
}
