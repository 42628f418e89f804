/// The call that needs a timer.
package struct CallOrigin: Sendable {
  /// The call, by its base name.
  package let name: StaticString
  package let file: StaticString?
  package let line: UInt

  package init(_ name: StaticString, _ file: StaticString? = nil, _ line: UInt = 0) {
    self.name = name
    self.file = file
    self.line = line
  }
}
