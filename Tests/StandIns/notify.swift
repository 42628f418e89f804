// swift-format-ignore-file
// A stub of notify: the parts that the library uses, as we believe them to be declared. See .ci/stand-ins.

public import Dispatch

public typealias notify_handler_t = (Int32) -> Void

@discardableResult
public func notify_register_dispatch(
  _ name: UnsafePointer<CChar>!, _ out_token: UnsafeMutablePointer<Int32>!, _ queue: DispatchQueue!, _ handler: notify_handler_t!
) -> UInt32 { 0 }
@discardableResult public func notify_cancel(_ token: Int32) -> UInt32 { 0 }
