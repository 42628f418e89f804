// swift-tools-version: 6.2

import PackageDescription

// A program that uses the library, as its owner would build it with the thread sanitizer: `.ci/sanitizers`.
let package = Package(
  name: "sanitized",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TickStreams", path: "../..", traits: ["ThreadSanitizer"])],
  targets: [
    .executableTarget(name: "sanitized", dependencies: [.product(name: "TickStreams", package: "TickStreams")], path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
