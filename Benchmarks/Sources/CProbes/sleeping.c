#include "probes.h"

#include <time.h>

static struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
}

#ifdef __linux__
#include <sys/timerfd.h>

int probe_timerfd(int64_t first, int64_t period) {
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  struct itimerspec schedule = {.it_value = timespec_of(first), .it_interval = timespec_of(period)};
  if (timer >= 0) timerfd_settime(timer, TFD_TIMER_ABSTIME, &schedule, NULL);
  return timer;
}

void probe_sleep_until(int64_t instant) {
  struct timespec until = timespec_of(instant);
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) != 0) {}
}

#else  // Apple platforms

int probe_timerfd(int64_t first, int64_t period) { return -1; }

void probe_sleep_until(int64_t instant) {
  struct timespec now;
  clock_gettime(CLOCK_UPTIME_RAW, &now);
  int64_t left = instant - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
  if (left <= 0) return;
  struct timespec wait = timespec_of(left);
  nanosleep(&wait, NULL);
}

#endif
