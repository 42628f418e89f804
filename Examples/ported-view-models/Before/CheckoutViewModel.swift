import Foundation
import ReactiveSwift

enum OrderStatus: Equatable {
  case pending, paid
  case declined(String)
}

enum OrderError: Error {
  case offline, timedOut
}

protocol OrderService {
  func status(of order: Int) -> SignalProducer<OrderStatus, OrderError>
}

/// Asks for the status of an order once a second, until it is paid or declined, or ten seconds are over.
final class CheckoutViewModel {
  let isLoading: Signal<Bool, Never>
  let goToThanks: Signal<Void, Never>
  let showError: Signal<String, Never>

  private let redirectedProperty = MutableProperty<Int?>(nil)

  init(service: OrderService, scheduler: DateScheduler = QueueScheduler.main) {
    let redirected = redirectedProperty.signal.skipNil()

    let result =
      redirected
      .flatMap(.latest) { order in
        SignalProducer.timer(interval: .seconds(1), on: scheduler)
          .flatMap(.latest) { _ in service.status(of: order) }
          .filter { $0 != .pending }
          .take(first: 1)
          .timeout(after: 10, raising: .timedOut, on: scheduler)
          .materialize()
      }

    goToThanks = result.filterMap { $0.value }.filter { $0 == .paid }.map(value: ())

    showError = Signal.merge(
      result.filterMap { event in if case .declined(let reason)? = event.value { return reason } else { return nil } },
      result.filterMap { event in event.error.map { _ in "Please try again." } }
    )

    isLoading = Signal.merge(
      redirected.map(value: true),
      goToThanks.map(value: false),
      showError.map(value: false)
    )
    .skipRepeats()
  }

  func redirected(order: Int) {
    redirectedProperty.value = order
  }
}
