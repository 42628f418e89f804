// A request as a signal: it starts with the subscription and is cancelled with it.
//
//   swift run heartbeat --to http://127.0.0.1:8080/beats
import ExampleCommandLine
import Foundation
import TickStreams

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Posts beats to a server.
struct JSONPost: Sendable {
  private let request: URLRequest
  private let session = URLSession(configuration: .ephemeral)

  /// Posts to `url`.
  init(to url: URL) {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.timeoutInterval = 86_400  // the heartbeat has its own timeout, on its scheduler
    self.request = request
  }

  /// One attempt: sends the status if it is a good one, and fails otherwise.
  ///
  /// Disposal cancels it and closes the connection.
  func send(_ beat: Beat) -> TickSignal<Int, PostError> {
    TickSignal { [session, request] subscriber in
      var request = request
      request.httpBody = Data(#"{"index":\#(beat.index),"seconds":\#(beat.time.inSeconds),"missed":\#(beat.missed)}"#.utf8)
      let task = session.dataTask(with: request) { _, response, error in
        switch (response as? HTTPURLResponse)?.statusCode {
        case let status? where 200..<300 ~= status:
          subscriber.next(status)
          subscriber.completed()
        case let status?: subscriber.failed(.status(status))
        case nil: subscriber.failed(.unreachable(error?.localizedDescription ?? "no answer"))
        }
      }
      task.resume()
      return AnyDisposable { task.cancel() }
    }
  }
}
