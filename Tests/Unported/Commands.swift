// swift-format-ignore-file
// Commands with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

func commands(_ command: TickCommand<Int, String, Never>, _ isValid: TickValue<Bool>, _ numbers: TickSignal<Int, Never>) {
  _ = RACCommand(signalBlock: { (input: Int) in TickSignal<Int, any Error>.just(input) })
  // error: 'RACCommand' is unavailable: use `TickCommand { input in … }`, a `TickCommand<Input, Output, Failure>`
  _ = RACCommand(enabled: isValid.signal, signalBlock: { (input: Int) in TickSignal<Int, any Error>.just(input) })
  // error: 'RACCommand' is unavailable: use `TickCommand { input in … }`, a `TickCommand<Input, Output, Failure>`
  _ = Action<Int, Int, Never> { input in .just(input) }
  // error: 'Action' has been renamed to 'TickCommand'
  _ = Action<Int, Int, Never>(execute: { input in .just(input) })
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'init(execute:)' is unavailable: use `TickCommand { input in … }`
  _ = Action<Int, Int, Never>(enabledIf: isValid) { input in .just(input) }
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'init(enabledIf:execute:)' is unavailable: use `TickCommand(enabledIf: value.signal) { input in … }`
  _ = TickCommand<Int, Int, Never>(execute: { input in .just(input) })
  // error: 'init(execute:)' is unavailable: use `TickCommand { input in … }`
  _ = Action<Int, Int, Never>(state: isValid) { isValid, input in .just(input) }
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'init(state:execute:)' is unavailable: use `TickCommand { input in … }`, and read the state's `current` in the work
  _ = TickCommand<Int, Int, Never>(workFactory: { input in .just(input) })
  // error: 'init(workFactory:)' is unavailable: use `TickCommand { input in … }`
  _ = TickCommand<Int, Int, Never>(enabledIf: isValid.signal, workFactory: { input in .just(input) })
  // error: 'init(enabledIf:workFactory:)' is unavailable: use `TickCommand(enabledIf: signal) { input in … }`
  _ = TickCommand<Int, Int, Never>(signalBlock: { input in .just(input) })
  // error: 'init(signalBlock:)' is unavailable: use `TickCommand { input in … }`
  _ = TickCommand<Int, Int, Never>(enabled: isValid.signal, signalBlock: { input in .just(input) })
  // error: 'init(enabled:signalBlock:)' is unavailable: use `TickCommand(enabledIf: signal) { input in … }`
  _ = command.apply(1)
  // error: conformance of 'ApplyElsewhere' to 'TickStreamsAPI' is unavailable: use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`
  _ = command.executing
  // error: 'executing' is unavailable: use `isExecuting.signal`
  _ = command.enabled
  // error: 'enabled' is unavailable: use `isEnabled.signal`
  _ = command.executionSignals
  // error: 'executionSignals' is unavailable: use `values`, which sends what all executions send
  _ = command.elements
  // error: 'elements' has been renamed to 'values'
  _ = command.underlyingError
  // error: 'underlyingError' has been renamed to 'errors'
  _ = TickCommand<Int, Int, Never> { input in .just(input.nope) }
  // error: value of type 'Int' has no member 'nope'
  _ = TickCommand<Int, Int, Never>(.queue) { input in .just(input) }
  // error: member 'queue(limit:)' expects argument of type 'Int'
  command.execute("1")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  command.isExecuting.current = true
  // error: cannot assign to property: 'current' is a get-only property
}
