import Dispatch
import Laws
import TickStreams
import TickStreamsTesting

/// Operators that a check could miss: they use other clocks or threads, send nothing, or fail only after many values.
extension TickSignal where Value == LawValue, Failure == LawFailure {
  func deliveringOnAQueue() -> TickSignal { deliver(on: QueueScheduler(label: "elsewhere")) }

  func completingOnAQueue() -> TickSignal {
    let queue = DispatchQueue(label: "elsewhere")
    return forwarded { event, subscriber in
      if case .completed = event { queue.async { subscriber.completed() } } else { subscriber.send(event) }
    }
  }

  func sendingOnAThreadEach() -> TickSignal { forwarded { event, subscriber in DispatchQueue.global().async { subscriber.send(event) } } }

  func waitingInRealTime() -> TickSignal { delay(.seconds(1), on: QueueScheduler(label: "beats")) }

  func retryingInRealTime() -> TickSignal { retry(2, backoff: .constant(.seconds(1)), on: QueueScheduler(label: "retries")) }

  func waitingInAnotherWorld() -> TickSignal { delay(.seconds(1), on: TestScheduler(), file: "Shop/Postponed.swift", line: 7) }

  func advancing(_ scheduler: TestScheduler) -> TickSignal {
    handleEvents(onNext: { _ in scheduler.schedule { scheduler.advance(by: .seconds(1)) } })
  }

  func silent() -> TickSignal { .never }

  /// Completes with the source alone: if the other leg completes last, its completion is lost, and the result never completes.
  func mergedLosingACompletion(_ other: TickSignal) -> TickSignal {
    TickSignal { subscriber in
      let ends = Turns()
      let legs = CompositeDisposable()
      legs.add(
        self.take(while: { _ in !subscriber.isEnded }).observe { event in
          if case .completed = event, ends.next() == 1 { return }
          subscriber.send(event)
        })
      legs.add(
        other.observe { event in
          if case .completed = event { return }
          subscriber.send(event)
        })
      return legs
    }
  }

  func holdingFromTheSixthValueOn() -> TickSignal {
    TickSignal { subscriber in
      let held = HeldForever()
      let turns = Turns()
      return self.take(while: { _ in !subscriber.isEnded }).observe { event in
        if turns.next() > 5, let value = event.value { held.hold(value) }
        subscriber.send(event)
      }
    }
  }

  func leavingATimerAtTheTenthValue(on scheduler: TestScheduler) -> TickSignal {
    TickSignal { subscriber in
      let turns = Turns()
      return self.take(while: { _ in !subscriber.isEnded }).observe { event in
        if turns.next() == 10 { scheduler.schedule(after: .seconds(1)) {} }
        subscriber.send(event)
      }
    }
  }
}

/// A reference cycle: it holds itself.
private final class HeldForever: Sendable {
  private let state = Lock((values: [LawValue](), itself: HeldForever?.none))

  func hold(_ value: LawValue) {
    state.withLock { state in
      state.values.append(value)
      state.itself = self
    }
  }
}
