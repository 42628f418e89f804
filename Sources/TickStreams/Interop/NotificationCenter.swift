public import Foundation

extension NotificationCenter {
  /// What is made of each notification of that name, as it is posted.
  ///
  /// ```swift
  /// NotificationCenter.default.signal(for: .NSSystemClockDidChange) { _ in Date() }
  /// ```
  ///
  /// It observes from the subscription to its end, and never completes. Delivered on the thread that posts.
  ///
  /// - Parameters:
  ///   - name: Which notifications.
  ///   - object: Who has to have posted them; anybody, if left out. Not retained.
  ///   - transform: Takes what is needed out of a notification, which is not `Sendable` itself; `nil` passes it over.
  /// - Returns: A signal that cannot fail.
  public func signal<Value: Sendable>(
    for name: Notification.Name, object: (any AnyObject & Sendable)? = nil,
    _ transform: @escaping @Sendable (Notification) -> Value?
  ) -> TickSignal<Value, Never> {
    let source = object.map { Source($0) }
    return TickSignal { [self] subscriber in
      guard source == nil || source?.object != nil else { return Disposables.none }
      // Unsafe: a token is only handed back, and the centre may be used from any thread.
      nonisolated(unsafe) let token = addObserver(forName: name, object: source?.object, queue: nil) { notification in
        if let value = transform(notification) { subscriber.next(value) }
      }
      return Disposables.create { self.removeObserver(token) }
    }
  }

  /// A value each time a notification of that name is posted, on the thread that posts it.
  public func signal(for name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> TickSignal<Void, Never> {
    signal(for: name, object: object) { _ in }
  }
}

private final class Source: Sendable {
  weak let object: (any AnyObject & Sendable)?
  init(_ object: any AnyObject & Sendable) { self.object = object }
}
