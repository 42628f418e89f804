import TestSupport
import Testing

extension ProgramTests {
  /// The ported heartbeat, before and after.
  @Suite struct RACPortTests {
    @Test func thePortBeatsWhenItShouldAndTheOriginalDoesNot() async throws {
      let run = try await Program.run("rac-port", [])
      expectEqual(
        run.output,
        [
          "t    event       before      after",
          "0    launch      beat        .",
          "5                .           beat",
          "60               beat        .",
          "65               .           beat",
          "90   alert       beat        .",
          "120              beat        .",
          "125              .           beat",
          "150  background  .           .",
          "180              beat        .",
          "240              beat        .",
          "300              beat        .",
          "360              beat        .",
          "400  foreground  beat        beat",
          "420              beat        .",
          "460              beat        beat",
          "480  end         .           .",
        ])
      expectEqual(run.status, 0)
    }

    @Test func optionsAreChecked() async throws {
      let run = try await Program.run("rac-port", ["--loud"])
      expectEqual(run.errors.first, "rac-port: unknown option '--loud'")
      expectEqual(run.status, 64)
    }
  }
}
