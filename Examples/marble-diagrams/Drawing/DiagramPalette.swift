/// The colors of a picture.
struct DiagramPalette {
  let text: String
  let faint: String
  let line: String
  let grid: String
  let span: String
  let marble: String
  let marbleFill: String
  let marbleText: String
  let output: String
  let outputFill: String
  let outputText: String
  let wait: String
  let failure: String
  let success: String
  let back: String

  static let light = DiagramPalette(
    text: "#1f2328", faint: "#59636e", line: "#59636e", grid: "#d8dee4", span: "#eaeef2", marble: "#0969da", marbleFill: "#ddf4ff",
    marbleText: "#0a3069", output: "#0e7490", outputFill: "#cffafe", outputText: "#164e63", wait: "#d5eeee",
    failure: "#cf222e", success: "#1a7f37", back: "#ffffff"
  )

  static let dark = DiagramPalette(
    text: "#e6edf3", faint: "#9198a1", line: "#9198a1", grid: "#343b44", span: "#262c36", marble: "#58a6ff", marbleFill: "#0c2d6b",
    marbleText: "#cae8ff", output: "#22b8cf", outputFill: "#0b3a42", outputText: "#c5f6fa", wait: "#17343b",
    failure: "#ff7b72", success: "#3fb950", back: "#0d1117"
  )

  /// The rules that give the parts of a picture these colors.
  var rules: String {
    """
    .title{fill:\(text)} .faint{fill:\(faint)} .line{stroke:\(line)} .arrow{fill:\(line)} .grid{stroke:\(grid)} .span{fill:\(span)} \
    .marble{stroke:\(marble);fill:\(marbleFill)} .dot{fill:\(marble)} .label{fill:\(marbleText)} \
    .output{stroke:\(output);fill:\(outputFill)} .output-label{fill:\(outputText)} .wait{fill:\(wait)} .failure{stroke:\(failure)}
    """
  }

  /// The style sheet of a picture.
  static func style(_ appearance: MarblePicture.Appearance) -> String {
    let shapes = """
      text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:12px} .title{font-size:13px} \
      .middle{text-anchor:middle} path{fill:none} .line{stroke-width:1.5} .bar{stroke-width:3} .failure{stroke-width:3;stroke-linecap:round} \
      .marble,.output{stroke-width:1.5}
      """
    let colors =
      switch appearance {
      case .light: light.rules
      case .dark: dark.rules
      case .adaptive: light.rules + "\n@media (prefers-color-scheme:dark){" + dark.rules + "}"
      }
    return shapes + "\n" + colors
  }
}
