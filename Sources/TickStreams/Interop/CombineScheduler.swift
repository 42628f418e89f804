// The schedulers of the library as schedulers of Combine, and the reverse: see `Combine.swift`. Its tests also need an internal
// declaration.
#if canImport(Combine) || TICKSTREAMS_OPENCOMBINE
  #if TICKSTREAMS_OPENCOMBINE
    public import OpenCombine
    @testable public import TickStreams
    private typealias CombineHandle = OpenCombine.AnyCancellable
  #else
    public import Combine
    private typealias CombineHandle = Combine.AnyCancellable
  #endif

  // MARK: - From a scheduler to one of Combine

  extension TickScheduler {
    /// This scheduler as one of Combine: for `debounce(for:scheduler:)`, `receive(on:)` and the others, including in virtual time.
    public var combineScheduler: CombineScheduler { CombineScheduler(self) }
  }

  /// A ``TickScheduler`` as a scheduler of Combine.
  ///
  /// The tolerance is the leeway. A repeating action follows the grid of its interval; after a stall it runs once.
  public struct CombineScheduler: Scheduler, Sendable {
    #if TICKSTREAMS_OPENCOMBINE
      /// Ends a repeating action.
      public typealias Handle = OpenCombine.Cancellable
    #else
      /// Ends a repeating action.
      public typealias Handle = Combine.Cancellable
    #endif

    /// A scheduler of the library has no options.
    public enum SchedulerOptions: Sendable {}

    private let base: any TickScheduler

    init(_ base: any TickScheduler) {
      self.base = base
    }

    /// The current time of the scheduler.
    public var now: SchedulerTimeType { SchedulerTimeType(base.now) }

    /// Zero: no leeway by default.
    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    /// Runs `action` as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // Unsafe: Combine hands actions over to other threads without declaring them Sendable.
      nonisolated(unsafe) let action = action
      base.schedule { action() }
    }

    /// Runs `action` once, in `[date, date + tolerance]`.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      // Unsafe: as above.
      nonisolated(unsafe) let action = action
      base.schedule(at: date.instant, leeway: Swift.max(tolerance.duration, .zero)) { action() }
    }

    /// Runs `action` at `date`, and then after each `interval`, which must be greater than zero.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Handle {
      // Unsafe: as above.
      nonisolated(unsafe) let action = action
      let ticks = TickSignal.interval(
        interval.duration, delay: Swift.max(base.now.duration(to: date.instant), .zero), leeway: Swift.max(tolerance.duration, .zero),
        on: base)
      let subscription = ticks.subscribe(onNext: { _ in action() })
      return CombineHandle { subscription.dispose() }
    }
  }

  extension CombineScheduler {
    /// A moment on the clock of the scheduler.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// The moment.
      public let instant: TickInstant

      /// Creates a moment.
      public init(_ instant: TickInstant) { self.instant = instant }

      /// The span to another moment.
      public func distance(to other: SchedulerTimeType) -> Stride { Stride(instant.duration(to: other.instant)) }

      /// The moment that is later by a span.
      public func advanced(by stride: Stride) -> SchedulerTimeType { SchedulerTimeType(instant.advanced(by: stride.duration)) }
    }
  }

  extension CombineScheduler.SchedulerTimeType {
    /// A span of time; a literal is in seconds, as with the schedulers of Combine.
    public struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible, Hashable, Sendable {
      /// The span.
      public var duration: Duration

      /// Creates a span.
      public init(_ duration: Duration) { self.duration = duration }

      /// A span of `seconds`.
      public init(integerLiteral seconds: Int) { self.init(.seconds(seconds)) }

      /// A span of a number of seconds.
      public init?<Source: BinaryInteger>(exactly seconds: Source) {
        guard let seconds = Int64(exactly: seconds) else { return nil }
        self.init(.seconds(seconds))
      }

      /// The span in seconds, without its sign.
      public var magnitude: Double { abs(duration / .seconds(1)) }

      /// A span of `seconds`.
      public static func seconds(_ seconds: Int) -> Self { Self(.seconds(seconds)) }
      /// A span of `seconds`.
      public static func seconds(_ seconds: Double) -> Self {
        // A `Duration` has a smaller range than a `Double`, and no value for NaN.
        Self(.seconds(seconds.isNaN ? 0 : Swift.min(Swift.max(seconds, -1e18), 1e18)))
      }
      /// A span of `milliseconds`.
      public static func milliseconds(_ milliseconds: Int) -> Self { Self(.milliseconds(milliseconds)) }
      /// A span of `microseconds`.
      public static func microseconds(_ microseconds: Int) -> Self { Self(.microseconds(microseconds)) }
      /// A span of `nanoseconds`.
      public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(.nanoseconds(nanoseconds)) }

      /// Whether the first is shorter.
      public static func < (first: Self, second: Self) -> Bool { first.duration < second.duration }
      /// The sum.
      public static func + (first: Self, second: Self) -> Self { Self(first.duration + second.duration) }
      /// The difference.
      public static func - (first: Self, second: Self) -> Self { Self(first.duration - second.duration) }
      /// The product of the seconds.
      public static func * (first: Self, second: Self) -> Self {
        let factor = second.duration / .seconds(1)
        let product = first.duration / .seconds(1) * factor
        return abs(product) < 1e18 ? Self(first.duration * factor) : .seconds(product)
      }
      /// Multiplies the seconds.
      public static func *= (first: inout Self, second: Self) { first = first * second }
    }
  }

  // MARK: - From a scheduler of Combine to one of the library

  extension TickScheduler {
    /// A scheduler on the clock and the wake-ups of this one, whose work runs on a scheduler of Combine: a `RunLoop`, an `OperationQueue`,
    /// a `DispatchQueue`.
    ///
    /// Time is the time of this scheduler, because the spans of the other one cannot be read. Work runs serially, even if the other scheduler is
    /// concurrent. ``TickScheduler/isCurrent`` is true inside that work, and in the tasks that it starts. The other scheduler has to run all that it
    /// is given: after `cancelAllOperations()` of its `OperationQueue` the result may fire nothing anymore.
    ///
    /// - Parameters:
    ///   - scheduler: Where the work runs. An ``ImmediateScheduler`` as its base, which has no wake-ups, is a programmer error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The scheduler.
    public func delivering(on scheduler: some Scheduler, file: StaticString = #fileID, line: UInt = #line) -> AlarmScheduler {
      let context = CombineContext { work in scheduler.schedule(work) }
      let wakes = WakeContext(isCurrent: { CombineContext.current === context }, run: { context.run($0) })
      return delivering(in: wakes, file: file, line: line)
    }
  }

  /// Runs work on a scheduler of Combine.
  ///
  /// Unchecked: the closure is constant, and schedulers of Combine may be used from any thread.
  private final class CombineContext: @unchecked Sendable {
    /// The one whose work the calling code is.
    @TaskLocal static var current: CombineContext?

    private let schedule: (@escaping () -> Void) -> Void

    init(_ schedule: @escaping (@escaping () -> Void) -> Void) { self.schedule = schedule }

    func run(_ work: @escaping @Sendable () -> Void) {
      schedule { [self] in Self.$current.withValue(self) { work() } }
    }
  }
#endif
