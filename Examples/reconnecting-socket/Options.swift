// The command line.
//
//   swift run reconnecting-socket --help

/// The options on the command line.
struct Options {
  var isVirtual = false
  var wantsHelp = false

  static let help = """
    usage: reconnecting-socket [--virtual]

    A client that reads messages over a connection with a heartbeat: a ping every 0.5 s, the pong within 0.3 s. Its
    server hangs, closes, goes away for 0.7 s and comes back; the client opens a new connection each time, after a wait
    that grows from 0.2 s and starts again after a message. It ends with the message `bye`, after four seconds.

      --virtual  without a network, in virtual time: the same lines immediately, with exact times
      --help     prints this

    Each line is `SECONDS WHAT`. For example: swift run reconnecting-socket --virtual
    """

  /// Reads the arguments, without the program's name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    for argument in arguments {
      switch argument {
      case "--virtual": isVirtual = true
      case "--help", "-h": wantsHelp = true
      default: throw UsageError(description: "unknown option '\(argument)'")
      }
    }
  }
}

/// A problem with the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
