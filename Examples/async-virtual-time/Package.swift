// swift-tools-version: 6.2

import PackageDescription

// An experiment, in a separate package: it leans on symbols of Swift's runtime that are not public.
let package = Package(
  name: "async-virtual-time",
  platforms: [.macOS("26.4")],
  dependencies: [.package(name: "TickStreams", path: "../..")],
  targets: [
    .testTarget(
      name: "AsyncVirtualTimeTests",
      dependencies: [
        .product(name: "TickStreams", package: "TickStreams"), .product(name: "TickStreamsTesting", package: "TickStreams"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
