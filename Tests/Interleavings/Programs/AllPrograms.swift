/// Every program, in the order in which they run.
let allPrograms: [Program] = [
  signalPrograms, disposablePrograms, enginePrograms, dispatchPrograms, parkingPrograms, pausablePrograms, timedPrograms, flattenPrograms,
  sharePrograms, commandPrograms, combinationPrograms, endPrograms, hubPrograms, hubOwnerPrograms, expirationPrograms, shutdownPrograms,
].flatMap { $0 }
