/// How the values of a recording and the names in diagrams belong together.
struct ValueNames<Value> {
  /// Whether the name matches the value.
  let isValue: (String, Value) -> Bool
  /// The name of a value.
  let name: (Value) -> String
  /// The value itself in words, in quotes if they are the name of another one.
  let words: (Value) -> String
  /// Why a name has no value, if so.
  let complaint: (String) -> String?

  /// The name of a value is its description.
  static var descriptions: ValueNames {
    ValueNames(isValue: { $0 == "\($1)" }, name: { "\($0)" }, words: { "\($0)" }, complaint: { _ in nil })
  }

  /// Throws if a name in the diagram has no value.
  func check(_ marbles: Marbles) throws(TestFailure) {
    for (number, mark) in marbles.marks.enumerated() {
      if case .value(let name) = mark.event, let complaint = complaint(name) { throw marbles.error(complaint, at: number) }
    }
  }
}

extension ValueNames where Value: Equatable {
  /// Names with their values; the name of any other value is its words.
  init(_ values: [String: Value]) {
    let sorted = values.sorted { $0.key < $1.key }
    func words(_ value: Value) -> String {
      let description = "\(value)"
      return values[description].map { $0 == value } ?? true ? description : "\"\(description)\""
    }
    self.init(
      isValue: { values[$0] == $1 },
      name: { value in sorted.first { $0.value == value }?.key ?? words(value) },
      words: words,
      complaint: { values[$0] == nil ? values.complaint(about: $0) : nil }
    )
  }
}
