import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@testable import marble_diagrams

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The positions of the elements of a picture.
struct MarbleDiagramTests {
  enum Offline: Error { case now }

  let scheduler = TestScheduler()

  private func lane(_ marbles: String, _ title: String = "", until end: Duration = .seconds(10)) -> MarblePicture.Lane {
    let recording = scheduler.record(scheduler.cold(marbles, failing: Offline.now, frame: .seconds(1)).signal, for: end)
    return recording.lane(title)
  }

  /// The elements of a picture that have a class, in order: name, class and attributes, or words.
  private func elements(_ svg: String, _ style: String) throws -> [Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "well-formed")
    return reader.elements.filter { $0.attributes["class"]?.split(separator: " ").contains(Substring(style)) == true }
  }

  fileprivate final class Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? .nan }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var isInside = false

    func parser(_: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
      elements.append(Element(name, attributes))
      isInside = true
    }

    func parser(_: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) { isInside = false }

    func parser(_: XMLParser, foundCharacters text: String) { if isInside { elements.last?.text += text } }
  }

  @Test func marblesStandAtTheirTimes() throws {
    let svg = MarblePicture([lane("a----b----c")]).svg(width: 664)  // 60 points a second
    let marbles = try elements(svg, "marble")
    expectEqual(marbles.map { $0.number("x") + $0.number("width") / 2 }, [24, 324, 624])
    try expectEqual(elements(svg, "label").map(\.text), ["a", "b", "c"])
  }

  @Test func theAxisHasRoundTimes() throws {
    func labels(_ length: Duration) throws -> [String] { try elements(MarblePicture([], length: length).svg(), "faint").map(\.text) }
    try expectEqual(labels(.seconds(3)), ["0", "0.5 s", "1 s", "1.5 s", "2 s", "2.5 s", "3 s"])
    try expectEqual(labels(.seconds(10)), ["0"] + (1...10).map { "\($0) s" })
    try expectEqual(labels(.seconds(90)).last, "90 s")
    try expectEqual(labels(.milliseconds(14)), ["0"] + [2, 4, 6, 8, 10, 12, 14].map { "\($0) ms" })
    try expectEqual(labels(.microseconds(2_500)), ["0", "0.5 ms", "1 ms", "1.5 ms", "2 ms", "2.5 ms"])
    try expectEqual(labels(.seconds(540)), ["0"] + (1...9).map { "\($0) min" })
    try expectEqual(labels(.seconds(86_400)), ["0", "6 h", "12 h", "18 h", "24 h"])
    try expectEqual(labels(.nanoseconds(1)), ["0", "1 ns"])
    #expect(try labels(.seconds(Int64.max)).count <= 11)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300]) func aWidthThatIsNoneGivesAPictureToo(width: Double) {
    #expect(MarblePicture([lane("a----b")]).svg(width: width).hasSuffix("</svg>\n"))
  }

  @Test func anAxisMuchShorterThanTheRecordingGivesAPictureToo() {
    let picture = MarblePicture([lane("a 200000h b", until: .seconds(800_000_000))], length: .nanoseconds(1))
    #expect(picture.svg().hasSuffix("</svg>\n"))
  }

  @Test func aLaneEndsAsTheRecordingDid() throws {
    let lanes = [lane("-a-|"), lane("-a-#"), lane("-a")]
    let disposed = scheduler.record(scheduler.cold("-a").signal)
    disposed.dispose()
    for (lane, bars, crosses, arrows) in [(lanes[0], 1, 0, 0), (lanes[1], 0, 1, 0), (lanes[2], 0, 0, 1), (disposed.lane(), 0, 0, 0)] {
      let svg = MarblePicture([lane]).svg()
      try expectEqual(elements(svg, "bar").count, bars)
      try expectEqual(elements(svg, "failure").count, crosses)
      try expectEqual(elements(svg, "arrow").count, arrows)
    }
  }

  @Test func whatComesAtOneInstantHangsBelow() throws {
    let marbles = try elements(MarblePicture([lane("-(abc)")]).svg(), "marble")
    expectEqual(Set(marbles.map { $0.number("x") }).count, 1)
    expectEqual(marbles.map { $0.number("y") - marbles[0].number("y") }, [0, 30, 60])
  }

  @Test func aLaneIsAsHighAsItsRows() throws {
    let marbles = try elements(MarblePicture([lane("a"), lane("(bc)"), lane("d")]).svg(), "marble")
    expectEqual(zip(marbles, marbles.dropFirst()).map { $1.number("y") - $0.number("y") }, [44, 30, 44])
  }

  @Test func marblesDoNotTouch() throws {
    let recording = scheduler.record(TickSignal.interval(.milliseconds(150), on: scheduler).map { "tick \($0.index)" }, for: .seconds(3))
    let marbles = try elements(MarblePicture([recording.lane()]).svg(), "marble")
    expectEqual(marbles.count, 20)
    for (number, marble) in marbles.enumerated() {
      for other in marbles[..<number] where other.number("y") == marble.number("y") {
        #expect(other.number("x") + other.number("width") <= marble.number("x"))
      }
    }
  }

  @Test func aWideMarbleAtTimeZeroStaysInThePicture() throws {
    let marbles = try elements(MarblePicture([lane("'a long name'----'a long name'")]).svg(), "marble")
    expectEqual(marbles[0].number("x"), 1)
    #expect(marbles[1].number("x") > 100)
  }

  @Test func tooManyMarblesAreDots() throws {
    let recording = scheduler.record(TickSignal.interval(.milliseconds(1), on: scheduler).map(\.index), for: .seconds(1))
    let svg = MarblePicture([recording.lane()]).svg()
    try expectEqual(elements(svg, "dot").count, 1_000)
    #expect(try elements(svg, "marble").isEmpty)
  }

  @Test func aRecordingThatStartedLaterBeginsFurtherRight() throws {
    let first = scheduler.record(TickSignal<String, Never>.never, for: .seconds(5))
    let second = scheduler.record(scheduler.cold("a").signal, for: .seconds(5))
    let svg = MarblePicture([first.lane("first"), second.lane("second")]).svg(width: 664)
    try expectEqual(elements(svg, "marble").map { $0.number("x") }, [311])
    try expectEqual(elements(svg, "title").map(\.text), ["first", "second"])
    try expectEqual(elements(svg, "line").map { $0.attributes["d"]?.prefix(4) }, ["M24 ", "M324"])
  }

  @Test func spansAreShaded() throws {
    let span = MarblePicture.Span("asleep", from: .seconds(2), until: .seconds(4))
    let svg = MarblePicture([lane("a")], spans: [span]).svg(width: 664)
    let shade = try #require(try elements(svg, "span").first)
    expectEqual(shade.number("x"), 144)
    expectEqual(shade.number("width"), 120)
    try expectEqual(elements(svg, "faint").first?.text, "asleep")
  }

  @Test func wordsAreEscaped() throws {
    let recording = scheduler.record(TickSignal<String, Never>.just("<&\">\n"))
    let svg = MarblePicture([recording.lane("a < b && c")]).svg()
    try expectEqual(elements(svg, "label").map(\.text), ["<&\"> "])
    try expectEqual(elements(svg, "title").map(\.text), ["a < b && c"])
  }

  @Test(arguments: ["\u{0}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"]) func whatXMLHasNoPlaceForIsASpace(_ word: String) throws {
    let recording = scheduler.record(TickSignal<String, Never>.just("a\(word)b"))
    try expectEqual(elements(MarblePicture([recording.lane()]).svg(), "label").map(\.text), ["a b"])
  }

  @Test func theAppearanceChoosesTheColors() {
    let picture = MarblePicture([lane("a")])
    let (light, dark, both) = (picture.svg(.light), picture.svg(.dark), picture.svg())
    #expect(light != dark)
    #expect(!light.contains("prefers-color-scheme"))
    #expect(both.contains("@media (prefers-color-scheme:dark)"))
    for part in ["#0969da", "#1f2328"] { #expect(light.contains(part) && both.contains(part) && !dark.contains(part)) }
    for part in ["#58a6ff", "#e6edf3"] { #expect(dark.contains(part) && both.contains(part) && !light.contains(part)) }
  }

  @Test func theSameRecordingGivesTheSamePicture() {
    let pictures = (0..<2)
      .map { _ in
        let scheduler = TestScheduler()
        let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
        let recording = scheduler.record(ticks.debounce(for: .milliseconds(300), on: scheduler), for: .seconds(10))
        return MarblePicture([recording.lane("debounced")]).svg()
      }
    expectEqual(pictures[0], pictures[1])
  }

  @Test func aPictureSaysWhatItShows() throws {
    let svg = MarblePicture([lane("a", "first"), lane("b", "second")]).svg()
    #expect(svg.contains("<title>first; second</title>"))
    #expect(MarblePicture([lane("a", "first")]).svg(description: "A & B").contains("<title>A &amp; B</title>"))
  }
}

/// The page of an operator has one example, as text and as a picture.
@Suite struct OperatorPictureTests {
  @Test(arguments: Picture.timedOperatorPictures.compactMap { picture in picture.marbles.map { (picture.name, $0) } })
  func theTextHasTheInputOfThePicture(_ name: String, _ marbles: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/TickStreams/Operators")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let page = try #require(files.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first { $0.contains("](\(name))") })
    let comment = try #require(page.components(separatedBy: "](\(name))").first?.components(separatedBy: "\n\n").last)
    guard let text = comment.components(separatedBy: "```text").last, comment.contains("```text") else { return }
    let input = text.split(separator: "\n").first { $0.contains("/// self ") }
    expectEqual(input?.split(separator: " ").last.map(String.init), marbles)
  }
}
