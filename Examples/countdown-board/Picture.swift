// A moving picture of the board, recorded in virtual time: the one of the README.
//
//   swift run countdown-board --svg dark > Sources/TickStreams/TickStreams.docc/Resources/board~dark.svg
import ExampleCommandLine
import TickStreamsTesting

/// The frames of a board as an SVG image that repeats.
struct Picture {
  enum Appearance: String {
    case light, dark
  }

  private let frames: [Frame]
  private let length: Duration

  /// Records `length` of the board.
  init(of board: Board, length: Duration) {
    let scheduler = TestScheduler()
    let recording = scheduler.record(board.frames(on: scheduler))
    scheduler.advance(by: length)
    frames = recording.values
    self.length = length
  }

  func svg(_ appearance: Appearance) -> String {
    let rows = frames.last?.rows ?? []
    let height = rows.count * 34 + 30
    let (paper, ink, faint) = appearance == .light ? ("#f6f8fa", "#1f2328", "#59636e") : ("#151b23", "#f0f6fc", "#9198a1")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 \(height)" width="360" height="\(height)" role="img">
      <title>Four rows whose figures change together: a sale, a code and an auction count down, a visit counts up.</title>
      <style>text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:20px} \
      .name{fill:\(faint)} .figure{fill:\(ink);text-anchor:end}</style>
      <rect width="360" height="\(height)" rx="8" fill="\(paper)"/>
      \(rows.enumerated().map { self.row($1.name, y: $0 * 34 + 38) }.joined(separator: "\n"))
      </svg>

      """
  }

  /// The name of a row, and each of its figures, visible from its instant to that of the next.
  private func row(_ name: String, y: Int) -> String {
    var figures: [(from: Duration, text: String)] = []
    for frame in frames {
      guard let text = frame.rows.first(where: { $0.name == name })?.figure.onAClock, text != figures.last?.text else { continue }
      figures.append((frame.time, text))
    }
    let ends = figures.dropFirst().map(\.from) + [length]
    let texts = zip(figures, ends).map { figure, end in
      let (from, until) = (share(figure.from), share(end))
      let (values, times) = figure.from == .zero ? ("1;0", "0;\(until)") : ("0;1;0", "0;\(from);\(until)")
      return """
        <text class="figure" x="336" y="\(y)" opacity="\(end == length ? 1 : 0)">\(figure.text)<animate attributeName="opacity" \
        calcMode="discrete" dur="\(length.inSeconds)s" repeatCount="indefinite" values="\(values)" keyTimes="\(times)"/></text>
        """
    }
    return "<text class=\"name\" x=\"24\" y=\"\(y)\">\(name)</text>\n" + texts.joined(separator: "\n")
  }

  /// A time as a part of the whole, with four decimals.
  private func share(_ time: Duration) -> String {
    let parts = Int((time / length * 10_000).rounded())
    return parts >= 10_000 ? "1" : "0." + String(repeating: "0", count: 4 - String(parts).count) + "\(parts)"
  }
}
