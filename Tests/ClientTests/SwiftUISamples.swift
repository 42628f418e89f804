// The samples of the page on SwiftUI, word for word; `SamplesInSync` compares them, and `.ci/stand-ins` lets the compiler check them.

#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import TickStreams

  #if TICKSTREAMS_STAND_INS
    // A stand-in cannot expand the macro.
    extension EnvironmentValues {
      var scheduler: any TickScheduler {
        get { .main }
        set {}
      }
    }
  #else
    extension EnvironmentValues {
      @Entry var scheduler: any TickScheduler = .main
    }
  #endif

  struct SaleView: View {
    let left: TickValue<Duration?>

    var body: some View {
      Text(left.current.map { "\($0.components.seconds) s" } ?? "over")
    }
  }

  struct Beats: View {
    @Environment(\.scheduler) private var scheduler
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .task {
          for await tick in TickSignal.interval(.seconds(1), on: scheduler).map(
            \.index
          ).values { count = tick + 1 }
        }
    }
  }

  extension AppPhase {
    init(_ phase: ScenePhase) {
      self = phase == .active ? .active : .inactive
      if phase == .background { self = .background }
    }
  }

  struct PhaseReader<Content: View>: View {
    let phases: TickValue<AppPhase>
    let content: Content
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
      content.onChange(of: scenePhase, initial: true) { _, phase in
        phases.current = AppPhase(phase)
      }
    }
  }

  struct SaleEnd: View {
    let end: Date

    var body: some View {
      Text(timerInterval: min(Date.now, end)...end)
    }
  }
#endif
