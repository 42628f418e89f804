/// An event of a flight recording.
///
/// All kinds have the same stored properties.
package struct FlightEvent: Sendable, Hashable {
  /// The kind of an event; the raw values are the names in the text form.
  package enum Kind: String, Sendable, CaseIterable {
    /// A signal was subscribed; the first subscription has the number 0.
    case subscribed
    /// A subscription sent a value.
    case next
    case completed
    case failed
    case disposed
    /// A timer was fired late.
    case late
    /// The number of armed timers had changed.
    case pending
    /// The clocks showed that the device had slept.
    case slept
    /// The clocks showed that the wall clock had been set.
    case wall
    /// The program passed a place.
    case mark
  }

  /// When, on the clock of the recorder.
  package var time: Nanoseconds
  package var kind: Kind
  /// The index of its signal or scheduler in the list of sources; zero if it belongs to none.
  package var source: Int
  /// By kind: the number of the subscription, the lateness, the number of timers, how long the device has slept in total, or how far the
  /// wall clock is ahead.
  package var number: Int64
  /// The value or the failure, if values are recorded, or the name of a mark; otherwise empty.
  package var text: String

  package init(_ kind: Kind, at time: Nanoseconds, source: Int = 0, number: Int64 = 0, text: String = "") {
    self.kind = kind
    self.time = time
    self.source = source
    self.number = number
    self.text = text
  }
}

extension FlightEvent.Kind {
  /// Whether it belongs to a signal or a scheduler.
  package var hasSource: Bool { ![.slept, .wall, .mark].contains(self) }

  package var hasNumber: Bool { self != .mark }

  package var isEnd: Bool { [.completed, .failed, .disposed].contains(self) }
}

extension TickSignal {
  /// Records each subscription in a flight recorder: when it began, that it sent values, how it ended, or that it was disposed.
  ///
  /// ```swift
  /// let isForeground = phases.isForeground.recorded(
  ///   "foreground", in: recorder, values: .coded)
  /// ```
  ///
  /// Events are passed on unchanged and immediately. If values are recorded, so is the description of a failure, up to 1,000 characters.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording. Signals with the same name are recorded as subscriptions of one signal, also if
  ///     `values` differ.
  ///   - recorder: Where to record; with `nil` the result is this signal, at no cost.
  ///   - values: The form in which values are recorded; by default they are not. See ``RecordedValues``.
  /// - Returns: The signal with the same events.
  public func recorded(_ name: String, in recorder: FlightRecorder?, values: RecordedValues<Value> = .none) -> TickSignal {
    guard let recorder else { return self }
    let (source, text) = (recorder.source(name, values.form), values.text)
    return through { downstream in
      let number = recorder.open(source)
      let send = downstream.onNext
      let leg = Scope()
      downstream.scope.setFeeder(AnyDisposable { if leg.cancel() { recorder.note(.disposed, source: source, number: number) } })
      return RawSubscriber(
        leg: leg,
        onNext: { value in
          recorder.note(.next, source: source, number: number, text: text?(value.as(Value.self)) ?? "")
          send(value)
        },
        onEnd: { outcome in
          switch outcome {
          case .completed: recorder.note(.completed, source: source, number: number)
          case .failed(let box):
            let failure = Outcome.failure(box, as: Failure.self)
            recorder.note(.failed, source: source, number: number, text: values.form == .none ? "" : String("\(failure)".prefix(1_000)))
          }
          downstream.onEnd(outcome)
        }
      )
    }
  }
}

/// The form in which a recording has the values of a signal.
package enum PayloadForm: String, Sendable {
  /// Only that there was a value.
  case none
  /// Its description, for people to read.
  case described
  /// The value as JSON, which a replay can read.
  case coded
  /// A scheduler, which has no values.
  case timers
}

/// How a flight recorder keeps the values of a signal: by default not at all, because a recording leaves the device.
public struct RecordedValues<Value>: Sendable {
  package let form: PayloadForm
  package let text: (@Sendable (Value) -> String)?

  package init(_ form: PayloadForm, _ text: (@Sendable (Value) -> String)?) {
    self.form = form
    self.text = text
  }

  /// Only that there was a value, and when.
  public static var none: RecordedValues { RecordedValues(.none, nil) }

  /// The description of the value, up to 1,000 characters; a replay cannot read it.
  public static var described: RecordedValues { RecordedValues(.described) { String("\($0)".prefix(1_000)) } }

  /// The value itself, as the JSON that `json` returns.
  ///
  /// - Parameter json: Returns a value as JSON. Called with each value, on the thread that sends it.
  /// - Returns: The form for ``TickSignal/recorded(_:in:values:)``.
  public static func coded(by json: @escaping @Sendable (Value) -> String) -> RecordedValues { RecordedValues(.coded, json) }
}
