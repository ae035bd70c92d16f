#pragma once
#include <dlfcn.h>
#include <linebreak.h>
#include <stddef.h>

// Debian 13 has another version of libunibreak than Debian 12, under another name, with the same functions. It is
// therefore looked for by all its names, so that one program runs on both.
static inline void *recreo_find_in_unibreak(const char *name) {
  static const char *const names[] = {"libunibreak.so.6", "libunibreak.so.5", "libunibreak.so.1"};
  static void *library;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) library = dlopen(names[i], RTLD_NOW);
  return library ? dlsym(library, name) : NULL;
}
// False if there is no libunibreak; nothing else may be called then, or before.
static inline int recreo_begin_linebreaks(void) {
  __typeof__(&init_linebreak) begin = (__typeof__(&init_linebreak))recreo_find_in_unibreak("init_linebreak");
  if (begin) begin();
  return begin != NULL;
}
static inline void recreo_set_linebreaks(const utf32_t *text, size_t count, char *marks) {
  static __typeof__(&set_linebreaks_utf32) found;
  if (!found) found = (__typeof__(&set_linebreaks_utf32))recreo_find_in_unibreak("set_linebreaks_utf32");
  found(text, count, NULL, marks);
}
