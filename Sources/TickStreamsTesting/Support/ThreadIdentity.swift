#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Which thread the code runs on.
package struct ThreadIdentity: Sendable, Hashable {
  private let value: UInt

  package static var current: ThreadIdentity {
    #if canImport(Glibc) && !canImport(Darwin)
      ThreadIdentity(value: UInt(pthread_self()))
    #else
      ThreadIdentity(value: UInt(bitPattern: pthread_self()))
    #endif
  }
}
