#pragma once
#include <fribidi/fribidi.h>

// The class of a character without what depends on its neighbours; Swift does not see these macros.
static inline int recreo_bidi_is_plain(FriBidiChar character) {
  FriBidiCharType type = fribidi_get_bidi_type(character);
  return !FRIBIDI_IS_RTL(type) && !FRIBIDI_IS_EXPLICIT(type) && !FRIBIDI_IS_ISOLATE(type);
}
