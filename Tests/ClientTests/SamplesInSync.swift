import Foundation
import Testing

/// Every Swift sample of the documentation stands, line by line, in a test of this target, so that it compiles and does what the text says.
@Suite struct SamplesInSync {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test func readme() throws {
    try check(["README.md"], against: ["ReadmeSamples.swift"])
  }

  @Test(arguments: ["TickStreams", "TickStreamsTesting"])
  func articles(module: String) throws {
    let folder = "Sources/\(module)/\(module).docc"
    let pages = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter { $0.hasSuffix(".md") }
    #expect(!pages.isEmpty)
    try check(pages.map { "\(folder)/\($0)" }, against: ["DocSamples.swift", "PortedSamples.swift"])
  }

  private func check(_ pages: [String], against files: [String]) throws {
    let tests = try files.flatMap { try text("Tests/ClientTests/\($0)").split(separator: "\n") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for page in pages {
      for sample in samples(try text(page)) where !stands(sample, in: tests) {
        Issue.record("\(page): no test in \(files.joined(separator: ", ")) has this sample:\n\(sample.joined(separator: "\n"))")
      }
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of each block of Swift, and of each block of output, without indentation, empty lines and imports.
  private func samples(_ page: String) -> [[String]] {
    var samples: [[String]] = []
    var isInside = false
    for line in page.components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == "```swift" || line == "```console" {
        samples.append([])
        isInside = true
      } else if line.hasPrefix("```") {
        isInside = false
      } else if isInside, !line.isEmpty, !line.hasPrefix("import ") {
        samples[samples.count - 1].append(line)
      }
    }
    return samples.filter { sample in !sample.contains { $0.contains(".package(url:") } }
  }

  private func stands(_ sample: [String], in tests: [String]) -> Bool {
    let tests = tests.filter { !$0.isEmpty }
    return tests.indices.contains { tests[$0...].starts(with: sample) }
  }
}
