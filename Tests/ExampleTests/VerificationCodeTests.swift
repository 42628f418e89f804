import TestSupport
import Testing

extension ProgramTests {
  /// The verification code as a program.
  @Suite struct VerificationCodeTests {
    @Test func theCountdownContinuesWhileTheScreenIsDismissedAndAcrossARelaunch() async throws {
      let run = try await Program.run("verification-code", ["--virtual"])
      expectEqual(
        run.output,
        [
          "t=0.0 enter", "t=0.0 button: send code", "t=0.0 button: again in 1:00", "t=1.0 button: again in 0:59",
          "t=2.0 button: again in 0:58", "t=3.0 button: again in 0:57", "t=3.5 leave",
          "t=10.5 enter", "t=10.5 button: again in 0:50", "t=10.5 touched, too early", "t=11.0 button: again in 0:49",
          "t=12.0 button: again in 0:48", "t=12.5 leave", "t=30.0 relaunch",
          "t=58.5 enter", "t=58.5 button: again in 0:02", "t=59.0 button: again in 0:01", "t=60.0 button: send code",
          "t=61.5 button: again in 1:00", "t=62.5 leave",
        ])
      expectEmpty(run.errors)
      expectEqual(run.status, 0)
    }

    @Test func optionsAreChecked() async throws {
      let run = try await Program.run("verification-code", ["--loud"])
      expectEqual(run.errors.first, "verification-code: unknown option '--loud'")
      expectEqual(run.status, 64)
      let help = try await Program.run("verification-code", ["--help"])
      expectEqual(help.output.first, "usage: verification-code [--virtual]")
      expectEqual(help.status, 0)
    }
  }
}
