#define _GNU_SOURCE
#include "probes.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

static _Atomic(bool) counting;
static _Atomic(int64_t) allocations;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// Costs one load while nobody counts.
static inline void count(void) {
  if (atomic_load_explicit(&counting, memory_order_relaxed)) atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

// These take the place of the library's own, which stays underneath.
void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count();
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count();
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

bool probe_counts_allocations(void) { return true; }

void probe_count_allocations(void) {
  atomic_store(&allocations, 0);
  atomic_store(&counting, true);
}

int64_t probe_allocations(void) {
  atomic_store(&counting, false);
  return atomic_load(&allocations);
}

int64_t probe_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

#else

bool probe_counts_allocations(void) { return false; }
void probe_count_allocations(void) {}
int64_t probe_allocations(void) { return 0; }

#ifdef __APPLE__
#include <malloc/malloc.h>

int64_t probe_heap_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return (int64_t)statistics.size_in_use;
}
#else
int64_t probe_heap_bytes(void) { return 0; }
#endif

#endif
