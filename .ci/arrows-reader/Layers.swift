import Foundation

/// The folders of a module, and files that belong to other layers than their folder, from the bottom up.
struct Layers {
  let module: String
  let folders: [String]

  /// The layer of a file: its own line, or the longest listed folder that it is in.
  func layer(of file: String) -> Int? {
    folders.indices.filter { "\(file)/".hasPrefix("Sources/\(module)/\(folders[$0])/") }.max { folders[$0].count < folders[$1].count }
  }

  /// The blocks of `text` that start with `layers: MODULE`.
  ///
  /// The first word of each of their lines is a folder; a line that begins with `---` ends the core.
  static func listed(in text: String) -> [Layers] {
    var listed: [Layers] = []
    for block in text.components(separatedBy: "```") where block.contains("layers: ") {
      let lines = block.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
      guard let head = lines.firstIndex(where: { $0[0] == "layers:" && $0.count > 1 }), head <= 1 else { continue }
      let folders = lines[(head + 1)...].filter { $0[0] != "---" }.map { $0[0].hasSuffix("/") ? String($0[0].dropLast()) : $0[0] }
      listed.append(Layers(module: lines[head][1], folders: folders))
    }
    return listed
  }
}
