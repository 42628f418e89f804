import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@testable import ported_view_models

struct PortedCheckoutTests {
  let scheduler = TestScheduler()

  /// The display of a checkout, and the number of its requests, for given answers of the server.
  private func outputs(_ answers: [OrderStatus]) throws -> (loading: [Bool], thanks: Int, errors: [String], requests: Int) {
    let service = FakeOrders(answers, on: scheduler)
    return try scheduler.expectSharedEffects {
      let model = CheckoutViewModel(service: service, on: scheduler)
      let loading = scheduler.record(model.isLoading)
      let thanks = scheduler.record(model.goToThanks)
      let errors = scheduler.record(model.showError)
      model.redirected(order: 7)
      scheduler.advance(by: .seconds(60))
      return (loading.values, thanks.values.count, errors.values, service.requests)
    }
  }

  @Test func aPaidOrderIsAskedForUntilItIsPaid() throws {
    let outputs = try outputs([.pending, .pending, .paid])
    #expect(outputs == ([true, false], 1, [], 3))
  }

  @Test func aDeclinedOrderShowsTheReason() throws {
    let outputs = try outputs([.pending, .declined("No funds.")])
    #expect(outputs == ([true, false], 0, ["No funds."], 2))
  }

  @Test func anOrderThatStaysPendingIsGivenUpAfterTenSeconds() throws {
    let outputs = try outputs([.pending])
    expectEqual(outputs.loading, [true, false])
    expectEqual(outputs.errors, ["Please try again."])
    expectEqual(outputs.requests, 10)
  }

  @Test func nothingIsLeftBehind() throws {
    let model = CheckoutViewModel(service: FakeOrders([.pending], on: scheduler), on: scheduler)
    let loading = scheduler.record(model.isLoading)
    model.redirected(order: 7)
    scheduler.advance(by: .seconds(3))
    loading.dispose()
    try scheduler.expectIdle()
  }
}

struct PortedBannerTests {
  let scheduler = TestScheduler()

  @Test func aMessageIsShownForFourSecondsAfterTheLast() {
    let model = BannerViewModel(isReadAloud: false, on: scheduler)
    let text = scheduler.record(model.text)
    let isHidden = scheduler.record(model.isHidden)
    #expect(isHidden.values.isEmpty, "nothing is hidden or shown at launch")
    model.show("saved")
    scheduler.advance(by: .seconds(3))
    model.show("sent")
    scheduler.advance(by: .seconds(10))
    expectEqual(text.values, ["saved", "sent"])
    expectEqual(isHidden.events, [.next(false, at: .zero), .next(true, at: .seconds(7))])
  }

  @Test func aMessageThatIsReadAloudIsShownForTen() {
    let model = BannerViewModel(isReadAloud: true, on: scheduler)
    let isHidden = scheduler.record(model.isHidden)
    model.show("saved")
    scheduler.advance(by: .seconds(20))
    expectEqual(isHidden.events, [.next(false, at: .zero), .next(true, at: .seconds(10))])
  }

  @Test func aTapHidesAtOnce() {
    let model = BannerViewModel(isReadAloud: false, on: scheduler)
    let isHidden = scheduler.record(model.isHidden)
    model.show("saved")
    scheduler.advance(by: .seconds(1))
    model.tapped()
    scheduler.advance(by: .seconds(20))
    expectEqual(isHidden.events, [.next(false, at: .zero), .next(true, at: .seconds(1))])
  }
}

struct PortedSignUpTests {
  let scheduler = TestScheduler()

  @Test func aNameIsCheckedOnceHoweverManyLookAtIt() throws {
    let service = FakeAccounts(on: scheduler)
    try scheduler.expectSharedEffects {
      let model = SignUpViewModel(service: service, on: scheduler)
      let state = scheduler.record(model.nameState)
      let canSignUp = scheduler.record(model.canSignUp.removeDuplicates())
      model.password.current = "correct horse"
      for letter in "ada" {
        model.name.modify { $0.append(letter) }
        scheduler.advance(by: .milliseconds(100))
      }
      scheduler.advance(by: .seconds(2))
      expectEqual(state.events, [.next(.checking, at: .milliseconds(500)), .next(.valid, at: .seconds(1))])
      expectEqual(canSignUp.values, [false, true])
    }
    expectEqual(service.requests, ["name ada"])
  }

  @Test func aNameThatIsTakenIsInvalid() {
    let model = SignUpViewModel(service: FakeAccounts(on: scheduler), on: scheduler)
    let state = scheduler.record(model.nameState)
    model.name.current = "admin"
    scheduler.advance(by: .seconds(2))
    expectEqual(state.values, [.checking, .invalid])
  }

  @Test func aTapSignsUpAndShowsThatItIsBusyMeanwhile() {
    let service = FakeAccounts(on: scheduler)
    let model = SignUpViewModel(service: service, on: scheduler)
    let isBusy = scheduler.record(model.isSigningUp)
    let signedUp = scheduler.record(model.signedUp)
    model.name.current = "ada"
    model.taps.next()
    scheduler.advance(by: .seconds(2))
    expectEqual(isBusy.events.map(\.time), [.zero, .zero, .milliseconds(500)])
    expectEqual(isBusy.values, [false, true, false])
    expectEqual(signedUp.values, [true])
    expectEqual(service.requests, ["sign up ada"])
  }

  @Test func aScreenThatIsLeftWhileItSignsUpIsNotBusy() {
    let model = SignUpViewModel(service: FakeAccounts(on: scheduler), on: scheduler)
    let isBusy = scheduler.record(model.isSigningUp)
    let signedUp = scheduler.record(model.signedUp)
    model.taps.next()
    signedUp.dispose()
    expectEqual(isBusy.values, [false, true, false])
  }
}
