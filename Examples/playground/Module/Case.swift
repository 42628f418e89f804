/// The events of a lane of the playground: short texts, and at most one failure.
typealias Marbles = TickSignal<String, Oops>

struct Oops: Error {}

/// The input of an operator of the menu.
struct Case: Sendable {
  let input: Marbles
  let other: Marbles
  let scheduler: AlarmScheduler
  /// The positions of the sliders: milliseconds, or a count.
  let parameters: [Int]

  /// The time that a slider sets.
  func time(_ index: Int) -> Duration { .milliseconds(parameters[index]) }

  /// The number that a slider sets.
  func count(_ index: Int) -> Int { parameters[index] }

  /// The other lane as true and false.
  var flags: TickSignal<Bool, Never> { other.map { $0 == "t" }.catch { _ in .empty } }

  /// The input as one that cannot fail.
  var infallible: TickSignal<String, Never> { input.catch { _ in .empty } }

  /// The signal of a value, where an operator makes signals: the value, once more after a time, and the end a second later.
  func twice(_ value: String, _ gap: Duration) -> Marbles {
    let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)
    return TickSignal.concat([.just(value), .after(gap, value: value, on: scheduler), end]).promoteFailure(to: Oops.self)
  }
}

/// A slider.
struct Parameter: Sendable {
  let name: String
  let value: Int
  let most: Int
  let isTime: Bool

  /// A time, in frames of a second.
  static func time(_ name: String, _ frames: Int) -> Parameter {
    Parameter(name: name, value: frames * 1_000, most: 12_000, isTime: true)
  }

  static func count(_ name: String, _ value: Int) -> Parameter {
    Parameter(name: name, value: value, most: 8, isTime: false)
  }
}

/// A source or an operator of the menu.
struct Entry: Sendable {
  /// Its description on the page `Operators`: the first cell of its row.
  let cell: String
  /// Its call: `{0}` is replaced by the first parameter; `input` and `other` are the lanes.
  let code: String
  let parameters: [Parameter]
  /// The other lane, if it is not that of its table.
  let other: String
  /// How a marble test writes its values, if they are not texts: the body of a closure.
  let text: String
  let make: @Sendable (Case) -> Marbles

  init(
    _ cell: String, _ code: String, _ parameters: Parameter..., other: String = "", text: String = "",
    _ make: @escaping @Sendable (Case) -> Marbles
  ) {
    self.cell = cell
    self.code = code
    self.parameters = parameters
    self.other = other
    self.text = text
    self.make = make
  }
}

/// How marble tests write values.
enum Text {
  static let tick = #""\($0.index)""#
  static let time = "frames($0)"
  static let timestamp = "$0.value + frames(TickInstant.origin.duration(to: $0.instant))"
  static let array = "$0.joined()"
  static let pair = "$0 + $1"
  static let numbered = #""\($0)\($1)""#
  static let flag = #"$0 ? "t" : "f""#
}

/// The operators of a table of the page, and the lanes that they are shown with.
struct Group: Sendable {
  let name: String
  let input: String
  var other = ""
  let entries: [Entry]
}

extension TickSignal where Failure == Never {
  /// As a lane, its values as text.
  func marbles(_ text: @escaping @Sendable (Value) -> String) -> Marbles {
    map(text).promoteFailure(to: Oops.self)
  }
}

/// A time in frames, with a tenth if there is one.
func frames(_ duration: Duration) -> String {
  let tenths = Int(duration.nanoseconds / 100_000_000)
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
