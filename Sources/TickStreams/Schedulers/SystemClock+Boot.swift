#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension SystemClock {
  /// What tells this boot of the device from others, if the system says.
  static let bootIdentity: String? = {
    var bytes = [UInt8](repeating: 0, count: 64)
    #if canImport(Darwin)
      var count = bytes.count
      guard sysctlbyname("kern.bootsessionuuid", &bytes, &count, nil, 0) == 0 else { return nil }
    #else
      guard let file = fopen("/proc/sys/kernel/random/boot_id", "r") else { return nil }
      defer { fclose(file) }
      let count = fread(&bytes, 1, bytes.count, file)
    #endif
    let text = bytes.prefix(count).prefix { $0 > UInt8(ascii: " ") }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }()
}
