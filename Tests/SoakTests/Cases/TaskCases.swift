import Foundation
import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Signals and tasks, on the executors of the system.
  static let ofTasks = [
    load("values") { stage in
      let subject = TickSubject<Int, Never>()
      let loop = ValueLoop(subject.signal)
      return { count in await loop.take(count, of: subject, stage.events) }
    },
    load("values, an iterator each time") { stage in
      { count in for number in 0..<count { for await _ in TickSignal<Int, Never>.just(number).values { stage.events.increment() } } }
    },
    load("values, dropped by a buffer") { stage in
      let subject = TickSubject<Int, Never>()
      let kept = Kept()
      await kept.subscribe(to: subject.signal)
      return { count in
        for number in 0..<count {
          subject.next(number)
          stage.events.increment()
        }
        withExtendedLifetime(kept) {}
      }
    },
    load("subscribe(in:) an actor") { stage in
      let (subject, receiver) = (TickSubject<Int, Never>(), Receiver())
      let subscription = subject.signal.subscribe(in: receiver) { receiver, _ in
        receiver.receive()
        stage.events.increment()
      }
      return { count in
        await receiver.expect(count) { subject.next($0) }
        withExtendedLifetime(subscription) {}
      }
    },
    load("onMain.subscribe(onNext:)") { stage in
      let subject = TickSubject<Int, Never>()
      let subscription = await MainActor.run { subject.signal.onMain.subscribe { _ in stage.events.increment() } }
      return { count in
        await MainActor.run { for number in 0..<count { subject.next(number) } }
        withExtendedLifetime(subscription) {}
      }
    },
    load("first, task") { stage in
      { count in for _ in 0..<count where await TickSignal<Int, Never>.task({ 1 }).firstValue() == 1 { stage.events.increment() } }
    },
    load("signal of an asynchronous sequence") { stage in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      let receiver = Receiver()
      let subscription = TickSignal<Int, Never>(stream).subscribe(in: receiver) { receiver, _ in
        receiver.receive()
        stage.events.increment()
      }
      return { count in
        await receiver.expect(count) { continuation.yield($0) }
        withExtendedLifetime(subscription) {}
      }
    },
    calls("notifications") { stage in
      let center = NotificationCenter()
      let subscription = stage.count(center.signal(for: Notification.Name("soak")))
      return { _ in withExtendedLifetime(subscription) { center.post(name: Notification.Name("soak"), object: nil) } }
    },
  ]
}

/// Awaits the values of a signal, one by one.
private actor ValueLoop {
  private var iterator: TickSignal<Int, Never>.AsyncValues.Iterator

  init(_ signal: TickSignal<Int, Never>) { iterator = signal.values.makeAsyncIterator() }

  func take(_ count: Int, of subject: TickSubject<Int, Never>, _ events: Counter) async {
    var iterator = iterator
    for number in 0..<count {
      subject.next(number)
      if await iterator.next(isolation: self) == number { events.increment() }
    }
    self.iterator = iterator
  }
}

/// Keeps an iterator, which is not sendable, and does nothing with it.
private actor Kept {
  private var iterator: TickSignal<Int, Never>.AsyncValues.Iterator?
  func subscribe(to signal: TickSignal<Int, Never>) { iterator = signal.values(buffering: .newest(3)).makeAsyncIterator() }
}

/// Counts the values that are delivered to an actor.
private actor Receiver {
  private var awaited = 0
  private var all: CheckedContinuation<Void, Never>?

  /// Sends this number of values, fifty at a time, and waits until they have been delivered.
  ///
  /// The next fifty wait for all of the last, and nothing polls: with a window that slides, or with yields, one load happens to hop for
  /// each value and another for fifty, and its cost looks as if it had grown.
  func expect(_ expected: Int, _ send: @Sendable (Int) -> Void) async {
    for begin in stride(from: 0, to: expected, by: 50) {
      let end = min(begin + 50, expected)
      await withCheckedContinuation { continuation in
        (awaited, all) = (end - begin, continuation)
        for number in begin..<end { send(number) }
      }
    }
  }

  func receive() {
    awaited -= 1
    if awaited == 0 { all.take()?.resume() }
  }
}
