@testable import TickStreams

/// Scopes and disposables.
let disposablePrograms: [Program] = [
  Program("scope-own-end") {
    let scope = Scope()
    let (first, second) = (Ending("first"), Ending("second"))
    return Program.Run(
      Thread("owner") {
        scope.setFeeder(first)
        scope.setFeeder(second)
      },
      Thread("ender") { scope.end() }
    ) {
      expect("whether the scope has ended", scope.isEnded, is: true)
      expect("how often the second was disposed", second.count, is: 1)
      expect(first.count <= 1, "the first was disposed \(first.count) times")
    }
  },

  Program("scope-two-enders", threads: 3) {
    let scope = Scope()
    let feeder = Ending("the feeder")
    let wins = Seen()
    return Program.Run(
      Thread("owner") { scope.setFeeder(feeder) },
      Thread("a") { if scope.end() { wins.add(1) } },
      Thread("b") { if scope.end() { wins.add(2) } }
    ) {
      expect("how many ended it", wins.numbers.count, is: 1)
      expect("how often the feeder was disposed", feeder.count, is: 1)
    }
  },

  Program("composite", threads: 3) {
    let composite = CompositeDisposable()
    let (first, second) = (Ending("first"), Ending("second"))
    return Program.Run(
      Thread("a") { composite.add(first) }, Thread("b") { composite.add(second) }, Thread("c") { composite.dispose() }
    ) { expect("how often they were disposed", [first.count, second.count], is: [1, 1]) }
  },

  Program("composite-prunes") {
    let composite = CompositeDisposable()
    let members = (0..<15).map { Ending("\($0)") }
    for member in members { composite.add(member) }
    members[3].dispose()
    let (last, later) = (Ending("last"), Ending("later"))
    return Program.Run(
      Thread("a") { composite.add(last) },
      Thread("b") {
        composite.add(later)
        members[4].dispose()
      }
    ) {
      composite.dispose()
      expect("how often they were disposed", (members + [last, later]).map(\.count), is: Array(repeating: 1, count: 17))
    }
  },

  Program("serial", threads: 3) {
    let serial = SerialDisposable(Ending("initial"))
    let (first, second) = (Ending("first"), Ending("second"))
    return Program.Run(
      Thread("a") { serial.inner = first }, Thread("b") { serial.inner = second }, Thread("c") { serial.dispose() }
    ) { expect("how often they were disposed", [first.count, second.count], is: [1, 1]) }
  },

  Program("action") {
    let probe = Box(Probe(1))
    let runs = Seen()
    let action = AnyDisposable { [value = probe.value] in
      userCode("the action runs")
      runs.add(value?.number ?? 0)
    }
    probe.empty()
    return Program.Run(Thread("a") { action.dispose() }, Thread("b") { action.dispose() }) { expect("what ran", runs.numbers, is: [1]) }
  },
]

/// A disposable of the user that counts its disposals: idempotent, and never called under a lock.
///
/// Unchecked: accessed only by the thread that has the baton.
final class Ending: Disposable, @unchecked Sendable {
  private let name: String
  private let isOver = Shared(false)
  private(set) var count = 0

  init(_ name: String) { self.name = name }

  deinit { userCode("\(name) is released") }

  var isDisposed: Bool {
    userCode("\(name) is asked")
    return isOver.get()
  }

  func dispose() {
    userCode("\(name) is disposed")
    if !isOver.exchange(true) { count += 1 }
  }
}
