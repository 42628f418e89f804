// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the library's manifest has no dependency.
// Warnings are errors where the library's own are.
let strict: [SwiftSetting] =
  Context.environment["TICKSTREAMS_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let ours: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "TickStreamsBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "TickStreams", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.90.0"),
  ],
  targets: [
    // Counts allocations, and reads figures for which Swift has no API.
    .target(name: "CProbes"),

    // An alarm on a SwiftNIO event loop, as an example of an adapter outside the library.
    .target(
      name: "TickStreamsNIO",
      dependencies: [.product(name: "TickStreams", package: "TickStreams"), .product(name: "NIOCore", package: "swift-nio")],
      swiftSettings: ours),

    .executableTarget(
      name: "tick-bench",
      dependencies: [
        "CProbes", "TickStreamsNIO",
        .product(name: "TickStreams", package: "TickStreams"),
        .product(name: "TickStreamsTesting", package: "TickStreams"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: ours),

    .testTarget(
      name: "TickStreamsNIOTests",
      dependencies: [
        "TickStreamsNIO",
        .product(name: "TickStreams", package: "TickStreams"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: ours),
  ],
  swiftLanguageModes: [.v6]
)
