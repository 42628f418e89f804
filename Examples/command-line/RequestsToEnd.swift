// Control-C and the like as a signal, so that a program can restore the terminal, or write what it has, before it ends.
@preconcurrency import Dispatch  // on Linux its sources are not marked `Sendable`
import Foundation
public import TickStreams

extension TickSignal where Value == Int32, Failure == Never {
  /// The POSIX signals to end the program: SIGINT, as Control-C sends it, SIGTERM, SIGHUP and SIGQUIT.
  ///
  /// While this is subscribed, they do not end it by themselves. Those that were ignored before, as `nohup` does it for SIGHUP, stay so. It
  /// serves one subscriber at a time.
  ///
  /// - Returns: Their numbers, whenever one arrives.
  public static func requestsToEnd() -> TickSignal {
    TickSignal { subscriber in
      let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { number in
        unsafeBitCast(signal(number, SIG_IGN), to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
      }
      let queue = DispatchQueue(label: "requests to end")
      let registrations = DispatchGroup()
      let sources = numbers.map { number in
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { subscriber.next(number) }
        registrations.enter()
        source.setRegistrationHandler { registrations.leave() }
        source.activate()
        return source
      }
      registrations.wait()  // a signal before that would be lost
      return AnyDisposable {
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
      }
    }
  }
}

/// Ends the program by a POSIX signal, as if it had not been caught, so that a shell sees what ended it.
public func endProgram(by number: Int32) {
  signal(number, SIG_DFL)
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)  // Dispatch blocks them on its threads
  raise(number)
}
