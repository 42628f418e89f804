// swift-format-ignore-file
// Stands in for ObjectiveC: what the library uses of it, as we believe it to be declared. See .ci/stand-ins.

/// The name of a method, as `#selector` makes it.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}
