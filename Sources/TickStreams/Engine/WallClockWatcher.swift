/// Notifies engines when the wall clock of the system was set, so that they need not poll it.
protocol WallClockWatcher: AnyObject, Sendable {
  /// Calls ``EngineCore/wallClockChanged()`` of `engine` from now on, or no longer: as ``EngineCore/watchesWallClock`` specifies.
  ///
  /// - Returns: Whether it can.
  func update(_ engine: EngineCore) -> Bool

  /// Forgets an engine that is being released.
  func remove(_ engine: ObjectIdentifier)
}
