// swift-format-ignore-file
// A stub of UIKit: the parts that the library uses, as we believe them to be declared. See .ci/stand-ins.

@_exported public import Foundation

@MainActor open class UIApplication {
  public static var didBecomeActiveNotification: NSNotification.Name { NSNotification.Name("") }
  public static var willResignActiveNotification: NSNotification.Name { NSNotification.Name("") }
  public static var didEnterBackgroundNotification: NSNotification.Name { NSNotification.Name("") }
  public static var willEnterForegroundNotification: NSNotification.Name { NSNotification.Name("") }
}
