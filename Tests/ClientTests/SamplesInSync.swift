import Foundation
import Testing

/// Every Swift sample of the documentation is, line by line, part of a test of this target, so that it compiles and behaves as the text
/// describes.
///
/// Pages in Chinese translate the comments and the string literals of their samples, which are not compared.
struct SamplesInSync {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test func readme() throws { try check(["README.md"], against: "ReadmeSamples") }

  @Test func thePageThatIsTheLibrary() throws {
    try check(["llms.txt"], against: "OnePageSamples")
    #expect(try text("llms.txt").utf8.count <= 16_384)
  }

  @Test func pagesInChinese() throws {
    let folder = "Documentation/zh-CN"
    let pages = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter { $0.hasSuffix(".md") }
    #expect(!pages.isEmpty)
    try check(["README.zh-CN.md"] + pages.map { "\(folder)/\($0)" }, against: "Samples", isTranslated: true)
  }

  @Test(arguments: ["TickStreams", "TickStreamsTesting"])
  func articles(module: String) throws {
    let folder = "Sources/\(module)/\(module).docc"
    let pages = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter { $0.hasSuffix(".md") }
    #expect(!pages.isEmpty)
    try check(pages.map { "\(folder)/\($0)" }, against: "Samples")
  }

  private func check(_ pages: [String], against samples: String, isTranslated: Bool = false) throws {
    // The internals of the library are not visible in this target.
    let files = try ["Tests/ClientTests", "Tests/DocumentationTests", "Tests/ServiceRecipes/Sources/ServiceRecipes"].flatMap {
      folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix("\(samples).swift") }.sorted().map { "\(folder)/\($0)" }
    }
    let tests = try files.map { lines(try text($0), isTranslated: isTranslated) }
    for page in pages {
      for sample in self.samples(try text(page), isTranslated: isTranslated) where !tests.contains(where: { stands(sample, in: $0) }) {
        Issue.record("\(page): no test in \(files) has this sample:\n\(sample.lines.map(\.text).joined(separator: "\n"))")
      }
    }
  }

  private func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

  private struct Line {
    let indentation: Int
    let text: String
  }

  /// A block of Swift, or of output, in which the columns of carets matter.
  private struct Sample {
    let isOutput: Bool
    var lines: [Line] = []
  }

  /// The lines, without empty ones and imports.
  private func lines(_ text: String, isTranslated: Bool) -> [Line] {
    text.components(separatedBy: "\n")
      .compactMap { line in
        let code = isTranslated ? line.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "") : line
        let text = code.trimmingCharacters(in: .whitespaces)
        return text.isEmpty || text.hasPrefix("import ") ? nil : Line(indentation: line.prefix { $0 == " " }.count, text: text)
      }
  }

  private func samples(_ page: String, isTranslated: Bool) -> [Sample] {
    var samples: [Sample] = []
    var isInside = false
    for line in lines(page, isTranslated: isTranslated) {
      if line.text == "```swift" || line.text == "```console" {
        samples.append(Sample(isOutput: line.text == "```console"))
        isInside = true
      } else if line.text.hasPrefix("```") {
        isInside = false
      } else if isInside {
        samples[samples.count - 1].lines.append(line)
      }
    }
    return samples.filter { sample in
      !(sample.isOutput && isTranslated) && !sample.lines.contains { $0.text.contains(".package(") }
    }
  }

  /// Whether the test contains the lines one after the other; for output, with the same relative indentation.
  private func stands(_ sample: Sample, in test: [Line]) -> Bool {
    test.indices.contains { start in
      test[start...].starts(with: sample.lines) { tested, line in
        let shift = tested.indentation - line.indentation
        return tested.text == line.text && (!sample.isOutput || shift == test[start].indentation - sample.lines[0].indentation)
      }
    }
  }
}
