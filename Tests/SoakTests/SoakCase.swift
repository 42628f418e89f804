import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Something that repeats, or that can be called repeatedly.
struct SoakCase: Sendable, CustomTestStringConvertible {
  /// Makes this number of ticks pass, or this number of calls.
  typealias Load = @Sendable (Int) async -> Void

  let name: String
  /// The files of Sources/TickStreams/Sources and Operators that it runs, without their suffix.
  let files: [String]
  var ticks = Soak.ticks
  /// How many bytes may be kept after the first tenth, for all ticks together: memory that an allocator keeps for a thread, or a table that
  /// grows once.
  var slack = Soak.slack
  /// Whether the same happens in each tenth, which is not certain in real time.
  var isExact = true
  let setUp: @Sendable (Stage) async -> Load

  var testDescription: String { name }

  static let all =
    ofSources + ofOperators + ofStates + ofSchedulers + ofTestSchedulers + ofSubjects + ofCountdowns + ofHubs + ofTasks
    + ofRealTime

  static let wanted: [SoakCase] = {
    let wanted = all.filter { Soak.only.map($0.name.contains) ?? true }
    precondition(!wanted.isEmpty, "no row has the text of TICKSTREAMS_SOAK_CASE in its name")
    return wanted
  }()

  /// A load of any kind.
  static func load(_ name: String, _ files: String..., setUp: @escaping @Sendable (Stage) async -> Load) -> SoakCase {
    SoakCase(name: name, files: files, setUp: setUp)
  }

  /// A signal with one subscription while seconds pass; its values are counted.
  static func signal<Value, Failure>(
    _ name: String, _ files: String..., make: @escaping @Sendable (TestScheduler) -> TickSignal<Value, Failure>
  ) -> SoakCase { SoakCase(name: name, files: files) { stage in stage.passing(keeping: stage.count(make(stage.scheduler))) } }

  /// An operator that sends nothing while ticks come; the ticks are counted.
  static func silent<Value, Failure>(
    _ name: String, _ files: String..., make: @escaping @Sendable (TickSignal<Int, Never>) -> TickSignal<Value, Failure>
  ) -> SoakCase {
    SoakCase(name: name, files: files) { stage in
      let events = stage.events
      let ticks = TickSignal.ticks(stage.scheduler).handleEvents(onNext: { _ in events.increment() })
      return stage.passing(keeping: make(ticks).observe { (_: Event<Value, Failure>) in })
    }
  }

  /// A repeated call, which counts its effects.
  static func calls(_ name: String, _ files: String..., setUp: @escaping @Sendable (Stage) -> @Sendable (Int) -> Void) -> SoakCase {
    SoakCase(name: name, files: files) { stage in
      let call = setUp(stage)
      let made = Counter()
      return { count in
        for _ in 0..<count {
          call(made.count)
          made.increment()
        }
      }
    }
  }
}

/// The scheduler and the counter of a case.
final class Stage: Sendable {
  let scheduler: TestScheduler
  let events = Counter()

  init(_ scheduler: TestScheduler = TestScheduler()) { self.scheduler = scheduler }

  /// Subscribes, and counts the values.
  func count<Value, Failure>(_ signal: TickSignal<Value, Failure>) -> Subscription {
    let events = events
    return signal.observe { (event: Event<Value, Failure>) in if !event.isTerminal { events.increment() } }
  }

  /// Makes seconds pass.
  func passing(keeping kept: any Sendable) -> SoakCase.Load {
    { [scheduler] in
      scheduler.advance(by: .seconds($0))
      withExtendedLifetime(kept) {}
    }
  }
}

extension TickSignal<Int, Never> {
  /// 0, 1, 2 …, one a second.
  static func ticks(_ scheduler: TestScheduler) -> TickSignal { TickSignal<Tick, Never>.interval(.seconds(1), on: scheduler).map(\.index) }

  /// One of seven ticks.
  static func rareTicks(_ scheduler: TestScheduler) -> TickSignal {
    TickSignal<Tick, Never>.interval(.seconds(7), on: scheduler).map(\.index)
  }
}

struct SoakFailure: Error, Equatable {}

extension Lifetime {
  /// A lifetime with one member, which ends with it.
  convenience init(of member: any Disposable) {
    self.init()
    add(member)
  }
}
