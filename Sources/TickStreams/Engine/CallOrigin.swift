/// The call that needs a timer.
package struct CallOrigin: Sendable {
  /// The call, by its base name.
  package let name: StaticString
  /// Its file, if that is known.
  package let file: StaticString?
  package let line: UInt
  /// Whether the timer wakes a view of its engine.
  let isPassage: Bool

  package init(_ name: StaticString, _ file: StaticString? = nil, _ line: UInt = 0, isPassage: Bool = false) {
    self.name = name
    self.isPassage = isPassage
    self.file = file
    self.line = line
  }
}
