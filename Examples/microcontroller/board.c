// A Cortex-M from its reset on: the vector table, a timer of a millisecond, and output by semihosting, which a debugger or QEMU prints.
#include <stdint.h>

void run_program(void);
extern uint32_t stack_top[], data_load[], data_start[], data_end[], bss_start[], bss_end[];

// MARK: - The timer

#define SYSTICK ((volatile uint32_t *)0xe000e010)
enum { clock_hertz = 25000000 };
static volatile uint32_t milliseconds_low, milliseconds_high;

// The only thing that an interrupt does here.
static void systick(void) {
  if (++milliseconds_low == 0) milliseconds_high++;
}

// Since the reset. It is read again if an interrupt has changed it meanwhile.
uint64_t board_milliseconds(void) {
  uint32_t high, low;
  do {
    high = milliseconds_high;
    low = milliseconds_low;
  } while (high != milliseconds_high);
  return (uint64_t)high << 32 | low;
}

// Until the next interrupt.
void board_sleep(void) { __asm__ volatile("wfi"); }

// MARK: - Semihosting

static void host(uint32_t operation, const void *argument) {
  register uint32_t r0 __asm__("r0") = operation;
  register const void *r1 __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

int putchar(int character) {
  static char line[128];
  static uint32_t count;
  line[count++] = (char)character;
  if (character == '\n' || count == sizeof line - 1) {
    line[count] = 0;
    host(0x04, line);
    count = 0;
  }
  return character;
}

static void leave(uint32_t reason) {
  host(0x18, (const void *)reason);
  for (;;) {}
}

// MARK: - The start

static void fault(void) { leave(0x20023); }

void reset(void) {
  for (uint32_t *from = data_load, *to = data_start; to < data_end;) *to++ = *from++;
  for (uint32_t *to = bss_start; to < bss_end;) *to++ = 0;
  *(volatile uint32_t *)0xe000ed88 |= 0xf << 20;  // the FPU is on
  SYSTICK[1] = clock_hertz / 1000 - 1;
  SYSTICK[2] = 0;
  SYSTICK[0] = 7;
  run_program();
  leave(0x20026);
}

__attribute__((section(".vectors"), used)) static const void *const vectors[] = {
  stack_top, reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, fault, systick,
};
