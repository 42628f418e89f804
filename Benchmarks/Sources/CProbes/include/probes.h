#ifndef PROBES_H
#define PROBES_H

#include <stdbool.h>
#include <stdint.h>

/// Whether `probe_allocations` can count on this platform.
bool probe_counts_allocations(void);

/// Starts counting at zero.
void probe_count_allocations(void);

/// Stops counting: how often memory was allocated meanwhile, by any thread.
int64_t probe_allocations(void);

/// The bytes of the heap that are in use, over all arenas.
int64_t probe_heap_bytes(void);

/// A periodic timer as a file, whose first expiry is at `first` nanoseconds of CLOCK_MONOTONIC; -1 where there is none.
int probe_timerfd(int64_t first, int64_t period);

/// Sleeps until `instant` nanoseconds of CLOCK_MONOTONIC, on Apple platforms of CLOCK_UPTIME_RAW.
void probe_sleep_until(int64_t instant);

#endif
