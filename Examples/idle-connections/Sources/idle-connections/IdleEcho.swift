import NIOCore
import TickStreams

/// Echoes its input, and closes its connection when nothing has been read for too long.
final class IdleEcho: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let limit: Duration
  private let scheduler: AlarmScheduler
  private let counts: Counts
  private var idle: IdleTimer?
  private var expiration: Subscription?

  /// - Parameters:
  ///   - limit: How long a connection may be idle.
  ///   - scheduler: That of the event loop of the connection.
  ///   - counts: Learns of resets and of ends.
  init(after limit: Duration, on scheduler: AlarmScheduler, _ counts: Counts) {
    self.limit = limit
    self.scheduler = scheduler
    self.counts = counts
  }

  func channelActive(context: ChannelHandlerContext) {
    let idle = IdleTimer(after: limit, on: scheduler)
    expiration = idle.expirations.subscribe(onNext: { [channel = context.channel, counts] _ in
      counts.countClosed()
      channel.close(promise: nil)
    })
    self.idle = idle
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    idle?.restart()
    counts.countReset()
    context.writeAndFlush(data, promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    expiration = nil
    idle = nil
  }
}
