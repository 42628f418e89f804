import Testing

@testable import TickStreams

/// The bytes of an instance: a function of the standard library that is not public.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF") private func instanceSize(_: AnyClass) -> Int

@Suite struct TimerSizeTests {
  /// With eight more, an interval has the next size of the allocator, and canceling a hundred thousand in any order takes half as long again.
  @Test func aTimerHas88Bytes() { #expect(instanceSize(TickTimer.self) == 88) }
}
