// swift-format-ignore-file
// What the package uses of Apple's ObjectiveC. Pages are below https://developer.apple.com/documentation/objectivec; see .ci/apple.

// selector
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable {
  var ptr: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
}

// nsobjectprotocol
public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

// nsobject-swift.class; not `Sendable`. `@nonobjc`, since Linux's standard library has no conversions of `Bool` and `Any` for Objective-C
@objc open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  @nonobjc open func isEqual(_ object: Any?) -> Bool { false }
  @nonobjc open var hash: Int { 0 }
  @nonobjc open var description: String { "" }
  @nonobjc public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  @nonobjc public func hash(into hasher: inout Hasher) {}
}

// objcbool
public struct ObjCBool: Sendable, ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}
