// One run of the app. The minute goes on while the app is closed, because its end is saved.
//
//   swift run verification-code --virtual
import Foundation
import TickStreams

/// A run of the app: its hub continues with the end that the run before has saved.
@MainActor
final class App {
  let hub: CountdownHub<String>
  private let scheduler: any TickScheduler
  private let device: Device

  init(on scheduler: any TickScheduler, _ device: Device) {
    self.scheduler = scheduler
    self.device = device
    hub = CountdownHub(every: .seconds(1), on: scheduler)
    guard let end = device.saved.flatMap({ try? JSONDecoder().decode(SavedMoment.self, from: $0) }) else { return }
    start(to: end.restored(on: scheduler).instant)
  }

  /// Sends a code, at most once a minute, and saves the end of the minute; returns whether it did.
  ///
  /// The user cannot change that end by setting the date.
  func sendCode() -> Bool {
    guard hub["code"] == nil else { return false }
    let end = scheduler.now.advanced(by: .seconds(60))
    start(to: end)
    device.saved = try? JSONEncoder().encode(SavedMoment(end, on: scheduler))
    return true
  }

  /// Starts the countdown of the button.
  ///
  /// With its own phase each value is shown for one second, counted from the touch. In the shared phase of the hub, whose values change at
  /// the same instants, the first one would be shorter.
  private func start(to end: TickInstant) {
    hub.start("code", .to(end, phase: .own))
  }
}

/// The state that outlasts a relaunch of the app: its storage.
@MainActor
final class Device {
  var saved: Data?
}
