// Not on macOS, where a window or a screen makes the link.
#if canImport(UIKit) && canImport(QuartzCore) && canImport(ObjectiveC) && !os(watchOS)
  import Foundation
  import QuartzCore

  extension TickSignal where Value == Tick, Failure == Never {
    /// A tick for each frame of the display, on the main actor, for animations.
    ///
    /// ``Tick/missed`` counts dropped frames. The link is started and stopped asynchronously on the main queue, and the signal never ends
    /// by itself. Instants are on the continuous clock. It costs a wake-up per frame: for values that change once a second an interval is
    /// enough.
    public static var displayLink: TickSignal {
      TickSignal { subscriber in
        let running = SerialDisposable()
        MainScheduler.shared.schedule {
          onMainActor {
            let link = FrameLink(subscriber)
            running.inner = AnyDisposable { MainScheduler.shared.schedule { onMainActor { link.stop() } } }
          }
        }
        return running
      }
    }
  }

  @MainActor
  private final class FrameLink: NSObject {
    private let subscriber: Subscriber<Tick, Never>
    private var counter = FrameCounter()
    private var link: CADisplayLink?

    init(_ subscriber: Subscriber<Tick, Never>) {
      self.subscriber = subscriber
      super.init()
      let link = CADisplayLink(target: self, selector: #selector(frame(_:)))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Invalidates the link, which retains its target until then.
    func stop() {
      link?.invalidate()
      link = nil
    }

    @objc private func frame(_ link: CADisplayLink) {
      let now = SystemClock.now(.continuous)
      let late = Duration.seconds(CACurrentMediaTime() - link.timestamp).nanoseconds
      let duration = Duration.seconds(link.targetTimestamp - link.timestamp).nanoseconds
      subscriber.next(counter.frame(at: now.adding(-Swift.max(0, late)), duration: duration, now: now))
    }
  }
#endif
