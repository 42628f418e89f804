/// The failure of signals in tests.
package struct StubFailure: Error, Hashable, CustomStringConvertible {
  package var code: Int
  package var text: String

  package init(code: Int = 0, text: String = "") {
    self.code = code
    self.text = text
  }

  package var description: String { "StubFailure(\(text.isEmpty ? "code: \(code)" : text))" }
}
