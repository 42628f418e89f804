/// A signal with its types erased: where it begins, and the operators downstream of that.
///
/// Up to two operators are part of the value, the ones before them are in a linked list, two in a link: composing a signal allocates a link
/// for every second operator. ``run(_:)`` walks the list in a loop, so that subscribing needs no stack per operator.
@usableFromInline
package struct RawSignal: Sendable {
  /// Makes the subscriber of an operator's upstream from the subscriber of its result.
  @usableFromInline typealias Attachment = @Sendable (consuming RawSubscriber) -> RawSubscriber

  enum Source: Sendable {
    case function(@Sendable (RawSubscriber) -> Void)
    /// Signals that run one after the other, each when the previous one has completed.
    case sequence(Parts)
  }

  enum Origin: Sendable {
    case source(Source)
    case link(SignalLink)
  }

  private var origin: Origin
  /// The operator after the origin.
  private let inner: Attachment?
  /// The operator after that.
  private let outer: Attachment?
  #if TICKSTREAMS_LOCK_CHECKS
    private let releaseCheck = ReleaseCheck("a signal is released")
  #endif

  private init(_ origin: Origin, inner: Attachment? = nil, outer: Attachment? = nil) {
    self.origin = origin
    self.inner = inner
    self.outer = outer
  }

  /// A signal that `start` starts, for each subscription.
  @usableFromInline
  init(source start: @escaping @Sendable (RawSubscriber) -> Void) {
    self.init(.source(.function(start)))
  }

  /// A signal that runs `parts` one after the other.
  init(sequence parts: [RawSignal]) {
    self.init(.source(.sequence(Parts(parts))))
  }

  @usableFromInline
  func appending(_ attach: @escaping Attachment) -> RawSignal {
    if inner == nil { return RawSignal(origin, inner: attach) }
    if outer == nil { return RawSignal(origin, inner: inner, outer: attach) }
    return RawSignal(.link(SignalLink(self)), inner: attach)
  }

  func named(_ name: String) -> RawSignal {
    RawSignal(.link(SignalLink(self, name: name)))
  }

  /// The name of the signal, unless an operator was appended to it.
  var name: String? {
    if inner == nil, case .link(let link) = origin { link.name } else { nil }
  }

  /// Starts one subscription.
  @usableFromInline
  package func run(_ subscriber: consuming RawSubscriber) {
    LockChecks.expectNone("a signal is subscribed")
    // Code of the user's that ran before may have ended it, like the closure of `deferred`.
    if subscriber.isEnded { return }
    guard let source = attach(&subscriber) else { return }
    switch source {
    case .function(let start): start(subscriber)
    case .sequence(let parts): SequentialRunner.run(parts.signals, subscriber)
    }
  }

  /// Turns `subscriber` into that of the source, which is returned, unless the subscriber has ended by then.
  ///
  /// Not inlined, since sources that subscribe others need stack for each ``run(_:)``, and its frame is smaller so.
  @inline(never)
  private func attach(_ subscriber: inout RawSubscriber) -> Source? {
    var signal = self
    while true {
      if let attach = signal.outer {
        subscriber = attach(subscriber)
        if subscriber.isEnded { return nil }
      }
      if let attach = signal.inner {
        subscriber = attach(subscriber)
        if subscriber.isEnded { return nil }
      }
      switch signal.origin {
      case .source(let source): return source
      case .link(let link): signal = link.signal
      }
    }
  }

  /// The signals that this one runs one after the other, if that is all it does.
  fileprivate var parts: Parts? {
    if inner == nil, case .source(.sequence(let parts)) = origin { parts } else { nil }
  }

  /// Returns them, and releases this reference.
  fileprivate mutating func takeParts() -> Parts? {
    guard let parts else { return nil }
    origin = .source(.function { _ in })
    return parts
  }

  /// The link that this signal begins with, of which it lets go.
  fileprivate mutating func takeLink() -> SignalLink? {
    guard case .link(let link) = origin else { return nil }
    origin = .source(.function { _ in })
    return link
  }
}

/// A signal that another one is made of.
final class SignalLink: Sendable {
  @exclusivity(unchecked)
  // Unsafe: changed only by a deinit that holds the last reference.
  fileprivate private(set) nonisolated(unsafe) var signal: RawSignal
  let name: String?

  init(_ signal: RawSignal, name: String? = nil) {
    self.signal = signal
    self.name = name
  }

  /// Takes the links upstream apart in a loop, since a nested release would need stack for each.
  deinit {
    var upstream = signal.takeLink()
    while isKnownUniquelyReferenced(&upstream), let link = upstream { upstream = link.signal.takeLink() }
  }
}

/// The signals that a sequence runs.
final class Parts: Sendable {
  @exclusivity(unchecked)
  // Unsafe: changed only by a deinit that holds the last reference.
  fileprivate nonisolated(unsafe) var signals: [RawSignal]

  init(_ signals: [RawSignal]) {
    self.signals = signals
  }

  /// Takes nested sequences apart in a loop, since a nested release would need stack for each.
  deinit {
    var waiting = signals
    signals = []
    while var upstream = waiting.popLast() {
      var parts = upstream.takeParts()
      guard isKnownUniquelyReferenced(&parts), let parts else { continue }
      waiting += parts.signals
      parts.signals = []
    }
  }
}

/// The parts of a sequence, and of the sequences among its parts, in order.
struct FlatParts {
  private var open: [ArraySlice<RawSignal>]

  init(_ parts: [RawSignal]) {
    open = [parts[...]]
  }

  var isEmpty: Bool { open.isEmpty }

  mutating func next() -> RawSignal? {
    while var parts = open.popLast() {
      guard let upstream = parts.popFirst() else { continue }
      if !parts.isEmpty { open.append(parts) }
      guard let nested = upstream.parts else { return upstream }
      open.append(nested.signals[...])
    }
    return nil
  }
}

/// The state of an operator for one subscription.
///
/// Unchecked: accessed only while an event of one upstream is handled, which arrive one at a time (point 2 of the contract).
@_fixed_layout @usableFromInline final class SubscriptionState<Value>: @unchecked Sendable {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
