#if canImport(QuartzCore) && (os(iOS) || os(tvOS) || os(visionOS))
  import Foundation
  import QuartzCore

  extension TickSignal where Value == Tick, Failure == Never {
    /// A tick for each frame of the display, on the main actor: for what moves.
    ///
    /// ``Tick/missed`` counts dropped frames. It starts and stops in a turn of the main queue of its own, and never ends by itself. Instants are on the
    /// continuous clock. It costs a wake-up per frame: for figures that change once a second an interval is enough.
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

    /// The link holds its target until it is invalidated.
    func stop() {
      link?.invalidate()
      link = nil
    }

    @objc private func frame(_ link: CADisplayLink) {
      let now = SystemClock.now(.continuous).nanoseconds
      let late = Duration.seconds(CACurrentMediaTime() - link.timestamp).nanoseconds
      let duration = Duration.seconds(link.targetTimestamp - link.timestamp).nanoseconds
      subscriber.next(counter.frame(at: now.subtracting(Swift.max(0, late)), duration: duration, now: now))
    }
  }
#endif
