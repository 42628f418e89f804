import TickStreams

extension FlightLog {
  /// Reads the text form.
  init(text: String) throws(ReplayError) {
    let root = try JSONNode(text)
    guard root.members["format"]?.string == "tickstreams-flight" else { throw .unreadable("its format is not tickstreams-flight") }
    let version = root.members["version"]?.text ?? "none"
    guard version == "\(Self.version)" else { throw .unreadable("its version is \(version), and this library reads \(Self.version)") }
    guard let timebase = root.members["timebase"]?.string.flatMap(Timebase.init(rawValue:)) else { throw .unreadable("it has no timebase") }
    var sources: [Source] = []
    for node in root.members["signals"]?.list ?? [] { sources.append(try Source(node)) }
    var events: [FlightEvent] = []
    for node in root.members["events"]?.list ?? [] { events.append(try FlightEvent(node, of: sources)) }
    let start = root.members["start"] ?? root
    self.init(
      timebase: timebase,
      start: Clocks(time: try start.number("time"), slept: try start.number("slept"), wall: try start.number("wall")),
      end: try root.number("end"), lost: Int(try root.number("lost")), sources: sources, events: events
    )
  }
}

extension FlightLog.Source {
  fileprivate init(_ node: JSONNode) throws(ReplayError) {
    guard let name = node.members["name"]?.string, let form = node.members["values"]?.string.flatMap(PayloadForm.init(rawValue:)) else {
      throw .unreadable("a signal without a name and values: \(node.text)")
    }
    self.init(name, form)
    subscriptions = try node.number("subscriptions")
    for pair in node.members["open"]?.list ?? [] {
      guard pair.list.count == 2, let number = pair.list[0].integer, let time = pair.list[1].integer else {
        throw .unreadable("no subscription: \(pair.text)")
      }
      open[number] = time
    }
    if let last = node.members["last"] { self.last = try FlightEvent(last, form: { _ in form }) }
  }
}

extension FlightEvent {
  fileprivate init(_ node: JSONNode, of sources: [FlightLog.Source]) throws(ReplayError) {
    try self.init(node) { sources.indices.contains($0) ? sources[$0].form : nil }
  }

  fileprivate init(_ node: JSONNode, form: (Int) -> PayloadForm?) throws(ReplayError) {
    var rest = node.list[...]
    guard let time = rest.popFirst()?.integer, let kind = rest.popFirst()?.string.flatMap(Kind.init(rawValue:)) else {
      throw .unreadable("no event: \(node.text)")
    }
    self.init(kind, at: time)
    if kind.hasSource {
      guard let source = rest.popFirst()?.integer, form(Int(source)) != nil else { throw .unreadable("no signal: \(node.text)") }
      self.source = Int(source)
    }
    if kind.hasNumber {
      guard let number = rest.popFirst()?.integer else { throw .unreadable("no number: \(node.text)") }
      self.number = number
    }
    guard let value = rest.popFirst() else { return }
    let isCoded = kind == .next && form(source) == .coded
    guard let text = isCoded ? value.text : value.string else { throw .unreadable("no text: \(node.text)") }
    self.text = text
  }
}

extension JSONNode {
  fileprivate func number(_ name: String) throws(ReplayError) -> Int64 {
    guard let number = members[name]?.integer else { throw .unreadable("it has no number '\(name)'") }
    return number
  }
}
