// What a Swift program needs of its host where there is no C library: memory, copying, random numbers, and arithmetic with more bits than it has.
#include <stddef.h>
#include <stdint.h>

// MARK: - Memory

// Blocks of powers of two, which keep their size in front of them; a freed one is kept for the next of its size.
extern unsigned char __heap_base;
static uintptr_t end;
typedef struct Block { struct Block *next; } Block;
static Block *freed[32];
enum { header = 16 };

// Whether there is memory up to an address.
static int reserve(uintptr_t address) {
  size_t pages = __builtin_wasm_memory_size(0), needed = (address + 65535) >> 16;
  return needed <= pages || __builtin_wasm_memory_grow(0, needed - pages) != (size_t)-1;
}

static unsigned size_class(size_t size) {
  unsigned log = 5;
  while (((size_t)1 << log) < size) log++;
  return log;
}

void *malloc(size_t size) {
  unsigned log = size_class(size + header);
  Block *block = freed[log];
  if (block) {
    freed[log] = block->next;
  } else {
    if (!end) end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t next = end + ((size_t)1 << log);
    if (!reserve(next)) __builtin_trap();
    block = (Block *)end;
    end = next;
  }
  *(unsigned *)block = log;
  return (unsigned char *)block + header;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - header);
  unsigned log = *(unsigned *)block;
  block->next = freed[log];
  freed[log] = block;
}

// The blocks are aligned to 16, which is all that Swift asks for here.
int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (alignment > header) __builtin_trap();
  *pointer = malloc(size);
  return 0;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *bytes = to;
  while (count--) *bytes++ = (unsigned char)value;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t <= f) return memcpy(to, from, count);
  while (count--) t[count] = f[count];
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (; count--; a++, b++) if (*a != *b) return *a - *b;
  return 0;
}

// MARK: - The stack

uintptr_t __stack_chk_guard = 0x5ca1ab1e;
void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: - Numbers

// For the seeds of hash tables, which need not be a secret here: a run can be repeated.
void arc4random_buf(void *to, size_t count) {
  static uint32_t state = 2463534242u;
  for (unsigned char *bytes = to; count--; ) {
    state ^= state << 13; state ^= state >> 17; state ^= state << 5;
    *bytes++ = (unsigned char)state;
  }
}

double round(double x) { return x < 0 ? -__builtin_floor(0.5 - x) : __builtin_floor(x + 0.5); }

#ifdef __SIZEOF_INT128__
typedef unsigned __int128 u128;
typedef union { u128 all; struct { uint64_t low, high; }; } Halves;

u128 __ashlti3(u128 value, int by) {
  Halves v = { .all = value };
  if (by & 64) { v.high = v.low << (by & 63); v.low = 0; }
  else if (by) { v.high = v.high << by | v.low >> (64 - by); v.low <<= by; }
  return v.all;
}

u128 __lshrti3(u128 value, int by) {
  Halves v = { .all = value };
  if (by & 64) { v.low = v.high >> (by & 63); v.high = 0; }
  else if (by) { v.low = v.low >> by | v.high << (64 - by); v.high >>= by; }
  return v.all;
}

u128 __multi3(u128 one, u128 other) {
  Halves a = { .all = one }, b = { .all = other }, r;
  uint64_t a0 = (uint32_t)a.low, a1 = a.low >> 32, b0 = (uint32_t)b.low, b1 = b.low >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other_middle = a0 * b1 + (uint32_t)middle;
  r.low = other_middle << 32 | (uint32_t)low;
  r.high = a1 * b1 + (middle >> 32) + (other_middle >> 32) + a.high * b.low + a.low * b.high;
  return r.all;
}

static u128 divide(u128 value, u128 by, u128 *rest) {
  u128 quotient = 0, left = 0;
  for (int bit = 127; bit >= 0; bit--) {
    left = left << 1 | (value >> bit & 1);
    if (left >= by) { left -= by; quotient |= (u128)1 << bit; }
  }
  *rest = left;
  return quotient;
}

u128 __udivti3(u128 value, u128 by) { u128 rest; return divide(value, by, &rest); }
u128 __umodti3(u128 value, u128 by) { u128 rest; divide(value, by, &rest); return rest; }

__int128 __divti3(__int128 value, __int128 by) {
  u128 quotient = __udivti3(value < 0 ? -(u128)value : (u128)value, by < 0 ? -(u128)by : (u128)by);
  return (value < 0) != (by < 0) ? -(__int128)quotient : (__int128)quotient;
}

__int128 __modti3(__int128 value, __int128 by) {
  u128 rest = __umodti3(value < 0 ? -(u128)value : (u128)value, by < 0 ? -(u128)by : (u128)by);
  return value < 0 ? -(__int128)rest : (__int128)rest;
}

#endif

// MARK: - Output

// Lines, for a program whose host has the interface of WASI.
#ifdef WASI_OUTPUT
typedef struct { const void *bytes; size_t count; } Vector;
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
extern int fd_write(int file, const Vector *vectors, size_t count, size_t *written);

int putchar(int character) {
  static unsigned char line[1024];
  static size_t count;
  line[count++] = (unsigned char)character;
  if (character == '\n' || count == sizeof line) {
    Vector vector = { line, count };
    size_t written;
    fd_write(1, &vector, 1, &written);
    count = 0;
  }
  return character;
}

void run_program(void);
__attribute__((export_name("_start"))) void start(void) { run_program(); }
#elif defined(__wasm__)
// What is printed is lost.
int putchar(int character) { return character; }
#endif
