// swift-format-ignore-file
// What the package uses of Apple's Darwin. Pages are below https://developer.apple.com/documentation/darwin; see .ci/apple.

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

// unistd.h, stdio.h, stdlib.h, errno.h, string.h, sched.h
public typealias pid_t = Int32
public typealias uid_t = UInt32
public var errno: Int32 { get { 0 } set {} }
public var EINTR: Int32 { 4 }; public var EPIPE: Int32 { 32 }; public var EAGAIN: Int32 { 35 }; public var EIO: Int32 { 5 }
public var STDIN_FILENO: Int32 { 0 }; public var STDOUT_FILENO: Int32 { 1 }; public var STDERR_FILENO: Int32 { 2 }
@_cdecl("exit") public func exit(_ status: Int32) -> Never { fatalError() }
public func _exit(_ status: Int32) -> Never { fatalError() }
public func isatty(_ descriptor: Int32) -> Int32 { 0 }
@discardableResult public func close(_ descriptor: Int32) -> Int32 { 0 }
public func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int) -> Int { 0 }
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { 0 }
@discardableResult public func pipe(_ descriptors: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { 0 }
@discardableResult public func sleep(_ seconds: UInt32) -> UInt32 { 0 }
@discardableResult public func kill(_ process: pid_t, _ signal: Int32) -> Int32 { 0 }
public func getpid() -> pid_t { 0 }
public func getpagesize() -> Int32 { 0 }
@discardableResult public func setenv(_ name: UnsafePointer<CChar>!, _ value: UnsafePointer<CChar>!, _ overwrite: Int32) -> Int32 { 0 }
public func strerror(_ error: Int32) -> UnsafeMutablePointer<CChar>! { nil }
public func memcmp(_ a: UnsafeRawPointer!, _ b: UnsafeRawPointer!, _ count: Int) -> Int32 { 0 }
@discardableResult public func memset(_ b: UnsafeMutableRawPointer!, _ c: Int32, _ len: Int) -> UnsafeMutableRawPointer! { nil }
@discardableResult public func atexit(_ body: (@convention(c) () -> Void)!) -> Int32 { 0 }
public var RTLD_NOW: Int32 { 2 }
public func dlopen(_ path: UnsafePointer<CChar>!, _ mode: Int32) -> UnsafeMutableRawPointer! { nil }
public func dlsym(_ handle: UnsafeMutableRawPointer!, _ symbol: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! { nil }
public struct malloc_statistics_t { public init() {}; public var size_in_use: Int { 0 } }
public func malloc_zone_statistics(_ zone: OpaquePointer!, _ statistics: UnsafeMutablePointer<malloc_statistics_t>!) {}
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { clockid_t(rawValue: 16) }
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { clockid_t(rawValue: 12) }

// signal.h
public typealias sig_t = @convention(c) (Int32) -> Void
public typealias sigset_t = UInt32
public var SIGINT: Int32 { 2 }; public var SIGTERM: Int32 { 15 }; public var SIGHUP: Int32 { 1 }; public var SIGPIPE: Int32 { 13 }; public var SIGKILL: Int32 { 9 }; public var SIG_UNBLOCK: Int32 { 2 }
public var SIGTRAP: Int32 { 5 }; public var SIGILL: Int32 { 4 }; public var SIGABRT: Int32 { 6 }; public var SIGSTOP: Int32 { 17 }; public var SIGCONT: Int32 { 19 }
public var SIG_IGN: sig_t! { nil }; public var SIG_DFL: sig_t! { nil }
@discardableResult public func signal(_ number: Int32, _ handler: sig_t!) -> sig_t! { nil }
@discardableResult public func raise(_ number: Int32) -> Int32 { 0 }
@discardableResult public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>!, _ number: Int32) -> Int32 { 0 }
@discardableResult
public func pthread_sigmask(_ how: Int32, _ set: UnsafePointer<sigset_t>!, _ old: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }

// termios.h, ioctl.h
public typealias tcflag_t = UInt
public struct termios { public init() {}; public var c_lflag: tcflag_t { get { 0 } set {} } }
@frozen public struct winsize {
  public init() {}
  public init(ws_row: UInt16, ws_col: UInt16, ws_xpixel: UInt16, ws_ypixel: UInt16) {}
  public var ws_col: UInt16 = 0, ws_row: UInt16 = 0
}
public var ECHO: Int32 { 8 }; public var ICANON: Int32 { 0x100 }; public var TCSANOW: Int32 { 0 }; public var TCSAFLUSH: Int32 { 2 }
public var TIOCGWINSZ: UInt { 0 }; public var TIOCSWINSZ: UInt { 0 }
@discardableResult public func tcgetattr(_ descriptor: Int32, _ settings: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcsetattr(_ descriptor: Int32, _ when: Int32, _ settings: UnsafePointer<termios>!) -> Int32 { 0 }
@discardableResult public func ioctl(_ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer) -> Int32 { 0 }

// sys/socket.h, netinet/in.h
public typealias socklen_t = UInt32
public typealias sa_family_t = UInt8
public typealias in_addr_t = UInt32
public struct sockaddr { public init() {} }
public struct in_addr { public init() {}; public var s_addr: in_addr_t = 0 }
public struct sockaddr_in {
  public init() {}
  public var sin_len: UInt8 = 0, sin_family: sa_family_t = 0, sin_port: UInt16 = 0, sin_addr = in_addr()
}
public var AF_INET: Int32 { 2 }; public var SOCK_STREAM: Int32 { 1 }; public var SOL_SOCKET: Int32 { 0xffff }; public var SO_NOSIGPIPE: Int32 { 0x1022 }; public var SO_REUSEADDR: Int32 { 4 }
public var SHUT_RDWR: Int32 { 2 }
public func socket(_ domain: Int32, _ type: Int32, _ protocol: Int32) -> Int32 { 0 }
@discardableResult public func bind(_ socket: Int32, _ address: UnsafePointer<sockaddr>!, _ size: socklen_t) -> Int32 { 0 }
@discardableResult public func connect(_ socket: Int32, _ address: UnsafePointer<sockaddr>!, _ size: socklen_t) -> Int32 { 0 }
@discardableResult public func listen(_ socket: Int32, _ backlog: Int32) -> Int32 { 0 }
public func accept(_ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>!, _ size: UnsafeMutablePointer<socklen_t>!) -> Int32 { 0 }
public func getsockname(_ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>!, _ size: UnsafeMutablePointer<socklen_t>!) -> Int32 { 0 }
@discardableResult
public func setsockopt(_ socket: Int32, _ level: Int32, _ name: Int32, _ value: UnsafeRawPointer!, _ size: socklen_t) -> Int32 { 0 }
@discardableResult public func shutdown(_ socket: Int32, _ how: Int32) -> Int32 { 0 }
public func send(_ socket: Int32, _ bytes: UnsafeRawPointer!, _ count: Int, _ flags: Int32) -> Int { 0 }
public func recv(_ socket: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int, _ flags: Int32) -> Int { 0 }

// pthread.h
public struct pthread_attr_t { public init() {} }
@discardableResult public func pthread_attr_init(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_destroy(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_setstacksize(_ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int) -> Int32 { 0 }
@discardableResult
public func pthread_attr_setstack(_ attributes: UnsafeMutablePointer<pthread_attr_t>, _ memory: UnsafeMutableRawPointer, _ size: Int) -> Int32 { 0 }
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@discardableResult
public func pthread_join(_ thread: pthread_t, _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Int32 { 0 }
