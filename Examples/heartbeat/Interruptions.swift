// Control-C and SIGTERM as a signal, so that the recording can be written before the program ends.
//
//   swift run heartbeat --every 1 --record beats.json
@preconcurrency import Dispatch  // on Linux its sources are not marked `Sendable`
import Foundation
import TickStreams

extension TickSignal where Value == Int32, Failure == Never {
  /// The POSIX signals to end the program: SIGINT, as Control-C sends it, and SIGTERM.
  ///
  /// From the first subscription on, they no longer end the program by themselves.
  static func interruptions() -> TickSignal {
    TickSignal { subscriber in
      let sources = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "heartbeat.interruptions"))
        source.setEventHandler { subscriber.next(number) }
        source.activate()
        return source
      }
      return AnyDisposable { for source in sources { source.cancel() } }
    }
  }
}

/// Ends the program by a POSIX signal, as if it had not been caught, so that a shell sees what ended it.
func endProgram(by number: Int32) {
  signal(number, SIG_DFL)
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)  // Dispatch blocks them on its threads
  raise(number)
}
