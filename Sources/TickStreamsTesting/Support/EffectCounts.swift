import TickStreams

/// Counts, by place, how many runs of the work of signals overlap.
final class EffectCounts: Sendable {
  @TaskLocal static var current: EffectCounts?

  private struct Place: Hashable, Sendable {
    let name: String
    let site: CallSite
  }

  private struct Count: Sendable {
    var running = 0
    var most = 0
    let number: Int
  }

  private static let watch: Void = EffectWatch.start { origin in current?.begin(origin) }

  private let counts = Lock<[Place: Count]>([:])

  /// Creates empty counts, to which work adds that runs while they are ``current``.
  init() {
    Self.watch
  }

  /// Counts the work of a call that makes a timer, unless it has no signal, or is an event of a test source.
  func begin(timerOf call: CallOrigin) -> (any Disposable)? {
    ["schedule", "sleep", "hot", "cold"].contains("\(call.name)") ? nil : begin(call)
  }

  /// Counts work that begins, until the result is disposed.
  func begin(_ origin: CallOrigin) -> (any Disposable)? {
    guard let file = origin.file else { return nil }
    let place = Place(name: "\(origin.name)", site: CallSite(file, origin.line))
    // Operators that are composed of others.
    guard !place.site.isOurs else { return nil }
    counts.withLock { counts in
      var count = counts[place] ?? Count(number: counts.count)
      count.running += 1
      count.most = max(count.most, count.running)
      counts[place] = count
    }
    return AnyDisposable { [self] in counts.withLock { $0[place]?.running -= 1 } }
  }

  /// The work that ran more than once at a time, in the order of the first repetitions, each in a sentence with its name, its place and a fix.
  var repeated: [String] {
    counts.withLock { $0.filter { $0.value.most > 1 } }.sorted { $0.value.number < $1.value.number }
      .map { "`\($0.key.name)` at \($0.key.site) had \($0.value.most) subscriptions at the same time: add `share()` if one is enough" }
  }
}
