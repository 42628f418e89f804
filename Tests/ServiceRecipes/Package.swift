// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the library's manifest has no dependency: the recipes for services on the page "With async/await, Combine and
// event loops", word for word, and their tests.
let strict: [SwiftSetting] =
  Context.environment["TICKSTREAMS_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let ours: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "ServiceRecipes",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "TickStreams", path: "../.."),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.7.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "ServiceRecipes",
      dependencies: [
        .product(name: "TickStreams", package: "TickStreams"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: ours),
    .testTarget(
      name: "ServiceRecipesTests",
      dependencies: [
        "ServiceRecipes",
        .product(name: "TickStreams", package: "TickStreams"),
        .product(name: "TickStreamsTesting", package: "TickStreams"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle"),
      ],
      swiftSettings: ours),
  ],
  swiftLanguageModes: [.v6]
)
