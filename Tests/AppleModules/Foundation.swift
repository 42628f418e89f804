// swift-format-ignore-file
// What the package uses of Apple's Foundation, with which Darwin and Dispatch can be seen, as Clang's modules of it re-export them.
// Pages are below https://developer.apple.com/documentation/foundation; see .ci/apple.

@_exported public import Darwin
@_exported public import Dispatch
@_exported public import ObjectiveC

// date, timeinterval
public typealias TimeInterval = Double
public struct Date: Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public init(timeInterval: TimeInterval, since date: Date) {}
  public static var now: Date { Date() }
  public static let distantPast = Date(), distantFuture = Date(), timeIntervalBetween1970AndReferenceDate: TimeInterval = 0
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public func advanced(by n: TimeInterval) -> Date { self }
  public func distance(to other: Date) -> TimeInterval { 0 }
  public static func < (a: Date, b: Date) -> Bool { false }
  public static func + (a: Date, b: TimeInterval) -> Date { a }
  public static func - (a: Date, b: TimeInterval) -> Date { a }
  public var description: String { "" }
}
extension Date: Strideable {}

// nsnotification/name, notification, notificationcenter
open class NSNotification: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
// not `Sendable`: among "Conforms To" it is not
public struct Notification: Hashable {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any? { nil }
  public var userInfo: [AnyHashable: Any]? { nil }
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { self.name = name }
  public static func == (a: Notification, b: Notification) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
// `@unchecked Sendable`; /addobserver(forname:object:queue:using:) takes a `@Sendable` block
open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }
  public override init() {}
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
  open func post(name: NSNotification.Name, object: Any?) {}
  open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {}
  open func post(_ notification: Notification) {}
}

// operationqueue
open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { fatalError() }
}

// runloop, timer; a `RunLoop` and a `Timer` are not `Sendable`
open class RunLoop: NSObject {
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = Mode(""), `default` = Mode("")
  }
  open class var main: RunLoop { fatalError() }
  @available(*, noasync) open class var current: RunLoop { fatalError() }
  @available(*, noasync) open func run() {}
  @available(*, noasync) open func run(until limitDate: Date) {}
  @available(*, noasync) open func run(mode: Mode, before limitDate: Date) -> Bool { false }
}
open class Timer: NSObject {
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { fatalError() }
  open func invalidate() {}
}

// locale, calendar, timezone
public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public static var current: Locale { Locale(identifier: "") }
}
public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) {}
  public init?(secondsFromGMT: Int) {}
  public static let gmt = TimeZone(secondsFromGMT: 0)!
}

// formatstyle, duration/timeformatstyle, duration/unitsformatstyle: iOS 15.0+ and 16.0+
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public protocol FormatStyle: Codable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
  func locale(_ locale: Locale) -> Self
}
@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Duration {
  public struct TimeFormatStyle: FormatStyle, Sendable {
    public struct Pattern: Hashable, Codable, Sendable {
      public static var hourMinuteSecond: Pattern { Pattern() }
      public static var hourMinute: Pattern { Pattern() }
      public static var minuteSecond: Pattern { Pattern() }
      public static func hourMinuteSecond(
        padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern { Pattern() }
      public static func minuteSecond(
        padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern { Pattern() }
    }
    public init(pattern: Pattern, locale: Locale = .current) {}
    public func format(_ value: Duration) -> String { "" }
    public func locale(_ locale: Locale) -> TimeFormatStyle { self }
  }
  public struct UnitsFormatStyle: FormatStyle, Sendable {
    public struct Unit: Hashable, Codable, Sendable {
      public static var days: Unit { Unit() }
      public static var hours: Unit { Unit() }
      public static var minutes: Unit { Unit() }
      public static var seconds: Unit { Unit() }
    }
    public struct FractionalPartDisplayStrategy: Hashable, Codable, Sendable {
      public static var hide: FractionalPartDisplayStrategy { FractionalPartDisplayStrategy() }
      public static func hide(rounded: FloatingPointRoundingRule = .toNearestOrEven) -> FractionalPartDisplayStrategy { hide }
    }
    public init(
      allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil, fractionalPart: FractionalPartDisplayStrategy = .hide
    ) {}
    public struct UnitWidth: Hashable, Codable, Sendable {
      public static var wide: UnitWidth { UnitWidth() }
      public static var abbreviated: UnitWidth { UnitWidth() }
      public static var narrow: UnitWidth { UnitWidth() }
    }
    public func format(_ value: Duration) -> String { "" }
    public func locale(_ locale: Locale) -> UnitsFormatStyle { self }
  }
  public func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Duration { v.format(self) }
  public func formatted() -> String { "" }
}
@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension FormatStyle where Self == Duration.UnitsFormatStyle {
  public static func units(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated,
    maximumUnitCount: Int? = nil
  ) -> Self { fatalError() }
}
@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension FormatStyle where Self == Duration.TimeFormatStyle {
  public static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self { fatalError() }
}

// data, uuid, url
public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public init() {}
  public init(_ elements: some Sequence<UInt8>) {}; public init(contentsOf url: URL) throws {}
  public var startIndex: Int { 0 }; public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { get { 0 } set {} }
  public subscript(bounds: Range<Int>) -> Data { get { self } set {} }
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<UInt8>) {}
  public func write(to url: URL) throws {}
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
  public func range(of dataToFind: Data) -> Range<Int>? { nil }
}
public struct IndexPath: Hashable, Sendable {}
public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
  public init() {}
  public var uuidString: String { "" }
  public var description: String { "" }
}
public struct URL: Hashable, Codable, Sendable {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public init(filePath path: String) {}
  public var scheme: String? { nil }
  public var host: String? { nil }
  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var pathComponents: [String] { [] }
  public var absoluteString: String { "" }
  public var standardizedFileURL: URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
  public func appending(path: String) -> URL { self }
  public func appending(component: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
}

// jsonencoder, jsondecoder
open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1), sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var outputFormatting: OutputFormatting = []
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
open class JSONDecoder: @unchecked Sendable {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class JSONSerialization: NSObject {
  open class func jsonObject(with data: Data) throws -> Any { fatalError() }
}

// localizederror, cancellationerror's message
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
extension Error { public var localizedDescription: String { "" } }

// thread, processinfo, nslock
open class Thread: NSObject {
  open class var isMainThread: Bool { false }
  open class var current: Thread { fatalError() }
  open class func sleep(forTimeInterval ti: TimeInterval) {}
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  public override init() {}
  public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
  open var name: String?
  open var stackSize: Int { get { 0 } set {} }
  open func start() {}
}
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processIdentifier: Int32 { 0 }
  open var activeProcessorCount: Int { 0 }
  open var processorCount: Int { 0 }
  open var systemUptime: TimeInterval { 0 }
}
open class NSLock: NSObject, @unchecked Sendable {
  @available(*, noasync) open func lock() {}; @available(*, noasync) open func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSRecursiveLock: NSObject, @unchecked Sendable {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

// filemanager, filehandle
public struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let size = FileAttributeKey(rawValue: ""), posixPermissions = FileAttributeKey(rawValue: "")
}
public struct URLResourceKey: Hashable, Sendable {
  public static let isDirectoryKey = URLResourceKey(), isRegularFileKey = URLResourceKey()
}
open class FileManager: NSObject, @unchecked Sendable {
  open class var `default`: FileManager { fatalError() }
  open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol { public func next() -> Any? { nil } }
  open var temporaryDirectory: URL { fatalError() }
  open var currentDirectoryPath: String { "" }
  open func fileExists(atPath path: String) -> Bool { false }
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  open func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil) -> Bool { false }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func removeItem(at URL: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func copyItem(at srcURL: URL, to dstURL: URL) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?) throws -> [URL] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func subpaths(atPath path: String) -> [String]? { nil }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?) -> DirectoryEnumerator? { nil }
}
open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardInput: FileHandle { fatalError() }
  open class var standardOutput: FileHandle { fatalError() }
  open class var standardError: FileHandle { fatalError() }
  open class var nullDevice: FileHandle { fatalError() }
  public convenience init?(forReadingAtPath path: String) { fatalError() }
  public convenience init?(forWritingAtPath path: String) { fatalError() }
  public convenience init(forReadingFrom url: URL) throws { fatalError() }
  public convenience init(forWritingTo url: URL) throws { fatalError() }
  open var fileDescriptor: Int32 { 0 }
  open var availableData: Data { Data() }
  open func readDataToEndOfFile() -> Data { Data() }
  open func write(_ data: Data) {}
  public func readToEnd() throws -> Data? { nil }
  public func read(upToCount count: Int) throws -> Data? { nil }
  public func write(contentsOf data: some Sequence<UInt8>) throws {}
  open func close() throws {}
}

// process, pipe: macOS alone
#if os(macOS)
  open class Pipe: NSObject, @unchecked Sendable {
    public override init() {}
    open var fileHandleForReading: FileHandle { fatalError() }
    open var fileHandleForWriting: FileHandle { fatalError() }
  }
  open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal = 2 }
    public override init() {}
    open var executableURL: URL?
    open var arguments: [String]?
    open var environment: [String: String]?
    open var currentDirectoryURL: URL?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open var processIdentifier: Int32 { 0 }
    open var isRunning: Bool { false }
    open var terminationStatus: Int32 { 0 }
    open var terminationReason: TerminationReason { .exit }
    open var terminationHandler: (@Sendable (Process) -> Void)?
    open func run() throws {}
    open func terminate() {}
    open func interrupt() {}
    open func waitUntilExit() {}
  }
#endif

// nsstring, stringprotocol
public struct CharacterSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  public init(arrayLiteral: Unicode.Scalar...) {}
  public init(charactersIn string: String) {}
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
}
extension String {
  public struct Encoding: Hashable, Sendable { public static let utf8 = Encoding() }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let regularExpression = CompareOptions(rawValue: 1), literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
  }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
  public init(contentsOf url: URL, encoding enc: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding enc: Encoding) throws { self = "" }
  public init?(data: Data, encoding: Encoding) { self = "" }
}
extension StringProtocol {
  public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
  public func replacingOccurrences(
    of target: some StringProtocol, with replacement: some StringProtocol, options: String.CompareOptions = [], range: Range<Index>? = nil
  ) -> String { "" }
  public func replacingCharacters(in range: some RangeExpression<Index>, with replacement: some StringProtocol) -> String { "" }
  public func padding(toLength newLength: Int, withPad padString: some StringProtocol, startingAt padIndex: Int) -> String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func range(of aString: some StringProtocol, options: String.CompareOptions = []) -> Range<Index>? { nil }
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {}
  public func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {}
  public func data(using encoding: String.Encoding) -> Data? { nil }
}

// calendar, datecomponents
public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil,
    hour: Int? = nil, minute: Int? = nil, second: Int? = nil
  ) {}
  public var hour: Int?, minute: Int?, second: Int?
}
public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case day, hour, minute, second }
  public enum MatchingPolicy: Sendable { case nextTime }
  public init(identifier: Identifier) {}
  public static var current: Calendar { fatalError() }
  public var timeZone: TimeZone { get { fatalError() } set {} }
  public func isDateInWeekend(_ date: Date) -> Bool { false }
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func dates(byMatching components: DateComponents, startingAt start: Date) -> some (Sequence<Date> & Sendable) { [Date]() }
  public func startOfDay(for date: Date) -> Date { date }
  public func date(from components: DateComponents) -> Date? { nil }
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? { nil }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { fatalError() }
  public func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy
  ) -> Date? { nil }
}


// nserror, posixerror
open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
}
public let NSUnderlyingErrorKey = ""
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
public enum POSIXErrorCode: Int32, Sendable { case EIO = 5 }
public struct POSIXError: Error {
  public init(_ code: POSIXErrorCode) {}
}

// urlrequest, urlsession, userdefaults
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var httpMethod: String?, httpBody: Data?, timeoutInterval: TimeInterval = 0
  public func value(forHTTPHeaderField field: String) -> String? { nil }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable { open var statusCode: Int { 0 } }
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { fatalError() }
  open class var ephemeral: URLSessionConfiguration { fatalError() }
  open var timeoutIntervalForRequest: TimeInterval = 0
}
open class URLSessionDataTask: NSObject, @unchecked Sendable {
  open func resume() {}
  open func cancel() {}
}
open class URLSession: NSObject, @unchecked Sendable {
  open class var shared: URLSession { fatalError() }
  public init(configuration: URLSessionConfiguration) {}
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { fatalError() }
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) { fatalError() }
  public func data(from url: URL) async throws -> (Data, URLResponse) { fatalError() }
}
open class UserDefaults: NSObject, @unchecked Sendable {
  open class var standard: UserDefaults { fatalError() }
  public init?(suiteName: String?) {}
  open func object(forKey defaultName: String) -> Any? { nil }
  open func data(forKey defaultName: String) -> Data? { nil }
  open func set(_ value: Any?, forKey defaultName: String) {}
  open func removeObject(forKey defaultName: String) {}
  open func removePersistentDomain(forName domainName: String) {}
}

// bundle, xmlparser
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open class var allBundles: [Bundle] { [] }
  open var bundlePath: String { "" }
  open var bundleURL: URL { fatalError() }
  open var executableURL: URL? { nil }
}
public protocol XMLParserDelegate: NSObjectProtocol {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String])
  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
  func parser(_ parser: XMLParser, foundCharacters string: String)
}
open class XMLParser: NSObject {
  public init(data: Data) {}
  open var delegate: (any XMLParserDelegate)?
  open var parserError: (any Error)? { nil }
  open func parse() -> Bool { false }
}
