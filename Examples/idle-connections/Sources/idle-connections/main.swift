// An echo server on SwiftNIO whose connections have idle timeouts, and its clients, half of which fall silent.
//
//   swift run -c release --package-path Examples/idle-connections idle-connections
//   … --connections 5000 --seconds 10 --limit 2

import NIOCore
import NIOPosix
import TickStreams
import TickStreamsNIO

let options = Options(CommandLine.arguments.dropFirst())
raiseFileLimit()

let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
let serverLoop = group.next()
let clientLoop = group.next()
let scheduler = AlarmScheduler(NIOAlarm(serverLoop))
let counts = Counts()

let server = try await ServerBootstrap(group: serverLoop)
  .serverChannelOption(.backlog, value: 1_024)
  .childChannelInitializer { channel in
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(IdleEcho(after: options.limit, on: scheduler, counts))
    }
  }
  .bind(host: "127.0.0.1", port: 0).get()

guard let address = server.localAddress else { fatalError("a server that is bound has an address") }
let clients = try await Clients(options.connections, of: address, on: clientLoop, counts)
print("connections \(clients.count), idle limit \(options.limit)")

let before = (cpu: processorTime(), statistics: scheduler.statistics, resets: counts.resets)
let sending = clients.start()
try await scheduler.sleep(for: options.time / 2)
clients.silenceHalf()
try await scheduler.sleep(for: options.time / 2)
sending.dispose()

let seconds = options.time / .seconds(1)
let statistics = scheduler.statistics
print("resets \(Int(Double(counts.resets - before.resets) / seconds)) a second, echoes \(counts.echoes)")
print("closed as idle \(counts.closed), open \(clients.count - counts.closed)")
print("wake-ups of the timers \(Int(Double(statistics.wakeUps - before.statistics.wakeUps) / seconds)) a second")
print("CPU \(((processorTime() - before.cpu) / options.time * 100).formatted) % of a core, clients included")
print(statistics)
try await server.close().get()
try await group.shutdownGracefully()
