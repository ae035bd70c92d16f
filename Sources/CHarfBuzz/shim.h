#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ft.h>

// Load flags are macros that Swift does not see.
static inline int recreo_unhinted(void) { return FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP; }

// Draws a glyph as SDL_ttf does with light hinting, `shift` (in 1/64 pixel) to the right. The picture
// is in `face->glyph` until the next call.
static inline int recreo_draw_glyph(FT_Face face, unsigned int glyph, long shift) {
  if (FT_Load_Glyph(face, glyph, FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP)) return 0;
  if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 0;
  FT_Outline_Translate(&face->glyph->outline, shift, 0);
  return FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL) == 0;
}
