// swift-format-ignore-file
// What the package uses of Darwin's notify.h, which is a separate module in Apple's SDKs; see .ci/apple.
// https://developer.apple.com/documentation/darwinnotify

public import Dispatch

public typealias notify_handler_t = @convention(block) (Int32) -> Void

// darwinnotify/notify_register_dispatch, /notify_cancel
@discardableResult
public func notify_register_dispatch(
  _ name: UnsafePointer<CChar>!, _ out_token: UnsafeMutablePointer<Int32>!, _ queue: DispatchQueue!, _ handler: notify_handler_t!
) -> UInt32 { 0 }
@discardableResult public func notify_cancel(_ token: Int32) -> UInt32 { 0 }
