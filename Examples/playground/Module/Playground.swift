// The functions that the page calls, and those that it provides: marbles and sliders go in, events and waiting timers come out.

@_extern(wasm, module: "page", name: "entry") @_extern(c)
func pageEntry(_ text: UnsafePointer<UInt8>, _ count: Int32)
/// Kinds: 0 is a value, 1 the completion, 2 a failure.
@_extern(wasm, module: "page", name: "event") @_extern(c)
func pageEvent(_ kind: Int32, _ milliseconds: Double, _ text: UnsafePointer<UInt8>, _ count: Int32)
@_extern(wasm, module: "page", name: "timer") @_extern(c)
func pageTimer(_ now: Double, _ due: Double)

/// An event that a lane sends.
struct Marble: Sendable {
  let kind: Int32
  let time: Int
  let text: String
}

/// The input from the page.
struct Desk: Sendable {
  var lanes: [[Marble]] = [[], []]
  /// The operators of the row, each of which is applied to the previous one.
  var steps: [(entry: Int, parameters: [Int])] = []
  var pauses: [Device.Pause] = []
  var dateChanges: [(time: Nanoseconds, offset: Nanoseconds)] = []
  /// The notifications of the app: whether it is in the foreground.
  var phases: [(time: Nanoseconds, isForeground: Bool)] = []
}

/// The timers that the marbles of the page wait on: they are not among those that are shown.
final class InputTimers: Sendable {
  /// There is one thread.
  nonisolated(unsafe) var timers: [ObjectIdentifier: TickTimer] = [:]
}

/// There is one thread.
nonisolated(unsafe) private var desk = Desk()

private let entries = Catalog.groups.flatMap { $0.entries }

private func tell(_ text: String, _ body: (UnsafePointer<UInt8>, Int32) -> Void) {
  let bytes = Array(text.utf8)
  bytes.withUnsafeBufferPointer { buffer in if let start = buffer.baseAddress { body(start, Int32(buffer.count)) } }
}

/// Sends the page the menu: a line for each group and each entry, with tabs between its fields.
@_expose(wasm, "catalog") @_cdecl("catalog")
public func catalog() {
  for group in Catalog.groups {
    tell("group\t" + group.name + "\t" + group.input + "\t" + group.other) { pageEntry($0, $1) }
    for entry in group.entries {
      var line = "entry\t" + entry.cell + "\t" + entry.code + "\t" + entry.other + "\t" + entry.text
      for parameter in entry.parameters {
        line += "\t" + parameter.name + (parameter.isTime ? ":time:" : ":count:") + "\(parameter.value):\(parameter.most)"
      }
      tell(line) { pageEntry($0, $1) }
    }
  }
}

/// Forgets the marbles and the operators.
@_expose(wasm, "clear") @_cdecl("clear")
public func clear() {
  desk = Desk()
}

/// Adds a marble to a lane: a value is a Unicode scalar.
@_expose(wasm, "marble") @_cdecl("marble")
public func marble(_ lane: Int32, _ kind: Int32, _ milliseconds: Int32, _ scalar: UInt32) {
  let text = Unicode.Scalar(scalar).map { String(Character($0)) } ?? "?"
  desk.lanes[Int(lane)].append(Marble(kind: kind, time: Int(milliseconds), text: text))
}

/// Adds an operator to the row.
@_expose(wasm, "step") @_cdecl("step")
public func step(_ entry: Int32) {
  desk.steps.append((Int(entry), []))
}

/// Sets the next parameter of the operator that was added last.
@_expose(wasm, "parameter") @_cdecl("parameter")
public func parameter(_ value: Int32) {
  desk.steps[desk.steps.count - 1].parameters.append(Int(value))
}

/// Runs the row until a time, and sends the page its events and, after each instant, the timers that wait.
@_expose(wasm, "run") @_cdecl("run")
public func run(_ milliseconds: Int32) {
  let device = Device()
  let scheduler = AlarmScheduler(device)
  let inputs = InputTimers()
  let lanes = desk.lanes.map { cold($0, on: scheduler, inputs) }
  var signal = lanes[0]
  for step in desk.steps {
    signal = entries[step.entry].make(Case(input: signal, other: lanes[1], scheduler: scheduler, parameters: step.parameters))
  }
  let subscription = signal.subscribe(
    onNext: { tellEvent(0, device, $0) }, onFailed: { _ in tellEvent(2, device, "#") }, onCompleted: { tellEvent(1, device, "|") })
  tellTimers(scheduler, inputs)
  device.run(scheduler, until: .origin.advanced(by: .milliseconds(Int(milliseconds)))) { tellTimers(scheduler, inputs) }
  subscription.dispose()
  scheduler.shutdown()
}

/// Adds a stretch in which nothing runs.
@_expose(wasm, "pause") @_cdecl("pause")
public func pause(_ start: Int32, _ end: Int32, _ isSleep: Int32) {
  desk.pauses.append(Device.Pause(start: Nanoseconds(start) * 1_000_000, end: Nanoseconds(end) * 1_000_000, isSleep: isSleep != 0))
}

/// Adds a change of the date.
@_expose(wasm, "date") @_cdecl("date")
public func date(_ time: Int32, _ offset: Int32) {
  desk.dateChanges.append((Nanoseconds(time) * 1_000_000, Nanoseconds(offset) * 1_000_000))
}

/// Adds a notification of the app.
@_expose(wasm, "phase") @_cdecl("phase")
public func phase(_ time: Int32, _ isForeground: Int32) {
  desk.phases.append((Nanoseconds(time) * 1_000_000, isForeground != 0))
}

/// Runs one lane of a story until a time, as it is usually written or with TickStreams, and sends the page its events.
@_expose(wasm, "story") @_cdecl("story")
public func story(_ number: Int32, _ isUsual: Int32, _ milliseconds: Int32) {
  let device = Device(pauses: desk.pauses, dateChanges: desk.dateChanges)
  let scheduler = AlarmScheduler(device)
  let phases = TickSubject<Bool, Never>()
  for phase in desk.phases {
    scheduler.schedule(at: TickInstant(nanoseconds: phase.time)) { phases.next(phase.isForeground) }
  }
  let story = Story.all[Int(number)]
  let stage = Story.Stage(device: device, scheduler: scheduler, phases: phases.signal)
  var subscription: Subscription?
  if isUsual != 0 {
    story.usual(stage) { tellEvent(0, device, $0) }
  } else {
    subscription = story.tickStreams(stage).subscribe(onNext: { tellEvent(0, device, $0) }, onCompleted: { tellEvent(1, device, "|") })
  }
  device.run(scheduler, until: .origin.advanced(by: .milliseconds(Int(milliseconds))), limit: 100_000)
  subscription?.dispose()
  scheduler.shutdown()
}

@Sendable private func tellEvent(_ kind: Int32, _ device: Device, _ text: String) {
  tell(text) { pageEvent(kind, inMilliseconds(device.now), $0, $1) }
}

private func inMilliseconds(_ instant: TickInstant) -> Double { Double(instant.nanoseconds) / 1_000_000 }

private func tellTimers(_ scheduler: AlarmScheduler, _ inputs: InputTimers) {
  let now = inMilliseconds(scheduler.now)
  pageTimer(now, -1)
  for timer in scheduler.engine.core.pending where inputs.timers[ObjectIdentifier(timer.timer)] == nil {
    pageTimer(now, inMilliseconds(timer.due))
  }
}

/// A lane, which plays its marbles for each subscriber.
private func cold(_ marbles: [Marble], on scheduler: AlarmScheduler, _ inputs: InputTimers) -> Marbles {
  TickSignal { subscriber in
    let timers = marbles.map { marble in
      scheduler.schedule(after: .milliseconds(marble.time)) {
        switch marble.kind {
        case 0: subscriber.next(marble.text)
        case 1: subscriber.completed()
        default: subscriber.failed(Oops())
        }
      }
    }
    for timer in timers { inputs.timers[ObjectIdentifier(timer)] = timer }
    return AnyDisposable { for timer in timers { timer.dispose() } }
  }
}
