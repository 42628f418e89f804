/// A switch from one thread to another; without a switch a thread continues.
struct Switch: Sendable, Equatable {
  /// The number of operations on locks and atomic values in the run before the switch.
  var step: Int
  /// The thread that stops, or `nil` at the start.
  var from: Int?
  var to: Int
}

/// The choices of a run, in the form of the command line: `0:>1,17:1>0` starts with thread 1, and switches to thread 0 before step 17.
struct Schedule: Sendable, Equatable, CustomStringConvertible {
  var switches: [Switch] = []

  init(_ switches: [Switch] = []) { self.switches = switches }

  init?(_ text: String) {
    for part in text.split(separator: ",") {
      let fields = part.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count == 2, let step = Int(fields[0]) else { return nil }
      let threads = fields[1].split(separator: ">", omittingEmptySubsequences: false)
      guard threads.count == 2, let to = Int(threads[1]) else { return nil }
      switches.append(Switch(step: step, from: Int(threads[0]), to: to))
    }
  }

  var description: String { switches.map { "\($0.step):\($0.from.map(String.init) ?? "")>\($0.to)" }.joined(separator: ",") }
}
