import Foundation
import ReactiveSwift

/// Shows a message for four seconds, or for ten if it is read aloud.
final class BannerViewModel {
  let text: Signal<String, Never>
  let isHidden: Signal<Bool, Never>

  private let messageProperty = MutableProperty<String?>(nil)
  private let tappedProperty = MutableProperty(())

  init(isReadAloud: Bool, scheduler: DateScheduler = QueueScheduler.main) {
    text = messageProperty.signal.skipNil()

    let shown = messageProperty.signal.skipNil().map(value: false)

    let over = messageProperty.signal.skipNil()
      .debounce(isReadAloud ? 10 : 4, on: scheduler)
      .map(value: true)

    isHidden = Signal.merge(shown, over, tappedProperty.signal.map(value: true))
      .skipRepeats()
  }

  func show(_ message: String) {
    messageProperty.value = message
  }

  func tapped() {
    tappedProperty.value = ()
  }
}
