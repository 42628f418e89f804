import TestSupport
import Testing

@testable import TickStreams

@Suite("A list whose members end and tell nobody") struct SweptListTests {
  /// A list of numbers, and which of them have ended, and when.
  private struct Model {
    var list = SweptList<Int>()
    private(set) var added = 0
    private(set) var looks = 0
    private(set) var live: [Int] = []
    /// How many are added by the time at which a member that has ended is out.
    private var isOutBy: [Int?] = []
    private var hasEnds = false

    mutating func add() {
      let sweeps = list.append(added)
      live.append(added)
      isOutBy.append(nil)
      added += 1
      var batch = sweeps ? list.next() : []
      while !batch.isEmpty {
        looks += batch.count
        #expect(batch.count <= 32)
        batch = list.remove(batch.map { isOutBy[$0] != nil })
      }
      guard hasEnds else { return }
      var late = 0
      for member in list.members { if let by = isOutBy[member], by <= added { late += 1 } }
      expectEqual(late, 0)
    }

    mutating func end(_ members: [Int]) {
      hasEnds = hasEnds || !members.isEmpty
      live.removeAll(where: Set(members).contains)
      for member in members { isOutBy[member] = added + live.count + 16 }
    }

    var ended: Int { list.members.count - live.count }
  }

  /// Which members of a burst end: all, the first, the last, each second, those that a seed picks.
  enum Ending: CaseIterable, Sendable {
    case all, first, last, second, random

    func pick(_ live: [Int], _ random: inout SplitMix) -> [Int] {
      switch self {
      case .all: live
      case .first: Array(live.prefix(live.count / 2))
      case .last: Array(live.suffix(live.count / 2))
      case .second: live.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      case .random: live.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      }
    }
  }

  /// Bursts of additions and of ends, between which others are added and end one by one.
  @Test(arguments: Ending.allCases, 0..<Thorough.rounds(4 as UInt64)) func whatHasEndedIsOutAfterAsManyAdditionsAsHadNotEnded(
    ending: Ending, seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    var model = Model()
    var ended = 0
    for _ in 0..<6 {
      for _ in 0..<Int.random(in: 1..<300, using: &random) { model.add() }
      let over = ending.pick(model.live, &random)
      model.end(over)
      ended += over.count
      for _ in 0..<Int.random(in: 0..<400, using: &random) {
        model.add()
        guard Bool.random(using: &random), let last = model.live.last else { continue }
        model.end([last])
        ended += 1
      }
    }
    #expect(model.looks <= 2 * (model.added + ended))
    let bound = model.live.count + 16
    for _ in 0..<bound { model.add() }
    expectEqual(model.ended, 0)
    expectEqual(model.list.members, model.live, "in the order of addition")
  }

  @Test func aBurstThatHasEndedIsOutWithTheNextSixteen() {
    var model = Model()
    for _ in 0..<10_000 { model.add() }
    model.end(model.live)
    let looks = model.looks
    for _ in 0..<16 { model.add() }
    expectEqual(model.list.members.count, 16)
    #expect(model.looks - looks < 10_100, "each is looked at once")
  }

  @Test func whereMoreThanHalfHaveEndedTheyAreOutSoon() {
    var random = SplitMix(state: 7)
    var model = Model()
    for _ in 0..<10_000 { model.add() }
    model.end(model.live.filter { _ in Int.random(in: 0..<5, using: &random) > 1 })
    for _ in 0..<16 { model.add() }
    expectEqual(model.ended, 0)
  }

  @Test func aListThatIsReplacedWhileItIsLookedAtIsNotChanged() {
    var list = SweptList<Int>()
    for number in 0..<16 { expectEqual(list.append(number), (number == 15)) }
    let batch = list.next()
    expectEqual(batch, Array(0..<16))
    list = SweptList([1, 2])
    #expect(list.remove(batch.map { _ in true }).isEmpty)
    expectEqual(list.members, [1, 2])
  }

  @Test func onlyOneCallerLooks() {
    var list = SweptList<Int>()
    for number in 0..<16 { _ = list.append(number) }
    var batch = list.next()
    for number in 16..<100 { _ = list.append(number) }
    let other = list.next()
    expectEmpty(other)
    var looked = 0
    while !batch.isEmpty {
      looked += batch.count
      batch = list.remove(batch.map { _ in true })
    }
    expectEqual(looked, 100)
    expectEmpty(list.members)
  }
}
