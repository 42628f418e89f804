import Foundation
import Testing
import TickStreams

@testable import port_streams

/// What holds for every source and every message, also for sources that a hand has broken.
struct PortStreamsProperties {
  /// A message of the compiler, and the lines for which it came.
  private struct Answer {
    let message: String
    let lines: [String]
  }

  private static let unported = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Unported")

  /// The messages of `Tests/Unported`, with their lines of old code.
  private static func answers() throws -> [Answer] {
    let files = FileManager.default.enumerator(at: unported, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let code = try Dictionary(
      files.filter { $0.pathExtension == "swift" || $0.path.contains("/Spellings/") }.map { file in
        (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n"))
      }, uniquingKeysWith: { first, _ in first })
    var answers: [Answer] = []
    var message = ""
    for line in try String(contentsOf: unported.appending(path: "messages.txt"), encoding: .utf8).components(separatedBy: "\n") {
      guard line.hasPrefix("  ") else {
        message = line.split(separator: ": ", maxSplits: 1).last.map { String($0) } ?? ""
        continue
      }
      let lines = line.split(separator: ",").flatMap { part -> [String] in
        let words = part.split(separator: " ")
        guard let name = words.first, let file = code[String(name)] else { return [] }
        return words.dropFirst().compactMap { Int($0) }.filter { file.indices.contains($0 - 1) }.map { file[$0 - 1] }
      }
      answers.append(Answer(message: message, lines: lines))
    }
    return answers
  }

  /// Brackets outside of strings, each with the one that closes it; by itself, without the code under test.
  private func isBalanced(_ text: String) -> Bool {
    let closings: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var expected: [Character] = []
    var (isString, isEscaped) = (false, false)
    for character in text {
      defer { isEscaped = isString && character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isString.toggle() }
      if isString { continue }
      if let closing = closings[character] { expected.append(closing) }
      if ")]}".contains(character), expected.popLast() != character { return false }
    }
    return !isString && expected.isEmpty
  }

  /// Checks the replacements at each name of `code`, and returns how many there were.
  private func check(_ code: String, _ message: String) -> Int {
    let source = Source(code)
    let wasBalanced = isBalanced(code)
    var count = 0
    for offset in source.bytes.indices where source.isInName(offset) && !source.isInName(offset - 1) {
      let diagnostic = Diagnostic(kind: .error, file: "A.swift", line: 1, column: offset + 1, message: message)
      let edits = Rules(source: source).edits(for: diagnostic, at: offset).sorted { $0.start < $1.start }
      guard !edits.isEmpty else { continue }
      count += 1
      #expect(edits.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= source.bytes.count }, "\(message): \(code)")
      #expect(zip(edits, edits.dropFirst()).allSatisfy { $0.end <= $1.start }, "\(message): \(code)")
      var bytes = source.bytes
      for edit in edits.reversed() { bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8)) }
      let after = String(decoding: bytes, as: UTF8.self)
      if wasBalanced { #expect(isBalanced(after), "\(message): \(code) became \(after)") }
      #expect(!after.contains("\u{FFFD}") || code.contains("\u{FFFD}"), "\(message): \(code)")
    }
    return count
  }

  @Test func replacementsAreWholeAndKeepTheBrackets() throws {
    var count = 0
    for answer in try Self.answers() { for line in Set(answer.lines) { count += check(line, answer.message) } }
    #expect(count > 1_000)
  }

  private static let insertions = Array("([{)]}\"\\/,:.<> é加à\u{1F600}\n")

  /// A line that lost or got a character, or whose ends were exchanged.
  private func edited(_ line: String, _ random: inout some RandomNumberGenerator) -> String {
    var characters = Array(line)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !characters.isEmpty {
      let place = Int.random(in: 0..<characters.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: characters.remove(at: place)
      case 1: characters.insert(Self.insertions[Int.random(in: 0..<Self.insertions.count, using: &random)], at: place)
      default: characters = Array(characters[place...] + characters[..<place])
      }
    }
    return String(characters)
  }

  @Test func editedSourcesAreKeptWhole() throws {
    var random = SplitMix(state: 7)
    let answers = try Self.answers().filter { !$0.lines.isEmpty }
    for _ in 0..<1_000 {
      let answer = answers[Int.random(in: answers.indices, using: &random)]
      _ = check(edited(answer.lines[Int.random(in: answer.lines.indices, using: &random)], &random), answer.message)
    }
  }
}
