/// A closure that is kept in a lock or in another generic container.
///
/// A bare function would be wrapped in two more thunks each time it is reached by `inout` through a generic parameter (`.ci/bare-functions`).
package struct Callback: Sendable {
  package let run: @Sendable () -> Void

  package init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
