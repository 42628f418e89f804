// swift-tools-version: 6.2

import PackageDescription

// Two programs with one timer each, for `Benchmarks/size`. This is a separate package, which only needs the library.
let package = Package(
  name: "TickStreamsSize",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TickStreams", path: "../..")],
  targets: [
    .executableTarget(name: "one-timer", dependencies: [.product(name: "TickStreams", package: "TickStreams")]),
    .executableTarget(name: "one-timer-dispatch"),
  ],
  swiftLanguageModes: [.v6]
)
