// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

/// A span: with a unit, or a number of seconds, as in the earlier versions of RxSwift.
public struct RxTimeInterval: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let duration: Duration

  init(_ duration: Duration) { self.duration = duration }
  public init(_ seconds: Int) { duration = .seconds(seconds) }
  public init(_ seconds: Double) { duration = .seconds(seconds) }
  public init(integerLiteral seconds: Int) { self.init(seconds) }
  public init(floatLiteral seconds: Double) { self.init(seconds) }

  public static func seconds(_ count: Int) -> RxTimeInterval { RxTimeInterval(Duration.seconds(count)) }
  public static func milliseconds(_ count: Int) -> RxTimeInterval { RxTimeInterval(Duration.milliseconds(count)) }
  public static func microseconds(_ count: Int) -> RxTimeInterval { RxTimeInterval(Duration.microseconds(count)) }
  public static func nanoseconds(_ count: Int) -> RxTimeInterval { RxTimeInterval(Duration.nanoseconds(count)) }
  public static let never = RxTimeInterval(Duration.seconds(Int64.max))
}

/// What operators with time wait on.
public protocol SchedulerType: Sendable {
  var scheduler: any TickScheduler { get }
  /// The wait for an interval.
  func wait(for interval: RxTimeInterval) -> Duration
}

public typealias ImmediateSchedulerType = SchedulerType

extension SchedulerType {
  public func wait(for interval: RxTimeInterval) -> Duration { interval.duration }
  /// The wait for work that is scheduled for now.
  var turn: Duration { wait(for: 0) }
}

/// A scheduler of the app, in real time.
public struct MainScheduler: SchedulerType {
  public let scheduler: any TickScheduler
  public static let instance = MainScheduler(scheduler: .main)
  public static let asyncInstance = instance
}

/// Work where it is scheduled.
public struct CurrentThreadScheduler: SchedulerType {
  public let scheduler: any TickScheduler
  public static let instance = CurrentThreadScheduler(scheduler: ImmediateScheduler())
}

extension Int {
  /// The whole seconds of a span.
  public init(_ interval: RxTimeInterval) { self = Int(interval.duration.components.seconds) }
}
