#if canImport(Foundation)
  public import Foundation

  // XCTest on Apple platforms shows the localized description of an error that a test throws.

  extension TestFailure: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
  }
#endif
