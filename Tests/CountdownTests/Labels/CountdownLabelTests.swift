import Foundation
import TestSupport
import Testing
import TickStreams

@Suite("The label of a countdown") struct CountdownLabelTests {
  @Test(arguments: [
    (Duration.zero, "0:00"),
    (.nanoseconds(1), "0:01"),
    (.milliseconds(500), "0:01"),
    (.nanoseconds(999_999_999), "0:01"),
    (.seconds(1), "0:01"),
    (.nanoseconds(1_000_000_001), "0:02"),
    (.seconds(9), "0:09"),
    (.seconds(10), "0:10"),
    (.seconds(59), "0:59"),
    (.nanoseconds(59_000_000_001), "1:00"),
    (.seconds(60), "1:00"),
    (.seconds(600), "10:00"),
    (.seconds(3_599), "59:59"),
    (.nanoseconds(3_599_000_000_001), "1:00:00"),
    (.seconds(3_600), "1:00:00"),
    (.seconds(36_000), "10:00:00"),
    (.seconds(90_061), "25:01:01"),
    (.seconds(360_000), "100:00:00"),
  ])
  func aDurationIsRoundedUpToWholeSeconds(duration: Duration, label: String) { expectEqual(duration.countdownLabel(), label) }

  @Test(arguments: [
    (Duration.nanoseconds(-1), "0:00"),
    (.milliseconds(-500), "0:00"),
    (.nanoseconds(-999_999_999), "0:00"),
    (.seconds(-1), "-0:01"),
    (.milliseconds(-5_500), "-0:05"),
    (.seconds(-3_600), "-1:00:00"),
  ])
  func whatIsOverdueHasASignAndIsRoundedUpToo(duration: Duration, label: String) { expectEqual(duration.countdownLabel(), label) }

  @Test(arguments: [(Duration.zero, "0:00:00"), (.seconds(65), "0:01:05"), (.seconds(3_600), "1:00:00")])
  func hoursCanBeShownAlways(duration: Duration, label: String) { expectEqual(duration.countdownLabel(hours: .always), label) }

  @Test(arguments: [(Duration.zero, "0:00"), (.seconds(3_600), "60:00"), (.seconds(5_400), "90:00"), (.seconds(6_000), "100:00")])
  func hoursCanBeLeftOut(duration: Duration, label: String) { expectEqual(duration.countdownLabel(hours: .never), label) }

  @Test(arguments: [
    (Duration.zero, CountdownHours.whenNeeded, "00:00"),
    (.seconds(65), .whenNeeded, "01:05"),
    (.seconds(5_400), .whenNeeded, "01:30:00"),
    (.seconds(65), .always, "00:01:05"),
    (.seconds(5_400), .never, "90:00"),
    (.seconds(360_000), .always, "100:00:00"),
  ])
  func theFirstNumberCanBePadded(duration: Duration, hours: CountdownHours, label: String) {
    expectEqual(duration.countdownLabel(hours: hours, padded: true), label)
  }

  @Test func aPartOfANanosecondIsNoSecondOfItsOwn() {
    expectEqual((Duration.seconds(60) + Duration(secondsComponent: 0, attosecondsComponent: 1)).countdownLabel(), "1:00")
    expectEqual(Duration(secondsComponent: 0, attosecondsComponent: 1).countdownLabel(), "0:01", "more than zero is not over")
  }

  @Test func theLargestAndTheSmallestDurationHaveALabel() {
    expectEqual(Duration.seconds(Int64.max).countdownLabel(), "2562047:47:17")
    expectEqual(Duration.seconds(Int64.min).countdownLabel(), "-2562047:47:16")
  }

  @Test func eachFigureOfACountdownHasItsOwnLabel() {
    let labels = (0...7_200).map { Duration.seconds($0).countdownLabel() }
    expectEqual(Set(labels).count, 7_201)
  }

  @Test func aLocaleHasItsOwnDigitsAndTheSameRounding() {
    let english = Locale(identifier: "en_US")
    expectEqual(Duration.milliseconds(500).countdownLabel(locale: english), "0:01")
    expectEqual(Duration.seconds(3_599).countdownLabel(padded: true, locale: english), "59:59")
    expectEqual(Duration.nanoseconds(3_599_000_000_001).countdownLabel(locale: english), "1:00:00")
    expectEqual(Duration.seconds(65).countdownLabel(hours: .always, padded: true, locale: english), "00:01:05")
    expectEqual(Duration.seconds(5_400).countdownLabel(hours: .never, locale: english), "90:00")
    expectEqual(Duration.seconds(65).countdownLabel(locale: Locale(identifier: "ar_EG")), "١:٠٥")
  }
}
