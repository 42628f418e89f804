import TickStreams

/// Answers each question for an order with the next of these, a tenth of a second later, and counts the questions.
final class FakeOrders: OrderService {
  private let answers: [OrderStatus]
  private let asked = TickValue(0)
  private let scheduler: any TickScheduler

  init(_ answers: [OrderStatus], on scheduler: any TickScheduler) {
    self.answers = answers
    self.scheduler = scheduler
  }

  var requests: Int { asked.current }

  func status(of order: Int) -> TickSignal<OrderStatus, OrderError> {
    .deferred { [self] in
      let number = asked.modify { asked in
        defer { asked += 1 }
        return asked
      }
      let answer = answers[min(number, answers.count - 1)]
      return TickSignal.after(.milliseconds(100), value: answer, on: scheduler).promoteFailure()
    }
  }
}

/// Answers after half a second that a name is available, except for one name, and counts the requests.
final class FakeAccounts: AccountService {
  private let asked = TickValue<[String]>([])
  private let scheduler: any TickScheduler

  init(on scheduler: any TickScheduler) {
    self.scheduler = scheduler
  }

  var requests: [String] { asked.current }

  func isAvailable(_ name: String) -> TickSignal<Bool, any Error> { answer("name \(name)", name != "admin") }

  func signUp(_ name: String, _ password: String) -> TickSignal<Bool, any Error> { answer("sign up \(name)", true) }

  private func answer(_ request: String, _ answer: Bool) -> TickSignal<Bool, any Error> {
    .deferred { [self] in
      asked.modify { $0.append(request) }
      return TickSignal.after(.milliseconds(500), value: answer, on: scheduler).promoteFailure()
    }
  }
}
