// A verification code: the screen is left and entered again, the app is relaunched, and the countdown of its button continues.
//
//   swift run verification-code
//   swift run verification-code --virtual
import ExampleCommandLine
import Foundation
import TickStreams
import TickStreamsTesting

let help = """
  usage: verification-code [--virtual]

  A screen with a button that sends a verification code. The script: enter, touch, leave after 3.5 s, enter again at
  10.5 s, touch, leave at 12.5 s, relaunch the app at 30 s, enter at 58.5 s, touch at 61.5 s, leave at 62.5 s. The time
  until the code can be sent again goes on while the screen is not there, and across the relaunch, because its end is
  saved. Each line is `t=SECONDS WHAT`.

    --virtual  runs in virtual time: the same lines immediately
    --help     prints this

  For example: swift run verification-code --virtual
  """

/// The actions of the user, with their times.
let script: [Step] = [
  Step(0) { $0.enter() }, Step(0) { $0.touch() }, Step(3.5) { $0.leave() },
  Step(10.5) { $0.enter() }, Step(10.5) { $0.touch() }, Step(12.5) { $0.leave() }, Step(30) { $0.relaunch() },
  Step(58.5) { $0.enter() }, Step(61.5) { $0.touch() }, Step(62.5) { $0.leave() },
]

struct Step: Sendable {
  let time: Duration
  let action: @MainActor (Visit) -> Void

  init(_ seconds: Double, _ action: @escaping @MainActor (Visit) -> Void) {
    time = .seconds(seconds)
    self.action = action
  }
}

/// A user with the app, whose screen comes and goes.
@MainActor
final class Visit {
  private let scheduler: any TickScheduler
  private let start: TickInstant
  private let device: Device
  private var app: App
  private var screen: Screen?

  init(on scheduler: some TickScheduler) {
    self.scheduler = scheduler
    start = scheduler.now
    device = Device()
    app = App(on: scheduler, device)
  }

  func enter() {
    write("enter")
    screen = Screen(app) { [weak self] in self?.write($0) }
  }

  func touch() {
    screen?.touch()
  }

  func leave() {
    screen = nil
    write("leave")
  }

  func relaunch() {
    app = App(on: scheduler, device)
    write("relaunch")
  }

  /// The steps of the script, each in its time.
  func follow(_ script: [Step]) -> TickSignal<Step, Never> {
    .merge(script.map { step in TickSignal.at(start.advanced(by: step.time), on: scheduler).replaceValues(with: step) })
  }

  private func write(_ text: String) {
    let line = String(format: "t=%.1f", start.duration(to: scheduler.now) / .seconds(1)) + " \(text)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}

if flags("--virtual", of: "verification-code", help: help).contains("--virtual") {
  let scheduler = TestScheduler()
  let visit = Visit(on: scheduler)
  let subscription = visit.follow(script).onMain.subscribe { $0.action(visit) }
  scheduler.advanceUntilIdle(limit: .events(.max))
  subscription.dispose()
} else {
  let visit = Visit(on: .main)
  for await step in visit.follow(script).values { step.action(visit) }
}
