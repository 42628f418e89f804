// All of this is emitted into the programs that use it, and not into the library: so a program that uses none of it is linked without
// Foundation, which is eight times as large as the rest of it.
public import Foundation

extension NotificationCenter {
  /// Sends the result of `transform` for each notification of that name, when it is posted.
  ///
  /// ```swift
  /// let center = NotificationCenter.default
  /// center.signal(for: .NSSystemClockDidChange) { _ in Date() }
  /// ```
  ///
  /// Observes from the subscription to its end; the signal never completes. Delivered on the thread that posts.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; by default any sender. Not retained.
  ///   - transform: Extracts a value from a notification, which is not `Sendable` itself; returns `nil` to ignore the notification.
  /// - Returns: A signal that cannot fail.
  @_alwaysEmitIntoClient
  public func signal<Value: Sendable>(
    for name: Notification.Name, object: (any AnyObject & Sendable)? = nil,
    _ transform: @escaping @Sendable (Notification) -> Value?
  ) -> TickSignal<Value, Never> {
    let sender = object.map { WeakReference($0) }
    return TickSignal { [self] subscriber in
      // Read once: without an object all senders would be observed.
      let object = sender?.object
      guard sender == nil || object != nil else { return Disposables.none }
      // Unsafe: the token is only passed back, and the center may be used from any thread.
      nonisolated(unsafe) let token = addObserver(forName: name, object: object, queue: nil) { notification in
        // A posting that is under way also calls observers that have been removed.
        if !subscriber.isEnded, let value = transform(notification) { subscriber.next(value) }
      }
      return AnyDisposable { self.removeObserver(token) }
    }
  }

  /// Sends a value each time a notification of that name is posted, on the thread that posts it.
  ///
  /// Follows the rules of the form with `transform`.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; by default any sender. Not retained.
  /// - Returns: A signal that cannot fail.
  @_alwaysEmitIntoClient
  public func signal(for name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> TickSignal<Void, Never> {
    signal(for: name, object: object) { _ in }
  }
}
