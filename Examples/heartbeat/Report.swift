// The output of the heartbeat, line by line.
//
//   swift run heartbeat --to http://127.0.0.1:8080/beats
import ExampleCommandLine
import TickStreams

/// Something that happened to the heartbeat.
///
/// Every request is reported once, whatever the number of its attempts.
enum Report: Sendable, Equatable {
  /// A beat came.
  case beat(Beat)
  /// The server took the beat.
  case posted(Beat, status: Int)
  /// The server did not take the beat, in any attempt; this is why the last one failed.
  case failed(Beat, PostError)
  /// The app went to the background while the request was in flight.
  case cancelled(Beat)
}

/// Why a post failed.
enum PostError: Error, Equatable {
  case timedOut(Duration)
  case status(Int)
  case unreachable(String)
}

extension Report: CustomStringConvertible {
  var description: String {
    switch self {
    case .beat(let beat): "beat \(beat.index) at \(beat.time.inSeconds) missed \(beat.skipped)"
    case .posted(let beat, let status): "post \(beat.index) ok \(status)"
    case .failed(let beat, let error): "post \(beat.index) failed: \(error)"
    case .cancelled(let beat): "post \(beat.index) cancelled"
    }
  }
}

extension PostError: CustomStringConvertible {
  var description: String {
    switch self {
    case .timedOut(let timeout): "no answer within \(timeout)"
    case .status(let status): "status \(status)"
    case .unreachable(let reason): reason
    }
  }
}
