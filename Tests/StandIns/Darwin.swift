// swift-format-ignore-file
// A stub of Darwin: the parts that the library uses, as we believe them to be declared. See .ci/stand-ins.

public typealias time_t = Int
public typealias pthread_key_t = UInt
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

public struct _opaque_pthread_t {}
public struct pthread_mutexattr_t {}

public struct pthread_mutex_t { public init() {} }

public struct timespec {
  public var tv_sec: time_t
  public var tv_nsec: Int

  public init() { self.init(tv_sec: 0, tv_nsec: 0) }

  public init(tv_sec: time_t, tv_nsec: Int) {
    self.tv_sec = tv_sec
    self.tv_nsec = tv_nsec
  }
}

public struct clockid_t: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var CLOCK_REALTIME: clockid_t { clockid_t(rawValue: 0) }
public var CLOCK_MONOTONIC_RAW: clockid_t { clockid_t(rawValue: 4) }
public var CLOCK_UPTIME_RAW: clockid_t { clockid_t(rawValue: 8) }

@discardableResult public func clock_gettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { 0 }
@discardableResult public func nanosleep(_ time: UnsafePointer<timespec>!, _ rest: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }

public func pthread_self() -> pthread_t { fatalError() }
@discardableResult
public func pthread_mutex_init(_ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?) -> Int32 {
  0
}
@discardableResult public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func sched_yield() -> Int32 { 0 }
@discardableResult public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

@discardableResult
public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!, _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32 { 0 }
public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? { nil }
@discardableResult public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 { 0 }

public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ size: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 { 0 }
