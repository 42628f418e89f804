extension Array {
  /// The elements in the order of their numbers; those of one number keep their order.
  ///
  /// The numbers are sorted, so that the program has one sort for all types of elements.
  func ordered(by number: (Element) -> Int64) -> [Element] {
    NumberedPlace.sorted(map(number)).map { self[$0.place] }
  }
}

private struct NumberedPlace {
  let number: Int64
  let place: Int

  @inline(never)
  static func sorted(_ numbers: [Int64]) -> [NumberedPlace] {
    numbers.indices.map { NumberedPlace(number: numbers[$0], place: $0) }
      .sorted { $0.number != $1.number ? $0.number < $1.number : $0.place < $1.place }
  }
}
