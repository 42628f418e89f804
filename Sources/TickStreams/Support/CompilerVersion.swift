// `weak let` is in it, and no other compiler has been tried.
#if compiler(<6.3)
  #error("TickStreams needs the compiler of Swift 6.3 or later")
#endif
