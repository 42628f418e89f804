import Testing

/// Tests that run the built examples, one after the other: some of them look at real time.
@Suite(.serialized, .timeLimit(.minutes(2))) enum ProgramTests {}
