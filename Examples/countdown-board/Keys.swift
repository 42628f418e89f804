// Keys at the terminal as a signal.
//
//   swift run countdown-board
@preconcurrency import Dispatch  // on Linux its sources are not marked `Sendable`
import Foundation
import TickStreams

extension TickSignal where Value == Interruption, Failure == Never {
  /// The interruptions whose keys are pressed; other keys are ignored.
  static func keys() -> TickSignal {
    TickSignal { subscriber in
      let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: DispatchQueue(label: "countdown-board.keys"))
      source.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else { return source.cancel() }
        for byte in bytes[..<count] { Interruption(rawValue: Character(Unicode.Scalar(byte))).map(subscriber.next) }
      }
      source.activate()
      return AnyDisposable { source.cancel() }
    }
  }
}
