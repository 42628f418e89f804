package import Testing
package import TickStreamsTesting

/// Expects that `body` throws a failure of a rule, and returns it.
@discardableResult package func expectFailure<Result>(
  _ rule: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) -> TestFailure? {
  let failure = #expect(throws: TestFailure.self, sourceLocation: sourceLocation) { try body() }
  if let failure { #expect(failure.rule == rule, sourceLocation: sourceLocation) }
  return failure
}

/// Expects that an asynchronous `body` throws a failure of a rule, and returns it.
@discardableResult package func expectFailure<Result>(
  _ rule: String, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Result
) async -> TestFailure? {
  let failure = await #expect(throws: TestFailure.self, sourceLocation: sourceLocation) { try await body() }
  if let failure { #expect(failure.rule == rule, sourceLocation: sourceLocation) }
  return failure
}
