import TestSupport
import Testing

@testable import TickStreams

/// The memory of the timer queue.
@Suite("Unchecked array") struct UncheckedArrayTests {
  @Test func elementsKeepTheirPlacesWhileTheArrayGrows() {
    var array = UncheckedArray<Int>()
    #expect(array.isEmpty)
    for number in 0..<100 {
      array.append(number)
      expectEqual(Array(array.elements), Array(0...number))
    }
    array[7] = -7
    expectEqual(array[7], -7)
  }

  @Test func whatIsRemovedLastIsReturnedAndMakesRoom() {
    var array = UncheckedArray<Int>()
    for number in 0..<5 { array.append(number) }
    expectEqual(array.removeLast(), 4)
    expectEqual(array.count, 4)
    array.append(9)
    expectEqual(Array(array.elements), [0, 1, 2, 3, 9])
    for _ in 0..<5 { _ = array.removeLast() }
    #expect(array.isEmpty)
    expectEmpty(array.elements)
  }
}
