import TickStreams

/// A failure of an input.
struct Broken: Error {}

/// The environment of the code under test.
enum ReplayedInput: String, Sendable, Hashable, CaseIterable {
  /// Subjects, replayed as hot signals; the second one fails where the first one completes.
  case taps, messages
  /// A value, replayed as a state.
  case setting
}

/// Random code under test: a signal of numbers that is made of inputs.
indirect enum ReplayedCode: Sendable {
  /// An input; the number is the form in which this part of the code records it.
  case input(ReplayedInput, form: Int)
  case first(ReplayedCode, Int)
  case even(ReplayedCode)
  case afterEnd(ReplayedCode, ReplayedCode)
  case caught(ReplayedCode, ReplayedCode)
  case again(ReplayedCode)
  case late(ReplayedCode, Time)
  case shared(ReplayedCode)
  case latest(ReplayedCode, ReplayedCode)
  case each(ReplayedCode, ReplayedCode)
  case both(ReplayedCode, ReplayedCode)
  case until(ReplayedCode, ReplayedCode)
  case from(ReplayedCode, ReplayedCode)
  case pairs(ReplayedCode, ReplayedCode)
  case with(ReplayedCode, ReplayedCode)

  init(_ draws: inout Draws, depth: Int) {
    func part(_ draws: inout Draws) -> ReplayedCode { ReplayedCode(&draws, depth: depth - 1) }
    guard depth > 0, !draws.once(in: 6) else {
      self = .input(draws.pick(ReplayedInput.allCases), form: draws.number(0...2))
      return
    }
    switch draws.number(0...16) {
    case 0...1: self = .first(part(&draws), draws.number(1...3))
    case 2: self = .even(part(&draws))
    case 3: self = .afterEnd(part(&draws), part(&draws))
    case 4: self = .caught(part(&draws), part(&draws))
    case 5: self = .again(part(&draws))
    case 6: self = .late(part(&draws), Time(draws.number(1...9)) * 100 * .millisecond + 137)
    case 7: self = .shared(part(&draws))
    case 8...10: self = .latest(part(&draws), part(&draws))
    case 11: self = .each(part(&draws), part(&draws))
    case 12...13: self = .both(part(&draws), part(&draws))
    case 14: self = .until(part(&draws), part(&draws))
    case 15: self = draws.once(in: 2) ? .from(part(&draws), part(&draws)) : .pairs(part(&draws), part(&draws))
    default: self = .with(part(&draws), part(&draws))
    }
  }

  /// The signal.
  ///
  /// - Parameters:
  ///   - clock: The scheduler of its timers; without one, values are sent synchronously.
  ///   - input: Makes the signal of an input.
  /// - Returns: The signal.
  func signal(
    on clock: (any TickScheduler)?, _ input: (ReplayedInput, Int) throws -> TickSignal<Int, Broken>
  ) rethrows -> TickSignal<Int, Broken> {
    func make(_ code: ReplayedCode) throws -> TickSignal<Int, Broken> { try code.signal(on: clock, input) }
    switch self {
    case .input(let name, let form): return try input(name, form)
    case .first(let code, let count): return try make(code).take(count)
    case .even(let code): return try make(code).filter { $0 % 2 == 0 }
    case .afterEnd(let code, let other): return try make(code).concat(make(other))
    case .caught(let code, let other):
      let other = try make(other)
      return try make(code).catch { _ in other }
    case .again(let code): return try make(code).retry(1).repeated(2)
    case .late(let code, let time): return try clock.map { try make(code).delay(time.span, on: $0) } ?? make(code)
    case .shared(let code):
      let shared = try make(code).share()
      return .merge(shared.take(1), shared.map { Self.mix($0, 1) })
    case .latest(let code, let other):
      let other = try make(other)
      return try make(code).flatMapLatest { value in other.map { Self.mix(value, $0) } }
    case .each(let code, let other):
      let other = try make(other)
      return try make(code).take(2).flatMap { value in other.map { Self.mix(value, $0) } }
    case .both(let code, let other): return try .merge(make(code), make(other).map { Self.mix($0, 2) })
    case .until(let code, let other): return try make(code).take(until: make(other))
    case .from(let code, let other): return try make(code).skip(until: make(other))
    case .pairs(let code, let other): return try make(code).combineLatest(make(other)).map { Self.mix($0, $1) }
    case .with(let code, let other): return try make(code).withLatest(from: make(other)).map { Self.mix($0, $1) }
    }
  }

  private static func mix(_ first: Int, _ second: Int) -> Int { (first * 7 + second) % 1_000 }
}

extension ReplayedCode: CustomStringConvertible {
  var description: String {
    switch self {
    case .input(let name, let form): name.rawValue + ["", "₁", "₂"][form]
    case .first(let code, let count): "\(code).take(\(count))"
    case .even(let code): "\(code).filter { $0 % 2 == 0 }"
    case .afterEnd(let code, let other): "\(code).concat(\(other))"
    case .caught(let code, let other): "\(code).catch { _ in \(other) }"
    case .again(let code): "\(code).retry(1).repeated(2)"
    case .late(let code, let time): "\(code).delay(\(time.code), on: clock)"
    case .shared(let code): "\(code).share(), twice"
    case .latest(let code, let other): "\(code).flatMapLatest { \(other) }"
    case .each(let code, let other): "\(code).take(2).flatMap { \(other) }"
    case .both(let code, let other): "merge(\(code), \(other))"
    case .until(let code, let other): "\(code).take(until: \(other))"
    case .from(let code, let other): "\(code).skip(until: \(other))"
    case .pairs(let code, let other): "\(code).combineLatest(\(other))"
    case .with(let code, let other): "\(code).withLatest(from: \(other))"
    }
  }

  /// Parts that may replace it.
  var simpler: [ReplayedCode] {
    switch self {
    case .input(let name, let form): form == 0 ? [] : [.input(name, form: 0)]
    case .first(let code, let count): [code] + code.simpler.map { .first($0, count) }
    case .even(let code): [code] + code.simpler.map { .even($0) }
    case .again(let code): [code] + code.simpler.map { .again($0) }
    case .late(let code, let time): [code] + code.simpler.map { .late($0, time) }
    case .shared(let code): [code] + code.simpler.map { .shared($0) }
    case .afterEnd(let a, let b): Self.simpler(a, b) { .afterEnd($0, $1) }
    case .caught(let a, let b): Self.simpler(a, b) { .caught($0, $1) }
    case .latest(let a, let b): Self.simpler(a, b) { .latest($0, $1) }
    case .each(let a, let b): Self.simpler(a, b) { .each($0, $1) }
    case .both(let a, let b): Self.simpler(a, b) { .both($0, $1) }
    case .until(let a, let b): Self.simpler(a, b) { .until($0, $1) }
    case .from(let a, let b): Self.simpler(a, b) { .from($0, $1) }
    case .pairs(let a, let b): Self.simpler(a, b) { .pairs($0, $1) }
    case .with(let a, let b): Self.simpler(a, b) { .with($0, $1) }
    }
  }

  private static func simpler(_ a: ReplayedCode, _ b: ReplayedCode, _ make: (ReplayedCode, ReplayedCode) -> ReplayedCode) -> [ReplayedCode]
  { [a, b] + a.simpler.map { make($0, b) } + b.simpler.map { make(a, $0) } }
}
