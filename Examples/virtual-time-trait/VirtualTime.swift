// A trait of Swift Testing, to copy into a test target that depends on TickStreams and TickStreamsTesting.

import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

/// The virtual time of a test that has the trait `virtualTime`.
///
/// ```swift
/// @Test(.virtualTime) func itWaitsForAPause() {
///   let time = VirtualTime.current
///   let typed = TickSubject<String, Never>()
///   let recording = time.record(searches(typed.signal, on: time.scheduler))
///   typed.next("sw")
///   time.scheduler.advance(by: .milliseconds(300))
///   #expect(recording.values == ["sw"])
/// }
/// ```
///
/// At the end of the test its recordings end, and then no timer may be armed, no object may be left that the test has tracked by
/// ``TickStreamsTesting/TestScheduler/track(_:file:line:)``, and no timer may have been armed in real time. If an issue was recorded, each recording
/// is attached as text.
nonisolated final class VirtualTime: Sendable {
  @TaskLocal fileprivate static var ofTest: VirtualTime?

  /// The virtual time of the current test case; outside a test with the trait this is a programmer error.
  static var current: VirtualTime {
    guard let time = ofTest else { preconditionFailure("there is no virtual time here: write @Test(.virtualTime)") }
    return time
  }

  let scheduler = TestScheduler()
  private let recordings = Mutex<[any Recorder]>([])

  /// Records a signal until the test ends.
  func record<Value, Failure>(
    _ signal: TickSignal<Value, Failure>, file: StaticString = #fileID, line: UInt = #line
  ) -> Recording<Value, Failure> {
    let recording = scheduler.record(signal, file: file, line: line)
    recordings.withLock { $0.append(recording) }
    return recording
  }

  /// Ends the recordings, and fails if anything else of the test goes on.
  fileprivate func finish() throws {
    for recording in recordings.withLock({ $0 }) { recording.dispose() }
    try scheduler.expectIdle()
    try scheduler.expectNoLeaks()
  }

  /// The recordings as texts, an event in a line.
  var texts: [String] { recordings.withLock { $0 }.map(\.text) }

  fileprivate func attachRecordings() {
    for (number, text) in texts.enumerated() { Attachment.record(text, named: "recording-\(number + 1).txt") }
  }
}

/// Gives each case of a test a ``VirtualTime``.
nonisolated struct VirtualTimeTrait: TestTrait, SuiteTrait, TestScoping {
  /// How long, in real time, a test may wait for something that no passing of virtual time brings.
  var patience = Duration.seconds(10)
  var isRecursive: Bool { true }

  @concurrent
  func provideScope(for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void) async throws {
    let time = VirtualTime()
    let hasFailed = Atomic(false)
    let issues = IssueHandlingTrait.compactMapIssues { issue in
      hasFailed.store(true, ordering: .relaxed)
      return issue
    }
    defer { if hasFailed.load(ordering: .relaxed) { time.attachRecordings() } }
    try await issues.provideScope(for: test, testCase: testCase) {
      try await withoutActuallyEscaping(function) { function in
        let lent = LentFunction(function)
        do {
          try await time.scheduler.run(patience: patience) { try await VirtualTime.$ofTest.withValue(time) { try await lent.call() } }
        } catch {
          hasFailed.store(true, ordering: .relaxed)
          guard lent.isInUse else { throw error }
          Issue.record(error, sourceLocation: test.sourceLocation)
          // It has been canceled. The function may not be left running, so what ignores that hangs here, after it was reported.
          while lent.isInUse { try? await time.scheduler.run {} }
        }
      }
      do { try time.finish() } catch { Issue.record(error, sourceLocation: test.sourceLocation) }
    }
  }
}

/// The function of a test, which may be kept until its scope ends only: it is released when its call returns.
private nonisolated final class LentFunction: Sendable {
  private let function: Mutex<(@concurrent @Sendable () async throws -> Void)?>
  private let isLent = Atomic(true)

  init(_ function: @escaping @concurrent @Sendable () async throws -> Void) {
    self.function = Mutex(function)
  }

  var isInUse: Bool { isLent.load(ordering: .acquiring) }

  func call() async throws {
    defer { isLent.store(false, ordering: .releasing) }
    try await callOnce()
  }

  private func callOnce() async throws {
    let function = function.withLock { $0.take() }
    try await function?()
  }
}

nonisolated extension Trait where Self == VirtualTimeTrait {
  /// The test, or each test of the suite, has a ``VirtualTime``.
  static var virtualTime: Self { VirtualTimeTrait() }

  /// The test, or each test of the suite, has a ``VirtualTime``, and may wait for something in real time.
  static func virtualTime(patience: Duration) -> Self { VirtualTimeTrait(patience: patience) }
}

/// A recording, whatever its values are.
private nonisolated protocol Recorder: Sendable {
  var text: String { get }
  func dispose()
}

nonisolated extension Recording: Recorder {
  fileprivate var text: String {
    events.map { "\($0)\n" }.joined()
  }
}
