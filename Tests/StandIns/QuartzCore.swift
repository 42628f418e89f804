// swift-format-ignore-file
// A stub of QuartzCore: the parts that the library uses, as we believe them to be declared. See .ci/stand-ins.

@_exported public import Foundation
public import ObjectiveC

public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// `Double`, in Core Foundation.
public typealias CFTimeInterval = Double

@objc open class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
}
