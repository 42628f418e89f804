/// What a timer was made for, and where, in a ``WakeUpReport``.
package struct WakeUpPlace: Sendable, Hashable {
  let name: String
  let site: String?

  package init(name: String, site: String?) {
    self.name = name
    self.site = site
  }

  init(_ origin: CallOrigin?, of timer: TickTimer) {
    self.init(
      name: origin.map { "\($0.name)" } ?? timer.kind, site: origin.flatMap { origin in origin.file.map { "\($0):\(origin.line)" } })
  }
}

extension TickTimer {
  /// The name of a timer that was made for no named call: after its type.
  package var kind: String {
    let name = "\(type(of: self))"
    return name == "ActionTimer" ? "schedule" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
