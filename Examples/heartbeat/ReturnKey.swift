// The Return key as a signal.
//
//   swift run heartbeat --every 1
@preconcurrency import Dispatch  // on Linux its sources are not marked `Sendable`
import Foundation
import TickStreams

extension TickSignal where Value == Void, Failure == Never {
  /// A value for each line on standard input: at a terminal, whenever Return is pressed.
  ///
  /// Nothing is polled. The signal does not end with the input: without a terminal no key is pressed.
  static func returnKey() -> TickSignal {
    TickSignal { subscriber in
      let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: DispatchQueue(label: "heartbeat.input"))
      source.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else { return source.cancel() }
        for byte in bytes[..<count] where byte == UInt8(ascii: "\n") { subscriber.next() }
      }
      source.activate()
      return AnyDisposable { source.cancel() }
    }
  }
}
