import Foundation
import Testing

/// A page is also read as plain Markdown, on a forge or in an editor.
struct PageLinks {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  @Test(arguments: ["TickStreams", "TickStreamsTesting"]) func aLinkToAPageHasWords(module: String) throws {
    let folder = Self.root.appending(path: "Sources/\(module)/\(module).docc")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    try #require(pages.count > 5)
    for page in pages.sorted() {
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      // A list of topics is of links alone.
      for line in text.split(separator: "\n") where line.contains("<doc:") && !line.contains(/^- <doc:[\w-]+>$/) {
        Issue.record("\(page): \(line.prefix(200))")
      }
    }
  }

  @Test(arguments: ["README.md", "README.zh-CN.md", "CONTRIBUTING.md", "Examples/README.md", "Benchmarks/README.md", "llms.txt"])
  func everyLinkAndPictureIsThere(page: String) throws {
    let file = Self.root.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8).replacing(/(?s)```.*?```/, with: "")
    let targets = text.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/).map { String($0.output.1 ?? $0.output.2 ?? "") }
    let anchors = text.matches(of: /(?m)^#+ (.+)$/).map { heading in
      heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
    }
    for target in targets where !target.contains(/^(https?|doc|mailto):/) {
      if target.hasPrefix("#") {
        #expect(anchors.contains(String(target.dropFirst())), "\(page): \(target)")
      } else {
        let path = target.split(separator: "#")[0]
        let linked = file.deletingLastPathComponent().appending(path: path)
        #expect(FileManager.default.fileExists(atPath: linked.path), "\(page): \(target)")
      }
    }
  }
}
