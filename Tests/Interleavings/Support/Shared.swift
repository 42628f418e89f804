import Synchronization

@testable import TickStreams

/// A value of a program that threads share: each use of it is a step.
final class Shared<Value: Sendable>: Sendable {
  private let value: TickStreams.Atomic<Value>

  init(_ value: Value, file: StaticString = #fileID, line: UInt = #line) { self.value = TickStreams.Atomic(value, file: file, line: line) }

  func get(file: StaticString = #fileID, line: UInt = #line) -> Value { value.load(ordering: .relaxed, file: file, line: line) }

  func set(_ new: Value, file: StaticString = #fileID, line: UInt = #line) { value.store(new, ordering: .relaxed, file: file, line: line) }

  func exchange(_ new: Value, file: StaticString = #fileID, line: UInt = #line) -> Value {
    value.exchange(new, ordering: .relaxed, file: file, line: line)
  }
}
