import ExampleCommandLine
import Foundation
import TestSupport
import Testing

extension ProgramTests {
  /// What all examples do with their command lines.
  @Suite struct CommandLineTests {
    @Test(arguments: [
      "countdown-board", "heartbeat", "marble-diagrams", "ported-view-models", "rac-port", "reconnecting-socket", "time-rules",
      "verification-code",
      "wake-ups",
    ])
    func eachProgramTellsItsUsage(program: String) async throws {
      let help = try await Program.run(program, ["--help"])
      expectEqual(help.output.first?.hasPrefix("usage: \(program)"), true)
      #expect(help.output.contains { $0.contains("--help") })
      expectEqual(help.status, 0)
      for (argument, problem) in [("extra", "unexpected 'extra'"), ("--bogus", "unknown option '--bogus'"), ("-x", "unknown option '-x'")] {
        let run = try await Program.run(program, [argument])
        expectEqual(run.errors, ["\(program): \(problem)", "\(program) --help tells more"])
        expectEqual(run.output, [])
        expectEqual(run.status, 64)
      }
    }

    @Test func theValueOfAnOptionMayStandBehindAnEqualsSign() async throws {
      let options = ["--virtual", "--beats", "2"]
      let run = try await Program.run("heartbeat", ["--every=60"] + options)
      #expect(run.output == (try await Program.run("heartbeat", ["--every", "60"] + options)).output)
      expectEqual(run.output.count, 2)
    }

    @Test func aProgramThatWritesFilesDoesSoInItsFolderOnly() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try await Program.run("marble-diagrams", [], in: folder)
      expectEqual(run.errors.first?.hasPrefix("marble-diagrams: this is not the folder of the package: "), true)
      expectEqual(run.status, 64)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }
}

struct ArgumentsTests {
  @Test(arguments: [
    (["--a"], "--a needs a value"), (["--a", "x"], "--a needs a number of seconds, not 'x'"),
    (["--a=nan"], "--a needs a number of seconds, not 'nan'"),
    (["--a", "1e30"], "--a is at most a century, not '1e30'"), (["--a=1", "b"], "unexpected 'b'"),
    (["--flag=1", "--a"], "--flag takes no value"),
    (["--b"], "unknown option '--b'"), (["-b=1"], "unknown option '-b=1'"),
  ])
  func aProblemIsNamed(line: [String], problem: String) {
    let error = #expect(throws: UsageError.self) {
      var arguments = Arguments(line)
      while let option = try arguments.next() {
        switch option {
        case "--a": _ = try arguments.seconds()
        case "--flag": break
        default: throw arguments.unexpected
        }
      }
    }
    expectEqual(error?.description, problem)
  }

  @Test func valuesAreRead() throws {
    var arguments = Arguments(["--a", "-1.5", "--b=x=y", "--c=", "word", "--", "--d"])
    try expectEqual(arguments.next(), "--a")
    try expectEqual(arguments.seconds(), .seconds(-1.5))
    try expectEqual(arguments.next(), "--b")
    try expectEqual(arguments.value(), "x=y")
    try expectEqual(arguments.next(), "--c")
    #expect(try arguments.value().isEmpty)
    try expectEqual(arguments.next(), "word")
    try expectEqual(arguments.next(), "--")
    expectEqual(arguments.remaining(), ["--d"])
    #expect(try arguments.next() == nil)
  }
}
