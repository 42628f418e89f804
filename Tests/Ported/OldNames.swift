#if Porting
  import TickStreams
  import TickStreamsTesting

  /// What an old name means in the library that it comes from, with marbles: its input, and what that library sends.
  struct OldName: Sendable, CustomStringConvertible {
    typealias Signal = TickSignal<String, OldFailure>

    let name: String
    let input: String
    let output: String
    let call: @Sendable (Signal, TestScheduler) -> Signal

    var description: String { "\(name): \(input)" }

    /// The cases of a name: pairs of an input and an output, a frame a millisecond.
    static func cases(
      _ name: String, _ cases: KeyValuePairs<String, String>, _ call: @escaping @Sendable (Signal, TestScheduler) -> Signal
    ) -> [OldName] {
      cases.map { OldName(name: name, input: $0, output: $1, call: call) }
    }

    static let all = ofTime + ofEnds + ofBeginnings + ofValues + ofGathering + ofFailures + ofOthers + ofContexts + advised
  }

  struct OldFailure: Error, Equatable {}

  extension TickSignal where Failure == Never {
    /// For a row whose call cannot fail.
    var mayFail: TickSignal<Value, OldFailure> { promoteFailure(to: OldFailure.self) }
  }

  extension TickSignal where Failure == OldFailure {
    /// The descriptions of values that are no words.
    var words: OldName.Signal { map { "\($0)" } }
  }

  extension Duration {
    static func ms(_ count: Int) -> Duration { .milliseconds(count) }
  }
#endif
