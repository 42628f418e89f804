import Testing
import TickStreams
import TickStreamsTesting

/// Closures that name the parts of a tuple by position, in a target whose isolation is the main actor.
struct PositionalClosures {
  private let scheduler = TestScheduler()

  private struct Refused: Error {}

  private let numbers = TickSignal<Int, Never>.just(1)
  private let flags = TickSignal<Bool, Never>.just(true)
  private let words = TickSignal<String, Never>.just("a")
  private let risky = TickSignal<Int, Refused>.just(2)

  @Test func oneOther() {
    #expect(scheduler.record(numbers.withLatest(from: flags).filter { $0.1 }.map { $0.0 }).values == [1])
    #expect(scheduler.record(numbers.combineLatest(numbers).map { $0.0 + $0.1 }).values == [2])
    #expect(scheduler.record(numbers.combineLatest(numbers).map { $0 + $1 }).values == [2])
    #expect(scheduler.record(numbers.zip(flags).filter { $0.1 }.map { $0.0 }).values == [1])
    #expect(scheduler.record(TickSignal.combineLatest(numbers, flags).filter { $0.1 }.map { $0.0 }).values == [1])
    #expect(scheduler.record(TickSignal.zip(numbers, flags).filter { $0.1 }.map { $0.0 }).values == [1])
  }

  @Test func oneOtherThatCanFailOrNot() {
    #expect(scheduler.record(numbers.zip(risky).map { $0.1 }).values == [2])
    #expect(scheduler.record(risky.combineLatest(flags).filter { $0.1 }.map { $0.0 }).values == [2])
    #expect(scheduler.record(numbers.withLatest(from: risky).map { $0.1 }).values == [2])
  }

  @Test func severalOthers() {
    #expect(scheduler.record(numbers.withLatest(from: flags, words).filter { $0.1 }.map { $0.2 }).values == ["a"])
    #expect(scheduler.record(numbers.combineLatest(flags, words, numbers).filter { $0.1 }.map { $0.3 }).values == [1])
    #expect(scheduler.record(numbers.zip(flags, words, numbers).map { $0.3 }).values == [1])
  }
}
