let operatorPrograms: [Program] = timedPrograms + flattenPrograms + sharePrograms + combinationPrograms
