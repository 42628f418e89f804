import TickStreams

/// A value that expires, kept on its own serial context.
protocol Cache: Sendable {
  init(for lifetime: Duration, timers: any TickScheduler, context: any TickScheduler)
  var value: String? { get }
  func set(_ value: String)
}

/// The mistake: the handler of a timer that was replaced after it had fired erases the new value.
final class NaiveCache: Cache {
  private let lifetime: Duration
  private let timers: any TickScheduler
  private let context: any TickScheduler
  private let stored = Lock<String?>(nil)
  private let expiry = SerialDisposable()

  init(for lifetime: Duration, timers: any TickScheduler, context: any TickScheduler) {
    self.lifetime = lifetime
    self.timers = timers
    self.context = context
  }

  var value: String? { stored.withLock { $0 } }

  func set(_ value: String) {
    context.schedule { [self] in
      stored.withLock { $0 = value }
      expiry.inner = timers.schedule(after: lifetime) { [self] in context.schedule { [self] in stored.withLock { $0 = nil } } }
    }
  }
}

/// The fix: each value has a generation, and a handler of an older one has no effect.
final class GenerationCache: Cache {
  private let lifetime: Duration
  private let timers: any TickScheduler
  private let context: any TickScheduler
  private let stored = Lock<(value: String?, generation: Int)>((nil, 0))
  private let expiry = SerialDisposable()

  init(for lifetime: Duration, timers: any TickScheduler, context: any TickScheduler) {
    self.lifetime = lifetime
    self.timers = timers
    self.context = context
  }

  var value: String? { stored.withLock { $0.value } }

  func set(_ value: String) {
    context.schedule { [self] in
      let generation = stored.withLock { stored in
        stored = (value, stored.generation + 1)
        return stored.generation
      }
      expiry.inner = timers.schedule(after: lifetime) { [self] in
        context.schedule { [self] in stored.withLock { if $0.generation == generation { $0.value = nil } } }
      }
    }
  }
}
