@preconcurrency import Dispatch

/// Watches the wall clock of the system for all engines of the process that have timers which follow it.
///
/// While there are none, it has nothing open, after the next wake-up of the last engine.
final class SystemClockWatcher: WallClockWatcher {
  /// The one of the process; `nil` where the platform does not report that the clock was set.
  static let shared = ClockSetSource.isAvailable ? SystemClockWatcher() : nil

  private typealias State = (engines: [ObjectIdentifier: Weak<EngineCore>], source: ClockSetSource?)
  private let state = Lock(([:], nil) as State)

  /// Whether it has something open.
  var isOpen: Bool { state.withLock { $0.source != nil } }

  func update(_ engine: EngineCore) -> Bool {
    change { $0.engines[ObjectIdentifier(engine)] = engine.watchesWallClock ? Weak(engine) : nil }
  }

  func remove(_ engine: ObjectIdentifier) {
    _ = change { $0.engines[engine] = nil }
  }

  private func change(_ body: (inout State) -> Void) -> Bool {
    let (isOpen, over) = state.withLock { state in
      body(&state)
      if state.engines.isEmpty { return (true, state.source.take()) }
      if state.source == nil { state.source = ClockSetSource { [self] in tell() } }
      if state.source == nil { state.engines = [:] }
      return (state.source != nil, nil)
    }
    over?.cancel()
    return isOpen
  }

  private func tell() {
    let engines = state.withLock { $0.engines.values.compactMap(\.object) }
    for engine in engines { engine.wallClockChanged() }
  }
}

// Dispatch for Linux does not declare that its sources are Sendable, though they may be used from any thread.

#if canImport(notify)
  import notify
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif
// See `SystemClock.swift` for the reason.
#if canImport(SwiftOverlayShims) && !canImport(Darwin)
  import SwiftOverlayShims
#endif

#if !canImport(Darwin) && (canImport(Glibc) || canImport(Musl) || canImport(Android))
  /// Calls a closure whenever the wall clock of the system is set.
  ///
  /// The clock is set by `settimeofday(2)`, `clock_settime(2)` or a step of NTP; slewing is not reported. The source is a timer of the wall clock in the far
  /// future, which the kernel cancels when the clock is set: `TFD_TIMER_CANCEL_ON_SET` of `timerfd_create(2)`.
  struct ClockSetSource: Sendable {
    // Swift does not import the header. A program that is linked statically has no `dlsym`.
    private typealias Create = @convention(c) (_ clock: Int32, _ flags: Int32) -> Int32
    private typealias SetTime =
      @convention(c) (
        _ file: Int32, _ flags: Int32, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?
      ) -> Int32

    private static let create = dlsym(nil, "timerfd_create").map { unsafeBitCast($0, to: Create.self) }
    private static let setTime = dlsym(nil, "timerfd_settime").map { unsafeBitCast($0, to: SetTime.self) }

    /// Whether the platform reports that the clock was set.
    static let isAvailable: Bool = {
      guard let create, let setTime, let file = open(create) else { return false }
      defer { close(file) }
      return arm(file, setTime)
    }()

    private let source: any DispatchSourceRead

    /// Creates a source that runs `changed` on its own queue until it is canceled; `nil` if the system has no more files.
    init?(_ changed: @escaping @Sendable () -> Void) {
      guard let create = Self.create, let setTime = Self.setTime, let file = Self.open(create) else { return nil }
      guard Self.arm(file, setTime) else {
        close(file)
        return nil
      }
      source = DispatchSource.makeReadSource(fileDescriptor: file, queue: DispatchQueue(label: "TickStreams.ClockSetSource"))
      source.setEventHandler {
        var count: UInt64 = 0
        _ = read(file, &count, MemoryLayout.size(ofValue: count))
        _ = Self.arm(file, setTime)
        changed()
      }
      source.setCancelHandler { close(file) }
      source.activate()
    }

    func cancel() {
      source.cancel()
    }

    private static func open(_ create: Create) -> Int32? {
      let file = create(Int32(CLOCK_REALTIME), O_CLOEXEC | O_NONBLOCK)
      return file >= 0 ? file : nil
    }

    private static func arm(_ file: Int32, _ setTime: SetTime) -> Bool {
      let farFuture = timespec(tv_sec: .init(Nanoseconds.max / .second), tv_nsec: 0)
      var time = itimerspec(it_interval: timespec(), it_value: farFuture)
      return setTime(file, absolute | cancelOnSet, &time, nil) == 0
    }

    private static let absolute: Int32 = 1  // TFD_TIMER_ABSTIME
    private static let cancelOnSet: Int32 = 2  // TFD_TIMER_CANCEL_ON_SET
  }
#elseif canImport(notify)
  /// Calls a closure whenever the wall clock of the system is set.
  ///
  /// Slewing is not reported.
  struct ClockSetSource: Sendable {
    static let isAvailable = true

    private let token: Int32

    /// Creates a source that runs `changed` on its own queue until it is canceled; `nil` if the system refuses.
    init?(_ changed: @escaping @Sendable () -> Void) {
      var token: Int32 = 0
      let queue = DispatchQueue(label: "TickStreams.ClockSetSource")
      // `kNotifyClockSet` of `notify_keys.h`.
      guard notify_register_dispatch("com.apple.system.clock_set", &token, queue, { _ in changed() }) == 0 else { return nil }
      self.token = token
    }

    func cancel() {
      notify_cancel(token)
    }
  }
#else
  /// The platform does not report that the wall clock was set.
  struct ClockSetSource: Sendable {
    static let isAvailable = false

    init?(_ changed: @escaping @Sendable () -> Void) { nil }

    func cancel() {}
  }
#endif
