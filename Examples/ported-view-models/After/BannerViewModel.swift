import TickStreams

/// Shows a message for four seconds, or for ten if it is read aloud.
final class BannerViewModel: Sendable {
  let text: TickSignal<String, Never>
  let isHidden: TickSignal<Bool, Never>

  private let messages = TickSubject<String, Never>()
  private let taps = TickSubject<Void, Never>()

  init(isReadAloud: Bool, on scheduler: any TickScheduler = .main) {
    text = messages.signal

    let shown = messages.signal.replaceValues(with: false)
    let over = messages.signal
      .debounce(for: .seconds(isReadAloud ? 10 : 4), on: scheduler)
      .replaceValues(with: true)

    isHidden = TickSignal.merge(shown, over, taps.signal.replaceValues(with: true)).removeDuplicates()
  }

  func show(_ message: String) {
    messages.next(message)
  }

  func tapped() {
    taps.next()
  }
}
