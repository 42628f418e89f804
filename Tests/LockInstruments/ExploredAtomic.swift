public import Synchronization

/// The part of `Synchronization.Atomic` that the module uses, with each access reported to the explorer.
///
/// The memory orders are ignored.
public struct ExploredAtomic<Value: Sendable>: ~Copyable, Sendable {
  private let storage: Interleaving.Storage<Value>

  /// Creates the value, where the call stands.
  public init(_ value: Value, file: StaticString = #fileID, line: UInt = #line) {
    storage = Interleaving.Storage(value, Interleaving.Place(file: file, line: line))
  }

  private func access<Result: Sendable>(
    writes: Bool = true, _ file: StaticString, _ line: UInt, _ body: (inout Value) -> Result
  ) -> Result {
    Interleaving.explorer?.willAccess(storage, writes: writes, at: Interleaving.Place(file: file, line: line))
    return body(&storage.contents)
  }

  /// As that of `Atomic`.
  public func load(ordering: AtomicLoadOrdering, file: StaticString = #fileID, line: UInt = #line) -> Value {
    access(writes: false, file, line) { $0 }
  }

  /// As that of `Atomic`.
  public func store(_ new: Value, ordering: AtomicStoreOrdering, file: StaticString = #fileID, line: UInt = #line) {
    access(file, line) { $0 = new }
  }

  /// As that of `Atomic`.
  public func exchange(_ new: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID, line: UInt = #line) -> Value {
    access(file, line) { value in
      defer { value = new }
      return value
    }
  }
}

extension ExploredAtomic where Value: Equatable {
  /// As that of `Atomic`.
  public func compareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID, line: UInt = #line
  ) -> (exchanged: Bool, original: Value) {
    access(file, line) { value in
      let original = value
      if original == expected { value = desired }
      return (original == expected, original)
    }
  }
}

extension ExploredAtomic where Value: FixedWidthInteger {
  private func update(_ file: StaticString, _ line: UInt, _ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
    access(file, line) { value in
      let old = value
      value = change(old)
      return (old, value)
    }
  }

  /// As that of `Atomic`.
  @discardableResult
  public func add(
    _ operand: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID, line: UInt = #line
  ) -> (oldValue: Value, newValue: Value) { update(file, line) { $0 + operand } }

  /// As that of `Atomic`.
  @discardableResult
  public func wrappingAdd(
    _ operand: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID, line: UInt = #line
  ) -> (oldValue: Value, newValue: Value) { update(file, line) { $0 &+ operand } }

  /// As that of `Atomic`.
  @discardableResult
  public func subtract(
    _ operand: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID, line: UInt = #line
  ) -> (oldValue: Value, newValue: Value) { update(file, line) { $0 - operand } }

  /// As that of `Atomic`.
  @discardableResult
  public func bitwiseOr(
    _ operand: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID, line: UInt = #line
  ) -> (oldValue: Value, newValue: Value) { update(file, line) { $0 | operand } }

  /// As that of `Atomic`.
  @discardableResult
  public func bitwiseAnd(
    _ operand: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID, line: UInt = #line
  ) -> (oldValue: Value, newValue: Value) { update(file, line) { $0 & operand } }
}
