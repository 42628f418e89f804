import Foundation
import TickStreams
import TickStreamsTesting

/// The picture at the top of the READMEs: two lanes of hearts, and a line that moves along them.
///
/// Everything is drawn where it belongs; the motion only comes on top of it. So the picture is complete where nothing moves: in a renderer
/// without CSS, and for people who want less motion.
struct HeroPicture {
  /// The words of a language.
  struct Words {
    /// In the result, `%` is the number of beats.
    typealias Lane = (title: String, code: [String], result: String)

    let folder: String
    let description: String
    let call: String
    let handWritten: Lane
    let tickStreams: Lane
    let minutes: String
  }

  private static let width = 760.0
  private static let height = 276.0
  private static let left = 172.0
  private static let right = 736.0
  private static let lanes = (handWritten: 84.0, tickStreams: 182.0)
  private static let bottom = 232.0
  /// For how many seconds the ten minutes move, until they begin again.
  private static let period = 20.0

  let words: Words
  let scene: HeroScene

  static func files(in root: URL) -> [PictureFile] {
    let scene = HeroScene()
    return [Words.english, .chinese].flatMap { words in
      [("", DiagramPalette.light), ("~dark", .dark)].map { suffix, palette in
        PictureFile(
          url: root.appending(path: "\(words.folder)/hero\(suffix).svg"), text: HeroPicture(words: words, scene: scene).svg(palette))
      }
    }
  }

  func svg(_ palette: DiagramPalette) -> String {
    let (callStart, callEnd) = (Self.x(HeroScene.call.start), Self.x(HeroScene.call.end))
    var svg = SVGText()
    svg.add("rect", "span", ["x": callStart, "y": 34, "width": callEnd - callStart, "height": Self.bottom - 34])
    svg.add(text: words.call, "faint middle", x: (callStart + callEnd) / 2, y: 24)
    for minute in stride(from: 0, through: 10, by: 2) {
      svg.add(text: "\(minute) \(words.minutes)", "faint middle", x: Self.x(.seconds(60 * minute)), y: Self.bottom + 24)
    }
    draw(words.handWritten, scene.handWritten, "bad", y: Self.lanes.handWritten, in: &svg)
    draw(words.tickStreams, scene.tickStreams, "good", y: Self.lanes.tickStreams, in: &svg)
    svg.add(path: "M\(SVGText.number(Self.left)) 40V\(SVGText.number(Self.bottom))", "head")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVGText.number(Self.width)) \(SVGText.number(Self.height))" role="img">
      <title>\(SVGText.escaped(words.description))</title>
      <style>
      \(style(palette))
      </style>
      \(svg.lines.joined(separator: "\n"))
      </svg>

      """
  }

  private func draw(_ lane: Words.Lane, _ beats: [Duration], _ kind: String, y: Double, in svg: inout SVGText) {
    svg.add(text: lane.title, "title", x: 16, y: y - 2)
    for (line, code) in lane.code.enumerated() { svg.add(text: code, "code", x: 16, y: y + 16 + 15 * Double(line)) }
    svg.add(path: "M\(SVGText.number(Self.left)) \(SVGText.number(y))H\(SVGText.number(Self.right))", "line")
    for beat in beats {
      svg.add(path: Self.heart(x: Self.x(beat), y: y), "heart \(kind)", delay: Self.moment(beat))
    }
    svg.add(text: lane.result.replacing("%", with: "\(beats.count)"), "result \(kind)", x: Self.right, y: y + 32)
  }

  private static func x(_ time: Duration) -> Double { left + (right - left) * (time / HeroScene.length) }

  /// When the moving line comes to a time: it has the first nine tenths of the period.
  private static func moment(_ time: Duration) -> Double { 0.9 * period * (time / HeroScene.length) }

  private static func heart(x: Double, y: Double) -> String {
    "M\(SVGText.number(x)) \(SVGText.number(y + 9))c-3 -3.5 -10 -7 -10 -13a5.3 5.3 0 0 1 10 -2.6a5.3 5.3 0 0 1 10 2.6c0 6 -7 9.5 -10 13z"
  }

  private func style(_ palette: DiagramPalette) -> String {
    """
    text{font:14px -apple-system,system-ui,'Segoe UI','PingFang SC','Noto Sans CJK SC',sans-serif;fill:\(palette.text)} \
    .title{font-size:18px;font-weight:600} .code{font:12px ui-monospace,SFMono-Regular,Menlo,monospace;fill:\(palette.faint)} \
    .faint{fill:\(palette.faint)} .middle{text-anchor:middle} .result{font-size:15px;text-anchor:end} \
    path{fill:none} .line{stroke:\(palette.line);stroke-width:1.5} .span{fill:\(palette.span)} .head{stroke:none;stroke-width:2} \
    .bad{fill:\(palette.failure)} .good{fill:\(palette.success)} .heart{stroke:\(palette.back);transform-box:fill-box;transform-origin:center}
    @media (prefers-reduced-motion:no-preference){
    @keyframes beat{0%{transform:scale(1.9)}4%,to{transform:scale(1)}}
    @keyframes go{from{transform:translateX(0)}90%,to{transform:translateX(\(SVGText.number(Self.right - Self.left))px)}}
    .heart{animation:beat \(SVGText.number(Self.period))s ease-out infinite} \
    .head{stroke:\(palette.marble);animation:go \(SVGText.number(Self.period))s linear infinite}
    }
    """
  }
}

extension HeroPicture.Words {
  static let english = Self(
    folder: "Documentation",
    description: """
      Ten minutes of an app with a phone call. Hand-written, the heartbeat runs twice after the call. With TickStreams it beats \
      immediately on return, then once a minute.
      """,
    call: "a phone call: 3 minutes in the background",
    handWritten: ("Hand-written", ["Timer", "started twice"], "% beats: two a minute after the call"),
    tickStreams: ("TickStreams", ["isForeground", ".flatMapLatest"], "% beats: one on return, one a minute"),
    minutes: "min"
  )

  static let chinese = Self(
    folder: "Documentation/zh-CN",
    description: "一个 App 的十分钟，中间接了一个电话。手写的心跳在通话之后变成了两个；TickStreams 的心跳回来时立即发一次，之后每分钟一次。",
    call: "接电话：在后台 3 分钟",
    handWritten: ("手写", ["Timer", "启动了两次"], "共 % 次：通话之后一分钟两次"),
    tickStreams: ("TickStreams", ["isForeground", ".flatMapLatest"], "共 % 次：回来一次，每分钟一次"),
    minutes: "分钟"
  )
}
