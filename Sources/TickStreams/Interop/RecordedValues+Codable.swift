// Emitted into the programs that use it, so that a program that records no such values is linked without the coder: see
// `NotificationCenter.swift`.
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension RecordedValues where Value: Encodable & SendableMetatype {
  /// The value itself, which a replay can read: as `JSONEncoder` encodes it.
  ///
  /// A number that is infinite or none is recorded as a text, a value that cannot be encoded as `null`.
  @_alwaysEmitIntoClient
  public static var coded: RecordedValues {
    coded { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
  }
}
