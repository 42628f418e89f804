// swift-format-ignore-file
// What the package uses of Apple's Dispatch. Pages are below https://developer.apple.com/documentation/dispatch; see .ci/apple.

public import ObjectiveC

// dispatchobject
open class DispatchObject: NSObject, @unchecked Sendable {
  public func activate() {}
  public func suspend() {}
  public func resume() {}
}

// dispatchqueue; `Sendable` is among "Conforms To"
open class DispatchQueue: DispatchObject, @unchecked Sendable {
  // dispatchqueue/attributes
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  // dispatchqueue/autoreleasefrequency
  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  // dispatchqueue/main, /global(qos:), /label, /init(label:qos:attributes:autoreleasefrequency:target:)
  public class var main: DispatchQueue { fatalError() }
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
  public var label: String { fatalError() }
  public var qos: DispatchQoS { fatalError() }
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) { fatalError() }

  // dispatchqueue/async(group:qos:flags:execute:), /asyncafter(deadline:qos:flags:execute:), /sync(execute:)
  @preconcurrency public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func async(execute workItem: DispatchWorkItem) {}
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  @preconcurrency public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }

  // dispatchqueue/getspecific(key:), /setspecific(key:value:), dispatchspecifickey
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}

  // dispatchqueue/concurrentperform(iterations:execute:)
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}

public final class DispatchSpecificKey<T>: @unchecked Sendable { public init() {} }

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
public enum DispatchPredicate { case onQueue(DispatchQueue), notOnQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue) }

// dispatchqos
public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
  public static let background = DispatchQoS(), utility = DispatchQoS(), `default` = DispatchQoS(), userInitiated = DispatchQoS()
  public static let userInteractive = DispatchQoS(), unspecified = DispatchQoS()
}

// dispatchworkitem, dispatchworkitemflags
open class DispatchWorkItem: @unchecked Sendable {
  @preconcurrency public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func perform() {}
  public func cancel() {}
  public var isCancelled: Bool { false }
}
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
}

// dispatchgroup
open class DispatchGroup: DispatchObject, @unchecked Sendable {
  public override init() {}
  public func enter() {}
  public func leave() {}
  @available(*, noasync) public func wait() {}
  @available(*, noasync) public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @preconcurrency public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}

// dispatchsemaphore; `wait` is not available from asynchronous contexts
open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  @available(*, noasync) public func wait() {}
  @available(*, noasync) public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @available(*, noasync) public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { .success }
}
public enum DispatchTimeoutResult: Sendable { case success, timedOut }

// dispatchtime, dispatchwalltime, dispatchtimeinterval
public struct DispatchTime: Comparable, Sendable {
  public let rawValue: UInt64
  public static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: 0) }
  public static let distantFuture = DispatchTime(uptimeNanoseconds: 0)
  public init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds }
  public var uptimeNanoseconds: UInt64 { rawValue }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { false }
}
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
public struct DispatchWallTime: Comparable, Sendable {
  public let rawValue: UInt64
  public static func now() -> DispatchWallTime { fatalError() }
  public static let distantFuture = DispatchWallTime(rawValue: 0)
  init(rawValue: UInt64) { self.rawValue = rawValue }
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { false }
}
public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime { time }
public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime { time }
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
}

// dispatchsourceprotocol; the protocols of sources inherit from `Sendable`
public protocol DispatchSourceProtocol: NSObjectProtocol, Sendable {
  typealias DispatchSourceHandler = @Sendable @convention(block) () -> Void
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func cancel()
  func resume()
  func suspend()
  func activate()
  var isCancelled: Bool { get }
  var data: UInt { get }
}
extension DispatchSourceProtocol {
  public func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?) {}
  public func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?) {}
}

// dispatchsourcetimer, dispatchsourceread, dispatchsourcesignal
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}
extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {}
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {}
}
public protocol DispatchSourceRead: DispatchSourceProtocol {}
public protocol DispatchSourceWrite: DispatchSourceProtocol {}
public protocol DispatchSourceSignal: DispatchSourceProtocol {}

// dispatchsource; `TimerFlags` is not `Sendable` in the SDK of iOS 18
open class DispatchSource: DispatchObject, @unchecked Sendable {
  public struct TimerFlags: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var strict: TimerFlags { TimerFlags(rawValue: 1) }
  }
  public class func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer { fatalError() }
  public class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead { fatalError() }
  public class func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite { fatalError() }
  public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal { fatalError() }
}

public func dispatchMain() -> Never { fatalError() }
