/// Converts the frames of a display to ticks, and counts dropped frames as missed.
struct FrameCounter: Sendable {
  private var last: (index: Int, at: TickInstant, duration: Nanoseconds)?

  /// The tick of a frame.
  ///
  /// - Parameters:
  ///   - instant: When the frame is due.
  ///   - duration: The time until the next frame, as reported by the display with this frame.
  ///   - now: When the frame was delivered.
  /// - Returns: The tick, whose index counts frames.
  mutating func frame(at instant: TickInstant, duration: Nanoseconds, now: TickInstant) -> Tick {
    var frames = 1
    if let last, duration > 0 {
      // The distance between frames varies a little, so it is rounded to the nearest number of durations: of the longer one, as the rate may change.
      let duration = Swift.max(duration, last.duration)
      frames = Swift.max(1, Int(clamping: (instant.subtracting(last.at).adding(duration / 2)).dividedDown(by: duration)))
    }
    let index = last.map { $0.index.adding(frames) } ?? 0
    last = (index, instant, duration)
    return Tick(index: index, scheduled: instant, fired: Swift.max(instant, now), missed: frames - 1)
  }
}
