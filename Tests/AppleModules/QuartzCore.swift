// swift-format-ignore-file
// What the package uses of Apple's QuartzCore, which watchOS lacks. Pages are below https://developer.apple.com/documentation/quartzcore; see
// .ci/apple.

public import Foundation
public import ObjectiveC

// corefoundation/cftimeinterval, quartzcore/cacurrentmediatime()
public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

// cadisplaylink; iOS 3.1+, tvOS 9.0+, visionOS 1.0+, macOS 14.0+ (there without the initializer: a view, a window or a screen makes one)
@available(macOS 14.0, *)
@objc open class CADisplayLink: NSObject {
  #if !os(macOS)
    @nonobjc public init(target: Any, selector sel: Selector) {}
  #endif
  @nonobjc open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  @nonobjc open func invalidate() {}
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
}
