#pragma once
// Its type checks want an option known to the compiler.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <dlfcn.h>
#include <stddef.h>

// libcurl needs thirty libraries, 7 ms to load, so it is loaded when a deck is first fetched. None of these may be
// called before recreo_curl_begin succeeded.
static inline void *recreo_find_in_curl(const char *name) {
  static void *library;
  if (!library) library = dlopen("libcurl.so.4", RTLD_NOW);
  return library ? dlsym(library, name) : NULL;
}
#define RECREO_CURL(result, name, parameters, arguments)                                              \
  static inline result recreo_##name parameters {                                                    \
    static __typeof__(&name) found;                                                                  \
    if (!found) found = (__typeof__(&name))recreo_find_in_curl(#name);                                \
    return found arguments;                                                                           \
  }
RECREO_CURL(CURL *, curl_easy_init, (void), ())
RECREO_CURL(void, curl_easy_cleanup, (CURL *handle), (handle))
RECREO_CURL(const char *, curl_easy_strerror, (CURLcode code), (code))
RECREO_CURL(CURLM *, curl_multi_init, (void), ())
RECREO_CURL(CURLMcode, curl_multi_cleanup, (CURLM *multi), (multi))
RECREO_CURL(CURLMcode, curl_multi_wakeup, (CURLM *multi), (multi))
RECREO_CURL(CURLMcode, curl_multi_add_handle, (CURLM *multi, CURL *handle), (multi, handle))
RECREO_CURL(CURLMcode, curl_multi_remove_handle, (CURLM *multi, CURL *handle), (multi, handle))
RECREO_CURL(CURLMcode, curl_multi_perform, (CURLM *multi, int *running), (multi, running))
RECREO_CURL(CURLMsg *, curl_multi_info_read, (CURLM *multi, int *waiting), (multi, waiting))
RECREO_CURL(CURLMcode, curl_multi_poll,
  (CURLM *multi, struct curl_waitfd *more, unsigned count, int timeout, int *ready),
  (multi, more, count, timeout, ready))
RECREO_CURL(const char *, curl_multi_strerror, (CURLMcode code), (code))

// Swift cannot call functions with `...`, only these forms of them.
#define RECREO_CURL_SET(name, type)                                                                   \
  static inline CURLcode name(CURL *handle, CURLoption option, type value) {                          \
    static __typeof__(&curl_easy_setopt) found;                                                       \
    if (!found) found = (__typeof__(&curl_easy_setopt))recreo_find_in_curl("curl_easy_setopt");       \
    return found(handle, option, value);                                                              \
  }
RECREO_CURL_SET(recreo_curl_set_number, long)
RECREO_CURL_SET(recreo_curl_set_size, curl_off_t)
RECREO_CURL_SET(recreo_curl_set_text, const char *)
RECREO_CURL_SET(recreo_curl_set_context, void *)
RECREO_CURL_SET(recreo_curl_set_receiver, curl_write_callback)

static inline CURLcode recreo_curl_get(CURL *handle, CURLINFO info, void *value) {
  static __typeof__(&curl_easy_getinfo) found;
  if (!found) found = (__typeof__(&curl_easy_getinfo))recreo_find_in_curl("curl_easy_getinfo");
  return found(handle, info, value);
}
static inline long recreo_curl_number(CURL *handle, CURLINFO info) {
  long value = 0;
  return recreo_curl_get(handle, info, &value) == CURLE_OK ? value : 0;
}
// Belongs to the handle; NULL where there is none.
static inline const char *recreo_curl_text(CURL *handle, CURLINFO info) {
  const char *value = NULL;
  return recreo_curl_get(handle, info, &value) == CURLE_OK ? value : NULL;
}
static inline CURLcode recreo_curl_begin(void) {
  __typeof__(&curl_global_init) begin = (__typeof__(&curl_global_init))recreo_find_in_curl("curl_global_init");
  return begin ? begin(CURL_GLOBAL_DEFAULT) : CURLE_FAILED_INIT;
}
