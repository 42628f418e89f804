import Foundation

/// Our costs and those of the best peer of each case, as a picture: a bar per figure on a scale of powers of ten.
struct Chart {
  private let lines: [Report.Line]

  private static let height = 22
  private static let left = 430
  private static let width = 760
  private static let top = 44
  /// The scale reaches from a thousandth to ten times the peer.
  private static let decades = -3.0...1.0

  /// - Parameter lines: The figures of a run; those without a peer are left out.
  init(_ lines: [Report.Line]) {
    self.lines = lines.filter { ($0.ratio ?? 0) > 0 }
  }

  /// Writes `path.svg` and `path~dark.svg`.
  func write(to path: String) throws {
    try svg(.light).write(toFile: "\(path).svg", atomically: true, encoding: .utf8)
    try svg(.dark).write(toFile: "\(path)~dark.svg", atomically: true, encoding: .utf8)
  }

  private struct Palette {
    let text, faint, better, worse: String

    static let light = Palette(text: "#1f2328", faint: "#8c959f", better: "#0969da", worse: "#bc4c00")
    static let dark = Palette(text: "#e6edf3", faint: "#7d8590", better: "#4493f8", worse: "#db6d28")
  }

  private func svg(_ palette: Palette) -> String {
    let bottom = Self.top + lines.count * Self.height
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width + 150) \(bottom + 12)" \
      font-family="-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif" font-size="12" fill="\(palette.text)">
      <title>The cost of TickStreams, as a multiple of the best peer</title>
      <text x="\(Self.left)" y="16" font-weight="600">TickStreams ÷ best peer: less is better</text>
      """
    ]
    for decade in Int(Self.decades.lowerBound)...Int(Self.decades.upperBound) {
      let x = Self.x(pow(10, Double(decade)))
      let color = decade == 0 ? palette.text : palette.faint
      let label = decade < 0 ? "1/\(Int(pow(10, Double(-decade))))" : "\(Int(pow(10, Double(decade))))"
      parts.append("<text x=\"\(x)\" y=\"34\" text-anchor=\"middle\" fill=\"\(color)\">\(label)</text>")
      parts.append(
        "<line x1=\"\(x)\" y1=\"40\" x2=\"\(x)\" y2=\"\(bottom)\" stroke=\"\(color)\" stroke-width=\"\(decade == 0 ? 1.5 : 0.5)\"/>")
    }
    for (index, line) in lines.enumerated() { parts.append(bar(line, Self.top + index * Self.height, palette)) }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// From the line of the peer to ours.
  private func bar(_ line: Report.Line, _ y: Int, _ palette: Palette) -> String {
    guard let ratio = line.ratio, let peer = line.peer else { return "" }
    let (ours, even) = (Self.x(ratio), Self.x(1))
    let color = ratio <= 1 ? palette.better : palette.worse
    let name = Self.escaped("\(line.suite): \(line.name)")
    let middle = y + Self.height / 2 + 4
    return """
      <text x="\(Self.left - 12)" y="\(middle)" text-anchor="end">\(name)</text>
      <rect x="\(min(ours, even))" y="\(y + 4)" width="\(max(1, abs(ours - even)))" height="\(Self.height - 8)" fill="\(color)"/>
      <text x="\(max(ours, even) + 6)" y="\(middle)">\(Report.digits(ratio)) × <tspan fill="\(palette.faint)">\(Self.escaped(peer.who))</tspan></text>
      """
  }

  private static func x(_ ratio: Double) -> Double {
    let decade = Swift.min(Swift.max(log10(ratio), decades.lowerBound), decades.upperBound)
    let share = (decade - decades.lowerBound) / (decades.upperBound - decades.lowerBound)
    return (Double(left) + share * Double(width - left) * 0.8).rounded()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
