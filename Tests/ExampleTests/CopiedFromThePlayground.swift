// swift-format-ignore-file
// The tests that the playground gives for its cases: `lanes.mjs` with `--update` writes this file.
import Foundation
import Testing
import TickStreams
import TickStreamsTesting

struct Oops: Error, Equatable {}

extension PlaygroundTests {
@Test func case1() throws {
  let output = TickSignal.interval(.seconds(3), on: scheduler)
  let recording1 = scheduler.record(output.map { "\($0.index)" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---0--1--2--3--4--5", frame: .seconds(1))
}
@Test func case2() throws {
  let output = TickSignal.interval(.seconds(3), delay: .seconds(0), on: scheduler)
  try check(output.map { "\($0.index)" }, "0--1--2--3--4--5--6", frame: .seconds(1))
}
@Test func case3() throws {
  let output = TickSignal.after(.seconds(3), on: scheduler)
  try check(output.map { "\($0.index)" }, "---(0|)", frame: .seconds(1))
}
@Test func case4() throws {
  let output = TickSignal.after(.seconds(3), value: "a", on: scheduler)
  try check(output, "---(a|)", frame: .seconds(1))
}
@Test func case5() throws {
  @Sendable func frames(_ time: Duration) -> String {
    let tenths = Int(time / .milliseconds(100))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  let output = TickSignal.countdown(for: .seconds(3), on: scheduler)
  try check(output.map { frames($0) }, "321(0|)", frame: .seconds(1))
}
@Test func case6() throws {
  let output = TickSignal.from("abc", every: .seconds(3), on: scheduler)
  try check(output, "---a--b--(c|)", frame: .seconds(1))
}
@Test func case7() throws {
  let output = TickSignal<String, Never>.just("a")
  try check(output, "(a|)", frame: .seconds(1))
}
@Test func case8() throws {
  let output = TickSignal<Character, Never>.from("abc")
  try check(output, "(abc|)", frame: .seconds(1))
}
@Test func case9() throws {
  let output = TickSignal<String, Never>.empty
  try check(output, "|", frame: .seconds(1))
}
@Test func case10() throws {
  let output = TickSignal<String, Never>.never
  try check(output, "-", frame: .seconds(1))
}
@Test func case11() throws {
  let output = TickSignal<String, Oops>.fail(Oops())
  try check(output, "#", failing: Oops(), frame: .seconds(1))
}
@Test func case12() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.map { $0.uppercased() }
  try check(output, "-A-B-C-|", frame: .seconds(1))
}
@Test func case13() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.replaceValues(with: "x")
  try check(output, "-x-x-x-|", frame: .seconds(1))
}
@Test func case14() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  @Sendable func number(_ letter: String) -> Int? {
    letter == "b" ? nil : letter.utf8.first.map { Int($0) - 96 }
  }

  let output = input.compactMap { number($0) }
  try check(output, "-1---3-|", frame: .seconds(1))
}
@Test func case15() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.scan("") { $0 + $1 }
  try check(output, "-a-'ab'-'abc'-|", frame: .seconds(1))
}
@Test func case16() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.scan(into: "") { $0 += $1 }
  try check(output, "-a-'ab'-'abc'-|", frame: .seconds(1))
}
@Test func case17() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.pairwise()
  try check(output.map { $0 + $1 }, "---'ab'-'bc'-|", frame: .seconds(1))
}
@Test func case18() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.enumerated()
  try check(output.map { "\($0)\($1)" }, "-'0a'-'1b'-'2c'-|", frame: .seconds(1))
}
@Test func case19() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.startWith("x")
  try check(output, "xa-b-c-|", frame: .seconds(1))
}
@Test func case20() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  @Sendable func frames(_ time: Duration) -> String {
    let tenths = Int(time / .milliseconds(100))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  let output = input.timestamped(on: scheduler)
  try check(output.map { $0.value + frames(TickInstant.origin.duration(to: $0.instant)) }, "-'a1'-'b3'-'c5'-|", frame: .seconds(1))
}
@Test func case21() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  @Sendable func frames(_ time: Duration) -> String {
    let tenths = Int(time / .milliseconds(100))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  let output = input.measureInterval(on: scheduler)
  try check(output.map { frames($0) }, "-1-2-2-|", frame: .seconds(1))
}
@Test func case22() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.materialize().dematerialize()
  try check(output, "-a-b-c-|", frame: .seconds(1))
}
@Test func case23() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.filter { $0 != "a" }
  try check(output, "---b-b-c-|", frame: .seconds(1))
}
@Test func case24() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.removeDuplicates()
  try check(output, "-a-b---c-|", frame: .seconds(1))
}
@Test func case25() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.removeDuplicates(by: { $0 <= $1 })
  try check(output, "-a-------|", frame: .seconds(1))
}
@Test func case26() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.skip(2)
  try check(output, "-----b-c-|", frame: .seconds(1))
}
@Test func case27() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.skip(while: { $0 != "b" })
  try check(output, "---b-b-c-|", frame: .seconds(1))
}
@Test func case28() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.skip(for: .seconds(4), on: scheduler)
  try check(output, "-----b-c-|", frame: .seconds(1))
}
@Test func case29() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("------x", frame: .seconds(1)).signal
  let output = input.skip(until: other)
  try check(output, "-------c-|", frame: .seconds(1))
}
@Test func case30() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.ignoreValues()
  try check(output, "---------|", frame: .seconds(1))
}
@Test func case31() throws {
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.filter { _ in false }.orIfEmpty("x")
  try check(output, "---------(x|)", frame: .seconds(1))
}
@Test func case32() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(2)
  try check(output, "-a-(b|)", frame: .seconds(1))
}
@Test func case33() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.first(where: { $0 > "b" })
  try check(output, "-----(c|)", frame: .seconds(1))
}
@Test func case34() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.element(at: 1)
  try check(output, "---(b|)", frame: .seconds(1))
}
@Test func case35() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.takeLast(2)
  try check(output, "---------(cd|)", frame: .seconds(1))
}
@Test func case36() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(while: { $0 < "c" })
  try check(output, "-a-b-|", frame: .seconds(1))
}
@Test func case37() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(while: { $0 < "c" }, inclusive: true)
  try check(output, "-a-b-(c|)", frame: .seconds(1))
}
@Test func case38() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(for: .seconds(4), on: scheduler)
  try check(output, "-a-b|", frame: .seconds(1))
}
@Test func case39() throws {
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let other = scheduler.cold("------x", frame: .seconds(1)).signal
  let output = input.take(until: other)
  try check(output, "-a-b-c|", frame: .seconds(1))
}
@Test func case40() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.reduce("") { $0 + $1 }
  try check(output, "-------('abc'|)", frame: .seconds(1))
}
@Test func case41() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.count()
  try check(output, "-------(3|)", frame: .seconds(1))
}
@Test func case42() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.collect()
  try check(output.map { $0.joined() }, "-------('abc'|)", frame: .seconds(1))
}
@Test func case43() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.contains("b")
  try check(output.map { $0 ? "t" : "f" }, "---(t|)", frame: .seconds(1))
}
@Test func case44() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.contains(where: { $0 > "c" })
  try check(output.map { $0 ? "t" : "f" }, "-------(f|)", frame: .seconds(1))
}
@Test func case45() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.allSatisfy { $0 < "b" }
  try check(output.map { $0 ? "t" : "f" }, "---(f|)", frame: .seconds(1))
}
@Test func case46() throws {
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(count: 3)
  try check(output.map { $0.joined() }, "------'abc'----(d|)", frame: .seconds(1))
}
@Test func case47() throws {
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(count: 2, step: 1)
  try check(output.map { $0.joined() }, "---'ab'--'bc'--'cd'-(d|)", frame: .seconds(1))
}
@Test func case48() throws {
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(every: .seconds(4), on: scheduler)
  try check(output.map { $0.joined() }, "----'ab'---c--(d|)", frame: .seconds(1))
}
@Test func case49() throws {
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(every: .seconds(4), maxCount: 2, on: scheduler)
  try check(output.map { $0.joined() }, "---'ab'---c---(d|)", frame: .seconds(1))
}
@Test func case50() throws {
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let other = scheduler.cold("----x---x---x", frame: .seconds(1)).signal
  let output = input.collect(when: other)
  try check(output.map { $0.joined() }, "----'ab'---c--(d|)", frame: .seconds(1))
}
@Test func case51() throws {
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.window(every: .seconds(4), on: scheduler).flatMap { $0.collect() }
  try check(output.map { $0.joined() }, "----'ab'---c--(d|)", frame: .seconds(1))
}
@Test func case52() throws {
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.window(every: .seconds(4), maxCount: 2, on: scheduler).flatMap { $0.collect() }
  try check(output.map { $0.joined() }, "---'ab'---c---(d|)", frame: .seconds(1))
}
@Test func case53() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.delay(.seconds(2), on: scheduler)
  try check(output, "---a-bc-----d-|", frame: .seconds(1))
}
@Test func case54() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.delaySubscription(.seconds(2), on: scheduler)
  try check(output, "---a-bc-----d---|", frame: .seconds(1))
}
@Test func case55() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.debounce(for: .seconds(3), on: scheduler)
  try check(output, "-------c-----d|", frame: .seconds(1))
}
@Test func case56() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.debounce(for: .seconds(3), where: { $0 != "b" }, on: scheduler)
  try check(output, "---b---c-----d|", frame: .seconds(1))
}
@Test func case57() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.throttle(for: .seconds(4), on: scheduler)
  try check(output, "-a---c----d---|", frame: .seconds(1))
}
@Test func case58() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.throttle(for: .seconds(4), latest: false, on: scheduler)
  try check(output, "-a--------d---|", frame: .seconds(1))
}
@Test func case59() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.throttle(for: .seconds(4), edges: .trailing, on: scheduler)
  try check(output, "-----c--------(d|)", frame: .seconds(1))
}
@Test func case60() throws {
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.sample(every: .seconds(3), on: scheduler)
  try check(output, "---b--c-----d-|", frame: .seconds(1))
}
@Test func case61() throws {
  let input = scheduler.cold("-a-b-----c-|", frame: .seconds(1)).signal
  let output = input.timeout(after: .seconds(6), failing: Oops(), on: scheduler)
  try check(output, "-a-b--#", failing: Oops(), frame: .seconds(1))
}
@Test func case62() throws {
  let input = scheduler.cold("-a-b-----c-|", frame: .seconds(1)).signal
  let output = input.timeout(afterSilence: .seconds(4), on: scheduler)
  try check(output, "-a-b---#", failing: TickTimeout(after: .seconds(4)), frame: .seconds(1))
}
@Test func case63() throws {
  let input = scheduler.cold("-a-b-----c-|", frame: .seconds(1)).signal
  let output = input.timeout(afterSilence: .seconds(4), or: .just("x"), on: scheduler)
  try check(output, "-a-b---(x|)", frame: .seconds(1))
}
@Test func case64() throws {
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let output = input.repeated(2)
  try check(output, "-a--a-|", frame: .seconds(1))
}
@Test func case65() throws {
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let output = input.repeated(2, every: .seconds(5), on: scheduler)
  try check(output, "-a----a-|", frame: .seconds(1))
}
@Test func case66() throws {
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let output = input.repeated(2, after: .seconds(2), on: scheduler)
  try check(output, "-a----a-|", frame: .seconds(1))
}
@Test func case67() throws {
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--(x|)", frame: .seconds(1)).signal
  let output = input.restarted(by: other)
  try check(output, "-a-a-|", frame: .seconds(1))
}
@Test func case68() throws {
  let input = scheduler.cold("-a-b-c-d-e-|", frame: .seconds(1)).signal
  let other = scheduler.cold("----f---t", frame: .seconds(1)).signal
  let isOpen = other.map { $0 == "t" }
  let output = input.filter(while: isOpen)
  try check(output, "-a-b-----e-|", frame: .seconds(1))
}
@Test func case69() throws {
  let other = scheduler.cold("----t-f", frame: .seconds(1)).signal
  let isPaused = other.map { $0 == "t" }
  let output = TickSignal.interval(.seconds(3), on: scheduler.paused(while: isPaused))
  try check(output.map { "\($0.index)" }, "---0----1--2--3--4--5", frame: .seconds(1))
}
@Test func case70() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = TickSignal.merge(input, other)
  try check(output, "-ax--by--c-|", frame: .seconds(1))
}
@Test func case71() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = TickSignal.concat([input, other])
  try check(output, "-a---b---c---x---y-|", frame: .seconds(1))
}
@Test func case72() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.then(other)
  try check(output, "-------------x---y-|", frame: .seconds(1))
}
@Test func case73() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.combineLatest(other)
  try check(output.map { $0 + $1 }, "--'ax'--'bx''by'--'cy'-|", frame: .seconds(1))
}
@Test func case74() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.zip(other)
  try check(output.map { $0 + $1 }, "--'ax'---'by'-|", frame: .seconds(1))
}
@Test func case75() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.withLatest(from: other)
  try check(output.map { $0 + $1 }, "-----'bx'---'cy'-|", frame: .seconds(1))
}
@Test func case76() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.race(other)
  try check(output, "-a---b---c-|", frame: .seconds(1))
}
@Test func case77() throws {
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.sample(when: other)
  try check(output, "--a---b----|", frame: .seconds(1))
}
@Test func case78() throws {
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.flatMap { twice($0, .seconds(3)) }
  try check(output, "-a-ba-bc--c|", frame: .seconds(1))
}
@Test func case79() throws {
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.flatMapLatest { twice($0, .seconds(3)) }
  try check(output, "-a-b--bc--c|", frame: .seconds(1))
}
@Test func case80() throws {
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.flatMapFirst { twice($0, .seconds(3)) }
  try check(output, "-a--a--c--c|", frame: .seconds(1))
}
@Test func case81() throws {
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.concatMap { twice($0, .seconds(3)) }
  try check(output, "-a--ab--bc--c|", frame: .seconds(1))
}
@Test func case82() throws {
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.catch { _ in .just("x") }
  try check(output, "-a-(x|)", frame: .seconds(1))
}
@Test func case83() throws {
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.retry(1)
  try check(output, "-a--a-#", failing: Oops(), frame: .seconds(1))
}
@Test func case84() throws {
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.retry(1, backoff: .constant(.seconds(2)), on: scheduler)
  try check(output, "-a----a-#", failing: Oops(), frame: .seconds(1))
}
@Test func case85() throws {
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.retry(backoff: .constant(.seconds(2)), within: .seconds(4), on: scheduler)
  try check(output, "-a----a-#", failing: Oops(), frame: .seconds(1))
}
@Test func case86() throws {
  let input = scheduler.cold("t---f---t-|", frame: .seconds(1)).signal
  let isOn = input.map { $0 == "t" }
  let output = isOn.not()
  try check(output.map { $0 ? "t" : "f" }, "f---t---f-|", frame: .seconds(1))
}
@Test func case87() throws {
  let input = scheduler.cold("t---f---t-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--t---f---|", frame: .seconds(1)).signal
  let isOn = input.map { $0 == "t" }
  let isOpen = other.map { $0 == "t" }
  let output = isOn.and(isOpen)
  try check(output.map { $0 ? "t" : "f" }, "--t-f-f-f-|", frame: .seconds(1))
}
@Test func case88() throws {
  let input = scheduler.cold("t---f---t-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--t---f---|", frame: .seconds(1)).signal
  let isOn = input.map { $0 == "t" }
  let isOpen = other.map { $0 == "t" }
  let output = isOn.or(isOpen)
  try check(output.map { $0 ? "t" : "f" }, "--t-t-f-t-|", frame: .seconds(1))
}
@Test func case89() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.deliver(on: scheduler)
  try check(output, "-a-b-c-|", frame: .seconds(1))
}
@Test func case90() throws {
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let shared = input.share(replay: 1)
  shared.observe { _ in }.keepUntilFinished()
  let output = shared.delaySubscription(.seconds(4), on: scheduler)
  try check(output, "----bc-|", frame: .seconds(1))
}
@Test func case91() throws {
  let input = scheduler.cold("-a-b-c-d-e-f-g-----#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.debounce(for: .seconds(3), on: scheduler)
  let output2 = input.throttle(for: .seconds(4), on: scheduler)
  let output3 = output2.sample(every: .seconds(3), on: scheduler)
  let recording1 = scheduler.record(output)
  let recording2 = scheduler.record(output2)
  let recording3 = scheduler.record(output3)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("----------------g--#", failing: Oops(), frame: .seconds(1))
  try recording2.expect("-a---c---e---g-----#", failing: Oops(), frame: .seconds(1))
  try recording3.expect("---a--c--e-----g---#", failing: Oops(), frame: .seconds(1))
}
@Test func twoHeartbeats() {
  let scheduler = TestScheduler()
  let phase = TickValue(AppPhase.active)
  let phases = phase.signal
  let beats = phases.isForeground.flatMapLatest { isForeground in
    isForeground
      ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      : .empty
  }
  let recording = scheduler.record(beats.map { _ in "beat" })
  scheduler.advance(by: .seconds(150))
  phase.current = .background
  scheduler.suspendApp(for: .seconds(180))
  phase.current = .inactive
  scheduler.advance(by: .seconds(22))
  phase.current = .active
  scheduler.advance(by: .seconds(248))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "beat@0.0 beat@60.0 beat@120.0 beat@330.0 beat@390.0 beat@450.0 beat@510.0 beat@570.0")
}

@Test func twoHeartbeatsWithMore() {
  let scheduler = TestScheduler()
  let phase = TickValue(AppPhase.active)
  let phases = phase.signal
  let beats = phases.isForeground.flatMapLatest { isForeground in
    isForeground
      ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      : .empty
  }
  let recording = scheduler.record(beats.map { _ in "beat" })
  scheduler.advance(by: .seconds(47))
  scheduler.suspendApp(for: .seconds(2))
  scheduler.advance(by: .seconds(93))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(10))
  phase.current = .background
  scheduler.suspendApp(for: .seconds(180))
  phase.current = .inactive
  scheduler.advance(by: .seconds(22))
  phase.current = .active
  scheduler.advance(by: .seconds(61))
  phase.current = .background
  scheduler.suspendApp(for: .seconds(180))
  phase.current = .inactive
  scheduler.advance(by: .seconds(22))
  phase.current = .active
  scheduler.advance(by: .seconds(72))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.advance(by: .seconds(51))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(42))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "beat@0.0 beat@60.0 beat@120.0 beat@322.0 beat@512.0 beat@572.0 beat@775.0 beat@835.0 beat@895.0 beat@1100.0 beat@1135.0")
}

@Test func twiceAsFast() {
  let scheduler = TestScheduler()
  let start = scheduler.now
  let sales = TickSignal<TickInstant, Never>.just(start.advanced(by: .seconds(15)))
    .merge(.after(.seconds(4), value: start.advanced(by: .seconds(20)), on: scheduler))
  let left = sales.flatMapLatest { end in
    TickSignal.countdown(to: end, on: scheduler)
  }
  let recording = scheduler.record(left.map(\.components.seconds))
  scheduler.advance(by: .seconds(22))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "15@0.0 14@1.0 13@2.0 12@3.0 16@4.0 15@5.0 14@6.0 13@7.0 12@8.0 11@9.0 10@10.0 9@11.0 8@12.0 7@13.0 6@14.0 5@15.0 4@16.0 3@17.0 2@18.0 1@19.0 0@20.0")
}

@Test func twiceAsFastWithMore() {
  let scheduler = TestScheduler()
  let start = scheduler.now
  let sales = TickSignal<TickInstant, Never>.just(start.advanced(by: .seconds(15)))
    .merge(.after(.seconds(4), value: start.advanced(by: .seconds(20)), on: scheduler))
  let left = sales.flatMapLatest { end in
    TickSignal.countdown(to: end, on: scheduler)
  }
  let recording = scheduler.record(left.map(\.components.seconds))
  scheduler.advance(by: .seconds(2))
  scheduler.suspendApp(for: .seconds(2))
  scheduler.advance(by: .seconds(5))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(5))
  scheduler.suspendApp(for: .seconds(180))
  scheduler.advance(by: .seconds(5))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.advance(by: .seconds(3))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(2))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "15@0.0 14@1.0 13@2.0 11@4.0 16@4.0 15@5.0 14@6.0 13@7.0 12@8.0 11@9.0 0@189.0")
}

@Test func burstAfterSleep() {
  let scheduler = TestScheduler()
  let requests = TickSignal.interval(
    .seconds(10), delay: .zero, on: scheduler)
  let recording = scheduler.record(requests.map { _ in "request" })
  scheduler.advance(by: .seconds(45))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(75))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "request@0.0 request@10.0 request@20.0 request@30.0 request@40.0 request@225.0 request@230.0 request@240.0 request@250.0 request@260.0 request@270.0 request@280.0 request@290.0 request@300.0")
}

@Test func burstAfterSleepWithMore() {
  let scheduler = TestScheduler()
  let requests = TickSignal.interval(
    .seconds(10), delay: .zero, on: scheduler)
  let recording = scheduler.record(requests.map { _ in "request" })
  scheduler.advance(by: .seconds(13))
  scheduler.suspendApp(for: .seconds(2))
  scheduler.advance(by: .seconds(27))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(5))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(22))
  scheduler.suspendApp(for: .seconds(180))
  scheduler.advance(by: .seconds(26))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.advance(by: .seconds(15))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(12))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "request@0.0 request@10.0 request@20.0 request@30.0 request@40.0 request@222.0 request@407.0 request@410.0 request@420.0 request@609.0 request@610.0 request@620.0 request@630.0 request@640.0 request@650.0 request@830.0 request@840.0")
}

@Test func changedDate() {
  let scheduler = TestScheduler()
  let end = scheduler.date + 20
  let server = ReferenceClock(on: scheduler)
  server.synchronize(to: scheduler.date)
  let left = TickSignal.countdown(to: end, by: server, on: scheduler)
  let recording = scheduler.record(left.map(\.components.seconds))
  scheduler.advance(by: .milliseconds(7500))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.advance(by: .milliseconds(14500))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "20@0.0 19@1.0 18@2.0 17@3.0 16@4.0 15@5.0 14@6.0 13@7.0 12@8.0 11@9.0 10@10.0 9@11.0 8@12.0 7@13.0 6@14.0 5@15.0 4@16.0 3@17.0 2@18.0 1@19.0 0@20.0")
}

@Test func changedDateWithMore() {
  let scheduler = TestScheduler()
  let end = scheduler.date + 20
  let server = ReferenceClock(on: scheduler)
  server.synchronize(to: scheduler.date)
  let left = TickSignal.countdown(to: end, by: server, on: scheduler)
  let recording = scheduler.record(left.map(\.components.seconds))
  scheduler.advance(by: .seconds(2))
  scheduler.suspendApp(for: .seconds(2))
  scheduler.advance(by: .seconds(5))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .milliseconds(500))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.advance(by: .milliseconds(4500))
  scheduler.suspendApp(for: .seconds(180))
  scheduler.advance(by: .seconds(5))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.advance(by: .seconds(3))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(2))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "20@0.0 19@1.0 18@2.0 16@4.0 15@5.0 14@6.0 13@7.0 12@8.0 11@9.0 0@189.0")
}

@Test func debounceOrThrottle() {
  let scheduler = TestScheduler()
  let typed = TickSignal.interval(.milliseconds(400), delay: .zero, on: scheduler).take(36)
    .scan(0) { letters, _ in letters + 1 }
  let saves = typed.throttle(for: .seconds(3), on: scheduler)
  let recording = scheduler.record(saves)
  scheduler.advance(by: .seconds(20))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "1@0.0 8@3.0 15@6.0 23@9.0 30@12.0 36@15.0")
}

@Test func debounceOrThrottleWithMore() {
  let scheduler = TestScheduler()
  let typed = TickSignal.interval(.milliseconds(400), delay: .zero, on: scheduler).take(36)
    .scan(0) { letters, _ in letters + 1 }
  let saves = typed.throttle(for: .seconds(3), on: scheduler)
  let recording = scheduler.record(saves)
  scheduler.advance(by: .seconds(2))
  scheduler.suspendApp(for: .seconds(2))
  scheduler.advance(by: .seconds(5))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(4))
  scheduler.suspendApp(for: .seconds(180))
  scheduler.advance(by: .seconds(5))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.advance(by: .seconds(2))
  scheduler.jumpWallClock(by: .seconds(3_600))
  scheduler.sleepDevice(for: .seconds(180))
  scheduler.advance(by: .seconds(2))
  let seen = recording.events.compactMap { record in record.event.value.map { "\($0)@\(record.time / .seconds(1))" } }
  #expect(seen.joined(separator: " ") == "1@0.0 6@4.0 14@7.0 19@189.0 27@192.0 30@373.0 36@376.0")
}

}
