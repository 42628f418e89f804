// Explores the orders in which threads can meet in the library:
//
//   TICKSTREAMS_INTERLEAVING=1 swift run --scratch-path .build/interleavings interleavings [--list] [--program NAME] [--replay LIST] [--walks]
//
// Choices are made at locks and atomic values. Not covered are actors, tasks and the main queue, which have their own threads, memory
// orders weaker than sequential consistency, and code without locks and atomic values: the thread sanitizer covers the last two.
import Foundation
import TickStreams

let options = Options(CommandLine.arguments.dropFirst())
if options.counts {
  Walks.run()
  exit(0)
}
Interleaving.explorer = Baton.shared
if options.lists {
  for program in allPrograms { print(program.name) }
  exit(0)
}

if options.program == nil, options.part == nil { exit(Parts(options).run()) }

let chosen = allPrograms.enumerated().filter { options.takes($0.element, at: $0.offset) }.map(\.element)
guard !chosen.isEmpty else { Options.stop("there is no program \(options.program ?? "")") }
pinToProcessor(options.part?.index)
reportTraps()

if let schedule = options.replay {
  guard let failure = Explorer(chosen[0]).replay(schedule) else {
    print("\(chosen[0].name): nothing fails")
    exit(0)
  }
  Report.show(failure, of: chosen[0])
  exit(1)
}

var report = Report()
for var program in chosen {
  program.limit = options.limit ?? program.limit
  report.run(program)
}
if options.part == nil { report.finish() } else { report.finishPart() }
exit(report.failed == 0 ? 0 : 1)
