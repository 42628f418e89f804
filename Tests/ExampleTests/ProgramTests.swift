import Testing

/// Tests that run the built examples, one after the other; the limit is for a program that hangs.
@Suite(.serialized, .timeLimit(.minutes(10))) enum ProgramTests {}
