/// One thread of a program.
struct Thread: Sendable {
  let name: String
  let body: @Sendable () -> Void

  init(_ name: String, _ body: @escaping @Sendable () -> Void) {
    self.name = name
    self.body = body
  }
}

/// What is explored: some threads that use the same things, and what must hold when they are through.
struct Program: Sendable {
  /// One run: made anew for each.
  struct Run {
    let threads: [Thread]
    let check: () -> Void

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - threads: What runs at the same time, and under which name it is reported.
    ///   - check: What must hold afterwards. Also the place to let time pass until nothing is left to do.
    init(_ threads: Thread..., check: @escaping () -> Void) {
      self.threads = threads
      self.check = check
    }
  }

  let name: String
  /// How many threads there are.
  let threads: Int
  /// How often a thread that could go on is stopped at most.
  let preemptions: Int
  /// The number of runs after which the search for all orders is given up in favor of random ones.
  var limit: Int
  let make: @Sendable () -> Run

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - name: Its name on the command line.
  ///   - threads: How many there are.
  ///   - preemptions: How often a thread that could go on is stopped at most: three times among two threads, twice among more.
  ///   - limit: How many runs are made to try every order before random walks take over.
  ///   - make: Makes the things and the threads of one run. No choices are made in here.
  init(_ name: String, threads: Int = 2, preemptions: Int? = nil, limit: Int = 5_000, _ make: @escaping @Sendable () -> Run) {
    self.name = name
    self.threads = threads
    self.preemptions = preemptions ?? (threads == 2 ? 3 : 2)
    self.limit = limit
    self.make = make
  }
}
