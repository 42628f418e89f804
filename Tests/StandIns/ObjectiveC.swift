// swift-format-ignore-file
// A stub of ObjectiveC: the parts that the library uses, as we believe them to be declared. See .ci/stand-ins.

/// The name of a method, as `#selector` makes it.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}
