// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that an app has it only while it ports its tests. It does without the trait `Porting` of the library.
let package = Package(
  name: "rxtest",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.library(name: "TickStreamsRxTest", targets: ["TickStreamsRxTest"])],
  dependencies: [.package(name: "TickStreams", path: "../..")],
  targets: [
    .target(
      name: "TickStreamsRxTest",
      dependencies: [
        .product(name: "TickStreams", package: "TickStreams"), .product(name: "TickStreamsTesting", package: "TickStreams"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .testTarget(name: "RxLanguageTests", dependencies: ["TickStreamsRxTest"]),
  ],
  swiftLanguageModes: [.v6]
)
