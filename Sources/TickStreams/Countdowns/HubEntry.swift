/// One key of a hub: what it counts, what is shown of it, and who looks at it.
///
/// Unchecked: everything is touched only under the lock of the core, but for `bindings`, which belong to the main actor.
class HubEntry: @unchecked Sendable {
  /// What is counted, or `nil` if nothing is.
  final var aim: HubAim?
  /// The moment of the aim on the monotonic clock.
  final var due: Nanoseconds = 0
  /// When the aim was set: no figure is computed as of an earlier instant.
  final var anchor: Nanoseconds = 0
  /// What was left, or had passed, when the key was paused.
  final var left: Nanoseconds?
  /// The place among those that run, or -1.
  final var position = -1
  /// The deadline with which it waits among those that end before the next flip.
  final var soon = Nanoseconds.never

  /// What is shown, or `nil` if nothing is counted.
  final var figure: Nanoseconds?
  /// Counts the figures shown.
  final var revision = 0

  /// Where the signals of this key come from, once there is one.
  final var feed: HubFeed?
  final var isBound = false
  @MainActor final var bindings: [HubBinding] = []

  init() {}

  /// Lets the hub forget the key, if nothing is counted and nobody looks.
  func forget() {}

  /// Whether a countdown has run out, and nothing has been started since.
  final var hasEnded: Bool { aim == nil && figure != nil }

  /// Whether the hub may forget the key.
  final var isIdle: Bool { aim == nil && !isBound && feed?.broadcaster.memberCount ?? 0 == 0 }

  /// Takes over a figure; true if it is another one.
  final func show(_ new: Nanoseconds?) -> Bool {
    guard figure != new else { return false }
    figure = new
    revision += 1
    return true
  }

  /// Takes over the figure for the present, of a key that runs; true if it is another one.
  final func refresh(now: Nanoseconds, step: Nanoseconds) -> Bool {
    position >= 0 && show(currentFigure(now: now, step: step))
  }

  /// The figure for the present.
  ///
  /// It is computed as of the last flip, so that whoever looks in between sees what the others see.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - step: The step of the hub.
  /// - Returns: The figure, or `nil` if nothing is counted.
  final func currentFigure(now: Nanoseconds, step: Nanoseconds) -> Nanoseconds? {
    guard let aim else { return nil }
    guard left == nil else { return figure }
    let flip = now.dividedDown(by: step).multiplied(by: step)
    let moment = Swift.max(anchor, flip)
    let distance = due == .never || due == .min ? due : due.subtracting(moment)
    switch aim.direction {
    case .down: return due <= now ? 0 : Figure.countdown(distance, every: step, phase: .own, now: moment).value
    case .up: return Figure.elapsed(Nanoseconds(0).subtracting(distance), every: step, phase: .own, now: moment).value
    }
  }
}

/// Where the signals of a key come from.
struct HubFeed: Sendable {
  let broadcaster = Broadcaster(Boxing(Duration?.self), memory: 1)
  /// The revision that was sent last.
  var sent = -1
  /// Whether somebody is sending, who will look again.
  var isSending = false
}
