// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the library's manifest has no dependency. It compiles the bridge to Combine against OpenCombine, which has
// the same API on Linux. Its sources are files of the library, to which `Library` is a link.
let strict: [SwiftSetting] =
  Context.environment["TICKSTREAMS_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let ours: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "CombineBridge",
  dependencies: [
    .package(name: "TickStreams", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "CombineBridge",
      dependencies: [.product(name: "TickStreams", package: "TickStreams"), .product(name: "OpenCombine", package: "OpenCombine")],
      path: "Library",
      sources: ["Interop/Combine.swift", "Interop/CombineScheduler.swift", "Support/FIFO.swift"],
      swiftSettings: ours + [.define("TICKSTREAMS_OPENCOMBINE")]),
    .testTarget(
      name: "CombineBridgeTests",
      dependencies: [
        "CombineBridge",
        .product(name: "TickStreams", package: "TickStreams"),
        .product(name: "TickStreamsTesting", package: "TickStreams"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: ours),
  ],
  swiftLanguageModes: [.v6]
)
