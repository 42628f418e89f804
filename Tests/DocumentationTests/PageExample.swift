import Foundation

/// A row of a table of the page "Operators".
struct PageExample {
  /// The heading above the table.
  let section: String
  /// The first column: a call, with the parts that do not matter left out.
  let code: String
  let text: String
  let marble: String
  /// The signal that the operators of the table are applied to, or a ruler.
  let header: String
  var other = ""

  /// Whether the table begins with a ruler.
  var isSource: Bool { header.first == "0" }

  /// The letters that represent values of several characters, by these values: "p = ab".
  var legend: [String: String] {
    let pairs = text.matches(of: /\b([p-s]) = (\w+(\(\w\))?)/).map { (String($0.2), String($0.1)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The calls in the code, with their labels; `_` for an argument that has none, and for a closure that trails.
  var calls: [(name: String, labels: [String])] {
    var calls: [(name: String, labels: [String])] = []
    var rest = Substring(code)
    while let call = rest.prefixMatch(of: /\.?(\w+)/) {
      rest = rest[call.range.upperBound...]
      var labels: [String] = []
      if rest.first == "(" {
        let end = Declaration.end(of: rest)
        labels = Declaration.parts(rest[..<end].dropFirst()).filter { $0 != "…" }
          .map { $0.prefixMatch(of: /(\w+):/).map { String($0.1) } ?? "_" }
        rest = rest[end...].dropFirst()
      }
      if rest.hasPrefix(" {") {
        labels.append("_")
        rest = rest[(rest.firstIndex(of: "}") ?? rest.startIndex)...].dropFirst()
      }
      calls.append((String(call.1), labels))
    }
    return calls
  }

  static func all() throws -> [PageExample] {
    let page = try String(contentsOf: sourceRoot.appending(path: "TickStreams.docc/Operators.md"), encoding: .utf8)
    var section = ""
    var header = ""
    var other = ""
    var examples: [PageExample] = []
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("### ") { section = String(line.dropFirst(4)) }
      if line.isEmpty { (header, other) = ("", "") }
      guard line.hasPrefix("| ") else { continue }
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|")
        .map { $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
      let marble = cells.count > 2 ? cells[2].trimmingCharacters(in: ["`"]) : ""
      if header.isEmpty {
        header = marble
      } else if cells[0] == "*other*" {
        other = marble
      } else {
        let code = (cells[0].prefixMatch(of: /\[(`.*?`)\]\(doc:/).map { String($0.1) } ?? cells[0]).trimmingCharacters(in: ["`"])
        examples.append(PageExample(section: section, code: code, text: cells[1], marble: marble, header: header, other: other))
      }
    }
    return examples
  }
}
