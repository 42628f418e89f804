// swift-format-ignore-file
// A stub of AppKit: the parts that the library uses, as we believe them to be declared. See .ci/stand-ins.

@_exported public import Foundation

@MainActor open class NSApplication {
  public static var didBecomeActiveNotification: NSNotification.Name { NSNotification.Name("") }
  public static var willResignActiveNotification: NSNotification.Name { NSNotification.Name("") }
  public static var didHideNotification: NSNotification.Name { NSNotification.Name("") }
  public static var willUnhideNotification: NSNotification.Name { NSNotification.Name("") }
}
