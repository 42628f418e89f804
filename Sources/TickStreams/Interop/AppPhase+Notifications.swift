// Declarations that use Foundation are emitted into the programs that use them: see `NotificationCenter.swift`.
public import Foundation

extension AppPhase {
  /// The names of the notifications that announce the phases of an app.
  ///
  /// `AppPhase.Notifications.uiKit` has the notifications of UIKit, `AppPhase.Notifications.appKit` those of AppKit, on the platforms of these
  /// frameworks.
  public struct Notifications: Sendable, Hashable {
    /// The names as strings, in the order of the initializer's parameters.
    @usableFromInline var names: [String]

    /// Creates a set of notification names.
    ///
    /// - Parameters:
    ///   - didBecomeActive: Sets the phase to ``AppPhase/active``.
    ///   - willResignActive: Sets it to ``AppPhase/inactive``.
    ///   - didEnterBackground: Sets it to ``AppPhase/background``.
    ///   - willEnterForeground: Sets it to ``AppPhase/inactive``.
    @_alwaysEmitIntoClient
    public init(
      didBecomeActive: Notification.Name, willResignActive: Notification.Name, didEnterBackground: Notification.Name,
      willEnterForeground: Notification.Name
    ) {
      self.init(names: [didBecomeActive, willResignActive, didEnterBackground, willEnterForeground].map(\.rawValue))
    }

    @usableFromInline
    init(names: [String]) {
      self.names = names
    }

    /// Each name, with the phase that it announces.
    @_alwaysEmitIntoClient
    var phases: [(name: Notification.Name, phase: AppPhase)] {
      zip(names, [.active, .inactive, .background, .inactive]).map { (Notification.Name($0), $1) }
    }
  }

  /// The phase of the app, according to notifications.
  ///
  /// Sends `initial` synchronously, then each new phase, on the thread that posts the notification, which is main for notifications of an app.
  /// Repetitions are dropped, and the signal never completes. Each subscription starts with `initial`; for late subscribers keep the phase
  /// in a ``TickValue``.
  ///
  /// - Parameters:
  ///   - notifications: The names of the notifications.
  ///   - center: The center that posts them.
  ///   - initial: The phase at the start.
  /// - Returns: A signal that cannot fail.
  @_alwaysEmitIntoClient
  public static func signal(
    _ notifications: Notifications, from center: NotificationCenter = .default, initially initial: AppPhase = .active
  ) -> TickSignal<AppPhase, Never> {
    .deferred {
      // Observes first, so that no phase is lost that begins while `initial` is delivered.
      let current = TickValue(initial)
      let changes = notifications.phases.map { name, phase in
        center.signal(for: name).handleEvents(onNext: { current.current = phase }).ignoreValues(as: AppPhase.self)
      }
      return .merge(changes + [current.signal]).removeDuplicates()
    }
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

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

// Mac Catalyst can import AppKit, but has no `NSApplication`.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension AppPhase.Notifications {
    /// The notifications of an `NSApplication`; a hidden app counts as in the background.
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
