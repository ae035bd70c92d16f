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

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

// From now on this process can only use memory, read and write what is open, and end; anything else that it asks of
// the system fails with EPERM. Where the kernel can't do that, nothing changes.
static inline void recreo_confine(void) {
#if defined(__x86_64__) || defined(__aarch64__)
#define RECREO_ALLOW(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#if defined(__x86_64__)
  const unsigned int machine = AUDIT_ARCH_X86_64;
#else
  const unsigned int machine = AUDIT_ARCH_AARCH64;
#endif
  struct sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      RECREO_ALLOW(read), RECREO_ALLOW(write), RECREO_ALLOW(lseek), RECREO_ALLOW(close),
      RECREO_ALLOW(brk), RECREO_ALLOW(mmap), RECREO_ALLOW(munmap), RECREO_ALLOW(mremap),
      RECREO_ALLOW(mprotect), RECREO_ALLOW(madvise), RECREO_ALLOW(futex), RECREO_ALLOW(getrandom),
      RECREO_ALLOW(clock_gettime), RECREO_ALLOW(sched_yield), RECREO_ALLOW(rt_sigprocmask),
      RECREO_ALLOW(rt_sigreturn), RECREO_ALLOW(exit), RECREO_ALLOW(exit_group),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#endif
}
