import Dispatch
import TickStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let subscription = TickSignal.interval(.milliseconds(10), on: .main).subscribe(onNext: { tick in
  print("tick \(tick.index)")
  if tick.index == 2 { exit(0) }
})
withExtendedLifetime(subscription) { dispatchMain() }
