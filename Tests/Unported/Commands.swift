// swift-format-ignore-file
// Commands with old names. The compiler's messages are in `messages.txt`.

import TickStreams

func commands(_ command: TickCommand<Int, String, Never>, _ isValid: TickValue<Bool>, _ numbers: TickSignal<Int, Never>) {
  _ = RACCommand(signalBlock: { (input: Int) in TickSignal<Int, any Error>.just(input) })
  _ = RACCommand(enabled: isValid.signal, signalBlock: { (input: Int) in TickSignal<Int, any Error>.just(input) })
  _ = Action<Int, Int, Never> { input in .just(input) }
  _ = Action<Int, Int, Never>(execute: { input in .just(input) })
  _ = Action<Int, Int, Never>(enabledIf: isValid) { input in .just(input) }
  _ = TickCommand<Int, Int, Never>(execute: { input in .just(input) })
  _ = Action<Int, Int, Never>(state: isValid) { isValid, input in .just(input) }
  _ = TickCommand<Int, Int, Never>(workFactory: { input in .just(input) })
  _ = TickCommand<Int, Int, Never>(enabledIf: isValid.signal, workFactory: { input in .just(input) })
  _ = TickCommand<Int, Int, Never>(signalBlock: { input in .just(input) })
  _ = TickCommand<Int, Int, Never>(enabled: isValid.signal, signalBlock: { input in .just(input) })
  _ = command.apply(1)
  _ = command.executing
  _ = command.enabled
  _ = command.executionSignals
  _ = command.elements
  _ = command.underlyingError
  _ = TickCommand<Int, Int, Never> { input in .just(input.nope) }
  _ = TickCommand<Int, Int, Never>(.queue) { input in .just(input) }
  command.execute("1")
  command.isExecuting.current = true
}
