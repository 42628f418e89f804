/// What makes an engine a view of another one, whose timers wake it.
package struct EngineView: Sendable {
  let base: TimerEngine
  /// The leeway of what is armed on the view without one of its own.
  let leeway: Nanoseconds
}
