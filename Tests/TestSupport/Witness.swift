/// An object whose release can be observed, through a weak reference.
package final class Witness: Sendable { package init() {} }

/// A weak reference to a witness.
package struct WeakWitness {
  fileprivate weak var witness: Witness?

  package var isHeld: Bool { witness != nil }
}

/// Calls a closure with a witness, which only what it is given to retains afterwards.
package func giving(_ body: (Witness) -> Void) -> WeakWitness {
  let witness = Witness()
  body(witness)
  return WeakWitness(witness: witness)
}

/// Calls a closure with a witness, which only what the closure makes and returns retains afterwards.
package func holding<Kept>(_ body: (Witness) -> Kept) -> (Kept, WeakWitness) {
  let witness = Witness()
  return (body(witness), WeakWitness(witness: witness))
}
