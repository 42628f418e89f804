@testable import TickStreams

/// A value of the user, which detects if it is released while the library holds a lock, and whether it is released at all.
final class Probe: Sendable, CustomStringConvertible {
  /// Accessed only by the thread that has the baton.
  nonisolated(unsafe) static var alive = 0

  let number: Int

  init(_ number: Int) {
    self.number = number
    Self.alive += 1
  }

  deinit {
    Self.alive -= 1
    Baton.shared.userCode("the value \(number) is released")
  }

  var description: String { "\(number)" }
}

extension TickSubject where Value == Probe {
  /// Sends values with these numbers, and then completes if it is to.
  func send(_ numbers: Int..., completing: Bool = false) {
    for number in numbers { next(Probe(number)) }
    if completing { completed() }
  }
}

extension TickSubject where Value == Bool { func send(_ flags: Bool...) { for flag in flags { next(flag) } } }
