// The names that the samples of doc comments use: .ci/doc-samples.
import Foundation
import TickStreams
import TickStreamsTesting

// Signals.
let signal: TickSignal<Int, Never> = .never
let source: TickSignal<Int, Never> = .never
let beats: TickSignal<Tick, Never> = .never
let countdown: TickSignal<Duration, Never> = .never
let phases: TickSignal<AppPhase, Never> = .never
let isForeground: TickSignal<Bool, Never> = .never
let search: TickSignal<String, Never> = .never
let gps: TickSignal<Int, Never> = .never
let prices: TickSignal<Int, Never> = .never
let ids: TickSignal<Int, Never> = .never
let refresh: TickSignal<Void, Never> = .never
let online: TickSignal<Void, Never> = .never
let user: TickSignal<User, NetworkError> = .never
let connection: TickSignal<String, NetworkError> = .never
let download: TickSignal<[String], NetworkError> = .never

// Schedulers, and what is made on them.
let scheduler = TestScheduler()
let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
let recorder = FlightRecorder(on: scheduler)
let bag = DisposeBag()
let lines = AsyncStream<String> { $0.finish() }
let lifetime = Lifetime()

// An app.
struct NetworkError: Error {
  let isTransient: Bool
  var retryAfter: Duration?
}
struct LoginError: Error {}
struct Credentials {}
struct Session {}
let session = Session()
let next = TickValue<RetryWait?>(nil)
let credentials = Credentials()
let isValid = TickValue(true)
struct User { let name: String }
struct Reply {}
struct Beat {}
struct Offer { let id: String, end: Date }
let offer = Offer(id: "offer", end: .now)
let secret = "1234"
func readRows() -> [String] { [] }
actor Store {
  var count = 0
  func take(_ event: Event<Int, Never>) {}
}
let store = Store()
struct Server {
  func login(_ credentials: Credentials) -> TickSignal<Session, LoginError> { .never }
  func post(_ beat: Beat) async throws(NetworkError) -> Reply { Reply() }
}
let server = Server()
let serverClock = ReferenceClock(on: scheduler)
let beat = Beat()

struct Response { let date = Date.now }
let response = Response()
@MainActor let defaults = UserDefaults.standard
#if !canImport(Darwin)
  extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let NSSystemClockDidChange = Notification.Name("")
  }
#endif

@MainActor final class Button {
  let signal: TickSignal<Void, Never> = .never
  func show(_ left: Duration?) {}
  func show(_ text: String?) {}
  func showProgress() {}
}
@MainActor let button = Button()
@MainActor let cell = Button()

@MainActor final class Model {
  var name = ""
  var message = ""
  var isLoading = false
  var amount = 1
  func fetch(_ id: Int) -> TickSignal<String, Never> { .just("") }
  func start() {}
  func send(_ tick: Tick) {}
}
@MainActor let model = Model()

// A test.
let recording = scheduler.record(signal)
let text = ""
let replay = try! Replay(text)  // only type-checked
struct BeatsTooFast: Error {}
struct ValueLost: Error {}
func heartbeat(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> { .never }

final class ExpiringCache: Sendable {
  var value: String? { nil }
  init(for duration: Duration, on scheduler: any TickScheduler) {}
  func set(_ value: String) {}
}
