let allPrograms: [Program] =
  signalPrograms + disposablePrograms + enginePrograms + operatorPrograms + hubPrograms + fusePrograms
