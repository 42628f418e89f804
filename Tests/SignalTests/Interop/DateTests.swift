import Foundation
import TestSupport
import Testing

@testable import TickStreams

struct DateTests {
  @Test(arguments: [-1.25, 0, 0.5, 9_199_999_999, -9_199_999_999])
  func aDateIsAMomentToTheNanosecondAndBack(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    expectEqual(date.wallInstant, WallInstant(nanosecondsSince1970: Int64(seconds * 4) * 250_000_000))
    expectEqual(date.wallInstant.date, date)
  }

  /// Dates store the time since 2001, with one bit more than there is room for in the time since 1970.
  @Test(arguments: 1...8) func aDateLosesNothing(steps: Int) {
    let date = Date(timeIntervalSinceReferenceDate: 817_000_000 + Double(steps) / 8_388_608)
    expectEqual(date.wallInstant.date, date)
  }

  @Test func aDateThatIsTooFarAwayIsTheFirstMomentOrTheLast() {
    let last = WallInstant(nanosecondsSince1970: .max)
    expectEqual([9.2e9, 1e300, .infinity, .nan].map { Date(timeIntervalSince1970: $0).wallInstant }, [last, last, last, last])
    expectEqual(Date(timeIntervalSince1970: -9.2e9).wallInstant, WallInstant(nanosecondsSince1970: .min))
  }
}
