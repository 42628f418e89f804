import TestSupport
import Testing
import TickStreams

/// Closures of operators, and values that these hold, live as long as the subscription.
///
/// The tests of an operator have the other cases.
struct CaptureTests {
  @Test func closuresAndResultsAreReleasedAtTheEnd() throws {
    try expectCaptureReleased { source, witness in source.catch { .just(witness.pass($0.code)) } }
    try expectCaptureReleased { source, witness in source.compactMap { witness.pass($0) } }
    try expectCaptureReleased { source, witness in source.concatMap { .just(witness.pass($0)) } }
    try expectCaptureReleased { source, witness in source.allSatisfy { witness.pass($0) == 1 } }
    try expectCaptureReleased { source, witness in source.contains { witness.pass($0) == 2 } }
    try expectCaptureReleased { source, witness in source.filter { witness.pass($0) > 0 } }
    try expectCaptureReleased { source, witness in
      source.filter(while: TickSignal.never.startWith(true).map { witness.pass($0) }).map { witness.pass($0) }
    }
    try expectCaptureReleased { source, witness in source.grouped { witness.pass($0) }.flatMap(\.signal) }
    try expectCaptureReleased { source, witness in source.handleEvents(onNext: { _ in witness.pass(()) }) }
    try expectCaptureReleased { source, witness in source.handleEvents(onFailed: { _ in witness.pass(()) }) }
    try expectCaptureReleased { source, witness in source.handleEvents(onCompleted: { witness.pass(()) }) }
    try expectCaptureReleased { source, witness in source.handleEvents(onCancel: { witness.pass(()) }) }
    try expectCaptureReleased { source, witness in source.log("beat") { _ in withExtendedLifetime(witness) {} } }
    try expectCaptureReleased { source, witness in source.mapFailure { witness.pass($0) } }
    try expectCaptureReleased { source, witness in source.map { witness.pass($0) } }
    try expectCaptureReleased { source, witness in source.replaceValues(with: witness) }
    try expectCaptureReleased { source, witness in source.reduce(0) { $0 + witness.pass($1) } }
    try expectValueReleased { source in source.reduce(into: [Witness]()) { $0.append($1) } }
    try expectCaptureReleased { source, witness in source.removeDuplicates(by: { witness.pass($0 == $1) }) }
    try expectCaptureReleased { source, witness in source.scan(0) { witness.pass($0 + $1) } }
    try expectCaptureReleased { source, witness in source.scan(into: 0) { $0 = witness.pass($1) } }
    try expectValueReleased { source in source.scan([Witness]()) { $0 + [$1] }.replaceValues(with: ()) }
    try expectCaptureReleased { source, witness in source.skip { witness.pass($0) < 5 } }
    try expectCaptureReleased { source, witness in source.map { TickSignal.just(witness.pass($0)) }.switchToLatest() }
    try expectCaptureReleased { source, witness in source.take(while: { witness.pass($0) > 0 }) }
    try expectCaptureReleased { source, witness in source.tryMap { value throws(StubFailure) in witness.pass(value) } }
  }
}
