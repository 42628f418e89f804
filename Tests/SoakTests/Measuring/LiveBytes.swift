import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The bytes that the process has allocated and not freed, counted by its allocator.
enum LiveBytes {
  /// The source of the count, or the reason why there is none.
  enum Meter: Equatable {
    case allocator
    case sanitizer
    case none(reason: String)
  }

  static let meter: Meter = {
    if sanitizerCount != nil { return .sanitizer }
    #if canImport(Darwin) || canImport(Glibc)
      // A sanitizer that replaces the allocator leaves its figures at zero.
      let before = allocated
      let probe = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
      defer { probe.deallocate() }
      return allocated - before >= 1 << 20 ? .allocator : .none(reason: "a sanitizer has replaced the allocator, which counts nothing now")
    #else
      return .none(reason: "this C library does not tell what is allocated")
    #endif
  }()

  /// Zero if there is no meter.
  static var now: Int {
    switch meter {
    case .allocator: allocated
    case .sanitizer: sanitizerCount.map { Int($0()) } ?? 0
    case .none: 0
    }
  }

  private typealias Count = @convention(c) () -> UInt

  /// The address sanitizer's own count, in a process that has one.
  private static let sanitizerCount: Count? = {
    #if canImport(Darwin) || canImport(Glibc)
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "__sanitizer_get_current_allocated_bytes") else { return nil }
      return unsafeBitCast(symbol, to: Count.self)
    #else
      return nil
    #endif
  }()

  private static var allocated: Int {
    #if canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    #else
      return report.map { size(of: #"<system type="current""#, in: $0) + size(of: #"type="mmap""#, in: $0) - unused(in: $0) } ?? 0
    #endif
  }

  #if canImport(Glibc)
    private typealias Info = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

    /// `malloc_info`, whose header the module of the C library leaves out.
    private static let info: Info? = dlsym(dlopen(nil, RTLD_NOW), "malloc_info").map { unsafeBitCast($0, to: Info.self) }

    /// The end of the allocator's report, which covers all its arenas.
    private static var report: Substring? {
      guard let info else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let file = open_memstream(&text, &length) else { return nil }
      let status = info(0, file)
      fclose(file)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      return String(cString: text).components(separatedBy: "</heap>").last.map { $0[...] }
    }

    private static func unused(in report: Substring) -> Int {
      size(of: #"type="fast""#, in: report) + size(of: #"type="rest""#, in: report)
    }

    /// The attribute `size` of the first element that starts with `element`.
    private static func size(of element: String, in report: Substring) -> Int {
      guard let start = report.range(of: element)?.upperBound,
        let size = report[start...].range(of: #" size=""#)?.upperBound
      else { return 0 }
      return Int(report[size...].prefix { $0.isNumber }) ?? 0
    }
  #else
    private static var report: Substring? { nil }
    private static func unused(in report: Substring) -> Int { 0 }
    private static func size(of element: String, in report: Substring) -> Int { 0 }
  #endif
}
