/// An alarm of a simulated system, in which devices sleep at other times than the system's.
package protocol SleepingAlarm: Alarm {
  /// How long the device has slept so far.
  var slept: Nanoseconds { get }
}

extension TimerEngine {
  /// How long the device has slept so far, which a suspending clock does not count.
  package var slept: Nanoseconds { (alarm as? any SleepingAlarm)?.slept ?? SystemClock.slept }
}
