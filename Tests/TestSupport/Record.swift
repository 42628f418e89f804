package import TickStreams
package import TickStreamsTesting

extension TestScheduler {
  /// Records a signal, and advances by `time`.
  package func record<Value, Failure>(
    _ signal: TickSignal<Value, Failure>, for time: Duration, file: StaticString = #fileID, line: UInt = #line
  ) -> Recording<Value, Failure> {
    let recording = record(signal, file: file, line: line)
    advance(by: time)
    return recording
  }
}
