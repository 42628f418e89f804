import Foundation

/// Makes all threads share a processor, which halves the cost of handing over the baton.
///
/// - Parameter index: The index of the processor; the current one if left out.
func pinToProcessor(_ index: Int?) {
  #if canImport(Glibc)
    // Glibc declares these only with a macro that Swift does not set.
    typealias GetProcessor = @convention(c) () -> Int32
    typealias SetAffinity = @convention(c) (pid_t, Int, UnsafeRawPointer) -> Int32
    guard let get = dlsym(nil, "sched_getcpu"), let set = dlsym(nil, "sched_setaffinity") else { return }
    let processor = index ?? Int(unsafeBitCast(get, to: GetProcessor.self)())
    var mask = [UInt8](repeating: 0, count: 128)
    guard mask.indices.contains(processor / 8) else { return }
    mask[processor / 8] = 1 << UInt8(processor % 8)
    _ = unsafeBitCast(set, to: SetAffinity.self)(0, mask.count, mask)
  #endif
}

/// Prints where a program was when the library trapped, which cannot be handled as other failures in the same process.
func reportTraps() {
  for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] {
    signal(number) { number in
      print("trapped: \(Baton.shared.positionAtCrash)")
      fflush(nil)
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
