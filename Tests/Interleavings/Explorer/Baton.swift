import Dispatch
import Foundation
import TickStreams

/// Runs one thread at a time, and decides at each step which one.
///
/// Unchecked: everything in here is accessed only by the thread that has the baton, which is handed over by a semaphore.
final class Baton: InterleavingExplorer, @unchecked Sendable {
  /// The instance to which the hooks of the library, and the values and checks of the programs, report.
  static let shared = Baton()

  struct Failure {
    var message: String
    var story: [String]
    var schedule: Schedule
  }

  /// An alternative to a choice.
  struct Alternative {
    var branch: Switch
    /// Whether it stops a thread that could continue.
    var preempts: Bool
  }

  // The next step.
  private var plan: [Switch] = []
  private var generator: WalkGenerator?
  private var isNarrating = false
  /// The objects known so far that two threads use and one of them changes: choices are made at these only.
  var shared: Set<Int> = []

  // The steps that were taken.
  private var run = 0
  private(set) var step = 0
  private var taken: [Switch] = []
  private(set) var alternatives: [Alternative] = []
  private(set) var hasFoundShared = false
  private(set) var failure: Failure?
  private var story: [String] = []

  // The threads of a run; the last one is the main thread, which creates the run and checks it.
  private var names: [String] = []
  private var workers: [Worker] = []
  private var current = 0
  private var owner = pthread_self()
  private var isDone: [Bool] = []
  private var wanted: [Interleaving.Object?] = []
  private var held: [[Interleaving.Place]] = [[]]
  private var made: [Int] = [0]
  private var isExploring = false
  private let main = DispatchSemaphore(value: 0)

  /// One thread of the system, used for one run after the other.
  private final class Worker: @unchecked Sendable {
    let turn = DispatchSemaphore(value: 0)
    var identity = pthread_self()
    var body: (@Sendable () -> Void)?
  }

  // MARK: - Runs

  /// Runs a program once: by `plan` as far as it goes, then by `generator` or without further switches.
  func perform(_ program: Program, _ plan: [Switch], walking generator: WalkGenerator? = nil, narrating: Bool = false) {
    (self.plan, self.generator, isNarrating) = (plan, generator, narrating)
    (step, taken, alternatives, hasFoundShared, failure, story) = (0, [], [], false, nil, [])
    run += 1
    owner = pthread_self()
    begin(threads: program.threads)
    do {
      let scene = program.make()
      precondition(scene.threads.count == program.threads, "\(program.name) has \(scene.threads.count) threads")
      names = scene.threads.map(\.name)
      go(scene.threads)
      if failure == nil { scene.check() }
    }
    if failure == nil, Probe.alive != 0 { fail("\(Probe.alive) values are never released") }
    Probe.alive = 0
    if failure == nil, !self.plan.isEmpty { fail("the run diverged: it ended at step \(step), before \(Schedule(self.plan))") }
  }

  private func begin(threads: Int) {
    while workers.count < threads { workers.append(hire(workers.count)) }
    current = threads
    isDone = Array(repeating: false, count: threads)
    wanted = Array(repeating: nil, count: threads)
    held = Array(repeating: [], count: threads + 1)
    made = Array(repeating: 0, count: threads + 1)
  }

  private func go(_ threads: [Thread]) {
    for (worker, thread) in zip(workers, threads) { worker.body = thread.body }
    isExploring = true
    let first = choose(among: Array(threads.indices), isChoice: true)
    if failure == nil {
      tell { "\(names[first]) starts" }
      hand(to: first)
      main.wait()
    }
    owner = pthread_self()
    current = threads.count
    isExploring = false
    // The threads of a failed run stay blocked forever.
    if failure != nil { workers = [] }
  }

  private func hire(_ index: Int) -> Worker {
    let worker = Worker()
    let thread = Foundation.Thread { [unowned self] in
      worker.identity = pthread_self()
      main.signal()
      while true {
        worker.turn.wait()
        worker.body?()
        worker.body = nil
        finish(index)
      }
    }
    thread.name = "thread \(index)"
    thread.start()
    main.wait()
    return worker
  }

  private func finish(_ index: Int) {
    isDone[index] = true
    if isDone.allSatisfy(\.self) {
      main.signal()
      return
    }
    step += 1
    let next = choose(among: enabled, isChoice: true)
    tell { "\(names[index]) ends, \(names[next]) goes on" }
    hand(to: next)
  }

  private func hand(to next: Int) {
    let worker = workers[next]
    current = next
    owner = worker.identity
    worker.turn.signal()
  }

  // MARK: - Choices

  private var enabled: [Int] { isDone.indices.filter(isEnabled) }

  private func isEnabled(_ thread: Int) -> Bool { !isDone[thread] && wanted[thread]?.holder == nil }

  /// The thread that continues.
  private func choose(among candidates: [Int], isChoice: Bool) -> Int {
    let before = current < isDone.count && !isDone[current] ? current : nil
    let mayGoOn = before.map(candidates.contains) ?? false
    guard !candidates.isEmpty else { return deadlock() }
    let from = current < isDone.count ? current : nil
    if let next = plan.first, next.step == step {
      guard next.from == from, candidates.contains(next.to) else {
        fail("the run diverged: \(Schedule([next])) is not possible")
        return next.to
      }
      plan.removeFirst()
      taken.append(next)
      return next.to
    }
    let usual = before.flatMap { mayGoOn ? $0 : nil } ?? candidates.first { $0 > current } ?? candidates[0]
    var chosen = usual
    if isChoice || !mayGoOn, candidates.count > 1, plan.isEmpty {
      if generator != nil {
        chosen = generator?.pick(candidates, usual: usual, isFree: !mayGoOn) ?? usual
      } else {
        for other in candidates where other != usual {
          alternatives.append(Alternative(branch: Switch(step: step, from: from, to: other), preempts: mayGoOn))
        }
      }
    }
    if chosen != usual { taken.append(Switch(step: step, from: from, to: chosen)) }
    return chosen
  }

  /// A step of the current thread, before which another one may run.
  private func pause(_ object: Interleaving.Object, _ what: @autoclosure () -> String, at place: Interleaving.Place) {
    step += 1
    let isChoice = generator?.isEager == true || shared.contains(object.identity)
    guard isChoice || plan.first?.step == step || wanted[current]?.holder != nil else { return }
    let me = current
    let next = choose(among: enabled, isChoice: isChoice)
    guard next != me else { return }
    tell {
      let reason = wanted[me]?.holder.map { "waits for \(names[$0]), which holds the lock of \(object.origin)" } ?? "stops"
      return "\(names[me]) \(reason) \(what()) at \(place), \(names[next]) goes on"
    }
    let worker = workers[me]
    hand(to: next)
    worker.turn.wait()
  }

  private func tell(_ line: () -> String) { if isNarrating { story.append("step \(step): " + line()) } }

  // MARK: - Failures

  /// Ends the run; on a thread of the program it does not return.
  func fail(_ message: String) {
    guard failure == nil else { return }
    let isOnThread = isExploring && current < isDone.count
    tell { (isOnThread ? names[current] : "the check") + " fails" }
    failure = Failure(message: message, story: story, schedule: Schedule(taken))
    guard isOnThread else { return }
    main.signal()
    while true { sleep(1_000_000) }
  }

  private func deadlock() -> Int {
    let waits = isDone.indices.filter { !isDone[$0] }.map { thread in
      let object = wanted[thread]
      return "\(names[thread]) holds \(held[thread]) and wants the lock of \(object.map { "\($0.origin)" } ?? "?")"
    }
    fail("deadlock: " + waits.joined(separator: "; "))
    return 0
  }

  /// Whether the calling thread has the baton; other threads are not part of the program.
  private var isMine: Bool { pthread_equal(owner, pthread_self()) != 0 }

  /// Called when the user's code runs: no lock may be held.
  func userCode(_ what: @autoclosure () -> String) {
    guard isMine, let place = held[current].last else { return }
    fail("\(what()) while the lock taken at \(place) is held")
  }

  // MARK: - Reports of the library

  func didMake(_ object: Interleaving.Object) { if isMine { identify(object) } }

  private func identify(_ object: Interleaving.Object) {
    object.run = run
    object.identity = current << 16 | made[current]
    object.users = 0
    object.isWritten = false
    made[current] += 1
  }

  private func note(_ object: Interleaving.Object, writes: Bool) {
    if object.run != run { identify(object) }
    guard isExploring else { return }
    object.users |= 1 << UInt64(current)
    object.isWritten = object.isWritten || writes
    if object.isWritten, object.users.nonzeroBitCount > 1, shared.insert(object.identity).inserted { hasFoundShared = true }
  }

  func willAccess(_ object: Interleaving.Object, writes: Bool, at place: Interleaving.Place) {
    guard isMine else { return }
    note(object, writes: writes)
    if isExploring { pause(object, writes ? "before a change" : "before a look", at: place) }
  }

  func willLock(_ object: Interleaving.Object, at place: Interleaving.Place) {
    guard isMine else { return }
    note(object, writes: true)
    if object.holder == current { fail("\(name) takes the lock that it holds, at \(place)") }
    if isExploring {
      wanted[current] = object
      pause(object, "before a lock", at: place)
      wanted[current] = nil
    }
    object.holder = current
    held[current].append(place)
  }

  func didUnlock(_ object: Interleaving.Object, at place: Interleaving.Place) {
    guard isMine else { return }
    object.holder = nil
    held[current].removeLast()
    if isExploring { pause(object, "after a lock", at: place) }
  }

  private var name: String { current < names.count ? names[current] : "the check" }

  /// The state to print when a program traps.
  var positionAtCrash: String { "\(name), step \(step), choices \(Schedule(taken))\n" + story.joined(separator: "\n") }
}
