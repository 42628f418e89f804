import TickStreams

extension MarblePicture {
  /// The picture in SVG, on a transparent background.
  ///
  /// - Parameters:
  ///   - appearance: The background for which the colors are made. If a page sets its own background, use `light` or `dark`.
  ///   - width: How wide it is, in points.
  ///   - description: The text for screen readers; by default the titles of the lanes.
  /// - Returns: The text of the picture.
  func svg(_ appearance: Appearance = .adaptive, width: Double = 720, description: String? = nil) -> String {
    let origin = lanes.map(\.start).min() ?? 0
    let seen = Swift.max(1, lanes.map { $0.seen.subtracting(origin) }.max() ?? 1)
    let axis = TimeAxis(length: length.map { Swift.max(1, $0.nanoseconds) } ?? seen, left: 24, width: Swift.max(width, 120) - 64)
    let layouts = lanes.map { LaneLayout($0, on: axis, from: origin) }
    let top = spans.isEmpty ? 8.0 : 26
    let bottom = top + layouts.map(\.height).reduce(0, +)

    var svg = SVGText()
    for span in spans { svg.draw(span, on: axis, top: 4, bottom: bottom) }
    svg.draw(axis, top: top, bottom: bottom)
    var y = top
    for (lane, layout) in zip(lanes, layouts) {
      svg.draw(lane, layout, on: axis, from: origin, top: y)
      y += layout.height
    }

    let sides = (width: SVGText.number(Swift.max(width, 120)), height: SVGText.number(bottom + 28))
    let name = SVGText.escaped(description ?? lanes.map(\.title).filter { !$0.isEmpty }.joined(separator: "; "))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(sides.width) \(sides.height)" width="\(sides.width)" height="\(sides.height)" role="img">
      <title>\(name)</title>
      <style>
      \(DiagramPalette.style(appearance))
      </style>
      """
    return ([head] + svg.lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

extension SVGText {
  fileprivate mutating func draw(_ span: MarblePicture.Span, on axis: TimeAxis, top: Double, bottom: Double) {
    let (left, right) = (axis.x(span.start.nanoseconds), axis.x(span.end.nanoseconds))
    add("rect", "span", ["x": left, "y": top, "width": right - left, "height": bottom - top])
    add(text: span.label, "faint middle", x: (left + right) / 2, y: top + 15)
  }

  fileprivate mutating func draw(_ axis: TimeAxis, top: Double, bottom: Double) {
    func n(_ value: Double) -> String { Self.number(value) }
    for tick in axis.ticks {
      let x = axis.x(tick.time)
      add(path: "M\(n(x)) \(n(top))V\(n(bottom + 4))", "grid")
      add(text: tick.label, "faint middle", x: x, y: bottom + 20)
    }
    add(path: "M\(n(axis.left)) \(n(bottom))H\(n(axis.left + axis.width))", "grid")
  }

  fileprivate mutating func draw(
    _ lane: MarblePicture.Lane, _ layout: LaneLayout, on axis: TimeAxis, from origin: Nanoseconds, top: Double
  ) {
    func n(_ value: Double) -> String { Self.number(value) }
    let y = top + layout.line
    let start = axis.x(lane.start.subtracting(origin))
    let end = lane.end.map { axis.x($0.time.subtracting(origin)) } ?? axis.left + axis.width + 26
    for wait in lane.waits {
      let (left, right) = (axis.x(wait.start.subtracting(origin)), axis.x(wait.end.subtracting(origin)))
      add("rect", "wait", ["x": left + 2, "y": y - 11, "width": Swift.max(0, right - left - 4), "height": 22, "rx": 4])
    }
    if layout.hasTitle { add(text: lane.title, "title", x: axis.left, y: top + 18) }
    add(path: "M\(n(start)) \(n(y - 5))v10m0 -5H\(n(end))", "line")

    switch lane.end?.kind {
    case nil: add(path: "M\(n(end + 6)) \(n(y))l-9 -4v8z", "arrow")
    case .disposed: add(path: "M\(n(end)) \(n(y - 5))v10", "line")
    case .completed: add(path: "M\(n(end)) \(n(y - 19))v38", "line bar")
    case .failed: break
    }
    if layout.isDense {
      for marble in layout.marbles { add("circle", "dot", ["cx": marble.x, "cy": y, "r": 3]) }
    } else {
      draw(layout.marbles, y, isOutput: lane.isOutput)
    }
    if lane.end?.kind == .failed {
      let shift = layout.marbles.last.map { $0.x + $0.width / 2 > end - 10 ? $0.x + $0.width / 2 + 10 - end : 0 } ?? 0
      add(path: "M\(n(end + shift - 7)) \(n(y - 7))l14 14m0 -14l-14 14", "failure")
    }
  }

  private mutating func draw(_ marbles: [LaneLayout.Marble], _ line: Double, isOutput: Bool) {
    func middle(_ marble: LaneLayout.Marble) -> Double { line + Double(marble.row) * LaneLayout.rowHeight }
    for marble in marbles where marble.row > 0 {
      add(path: "M\(Self.number(marble.x)) \(Self.number(line))V\(Self.number(middle(marble)))", "line")
    }
    let height = LaneLayout.marbleHeight
    for marble in marbles {
      let y = middle(marble)
      add(
        "rect", isOutput ? "output" : "marble",
        ["x": marble.x - marble.width / 2, "y": y - height / 2, "width": marble.width, "height": height, "rx": height / 2]
      )
      add(text: marble.label, isOutput ? "output-label middle" : "label middle", x: marble.x, y: y + 4)
    }
  }
}
