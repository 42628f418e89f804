import TestSupport
import Testing
import TickStreams

@Suite("Disposables of several")
struct DisposableTests {
  @Test func aMemberThatIsAddedToAnEndedCompositeIsDisposedAtOnce() {
    let composite = CompositeDisposable()
    composite.dispose()
    let late = AnyDisposable {}
    composite.add(late)
    #expect(late.isDisposed)
    #expect(composite.count == 0)
  }

  @Test func membersAreDisposedInTheOrderInWhichTheyWereAdded() {
    let log = Log<Int>()
    let composite = CompositeDisposable([AnyDisposable { log.append(1) }])
    composite.add(AnyDisposable { log.append(2) })
    composite.dispose()
    composite.dispose()
    #expect(log.entries == [1, 2])
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
