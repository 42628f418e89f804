// Explores the orders in which threads can meet in the library:
//
//   TICKSTREAMS_INTERLEAVING=1 swift run --scratch-path .build/interleavings interleavings [--list] [--program NAME] [--replay LIST]
//
// Locks and atomic values are where threads meet, and where choices are made. Out of reach are actors, tasks and the main queue, which have
// threads of their own, memory orders weaker than sequential consistency, and what no lock or atomic value surrounds: the thread sanitizer
// looks after the last two.
import Foundation
import TickStreams

Interleaving.explorer = Baton.shared
let options = Options(CommandLine.arguments.dropFirst())
if options.lists {
  for program in allPrograms { print(program.name) }
  exit(0)
}

let chosen = allPrograms.filter { options.program == nil || $0.name == options.program }
guard !chosen.isEmpty else { Options.stop("there is no program \(options.program ?? "")") }
pinToOneProcessor()
tellOfTraps()

if let schedule = options.replay {
  guard chosen.count == 1, let program = chosen.first else { Options.stop("--replay needs --program") }
  guard let failure = Explorer(program).replay(schedule) else {
    print("\(program.name): nothing fails")
    exit(0)
  }
  Report.show(failure, of: program)
  exit(1)
}

var report = Report()
for var program in chosen {
  program.limit = options.limit ?? program.limit
  report.run(program)
}
report.finish()
exit(report.failed == 0 ? 0 : 1)
