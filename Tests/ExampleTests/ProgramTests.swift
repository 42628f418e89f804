import Testing

/// Tests that run the built examples, one after the other, because some of them measure real time.
@Suite(.serialized, .timeLimit(.minutes(2))) enum ProgramTests {}
