import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ExpectEqualTests {
  @Test func whatDiffersIsAnIssueWithBothValues() {
    expect(["it is [1, 2]\nand not [1, 3]\nlate"], line: #line) { expectEqual([1, 2], [1, 3], "late") }
  }

  @Test func whatIsNotEmptyIsAnIssueForEachElement() {
    expect(["it is not empty: 7", "it is not empty: 8"], line: #line) { expectEmpty([7, 8]) }
  }

  private func expect(_ messages: [String], line: Int, _ body: () -> Void) {
    let said = Log<String>()
    withKnownIssue(
      nil, body,
      matching: {
        said.append($0.comments.map(\.rawValue).joined())
        return $0.sourceLocation?.line == line
      })
    expectEqual(said.entries, messages)
  }
}

/// A failing `#expect` reflects the objects in its expression, and what they hold: that must not end the process.
@Suite struct ReflectionTests {
  @Test func everyKindOfObjectCanBeReflected() async {
    await #expect(processExitsWith: .success) {
      let scheduler = TestScheduler()
      let subject = TickSubject<Int, Never>()
      let bag = DisposeBag()
      let objects: [Any] = [
        scheduler, QueueScheduler(label: "reflected"), MainScheduler.shared, ClockScheduler(ContinuousClock()), ImmediateScheduler(),
        ScaledScheduler(rate: 1, on: scheduler), scheduler.paused(while: subject.signal.map { $0 > 0 }), scheduler.withLeeway(.seconds(1)),
        scheduler.delivering(on: .global()), scheduler.schedule(after: .seconds(1)) {}, subject, subject.signal,
        subject.signal.subscribe(onNext: { _ in }), TickValue(1), CountdownHub<Int>(every: .seconds(1), on: scheduler),
        IdleTimer(after: .seconds(1), on: scheduler), ExpiringValue("secret", for: .seconds(1), on: scheduler),
        ReferenceClock(on: scheduler),
        TickCommand<Int, Int, Never> { .just($0) }, FlightRecorder(on: scheduler), scheduler.record(subject.signal), bag,
        AnyDisposable {}, CompositeDisposable([bag]), SerialDisposable(bag), subject.signal.multicast(),
      ]
      for object in objects { reflect(object) }
    }
  }
}

private func reflect(_ value: Any, depth: Int = 0) {
  var mirror: Mirror? = Mirror(reflecting: value)
  while let level = mirror, depth < 8 {
    for child in level.children { reflect(child.value, depth: depth + 1) }
    mirror = level.superclassMirror
  }
}
