@testable import TickStreams

/// How many executions overlap, of commands that are executed, canceled, or end by themselves.
private struct Executions: Sendable {
  let open = Shared(0)
  let most = Seen()
  let ends = TickSubject<Void, Never>()
  let hand = Hand()

  func command(_ policy: TickCommandPolicy) -> CommandCore<Probe, Probe, Never> {
    CommandCore(policy, showingFlagsOn: hand.scheduler) { [open, most, ends] _ in counted(open, most).take(until: ends.signal) }
  }

  func check(_ command: CommandCore<Probe, Probe, Never>) {
    expect("how many executions there were at once", most.numbers.max(), is: 1)
    command.cancel()
    expect("how many executions are left", open.get(), is: 0)
    hand.alarm.run(to: 1)
    expect("whether it shows that it executes", command.executing.current, is: false)
    expect("what is pending", hand.pending, is: 0)
  }
}

/// Commands, whose executions do not overlap.
let commandPrograms: [Program] = [
  Program("command-overlap", threads: 3) {
    let executions = Executions()
    let command = executions.command(.first)
    _ = command.execute(Probe(1))
    return Program.Run(
      Thread("canceling") { command.cancel() },
      Thread("executing") { _ = command.execute(Probe(2)) },
      Thread("executing and canceling") {
        _ = command.execute(Probe(3))
        command.cancel()
      }
    ) { executions.check(command) }
  },

  Program("command-overlap-end") {
    let executions = Executions()
    let command = executions.command(.latest)
    _ = command.execute(Probe(1))
    return Program.Run(
      Thread("ending") { executions.ends.next() }, Thread("executing") { _ = command.execute(Probe(2)) }
    ) { executions.check(command) }
  },

  Program("command-queue", threads: 3) {
    let executions = Executions()
    let command = executions.command(.queue(limit: 2))
    _ = command.execute(Probe(1))
    return Program.Run(
      Thread("ending") { executions.ends.next() },
      Thread("executing") { _ = command.execute(Probe(2)) },
      Thread("canceling") { command.cancel() }
    ) { executions.check(command) }
  },
]
