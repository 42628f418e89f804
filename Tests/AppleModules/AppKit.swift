// swift-format-ignore-file
// What the package uses of Apple's AppKit, which is on macOS, and without `NSApplication` on Mac Catalyst.
// Pages are below https://developer.apple.com/documentation/appkit; see .ci/apple.

@_exported public import Foundation
#if !os(watchOS) && !targetEnvironment(macCatalyst)
  public import ObjectiveC
#endif

#if !targetEnvironment(macCatalyst)
  // nsapplication, `@MainActor`; unlike in UIKit, its notifications are isolated, too
  @MainActor open class NSApplication: NSObject {
    // nsapplication/didbecomeactivenotification and so on
    public class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
    public class var willResignActiveNotification: NSNotification.Name { fatalError() }
    public class var didHideNotification: NSNotification.Name { fatalError() }
    public class var willUnhideNotification: NSNotification.Name { fatalError() }
  }
#endif
