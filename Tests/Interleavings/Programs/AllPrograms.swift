let allPrograms: [Program] =
  signalPrograms + disposablePrograms + enginePrograms + dispatchPrograms + operatorPrograms + hubPrograms + fusePrograms
