// The namespaces in which other libraries have their extensions of Foundation. See OldSpelling.swift.

public import Foundation

#if !Porting
  public import Dispatch

  @_documentation(visibility: internal)
  extension DispatchTimeInterval: SpanElsewhere {}
#endif

extension NSObject {
  /// RxCocoa.
  @_alwaysEmitIntoClient
  @available(
    *, unavailable, message: "use `NotificationCenter.default.signal(for:)`, or a `TickSubject` that the action of the control feeds"
  )
  public var rx: NamespaceElsewhere { fatalError() }

  /// ReactiveCocoa.
  @_alwaysEmitIntoClient
  @available(
    *, unavailable, message: "use `NotificationCenter.default.signal(for:)`, or a `TickSubject` that the action of the control feeds"
  )
  public var reactive: NamespaceElsewhere { fatalError() }
}

/// Where other libraries have their extensions.
@_documentation(visibility: internal)
public struct NamespaceElsewhere {
  /// RxSwift.
  @_alwaysEmitIntoClient
  public func notification(_: Notification.Name, object: AnyObject? = nil) -> TickSignal<Never, Never> { fatalError() }

  /// ReactiveSwift.
  @_alwaysEmitIntoClient
  public func notifications(forName _: Notification.Name?, object: AnyObject? = nil) -> TickSignal<Never, Never> { fatalError() }
}

// On Apple platforms they are there, of Combine.
#if !canImport(Combine)
  extension Timer {
    /// Combine.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, which sends a `Tick`")
    public static func publish(
      every _: Double, tolerance: Double? = nil, on _: RunLoop, in _: RunLoop.Mode
    ) -> TickSignal<Tick, Never> { fatalError() }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, a `TickSignal<Tick, Never>`")
    public typealias TimerPublisher = TickSignal<Tick, Never>
  }

  extension NotificationCenter {
    /// RxCocoa.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "use `NotificationCenter.default.signal(for:)`")
    public var rx: NamespaceElsewhere { fatalError() }

    /// ReactiveCocoa.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "use `NotificationCenter.default.signal(for:)`")
    public var reactive: NamespaceElsewhere { fatalError() }

    /// Combine.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "use `signal(for:)`, with a closure that makes a value of the notification")
    public func publisher(for _: Notification.Name, object: AnyObject? = nil) -> TickSignal<Never, Never> { fatalError() }
  }
#endif
