import TestSupport
import Testing
import TickStreams

@Suite("Disposables of several") struct DisposableTests {
  @Test func aMemberThatIsAddedToAnEndedCompositeIsDisposedAtOnce() {
    let composite = CompositeDisposable()
    composite.dispose()
    let late = AnyDisposable {}
    composite.add(late)
    #expect(late.isDisposed)
    expectEqual(composite.count, 0)
  }

  @Test func membersAreDisposedInTheOrderInWhichTheyWereAdded() {
    let log = Log<Int>()
    let composite = CompositeDisposable([AnyDisposable { log.append(1) }])
    composite.add(AnyDisposable { log.append(2) })
    composite.dispose()
    composite.dispose()
    expectEqual(log.entries, [1, 2])
  }

  /// Members that can be counted while something holds them.
  private struct Members {
    private struct Member {
      weak var held: AnyDisposable?
    }

    private var members: [Member] = []

    var held: Int { members.count { $0.held != nil } }

    mutating func make() -> AnyDisposable {
      let member = AnyDisposable {}
      members.append(Member(held: member))
      return member
    }
  }

  /// Measured after each burst: of members of which some go on and some end.
  @Test(arguments: [0, 1, 100, 3_000]) func aBagReleasesWhatHasEndedAsOthersAreAdded(live: Int) {
    let bag = DisposeBag()
    var members = Members()
    for _ in 0..<live { bag.add(members.make()) }
    for _ in 0..<3 {
      let over = (0..<10_000).map { _ in members.make() }
      for member in over { bag.add(member) }
      for member in over { member.dispose() }
    }
    expectEqual(bag.count, live)
    for _ in 0..<(live + 16) {
      let member = members.make()
      bag.add(member)
      member.dispose()
    }
    #expect(members.held <= 2 * live + 16)
  }

  @Test func theMembersThatACompositeKeepsStayInOrder() {
    let log = Log<Int>()
    let composite = CompositeDisposable()
    for number in 0..<1_000 {
      let member = AnyDisposable { log.append(number) }
      composite.add(member)
      if number % 3 > 0 { member.dispose() }
    }
    log.removeAll()
    composite.dispose()
    expectEqual(log.entries, (0..<1_000).filter { $0 % 3 == 0 })
  }

  /// `isDisposed` of a member may do anything.
  @Test func aMemberThatDisposesTheCompositeWhileItIsLookedAtEndsAll() {
    final class Ender: Disposable {
      let composite = SerialDisposable()
      let isArmed = Lock(false)
      func dispose() {}
      var isDisposed: Bool {
        if isArmed.withLock({ $0 }) { composite.dispose() }
        return false
      }
    }
    let (composite, ender) = (CompositeDisposable(), Ender())
    ender.composite.inner = composite
    composite.add(ender)
    let members = (0..<14).map { _ in AnyDisposable {} }
    for member in members { composite.add(member) }
    ender.isArmed.withLock { $0 = true }
    let last = AnyDisposable {}
    composite.add(last)
    expectEqual((members + [last]).count { !$0.isDisposed }, 0)
    expectEqual(composite.count, 0)
  }

  @Test func settingANewOneDisposesTheOneBefore() {
    let (first, second) = (AnyDisposable {}, AnyDisposable {})
    let serial = SerialDisposable(first)
    serial.inner = first
    #expect(!first.isDisposed)
    serial.inner = second
    #expect(first.isDisposed)
    #expect(!second.isDisposed)
  }

  @Test func whatIsSetAfterTheEndIsDisposedAtOnce() {
    let (first, second) = (AnyDisposable {}, AnyDisposable {})
    let serial = SerialDisposable(first)
    serial.dispose()
    serial.inner = second
    #expect(first.isDisposed)
    #expect(second.isDisposed)
    #expect(serial.inner == nil)
  }
}
