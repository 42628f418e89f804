/// The purpose of a timer and the place of its call, for a ``WakeUpReport``.
struct WakeUpPlace: Sendable, Hashable {
  let name: String
  let site: String?

  init(_ place: (name: String, site: String?)) {
    (name, site) = place
  }

  init(_ origin: CallOrigin?, of timer: TickTimer) {
    name = origin.map { "\($0.name)" } ?? timer.purpose
    site = origin.flatMap { origin in origin.file.map { "\($0):\(origin.line)" } }
  }
}
