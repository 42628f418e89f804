/// Bytes of a file that others take the place of.
struct Edit {
  let range: Range<Int>
  let text: String
}

/// A change of a line that the planter generates.
struct Mutation {
  let file: String
  let line: Int
  /// The line, and its replacement.
  let old: String
  let new: String
  /// The edits that insert it, guarded by a number, and the declarations that they use.
  let edits: (_ number: Int) -> [Edit]
  let declarations: (_ number: Int) -> String

  /// The replacement for a line of which nothing is left.
  static let nothing = "(left out)"

  /// Identifies it, wherever its line is in the file.
  var key: String { "\(file)\t\(old)\t\(new)" }
}

extension [UInt8] {
  mutating func apply(_ edits: [Edit]) {
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) { replaceSubrange(edit.range, with: edit.text.utf8) }
  }

  /// The line that begins at `start` as it is with these edits, as far as they are in it, without its indentation.
  func line(at start: Int, with edits: [Edit] = []) -> String {
    let end = self[start...].firstIndex(of: 0x0A) ?? count
    var line = Array(self[start..<end])
    line.apply(
      edits.filter { $0.range.lowerBound < end }.map { edit in
        Edit(range: edit.range.lowerBound - start..<Swift.min(edit.range.upperBound, end) - start, text: edit.text)
      })
    return String(decoding: line.drop { $0 == 0x20 }, as: UTF8.self)
  }
}

/// Up to `count` of `mutations`, at most one of a line.
///
/// The seed decides about each line by its text, so that a change elsewhere does not change which are chosen.
func sample(_ mutations: [Mutation], _ count: Int, seed: String) -> [Mutation] {
  var repetitions: [String: Int] = [:]
  var chosen: [(rank: UInt64, mutation: Mutation)] = []
  let lines = Dictionary(grouping: mutations) { "\($0.file):\($0.line)" }.values
  for choices in lines.sorted(by: { ($0[0].file, $0[0].line) < ($1[0].file, $1[0].line) }) {
    let line = "\(seed)\t\(choices[0].file)\t\(choices[0].old)"
    repetitions[line, default: 0] += 1
    let rank = hash("\(line)\t\(repetitions[line, default: 0])")
    chosen += choices.map { (hash("\(rank)\t\($0.new)"), $0) }.min { $0.0 < $1.0 }.map { [(rank, $0.1)] } ?? []
  }
  return chosen.sorted { $0.rank < $1.rank }.prefix(count).map(\.mutation)
}

private func hash(_ text: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
  hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
  return hash ^ hash >> 31
}
