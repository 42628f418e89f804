// The heartbeat of an app, with a bug and without, and its rules.
//
//   swift run time-rules
import TickStreams

/// Makes the beats of the visits to an app.
typealias Heartbeat =
  @Sendable (_ isForeground: TickSignal<Bool, Never>, _ scheduler: any TickScheduler) -> TickSignal<
    Tick, Never
  >

/// Beats once a minute in the foreground; a look at another app for less than a second does not interrupt it.
///
/// The bug: after such a look the first beats go on, and those of the new visit come as well.
let broken: Heartbeat = { isForeground, scheduler in
  isForeground.filter { $0 }.flatMap { _ in
    TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      .take(until: isForeground.debounce(for: .seconds(1), on: scheduler).filter { !$0 })
  }
}

/// The same without the bug.
let fixed: Heartbeat = { isForeground, scheduler in
  isForeground.debounce(for: .seconds(1), where: { !$0 }, on: scheduler).removeDuplicates()
    .flatMapLatest {
      $0 ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler) : .empty
    }
}

/// The events that the rules are about.
enum Moment: Sendable, CustomStringConvertible {
  case foreground, background
  case beat

  var isBeat: Bool { self == .beat }

  /// Whether it starts or ends the foreground.
  var isForeground: Bool? {
    switch self {
    case .foreground: true
    case .background: false
    case .beat: nil
    }
  }

  var description: String {
    switch self {
    case .foreground: "foreground"
    case .background: "background"
    case .beat: "♥"
    }
  }
}

/// In the foreground no beat comes less than a minute after another one, and each within a minute and a second.
let rules = TimeRule<Moment>.never(\.isBeat, moreThan: 1, within: .seconds(60)).named("one heart")
  .and(.atLeastOne(\.isBeat, every: .seconds(61)).named("alive"))
  .while(\.isForeground)

/// The phases of the app and its beats as one signal.
func moments(
  _ isForeground: TickSignal<Bool, Never>, _ heartbeat: Heartbeat, on scheduler: any TickScheduler
) -> TickSignal<Moment, Never> {
  let phases = isForeground.map { $0 ? Moment.foreground : .background }
  return phases.merge(heartbeat(isForeground, scheduler).replaceValues(with: .beat))
}
