// Finds which folders use which others, in the index that the compiler writes when it builds. `.ci/arrows` runs it, and describes its
// purpose.
//
//   arrows [--matrix | --uses] INDEX_LIBRARY CONTRIBUTING INDEX_STORE ROOT [INDEX_STORE ROOT]...

import Foundation

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// Prints a table of counts.
///
/// Uses against the order are to the right of the diagonal.
func matrix(_ layers: Layers, _ arrows: [Arrow]) {
  let counts = Dictionary(grouping: arrows) { [$0.from, $0.to] }.mapValues(\.count)
  func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
  let width = layers.folders.map(\.count).max() ?? 0
  print("\(layers.module): how often the folder of a row uses that of a column")
  print(String(repeating: " ", count: width + 4) + layers.folders.indices.map { right("\($0 + 1)", 6) }.joined())
  for (row, folder) in layers.folders.enumerated() {
    let cells = layers.folders.indices.map { column in row == column ? "-" : counts[[row, column]].map { "\($0)" } ?? "." }
    print(right("\(row + 1)", 3) + " " + folder + String(repeating: " ", count: width - folder.count) + cells.map { right($0, 6) }.joined())
  }
}

/// Whether everything is in order.
func run() -> Bool {
  var options = CommandLine.arguments.dropFirst()
  let format = options.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
  if format != nil { options.removeFirst() }
  let paths = Array(options)
  guard paths.count >= 4, paths.count % 2 == 0, [nil, "--matrix", "--uses"].contains(format) else { stop("arrows [--matrix | --uses]") }
  guard let text = try? String(contentsOfFile: paths[1], encoding: .utf8) else { stop("no \(paths[1])") }

  let library = IndexLibrary(path: paths[0])
  var facts = Facts()
  for index in stride(from: 2, to: paths.count, by: 2) { facts.add(storeAt: paths[index], root: paths[index + 1], library: library) }

  let listed = Layers.listed(in: text)
  let modules = (try? FileManager.default.contentsOfDirectory(atPath: paths[3] + "/Sources")) ?? []
  var isClean = true
  for module in modules.sorted() where !module.hasPrefix(".") && !listed.contains(where: { $0.module == module }) {
    print("no block of CONTRIBUTING.md starts with `layers: \(module)`")
    isClean = false
  }
  for layers in listed {
    let check = Check(facts: facts, layers: layers)
    let misplaced = check.misplaced(root: paths[3])
    let arrows = check.arrows()
    let upward = arrows.filter { $0.from < $0.to }
    let stray = check.strayConformances()
    func describe(_ arrow: Arrow) -> String {
      let target = arrow.target.file.dropFirst(check.prefix.count)
      return "\(arrow.place.file):\(arrow.place.line): \(layers.folders[arrow.from]) uses \(arrow.name) of \(target)"
    }
    if format == "--matrix" { matrix(layers, arrows) }
    if format == "--uses" { print(arrows.map(describe).joined(separator: "\n")) }
    for message in misplaced + upward.map({ describe($0) + ", which is above it" }) + stray { print(message) }
    if misplaced.isEmpty && upward.isEmpty && stray.isEmpty {
      print("\(layers.module): \(layers.folders.count) layers, \(arrows.count) uses of one by another, each downward")
    } else {
      print("\(layers.module): \(upward.count) uses of what is above, \(misplaced.count + stray.count) other findings")
      isClean = false
    }
  }
  return isClean
}

exit(run() ? 0 : 1)
