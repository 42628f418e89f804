import TickStreams

enum OrderStatus: Equatable, Sendable {
  case pending, paid
  case declined(String)
}

enum OrderError: Error {
  case offline, timedOut
}

protocol OrderService: Sendable {
  func status(of order: Int) -> TickSignal<OrderStatus, OrderError>
}

/// Asks for the status of an order once a second, until it is paid or declined, or ten seconds are over.
final class CheckoutViewModel: Sendable {
  let isLoading: TickSignal<Bool, Never>
  let goToThanks: TickSignal<Void, Never>
  let showError: TickSignal<String, Never>

  private let order = TickSubject<Int, Never>()

  init(service: any OrderService, on scheduler: any TickScheduler = .main) {
    let result = order.signal
      .flatMapLatest { order in
        TickSignal.interval(.seconds(1), on: scheduler)
          .flatMapLatest { _ in service.status(of: order) }
          .filter { $0 != .pending }
          .take(1)
          .timeout(after: .seconds(10), failing: .timedOut, on: scheduler)
          .materialize()
      }
      .share()  // three outputs look at one run: without it the server is asked four times as often

    goToThanks = result.filter { $0.value == .paid }.replaceValues(with: ())

    showError = result.compactMap { event in
      switch event {
      case .next(.declined(let reason)): reason
      case .failed: "Please try again."
      default: nil
      }
    }

    isLoading = TickSignal.merge(
      order.signal.replaceValues(with: true), goToThanks.replaceValues(with: false), showError.replaceValues(with: false)
    )
    .removeDuplicates()
  }

  func redirected(order: Int) {
    self.order.next(order)
  }
}
