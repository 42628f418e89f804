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
      { count in
        for number in 0..<count {
          for await _ in TickSignal<Int, Never>.just(number).values { stage.events.increment() }
        }
      }
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
        receiver.count += 1
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
      { count in
        for _ in 0..<count where await TickSignal<Int, Never>.task({ 1 }).firstValue() == 1 { stage.events.increment() }
      }
    },
    load("signal of an asynchronous sequence") { stage in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      let receiver = Receiver()
      let subscription = TickSignal<Int, Never>(stream).subscribe(in: receiver) { receiver, _ in
        receiver.count += 1
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

  init(_ signal: TickSignal<Int, Never>) {
    iterator = signal.values.makeAsyncIterator()
  }

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
  var count = 0

  /// Sends this number of values, a few at a time, and waits until they have been delivered.
  func expect(_ expected: Int, _ send: @Sendable (Int) -> Void) async {
    let end = count + expected
    var sent = 0
    while count < end {
      if sent < expected, count + 50 > end - expected + sent {
        send(sent)
        sent += 1
      } else {
        await Task.yield()
      }
    }
  }
}
