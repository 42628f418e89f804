#if Porting
  import Testing
  import TickStreams
  import TickStreamsTesting

  /// With the trait `Porting`, what an old name sends is compared with what its library sends: values, times and end.
  @Suite("What old names mean")
  struct OldNameTests {
    @Test(arguments: OldName.all) func meansWhatItMeant(_ row: OldName) throws {
      let scheduler = TestScheduler()
      let source = scheduler.cold(row.input, failing: OldFailure())
      let recording = scheduler.record(row.call(source.signal, scheduler))
      scheduler.advance(by: .milliseconds(40))
      try recording.expect(row.output)
    }
  }
#endif
