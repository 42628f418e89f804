/// An object whose release can be observed, through a weak reference.
package final class Witness: Sendable {
  package init() {}
}
