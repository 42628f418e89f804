/// Figures of peers that cannot be dependencies here, as they were measured once.
///
/// The tables show them, but no ratio uses them: another run, on a machine of the same kind.
struct Recorded: Sendable {
  let who: String
  let value: Double

  /// Where they come from.
  static let note = "noted: measured in November 2026 on Linux x86-64, 2 virtual cores, Swift 6.3.1, \(isDebug ? "debug" : "release")"

  #if DEBUG
    private static let isDebug = true
  #else
    private static let isDebug = false
  #endif

  /// The figures for a case of a suite.
  static func figures(_ suite: String, _ caseName: String) -> [Recorded] {
    (isDebug ? allInDebug : all)[suite]?[caseName]?.map { Recorded(who: $0.key, value: $0.value) }.sorted { $0.value < $1.value } ?? []
  }

  /// Of debug builds, as tests are.
  private static let allInDebug: [String: [String: [String: Double]]] = [
    "virtual": ["a tick through 2 operators": ["RxTest": 12_000], "a value into a debounce, and 1 ms": ["RxTest": 5_030]]
  ]

  private static let all: [String: [String: [String: Double]]] = [
    "hops": [
      "subject + subscriber": ["CwlSignal": 204, "ReactiveSwift": 228, "RxSwift": 340],
      "subject + 1 map": ["CwlSignal": 688, "ReactiveSwift": 535, "RxSwift": 410],
      "subject + 10 operators (map, filter alternating)": ["CwlSignal": 4_674, "ReactiveSwift": 3_154, "RxSwift": 1_177],
    ],
    "subscribe": [
      "subscribe + dispose, 5 operators: time": ["CwlSignal": 38_000, "ReactiveSwift": 6_500, "RxSwift": 4_300],
      "subscribe + dispose, 5 operators: allocations": ["CwlSignal": 221, "ReactiveSwift": 127, "RxSwift": 44],
    ],
    "timers": [
      "100,000 live: create": ["combine-schedulers": 4_403, "ReactiveSwift": 6_362, "RxSwift": 4_253],
      "100,000 live: cancel": ["combine-schedulers": 2_888, "ReactiveSwift": 4_800, "RxSwift": 1_976],
      "100,000 live: heap, each": ["combine-schedulers": 1_897, "ReactiveSwift": 3_302, "RxSwift": 2_041],
      "10,000 firing, staggered, leeway 0 ms: CPU per million fires": [
        "combine-schedulers": 27.6, "ReactiveSwift": 27.7, "RxSwift": 28.9,
      ],
      "100,000 firing, staggered, leeway 0 ms: CPU per million fires": [
        "combine-schedulers": 13.0, "ReactiveSwift": 13.0, "RxSwift": 12.8,
      ],
      "100,000 firing, one phase, leeway 0 ms: CPU per million fires": [
        "combine-schedulers": 1.3, "ReactiveSwift": 1.6, "RxSwift": 2.4,
      ],
    ],
    "virtual": [
      "1 × 1,000,000 s": ["combine-schedulers": 1_380, "ReactiveSwift": 588, "RxTest": 2_080, "swift-clocks": 500_000],
      "10,000 × 100 s, one phase": ["combine-schedulers": 2_840_000, "ReactiveSwift": 229_000, "RxTest": 5_000],
    ],
  ]
}
