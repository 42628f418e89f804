// swift-format-ignore-file
// The tests that the playground gives for its cases: `lanes.mjs` with `--update` writes this file.
import Testing
import TickStreams
import TickStreamsTesting

struct Oops: Error, Equatable {}

@Test func case1() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("t----f---t", frame: .seconds(1)).signal
  let isForeground = input.map { $0 == "t" }
  let output = isForeground.flatMapLatest { isForeground in
    isForeground ? TickSignal.interval(.seconds(2), delay: .zero, on: scheduler) : .empty
  }
  let recording1 = scheduler.record(output.map { "\($0.index)" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("0-1-2----0-1-2-3-4-5", frame: .seconds(1))
}

@Test func case2() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("t----f---t", frame: .seconds(1)).signal
  let output = input.flatMapLatest { sale in
    TickSignal.countdown(for: .seconds(6), on: scheduler).map { "\(sale)\($0.components.seconds)" }
  }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("'t6''t5''t4''t3''t2''f6''f5''f4''f3''t6''t5''t4''t3''t2''t1''t0'", frame: .seconds(1))
}

@Test func case3() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("t----f---t", frame: .seconds(1)).signal
  let output = input.flatMap { sale in
    TickSignal.countdown(for: .seconds(6), on: scheduler).map { "\(sale)\($0.components.seconds)" }
  }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("'t6''t5''t4''t3''t2'('t1''f6') @6000ms ('t0''f5') @7000ms 'f4''f3'('f2''t6') @10000ms ('f1''t5') @11000ms ('f0''t4') @12000ms 't3''t2''t1''t0'", frame: .seconds(1))
}

@Test func case4() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("t----f---t", frame: .seconds(1)).signal
  let output = input.debounce(for: .seconds(2), on: scheduler).flatMapLatest { text in
    TickSignal.after(.seconds(3), value: text.uppercased(), on: scheduler)  // the search
  }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-----T----F---T", frame: .seconds(1))
}

@Test func case5() throws {
  let scheduler = TestScheduler()
  let output = TickSignal.interval(.seconds(3), on: scheduler)
  let recording1 = scheduler.record(output.map { "\($0.index)" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---0--1--2--3--4--5", frame: .seconds(1))
}

@Test func case6() throws {
  let scheduler = TestScheduler()
  let output = TickSignal.interval(.seconds(3), delay: .seconds(0), on: scheduler)
  let recording1 = scheduler.record(output.map { "\($0.index)" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("0--1--2--3--4--5--6", frame: .seconds(1))
}

@Test func case7() throws {
  let scheduler = TestScheduler()
  let output = TickSignal.after(.seconds(3), on: scheduler)
  let recording1 = scheduler.record(output.map { "\($0.index)" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---(0|)", frame: .seconds(1))
}

@Test func case8() throws {
  let scheduler = TestScheduler()
  let output = TickSignal.after(.seconds(3), value: "a", on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---(a|)", frame: .seconds(1))
}

@Test func case9() throws {
  let scheduler = TestScheduler()
  @Sendable func frames(_ time: Duration) -> String {
    let tenths = Int(time / .milliseconds(100))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  let output = TickSignal.countdown(for: .seconds(3), on: scheduler)
  let recording1 = scheduler.record(output.map { frames($0) })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("321(0|)", frame: .seconds(1))
}

@Test func case10() throws {
  let scheduler = TestScheduler()
  let output = TickSignal.from("abc", every: .seconds(3), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---a--b--(c|)", frame: .seconds(1))
}

@Test func case11() throws {
  let scheduler = TestScheduler()
  let output = TickSignal<String, Never>.just("a")
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("(a|)", frame: .seconds(1))
}

@Test func case12() throws {
  let scheduler = TestScheduler()
  let output = TickSignal<Character, Never>.from("abc")
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("(abc|)", frame: .seconds(1))
}

@Test func case13() throws {
  let scheduler = TestScheduler()
  let output = TickSignal<String, Never>.empty
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("|", frame: .seconds(1))
}

@Test func case14() throws {
  let scheduler = TestScheduler()
  let output = TickSignal<String, Never>.never
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-", frame: .seconds(1))
}

@Test func case15() throws {
  let scheduler = TestScheduler()
  let output = TickSignal<String, Oops>.fail(Oops())
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("#", failing: Oops(), frame: .seconds(1))
}

@Test func case16() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.map { $0.uppercased() }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-A-B-C-|", frame: .seconds(1))
}

@Test func case17() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.replaceValues(with: "x")
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-x-x-x-|", frame: .seconds(1))
}

@Test func case18() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  @Sendable func number(_ letter: String) -> Int? {
    letter == "b" ? nil : letter.utf8.first.map { Int($0) - 96 }
  }

  let output = input.compactMap { number($0) }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-1---3-|", frame: .seconds(1))
}

@Test func case19() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.scan("") { $0 + $1 }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-'ab'-'abc'-|", frame: .seconds(1))
}

@Test func case20() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.scan(into: "") { $0 += $1 }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-'ab'-'abc'-|", frame: .seconds(1))
}

@Test func case21() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.pairwise()
  let recording1 = scheduler.record(output.map { $0 + $1 })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---'ab'-'bc'-|", frame: .seconds(1))
}

@Test func case22() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.enumerated()
  let recording1 = scheduler.record(output.map { "\($0)\($1)" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-'0a'-'1b'-'2c'-|", frame: .seconds(1))
}

@Test func case23() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.startWith("x")
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("xa-b-c-|", frame: .seconds(1))
}

@Test func case24() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.append("x")
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b-c-(x|)", frame: .seconds(1))
}

@Test func case25() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  @Sendable func frames(_ time: Duration) -> String {
    let tenths = Int(time / .milliseconds(100))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  let output = input.timestamped(on: scheduler)
  let recording1 = scheduler.record(output.map { $0.value + frames(TickInstant.origin.duration(to: $0.instant)) })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-'a1'-'b3'-'c5'-|", frame: .seconds(1))
}

@Test func case26() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  @Sendable func frames(_ time: Duration) -> String {
    let tenths = Int(time / .milliseconds(100))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  let output = input.measureInterval(on: scheduler)
  let recording1 = scheduler.record(output.map { frames($0) })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-1-2-2-|", frame: .seconds(1))
}

@Test func case27() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.materialize().dematerialize()
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b-c-|", frame: .seconds(1))
}

@Test func case28() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.filter { $0 != "a" }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---b-b-c-|", frame: .seconds(1))
}

@Test func case29() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.removeDuplicates()
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b---c-|", frame: .seconds(1))
}

@Test func case30() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.removeDuplicates(by: { $0 <= $1 })
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-------|", frame: .seconds(1))
}

@Test func case31() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.skip(2)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-----b-c-|", frame: .seconds(1))
}

@Test func case32() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.skip(while: { $0 != "b" })
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---b-b-c-|", frame: .seconds(1))
}

@Test func case33() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.skip(for: .seconds(4), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-----b-c-|", frame: .seconds(1))
}

@Test func case34() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("------x", frame: .seconds(1)).signal
  let output = input.skip(until: other)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-------c-|", frame: .seconds(1))
}

@Test func case35() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.ignoreValues()
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---------|", frame: .seconds(1))
}

@Test func case36() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-b-c-|", frame: .seconds(1)).signal
  let output = input.filter { _ in false }.orIfEmpty("x")
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---------(x|)", frame: .seconds(1))
}

@Test func case37() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(2)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-(b|)", frame: .seconds(1))
}

@Test func case38() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.first(where: { $0 > "b" })
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-----(c|)", frame: .seconds(1))
}

@Test func case39() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.element(at: 1)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---(b|)", frame: .seconds(1))
}

@Test func case40() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.takeLast(2)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---------(cd|)", frame: .seconds(1))
}

@Test func case41() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(while: { $0 < "c" })
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b-|", frame: .seconds(1))
}

@Test func case42() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(while: { $0 < "c" }, inclusive: true)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b-(c|)", frame: .seconds(1))
}

@Test func case43() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let output = input.take(for: .seconds(4), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b|", frame: .seconds(1))
}

@Test func case44() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-|", frame: .seconds(1)).signal
  let other = scheduler.cold("------x", frame: .seconds(1)).signal
  let output = input.take(until: other)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b-c|", frame: .seconds(1))
}

@Test func case45() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.reduce("") { $0 + $1 }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-------('abc'|)", frame: .seconds(1))
}

@Test func case46() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.count()
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-------(3|)", frame: .seconds(1))
}

@Test func case47() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.collect()
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-------('abc'|)", frame: .seconds(1))
}

@Test func case48() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.contains("b")
  let recording1 = scheduler.record(output.map { $0 ? "t" : "f" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---(t|)", frame: .seconds(1))
}

@Test func case49() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.contains(where: { $0 > "c" })
  let recording1 = scheduler.record(output.map { $0 ? "t" : "f" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-------(f|)", frame: .seconds(1))
}

@Test func case50() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.allSatisfy { $0 < "b" }
  let recording1 = scheduler.record(output.map { $0 ? "t" : "f" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---(f|)", frame: .seconds(1))
}

@Test func case51() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(count: 3)
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("------'abc'----(d|)", frame: .seconds(1))
}

@Test func case52() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(count: 2, step: 1)
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---'ab'--'bc'--'cd'-(d|)", frame: .seconds(1))
}

@Test func case53() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(every: .seconds(4), on: scheduler)
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("----'ab'---c--(d|)", frame: .seconds(1))
}

@Test func case54() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.collect(every: .seconds(4), maxCount: 2, on: scheduler)
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---'ab'---c---(d|)", frame: .seconds(1))
}

@Test func case55() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let other = scheduler.cold("----x---x---x", frame: .seconds(1)).signal
  let output = input.collect(when: other)
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("----'ab'---c--(d|)", frame: .seconds(1))
}

@Test func case56() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.window(every: .seconds(4), on: scheduler).flatMap { $0.collect() }
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("----'ab'---c--(d|)", frame: .seconds(1))
}

@Test func case57() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b--c--d-|", frame: .seconds(1)).signal
  let output = input.window(every: .seconds(4), maxCount: 2, on: scheduler).flatMap { $0.collect() }
  let recording1 = scheduler.record(output.map { $0.joined() })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---'ab'---c---(d|)", frame: .seconds(1))
}

@Test func case58() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.delay(.seconds(2), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---a-bc-----d-|", frame: .seconds(1))
}

@Test func case59() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.delaySubscription(.seconds(2), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---a-bc-----d---|", frame: .seconds(1))
}

@Test func case60() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.debounce(for: .seconds(3), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-------c-----d|", frame: .seconds(1))
}

@Test func case61() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.debounce(for: .seconds(3), where: { $0 != "b" }, on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---b---c-----d|", frame: .seconds(1))
}

@Test func case62() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.throttle(for: .seconds(4), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a---c----d---|", frame: .seconds(1))
}

@Test func case63() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.throttle(for: .seconds(4), latest: false, on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a--------d---|", frame: .seconds(1))
}

@Test func case64() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.throttle(for: .seconds(4), edges: .trailing, on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-----c--------(d|)", frame: .seconds(1))
}

@Test func case65() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.audit(for: .seconds(4), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-----c--------(d|)", frame: .seconds(1))
}

@Test func case66() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-bc-----d---|", frame: .seconds(1)).signal
  let output = input.sample(every: .seconds(3), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---b--c-----d-|", frame: .seconds(1))
}

@Test func case67() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-----c-|", frame: .seconds(1)).signal
  let output = input.timeout(after: .seconds(6), failing: Oops(), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b--#", failing: Oops(), frame: .seconds(1))
}

@Test func case68() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-----c-|", frame: .seconds(1)).signal
  let output = input.timeout(afterSilence: .seconds(4), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b---#", failing: TickTimeout(after: .seconds(4)), frame: .seconds(1))
}

@Test func case69() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-----c-|", frame: .seconds(1)).signal
  let output = input.timeout(afterSilence: .seconds(4), or: .just("x"), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b---(x|)", frame: .seconds(1))
}

@Test func case70() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let output = input.repeated(2)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a--a-|", frame: .seconds(1))
}

@Test func case71() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let output = input.repeated(2, every: .seconds(5), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a----a-|", frame: .seconds(1))
}

@Test func case72() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let output = input.repeated(2, after: .seconds(2), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a----a-|", frame: .seconds(1))
}

@Test func case73() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--(x|)", frame: .seconds(1)).signal
  let output = input.restarted(by: other)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-a-|", frame: .seconds(1))
}

@Test func case74() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-e-|", frame: .seconds(1)).signal
  let other = scheduler.cold("----f---t", frame: .seconds(1)).signal
  let isOpen = other.map { $0 == "t" }
  let output = input.filter(while: isOpen)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b-----e-|", frame: .seconds(1))
}

@Test func case75() throws {
  let scheduler = TestScheduler()
  let other = scheduler.cold("----t-f", frame: .seconds(1)).signal
  let isPaused = other.map { $0 == "t" }
  let output = TickSignal.interval(.seconds(3), on: scheduler.paused(while: isPaused))
  let recording1 = scheduler.record(output.map { "\($0.index)" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("---0----1--2--3--4--5", frame: .seconds(1))
}

@Test func case76() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = TickSignal.merge(input, other)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-ax--by--c-|", frame: .seconds(1))
}

@Test func case77() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = TickSignal.concat([input, other])
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a---b---c---x---y-|", frame: .seconds(1))
}

@Test func case78() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.then(other)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-------------x---y-|", frame: .seconds(1))
}

@Test func case79() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.combineLatest(other)
  let recording1 = scheduler.record(output.map { $0 + $1 })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("--'ax'--'bx''by'--'cy'-|", frame: .seconds(1))
}

@Test func case80() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.zip(other)
  let recording1 = scheduler.record(output.map { $0 + $1 })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("--'ax'---'by'-|", frame: .seconds(1))
}

@Test func case81() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.withLatest(from: other)
  let recording1 = scheduler.record(output.map { $0 + $1 })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-----'bx'---'cy'-|", frame: .seconds(1))
}

@Test func case82() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.race(other)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a---b---c-|", frame: .seconds(1))
}

@Test func case83() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a---b---c-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--x---y-|", frame: .seconds(1)).signal
  let output = input.sample(when: other)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("--a---b----|", frame: .seconds(1))
}

@Test func case84() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.flatMap { twice($0, .seconds(3)) }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-ba-bc--c|", frame: .seconds(1))
}

@Test func case85() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.flatMapLatest { twice($0, .seconds(3)) }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b--bc--c|", frame: .seconds(1))
}

@Test func case86() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.flatMapFirst { twice($0, .seconds(3)) }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a--a--c--c|", frame: .seconds(1))
}

@Test func case87() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b---c-|", frame: .seconds(1)).signal
  @Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return .concat([.just(value), .after(gap, value: value, on: scheduler), end])
  }

  let output = input.concatMap { twice($0, .seconds(3)) }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a--ab--bc--c|", frame: .seconds(1))
}

@Test func case88() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.catch { _ in .just("x") }
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-(x|)", frame: .seconds(1))
}

@Test func case89() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.retry(1)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a--a-#", failing: Oops(), frame: .seconds(1))
}

@Test func case90() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.retry(1, backoff: .constant(.seconds(2)), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a----a-#", failing: Oops(), frame: .seconds(1))
}

@Test func case91() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-#", failing: Oops(), frame: .seconds(1)).signal
  let output = input.retry(backoff: .constant(.seconds(2)), within: .seconds(4), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a----a-#", failing: Oops(), frame: .seconds(1))
}

@Test func case92() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("t---f---t-|", frame: .seconds(1)).signal
  let isOn = input.map { $0 == "t" }
  let output = isOn.not()
  let recording1 = scheduler.record(output.map { $0 ? "t" : "f" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("f---t---f-|", frame: .seconds(1))
}

@Test func case93() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("t---f---t-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--t---f---|", frame: .seconds(1)).signal
  let isOn = input.map { $0 == "t" }
  let isOpen = other.map { $0 == "t" }
  let output = isOn.and(isOpen)
  let recording1 = scheduler.record(output.map { $0 ? "t" : "f" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("--t-f-f-f-|", frame: .seconds(1))
}

@Test func case94() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("t---f---t-|", frame: .seconds(1)).signal
  let other = scheduler.cold("--t---f---|", frame: .seconds(1)).signal
  let isOn = input.map { $0 == "t" }
  let isOpen = other.map { $0 == "t" }
  let output = isOn.or(isOpen)
  let recording1 = scheduler.record(output.map { $0 ? "t" : "f" })
  scheduler.advance(by: .seconds(20))
  try recording1.expect("--t-t-f-t-|", frame: .seconds(1))
}

@Test func case95() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let output = input.deliver(on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("-a-b-c-|", frame: .seconds(1))
}

@Test func case96() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-|", frame: .seconds(1)).signal
  let shared = input.share(replay: 1)
  shared.observe { _ in }.keepUntilFinished()
  let output = shared.delaySubscription(.seconds(4), on: scheduler)
  let recording1 = scheduler.record(output)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("----bc-|", frame: .seconds(1))
}

@Test func case97() throws {
  let scheduler = TestScheduler()
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
