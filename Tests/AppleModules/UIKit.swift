// swift-format-ignore-file
// What the package uses of Apple's UIKit. watchOS has the module without `UIApplication`; macOS lacks it.
// Pages are below https://developer.apple.com/documentation/uikit; see .ci/apple.

@_exported public import Foundation

#if !os(watchOS)
  // uiapplication, `@MainActor`; its notifications are `nonisolated`
  @MainActor open class UIApplication: NSObject {
    // uiapplication/didbecomeactivenotification and so on: iOS 4.0+, tvOS 9.0+, visionOS 1.0+
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willResignActiveNotification: NSNotification.Name { fatalError() }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
  }
#endif
