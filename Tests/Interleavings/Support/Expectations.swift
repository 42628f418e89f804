/// Fails the run unless `condition` holds.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) { if !condition { Baton.shared.fail(message()) } }

/// Fails the run unless the values are equal.
func expect<Value: Equatable>(_ what: String, _ seen: Value, is expected: Value) {
  expect(seen == expected, "\(what) is \(seen), not \(expected)")
}

/// Reports that a closure of the user runs: the thread must hold no lock of the library.
func userCode(_ what: @autoclosure () -> String) { Baton.shared.userCode(what()) }
