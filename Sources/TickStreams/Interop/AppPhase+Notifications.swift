public import Foundation

extension AppPhase {
  /// The notifications that tell of an app's phases, by name.
  ///
  /// Those of UIKit are `AppPhase.Notifications.uiKit`, those of AppKit `AppPhase.Notifications.appKit`, where there are such.
  public struct Notifications: Sendable, Hashable {
    /// The app gets touches.
    public var didBecomeActive: Notification.Name
    /// The app is about to get none.
    public var willResignActive: Notification.Name
    /// The app is not seen any more.
    public var didEnterBackground: Notification.Name
    /// The app is about to be seen.
    public var willEnterForeground: Notification.Name

    /// Names the notifications.
    ///
    /// - Parameters:
    ///   - didBecomeActive: Makes the phase ``AppPhase/active``.
    ///   - willResignActive: Makes it ``AppPhase/inactive``.
    ///   - didEnterBackground: Makes it ``AppPhase/background``.
    ///   - willEnterForeground: Makes it ``AppPhase/inactive``.
    public init(
      didBecomeActive: Notification.Name, willResignActive: Notification.Name, didEnterBackground: Notification.Name,
      willEnterForeground: Notification.Name
    ) {
      self.didBecomeActive = didBecomeActive
      self.willResignActive = willResignActive
      self.didEnterBackground = didEnterBackground
      self.willEnterForeground = willEnterForeground
    }

    /// Each name, and the phase that it tells of.
    var phases: [(name: Notification.Name, phase: AppPhase)] {
      [(didBecomeActive, .active), (willResignActive, .inactive), (didEnterBackground, .background), (willEnterForeground, .inactive)]
    }
  }

  /// The phase of the app, as notifications tell of it.
  ///
  /// Sends `initial` at once, then each new phase, on the thread that posts, which is main for those of an app. Repeated ones are passed over, and it
  /// never completes. Each subscription starts with `initial`; keep one in a ``TickValue`` where subscribers come late.
  ///
  /// - Parameters:
  ///   - notifications: Which notifications tell.
  ///   - center: Who posts them.
  ///   - initial: The phase at the start.
  /// - Returns: A signal that cannot fail.
  public static func signal(
    _ notifications: Notifications, from center: NotificationCenter = .default, initially initial: AppPhase = .active
  ) -> TickSignal<AppPhase, Never> {
    .merge([.just(initial)] + notifications.phases.map { name, phase in center.signal(for: name).map(to: phase) })
      .removeDuplicates()
  }
}

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension AppPhase.Notifications {
    /// The notifications of a `UIApplication`.
    @MainActor public static var uiKit: AppPhase.Notifications {
      AppPhase.Notifications(
        didBecomeActive: UIApplication.didBecomeActiveNotification,
        willResignActive: UIApplication.willResignActiveNotification,
        didEnterBackground: UIApplication.didEnterBackgroundNotification,
        willEnterForeground: UIApplication.willEnterForegroundNotification
      )
    }
  }
#endif

#if canImport(AppKit)
  public import AppKit

  extension AppPhase.Notifications {
    /// The notifications of an `NSApplication`, to which being hidden is the background.
    @MainActor public static var appKit: AppPhase.Notifications {
      AppPhase.Notifications(
        didBecomeActive: NSApplication.didBecomeActiveNotification,
        willResignActive: NSApplication.willResignActiveNotification,
        didEnterBackground: NSApplication.didHideNotification,
        willEnterForeground: NSApplication.willUnhideNotification
      )
    }
  }
#endif
