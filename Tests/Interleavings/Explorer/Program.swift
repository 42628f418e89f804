/// One thread of a program.
struct Thread: Sendable {
  let name: String
  let body: @Sendable () -> Void

  init(_ name: String, _ body: @escaping @Sendable () -> Void) {
    self.name = name
    self.body = body
  }
}

/// A program to explore: some threads that use the same objects, and a check for when they have finished.
struct Program: Sendable {
  /// The threads and the check of one run.
  struct Run {
    let threads: [Thread]
    let check: () -> Void

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - threads: The threads, with the names under which they are reported.
    ///   - check: Checks the result. It may also let time pass until nothing is left to do.
    init(_ threads: Thread..., check: @escaping () -> Void) {
      self.threads = threads
      self.check = check
    }
  }

  let name: String
  /// How many threads there are.
  let threads: Int
  /// The maximum number of times that a thread that could continue is stopped.
  let preemptions: Int
  /// The number of runs after which random orders replace the search for all orders.
  var limit: Int
  let make: @Sendable () -> Run

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - name: Its name on the command line.
  ///   - threads: The number of threads.
  ///   - preemptions: The maximum number of times that a thread that could continue is stopped: three for two threads, two for more.
  ///   - limit: The number of runs to try every order before random walks replace the search.
  ///   - make: Creates the objects and the threads of one run. No choices are made in here.
  init(_ name: String, threads: Int = 2, preemptions: Int? = nil, limit: Int = 5_000, _ make: @escaping @Sendable () -> Run) {
    self.name = name
    self.threads = threads
    self.preemptions = preemptions ?? (threads == 2 ? 3 : 2)
    self.limit = limit
    self.make = make
  }
}
