import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let timer = DispatchSource.makeTimerSource(queue: .main)
let start = DispatchTime.now() + .milliseconds(10)
timer.setEventHandler {
  let index = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 10_000_000
  print("tick \(index)")
  if index >= 2 { exit(0) }
}
timer.schedule(deadline: start, repeating: .milliseconds(10))
timer.activate()
dispatchMain()
