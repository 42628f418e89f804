/// In builds with the flag `TICKSTREAMS_LOCK_CHECKS` each stage of a signal checks that the thread holds no lock; otherwise the handlers stay as they are.
extension RawSubscriber {
  @inline(__always)
  @inlinable
  static func checked(_ onNext: @escaping OnNext) -> OnNext {
    #if TICKSTREAMS_LOCK_CHECKS
      { (value: borrowing ValueInFlight) in
        LockChecks.expectNone("a value is delivered")
        onNext(value)
      }
    #else
      onNext
    #endif
  }

  @inline(__always)
  @inlinable
  static func checked(_ onEnd: @escaping OnEnd) -> OnEnd {
    #if TICKSTREAMS_LOCK_CHECKS
      {
        LockChecks.expectNone("an end is delivered")
        onEnd($0)
      }
    #else
      onEnd
    #endif
  }
}
