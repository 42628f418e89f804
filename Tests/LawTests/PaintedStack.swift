import Foundation

/// Runs `body` on a thread whose stack was filled with a pattern before, and returns how much of it was used.
///
/// - Parameters:
///   - size: The size of the stack in bytes, large enough that excessive use is measured and does not crash.
///   - body: The code to run.
/// - Returns: The bytes used, from the base of the stack to the deepest page that has been written.
func stackUsed(of size: Int, by body: @escaping @Sendable () -> Void) -> Int {
  let page = 4_096
  let paint: UInt64 = 0xC0FF_EE00_C0FF_EE00
  let words = size / MemoryLayout<UInt64>.size
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: page)
  defer { memory.deallocate() }
  let stack = memory.bindMemory(to: UInt64.self, capacity: words)
  stack.update(repeating: paint, count: words)

  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  pthread_attr_setstack(attributes, memory, size)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  let job = Unmanaged.passRetained(Job(body))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let error = pthread_create(
    &thread, attributes,
    { argument in
      #if canImport(Darwin)
        let job = Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
      #else
        guard let argument else { return nil }
        let job = Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
      #endif
      job.body()
      return nil
    }, job.toOpaque())
  precondition(error == 0, "no thread with a stack of its own")
  #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
  #else
    pthread_join(thread, nil)
  #endif
  // The stack grows downward. The lowest page still has the pattern, so a page that equals it has not been written.
  var untouched = 0
  while untouched + page <= size, memcmp(memory + untouched, memory, page) == 0 { untouched += page }
  precondition(untouched > 0, "the stack of \(size) bytes is used up")
  return size - untouched
}

private final class Job: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
