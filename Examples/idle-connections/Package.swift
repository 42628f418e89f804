// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the library's manifest has no dependency.
let ours: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "idle-connections",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "TickStreams", path: "../.."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.90.0"),
  ],
  targets: [
    // A link to the alarm, which is tested in `Benchmarks`.
    .target(
      name: "TickStreamsNIO",
      dependencies: [.product(name: "TickStreams", package: "TickStreams"), .product(name: "NIOCore", package: "swift-nio")],
      swiftSettings: ours),
    .executableTarget(
      name: "idle-connections",
      dependencies: [
        "TickStreamsNIO",
        .product(name: "TickStreams", package: "TickStreams"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: ours),
  ],
  swiftLanguageModes: [.v6]
)
