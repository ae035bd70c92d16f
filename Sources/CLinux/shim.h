#pragma once
#include <spawn.h>
#include <sys/fsuid.h>

// What glibc has for Linux and Swift's own Glibc module leaves out.
#define RECREO_MFD_CLOEXEC 1u
#define RECREO_POSIX_SPAWN_SETSID 0x80
int memfd_create(const char *name, unsigned int flags);
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

#include <errno.h>
#include <stdio.h>

// Swift does not let stdout be touched. 0, or the system's number of why something printed was lost.
static inline int recreo_flush_output(void) {
  errno = 0;
  int failed = fflush(stdout) != 0;
  if (failed) return errno != 0 ? errno : EIO;
  return ferror(stdout) ? EIO : 0;
}
