// swift-tools-version: 6.2

import PackageDescription

// The manifest needs no newer tools than these. The sources need the compiler of Swift 6.3, and say so where it is older.

// `.ci/run` sets TICKSTREAMS_STRICT=1, which turns every warning into an error. It is off by
// default, so that a new warning of a newer compiler does not break the build of an app.
let strict: [SwiftSetting] =
  Context.environment["TICKSTREAMS_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

// `Tests/LockInstruments` has locks that report what they do: to the explorer in `Tests/Interleavings`, which also stops at atomic values, or
// to checks that no code of the user runs with one held. Neither is there by default.
let instruments = ["TICKSTREAMS_INTERLEAVING", "TICKSTREAMS_LOCK_CHECKS"].filter { Context.environment[$0] == "1" }

let ours: [SwiftSetting] =
  strict + instruments.map { .define($0) } + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("TICKSTREAMS_TSAN", .when(traits: ["ThreadSanitizer"])),
  ]

// What a new app project of 2026 has: everything on the main actor unless it says otherwise.
let client: [SwiftSetting] =
  strict + [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "TickStreams",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "TickStreams", targets: ["TickStreams"]),
    .library(name: "TickStreamsTesting", targets: ["TickStreamsTesting"]),
  ],
  traits: [
    .trait(name: "Porting", description: "Spellings of RAC, ReactiveSwift, RxSwift and Combine that mean the same compile, as deprecated."),
    .trait(name: "ThreadSanitizer", description: "On Linux: locks that the thread sanitizer understands."),
  ],
  targets: [
    .target(name: "TickStreams", exclude: ["Porting/Tables"], swiftSettings: ours),
    .target(name: "TickStreamsTesting", dependencies: ["TickStreams"], swiftSettings: ours),

    .executableTarget(
      name: "heartbeat",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/heartbeat",
      swiftSettings: ours),
    .executableTarget(
      name: "countdown-board",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/countdown-board",
      swiftSettings: ours),
    .executableTarget(
      name: "verification-code",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/verification-code",
      swiftSettings: ours),
    .executableTarget(
      name: "rac-port",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/rac-port",
      swiftSettings: ours),
    .executableTarget(
      name: "ported-view-models",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/ported-view-models",
      exclude: ["Before"],
      swiftSettings: ours),
    .executableTarget(
      name: "port-streams", dependencies: ["ExampleCommandLine"], path: "Examples/port-streams", exclude: ["README.md"], swiftSettings: ours
    ),
    .executableTarget(
      name: "reconnecting-socket",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/reconnecting-socket",
      swiftSettings: ours),
    .executableTarget(
      name: "time-rules",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/time-rules",
      swiftSettings: ours),
    .executableTarget(
      name: "wake-ups",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/wake-ups",
      swiftSettings: ours),
    .executableTarget(
      name: "marble-diagrams",
      dependencies: ["TickStreams", "TickStreamsTesting", "ExampleCommandLine"],
      path: "Examples/marble-diagrams",
      swiftSettings: ours),

    // What the same program prints in WebAssembly is compared with it: `.ci/embedded`.
    .executableTarget(
      name: "embedded-reference",
      dependencies: ["TickStreams", "TickStreamsTesting"],
      path: "Examples/embedded",
      exclude: ["Device", "Small", "native.c", "freestanding.c"],
      sources: ["Program", "Reference"],
      swiftSettings: ours),

    .target(name: "ExampleCommandLine", dependencies: ["TickStreams"], path: "Examples/command-line", swiftSettings: ours),
    .target(name: "TestSupport", dependencies: ["TickStreams", "TickStreamsTesting"], path: "Tests/TestSupport", swiftSettings: ours),
    .target(name: "Laws", dependencies: ["TickStreams", "TickStreamsTesting"], path: "Tests/Laws", swiftSettings: ours),
    .target(
      name: "OperatorCases", dependencies: ["TickStreams", "TickStreamsTesting", "Laws"], path: "Tests/OperatorCases", swiftSettings: ours),
    .testTarget(
      name: "DocumentationTests", dependencies: ["TickStreams", "TickStreamsTesting", "TestSupport", "OperatorCases"], swiftSettings: ours),
    .testTarget(
      name: "LawTests", dependencies: ["TickStreams", "TickStreamsTesting", "TestSupport", "Laws", "OperatorCases"], swiftSettings: ours),
    .testTarget(
      name: "ConformanceTests", dependencies: ["TickStreams", "TickStreamsTesting"], exclude: ["cases.txt"],
      swiftSettings: ours),
    .testTarget(
      name: "ModelTests", dependencies: ["TickStreams", "TickStreamsTesting"], swiftSettings: ours),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "TickStreams", "TickStreamsTesting", "heartbeat", "countdown-board", "verification-code", "rac-port", "ported-view-models",
        "port-streams", "reconnecting-socket", "marble-diagrams", "ExampleCommandLine", "TestSupport",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "ClientTests", dependencies: ["TickStreams", "TickStreamsTesting"], swiftSettings: client),
    .testTarget(
      name: "RobustnessTests", dependencies: ["TickStreams", "TickStreamsTesting", "TestSupport"], exclude: ["Fuzzing/corpus.txt"],
      swiftSettings: ours),
    .testTarget(
      name: "StressTests", dependencies: ["TickStreams", "TickStreamsTesting", "TestSupport"], swiftSettings: ours),
    .testTarget(
      name: "VirtualTimeTests", dependencies: ["TickStreams", "TickStreamsTesting"], path: "Examples/virtual-time-trait",
      swiftSettings: client),
    // Empty without the trait `Porting`, with which `.ci/run` builds it: old names are deprecated.
    .testTarget(
      name: "PortedTests", dependencies: ["TickStreams", "TickStreamsTesting"], path: "Tests/Ported",
      swiftSettings: ours + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .testTarget(
      name: "SoakTests", dependencies: ["TickStreams", "TickStreamsTesting", "TestSupport", "Laws", "OperatorCases"], swiftSettings: ours),
  ]
    // At most about three hundred tests each: an edit of one file compiles the list of the tests of its target.
    + [
      "OperatorTests", "TimeOperatorTests", "CombinationTests", "SourceTests", "EngineTests", "SchedulerTests", "SignalTests",
      "CountdownTests", "SafeTimerTests", "TestingTests", "RecorderTests",
    ].map { .testTarget(name: $0, dependencies: ["TickStreams", "TickStreamsTesting", "TestSupport"], swiftSettings: ours) },
  swiftLanguageModes: [.v6]
)

if !instruments.isEmpty {
  package.targets.append(.target(name: "LockInstruments", path: "Tests/LockInstruments", swiftSettings: ours))
  for target in package.targets where target.name == "TickStreams" { target.dependencies.append("LockInstruments") }
}

// It explores the orders in which threads can meet.
if instruments.contains("TICKSTREAMS_INTERLEAVING") {
  package.targets.append(
    .executableTarget(
      name: "interleavings",
      dependencies: ["TickStreams"],
      path: "Tests/Interleavings",
      exclude: ["planted", "planted-defects"],
      swiftSettings: ours + [.unsafeFlags(["-O", "-enforce-exclusivity=unchecked"])])
  )
}

// The library and some of the test targets, for the sanitizers: TICKSTREAMS_ONLY=StressTests,RobustnessTests.
if let only = Context.environment["TICKSTREAMS_ONLY"] {
  let names = only.split(separator: ",").map { String($0) }
  package.targets.removeAll { $0.type != .regular && !names.contains($0.name) }
}
