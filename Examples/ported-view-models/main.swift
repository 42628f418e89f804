// Three view models in the style of ReactiveSwift and RxSwift apps, ported: `Before` has the originals, `After` the ports, and this runs the ports in
// virtual time.
//
//   swift run ported-view-models
import ExampleCommandLine
import Foundation
import TickStreams
import TickStreamsTesting

let help = """
  usage: ported-view-models

  Runs the ports of three view models in virtual time, and prints what they show, and how often they ask the server.

    --help  prints this

  For example: swift run ported-view-models
  """

_ = flags(of: "ported-view-models", help: help)

let scheduler = TestScheduler()

/// Prints the values of a signal with their times.
func show<Value>(_ name: String, _ recording: Recording<Value, Never>) {
  let events = recording.events.compactMap { event in
    event.event.value.map { "\(String(format: "%.1f", event.time / .seconds(1))) \($0 is Void ? "()" : "\($0)")" }
  }
  print("  \(name): \(events.joined(separator: ", "))")
}

print("Checkout: pending, pending, paid")
let orders = FakeOrders([.pending, .pending, .paid], on: scheduler)
let checkout = CheckoutViewModel(service: orders, on: scheduler)
let isLoading = scheduler.record(checkout.isLoading)
let goToThanks = scheduler.record(checkout.goToThanks)
let showError = scheduler.record(checkout.showError)
checkout.redirected(order: 1)
scheduler.advance(by: .seconds(20))
show("isLoading", isLoading)
show("goToThanks", goToThanks)
show("showError", showError)
print("  requests: \(orders.requests)")

print("Banner: a message, and another after two seconds")
let banner = BannerViewModel(isReadAloud: false, on: scheduler)
let text = scheduler.record(banner.text)
let isHidden = scheduler.record(banner.isHidden)
banner.show("saved")
scheduler.advance(by: .seconds(2))
banner.show("sent")
scheduler.advance(by: .seconds(20))
show("text", text)
show("isHidden", isHidden)

print("Sign up: a name is typed, and the button tapped")
let accounts = FakeAccounts(on: scheduler)
let signUp = SignUpViewModel(service: accounts, on: scheduler)
let nameState = scheduler.record(signUp.nameState)
let canSignUp = scheduler.record(signUp.canSignUp.removeDuplicates())
let isSigningUp = scheduler.record(signUp.isSigningUp)
let signedUp = scheduler.record(signUp.signedUp)
signUp.password.current = "correct horse"
for letter in "ada" {
  signUp.name.modify { $0.append(letter) }
  scheduler.advance(by: .milliseconds(100))
}
scheduler.advance(by: .seconds(2))
signUp.taps.next()
scheduler.advance(by: .seconds(2))
show("nameState", nameState)
show("canSignUp", canSignUp)
show("isSigningUp", isSigningUp)
show("signedUp", signedUp)
print("  requests: \(accounts.requests.joined(separator: ", "))")
