import Foundation

extension RecordedValues where Value: Encodable & SendableMetatype {
  /// The value itself, as its coding says; a value that cannot be encoded is recorded as `null`.
  @_disfavoredOverload
  public static var coded: RecordedValues {
    coded { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
  }
}
