import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The notifications of an app in a test.
enum AppNotice: String { case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground }

/// The phases of an app, from the notifications of a center that a test posts to.
@Suite("App phase") struct AppPhaseTests {
  let center = NotificationCenter()
  let scheduler = TestScheduler()

  static let names = AppPhase.Notifications(
    didBecomeActive: Notification.Name("didBecomeActive"), willResignActive: Notification.Name("willResignActive"),
    didEnterBackground: Notification.Name("didEnterBackground"), willEnterForeground: Notification.Name("willEnterForeground"))

  func post(_ notices: AppNotice...) { for notice in notices { center.post(name: Notification.Name(notice.rawValue), object: nil) } }

  var phases: TickSignal<AppPhase, Never> { AppPhase.signal(Self.names, from: center) }

  @Test("Notifications become phases, without repetitions; the first phase is the initial one") func phasesOfAnApp() {
    let recording = scheduler.record(phases)
    let launching = scheduler.record(AppPhase.signal(Self.names, from: center, initially: .background))
    post(.didBecomeActive, .willResignActive, .didBecomeActive)
    post(.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive, .didBecomeActive)
    expectEqual(recording.values, [.active, .inactive, .active, .inactive, .background, .inactive, .active])
    expectEqual(launching.values.prefix(2), [.background, .active])
  }

  @Test("Which notification is meant (will enter foreground or did become active) is chosen by name") func twoCandidates() {
    let foreground = scheduler.record(phases.isForeground)
    let active = scheduler.record(phases.isActive)
    post(.willResignActive, .didEnterBackground)
    scheduler.advance(by: .seconds(10))
    post(.willEnterForeground)
    scheduler.advance(by: .seconds(1))
    post(.didBecomeActive)
    scheduler.advance(by: .seconds(1))
    post(.willResignActive, .didBecomeActive)
    expectEqual(foreground.events, [.next(true, at: .zero), .next(false, at: .zero), .next(true, at: .seconds(10))])
    expectEqual(active.line, "true at 0, false at 0, true at 11, false at 12, true at 12")
  }

  @Test("A phase that begins while the first is delivered is not lost") func phaseInDelivery() {
    let log = Log<AppPhase>()
    let subscription = phases.subscribe(onNext: {
      log.append($0)
      if $0 == .active { post(.willResignActive, .didEnterBackground) }
    })
    expectEqual(log.entries, [.active, .inactive, .background])
    post(.willEnterForeground)
    subscription.dispose()
    post(.didEnterBackground)
    expectEqual(log.entries, [.active, .inactive, .background, .inactive])
  }

  @Test("Disposal ends the calls of the transform, also in a posting that is under way") func disposalInAPosting() {
    let name = Notification.Name("beat")
    let (calls, all) = (Log<Int>(), Lifetime())
    for number in 0..<2 { center.signal(for: name) { _ in calls.append(number) }.subscribe(onNext: { all.dispose() }).store(in: all) }
    center.post(name: name, object: nil)
    expectEqual(calls.count, 1)
  }

  @Test("A notification signal observes from its subscription to its end") func observesWhileSubscribed() {
    let name = Notification.Name("beat")
    let log = Log<Int>()
    let subscription = center.signal(for: name) { $0.userInfo?["number"] as? Int }.subscribe(onNext: { log.append($0) })
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["number": 2])
    subscription.dispose()
    center.post(name: name, object: nil, userInfo: ["number": 3])
    expectEqual(log.entries, [1])
  }

  @Test("A notification signal can be of one object, which it does not retain") func ofOneObject() {
    final class Sender: Sendable {}
    let name = Notification.Name("beat")
    let log = Log<Int>()
    weak var gone: Sender?
    func use() -> Subscription {
      let (sender, other) = (Sender(), Sender())
      gone = sender
      let subscription = center.signal(for: name, object: sender).subscribe(onNext: { log.append(1) })
      center.post(name: name, object: sender)
      center.post(name: name, object: other)
      return subscription
    }
    let subscription = use()
    expectEqual(log.entries, [1])
    #expect(gone == nil)
    subscription.dispose()
  }

  @Test("The captures of the transform are released at the end and at disposal") func released() {
    let (subscription, witness) = holding { captured in
      center.signal(for: Notification.Name("beat")) { _ in captured }.subscribe(onNext: { _ in })
    }
    #expect(witness.isHeld)
    subscription.dispose()
    #expect(!witness.isHeld)
  }
}
