// swift-format-ignore-file
// What Apple documents of isolation, `Sendable` and availability, as a program: `.ci/apple` compiles it against the stubs beside it, with `-verify`.
// Each group names its page, below https://developer.apple.com/documentation.

import Dispatch
import Foundation

func needsSendable<T: Sendable>(_: T.Type) {}  // expected-note * {{where 'T' =}}

// dispatch/dispatchsourcetimer, /dispatchsourceread, /dispatchsourcesignal: "protocol DispatchSourceTimer : DispatchSourceProtocol, Sendable"
func sourcesAreSendable(_ timer: any DispatchSourceTimer, _ read: any DispatchSourceRead, _ signal: any DispatchSourceSignal) {
  let _: [any Sendable] = [timer, read, signal]
}

// dispatch/dispatchqueue/async(group:qos:flags:execute:): "@Sendable"
func workOfAQueueIsSendable(_ queue: DispatchQueue) {
  var count = 0
  queue.async { count += 1 }  // expected-warning {{mutation of captured var 'count' in concurrently-executing code}}
  queue.sync { count += 1 }
}

// dispatch/dispatchsource/timerflags: `Sendable` is not among "Conforms To" in the SDK of iOS 18
func flagsAreNotSendable() { needsSendable(DispatchSource.TimerFlags.self) }  // expected-error {{does not conform to}}

// dispatch/dispatchsemaphore/wait(): not from asynchronous contexts
func waiting(_ semaphore: DispatchSemaphore) async { semaphore.wait() }  // expected-error {{unavailable from asynchronous contexts}}

// foundation/notificationcenter/addobserver(forname:object:queue:using:): "@Sendable (Notification) -> Void"; foundation/notification is not `Sendable`
func notificationsStayWhereTheyAre(_ center: NotificationCenter) {
  var count = 0
  _ = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }  // expected-error {{mutation of captured var 'count'}}
  needsSendable(NotificationCenter.self)
  needsSendable(Notification.self)  // expected-error {{does not conform to}}
}

// foundation/runloop and foundation/timer are not `Sendable`
func runLoopsStay() {
  needsSendable(RunLoop.self)  // expected-error {{does not conform to}}
  needsSendable(Timer.self)  // expected-error {{does not conform to}}
}

#if os(iOS) || os(tvOS) || os(visionOS)
  import QuartzCore
  import UIKit

  // uikit/uiapplication/didbecomeactivenotification: "nonisolated class let"
  nonisolated func namesAreAnybodys() -> [NSNotification.Name] {
    [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification,
    ]
  }

  // quartzcore/cadisplaylink: a class of Objective-C that is not `Sendable`
  func linksStay() { needsSendable(CADisplayLink.self) }  // expected-UIKit-error {{does not conform to}}
#endif

#if os(macOS)
  import AppKit

  // appkit/nsapplication is "@MainActor"; its didBecomeActiveNotification is a "class let" without `nonisolated`
  nonisolated func namesAreOfTheMainActor() -> NSNotification.Name {
    NSApplication.didBecomeActiveNotification  // expected-macOS-error {{main actor-isolated class property 'didBecomeActiveNotification' can not be referenced from a nonisolated context}}
  }
#endif

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  import Combine
  import SwiftUI

  // swiftui/view is "@MainActor @preconcurrency"; swiftui/environmentkey/defaultvalue is not isolated
  struct Body: View {
    var body: Never { fatalError() }  // expected-note {{property declared here}}
  }
  nonisolated func bodiesAreOfTheMainActor(_ view: Body) -> Never { view.body }  // expected-warning {{main actor-isolated}}

  // combine/subscribers/completion is "@frozen"; combine/publisher has the primary types `Output` and `Failure`
  func completions(_ completion: Subscribers.Completion<Never>, _ publisher: any Publisher<Int, Never>) {
    switch completion {
    case .finished: break
    case .failure: break
    }
  }
#endif
