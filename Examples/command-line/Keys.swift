// What is typed as a signal.
@preconcurrency import Dispatch  // on Linux its sources are not marked `Sendable`
import Foundation
public import TickStreams

extension TickSignal where Value == Character, Failure == Never {
  /// The characters of standard input, each when it arrives: at a terminal that is not in another mode, when Return is pressed.
  ///
  /// Nothing is polled. The signal does not end with the input: without a terminal no key is pressed.
  ///
  /// - Returns: The characters, of ASCII.
  public static func keys() -> TickSignal {
    TickSignal { subscriber in
      let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: DispatchQueue(label: "keys"))
      source.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else { return source.cancel() }
        for byte in bytes[..<count] where byte < 128 { subscriber.next(Character(Unicode.Scalar(byte))) }
      }
      source.activate()
      return AnyDisposable { source.cancel() }
    }
  }
}
