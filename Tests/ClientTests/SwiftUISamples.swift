// The samples of the page on SwiftUI, word for word; `SamplesInSync` compares them, and `.ci/apple` compiles them.

#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import TickStreams

  nonisolated struct SchedulerKey: EnvironmentKey {
    static let defaultValue: any TickScheduler = .main
  }

  extension EnvironmentValues {
    var scheduler: any TickScheduler {
      get { self[SchedulerKey.self] }
      set { self[SchedulerKey.self] = newValue }
    }
  }

  struct SaleView: View {
    let left: TickValue<Duration?>

    var body: some View {
      let seconds = left.current?.components.seconds
      Text(verbatim: seconds.map { "\($0) s" } ?? "over")
    }
  }

  struct Beats: View {
    @Environment(\.scheduler) private var scheduler
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)")
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
