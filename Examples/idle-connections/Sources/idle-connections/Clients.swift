import NIOCore
import NIOPosix
import Synchronization
import TickStreams
import TickStreamsNIO

/// Connections that send a byte each second, spread over it.
final class Clients: Sendable {
  private let channels: [any Channel]
  private let scheduler: AlarmScheduler
  private let isHalfSilent = Atomic(false)

  var count: Int { channels.count }

  /// Connects.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - address: Where to.
  ///   - loop: The event loop of all.
  ///   - counts: Learns of echoes.
  /// - Throws: The error of a connection that cannot be made.
  init(_ count: Int, of address: SocketAddress, on loop: any EventLoop, _ counts: Counts) async throws {
    let bootstrap = ClientBootstrap(group: loop).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(EchoCounter(counts)) }
    }
    var channels: [any Channel] = []
    for _ in 0..<count { channels.append(try await bootstrap.connect(to: address).get()) }
    self.channels = channels
    scheduler = AlarmScheduler(NIOAlarm(loop))
  }

  /// Sends from a hundredth of the connections every 10 ms.
  func start() -> Subscription {
    TickSignal.interval(.milliseconds(10), delay: .zero, missedTicks: .burst, on: scheduler).subscribe(onNext: { [self] tick in
      let byte = ByteBuffer(string: ".")
      let modulus = isHalfSilent.load(ordering: .relaxed) ? 2 : 1
      for index in stride(from: tick.index % 100, to: channels.count, by: 100) where index / 100 % modulus == 0 {
        channels[index].writeAndFlush(byte, promise: nil)
      }
    })
  }

  /// Every other connection sends no more.
  func silenceHalf() {
    isHalfSilent.store(true, ordering: .relaxed)
  }
}

private final class EchoCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let counts: Counts

  init(_ counts: Counts) {
    self.counts = counts
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    counts.countEchoes(unwrapInboundIn(data).readableBytes)
  }
}
