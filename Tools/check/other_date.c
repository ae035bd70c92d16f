// Preloaded into a program, shows it another date: OTHER_DATE_OFFSET seconds after the real one (or before,
// if negative). Waits until a moment of the real-time clock end when they would without it. Time that is
// measured with the monotonic clock stays as it is.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { MOST_TIMERS = 1024, NEAR = 30 * 86400 };

static char real_time_timers[MOST_TIMERS];  // by file descriptor

static long long offset(void) {
  static long long value;
  static int is_read;
  if (!is_read) {
    const char *text = getenv("OTHER_DATE_OFFSET");
    value = text ? atoll(text) : 0;
    is_read = 1;
  }
  return value;
}

static struct timespec real_time(clockid_t clock) {
  struct timespec now = {0, 0};
  syscall(SYS_clock_gettime, clock, &now);
  return now;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  long status = syscall(SYS_clock_gettime, clock, now);
  if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += offset();
  return (int)status;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec real = real_time(CLOCK_REALTIME);
  now->tv_sec = real.tv_sec + offset();
  now->tv_usec = real.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *now) {
  time_t shown = real_time(CLOCK_REALTIME).tv_sec + offset();
  if (now) *now = shown;
  return shown;
}

// A deadline near the shown date is one of the real-time clock: the other clocks count from the start of the
// machine.
static struct timespec real_deadline(const struct timespec *shown) {
  struct timespec deadline = *shown;
  long long away = shown->tv_sec - (real_time(CLOCK_REALTIME).tv_sec + offset());
  if (away > -NEAR && away < NEAR) deadline.tv_sec -= offset();
  return deadline;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict shown) {
  static int (*original)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (!original) original = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  struct timespec deadline = real_deadline(shown);
  return original(condition, mutex, &deadline);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict shown) {
  static int (*original)(sem_t *, const struct timespec *);
  if (!original) original = dlsym(RTLD_NEXT, "sem_timedwait");
  struct timespec deadline = real_deadline(shown);
  return original(semaphore, &deadline);
}

int timerfd_create(int clock, int flags) {
  int timer = (int)syscall(SYS_timerfd_create, clock, flags);
  if (timer >= 0 && timer < MOST_TIMERS) real_time_timers[timer] = clock == CLOCK_REALTIME;
  return timer;
}

int timerfd_settime(int timer, int flags, const struct itimerspec *new, struct itimerspec *old) {
  struct itimerspec set = *new;
  int is_real = timer >= 0 && timer < MOST_TIMERS && real_time_timers[timer];
  if (is_real && (flags & TFD_TIMER_ABSTIME) && set.it_value.tv_sec > 0) {
    set.it_value.tv_sec -= offset();
    if (set.it_value.tv_sec < 1) set.it_value.tv_sec = 1;
  }
  return (int)syscall(SYS_timerfd_settime, timer, flags, &set, old);
}
