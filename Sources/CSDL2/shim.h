#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>
#include <dlfcn.h>
#include <malloc.h>

// Without this the vertices' copy is returned to the system after each frame, and its pages are cleared again for
// the next one: a quarter of a frame of 20 000 sprites.
static inline void recreo_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 32 << 20);
}

// The mean of each square of four pixels of two rows. Pictures of 50 million pixels also open in debug builds, so it is C.
static inline void recreo_halve(const Uint8 *upper, const Uint8 *lower, Uint8 *target, int width) {
  for (int x = 0; x < width; x++, upper += 8, lower += 8, target += 4)
    for (int c = 0; c < 4; c++) target[c] = (Uint8)((upper[c] + upper[c + 4] + lower[c] + lower[c + 4] + 2) >> 2);
}

// Turns cyan, magenta, yellow and black, each XORed with `flip`, into red, green and blue.
static inline void recreo_paint_inks(Uint8 *row, int width, Uint8 flip) {
  for (; width > 0; width--, row += 4) {
    int light = row[3] ^ flip;
    for (int c = 0; c < 3; c++) row[c] = (Uint8)(((row[c] ^ flip) * light + 127) / 255);
    row[3] = 255;
  }
}

// The X window of a window. SDL's own structure needs X11's headers, of which this has the part that is read.
#define SDL_PROTOTYPES_ONLY 1
#include <SDL2/SDL_syswm.h>
static inline unsigned long recreo_x11_window(SDL_Window *window, void **display) {
  struct {
    SDL_version version;
    int subsystem;
    union {
      struct {
        void *display;
        unsigned long window;
      } x11;
      Uint8 all[256];
    } info;
  } found;
  SDL_zero(found);
  SDL_VERSION(&found.version);
  if (!SDL_GetWindowWMInfo(window, (SDL_SysWMinfo *)&found)) return 0;
  *display = found.info.x11.display;
  return found.info.x11.window;
}

// From Xlib.h and Xrandr.h, which need not be installed either.
typedef struct {
  int x, y, width, height, border_width, depth;
  void *visual;
  unsigned long root;
  int kind, bit_gravity, win_gravity, backing_store;
  unsigned long backing_planes, backing_pixel;
  int save_under;
  unsigned long colormap;
  int map_installed, map_state;
  long all_event_masks, your_event_mask, do_not_propagate_mask;
  int override_redirect;
  void *screen;
} RecreoXWindowAttributes;
typedef struct {
  unsigned long name;
  int primary, automatic, outputs_count;
  int x, y, width, height, mwidth, mheight;
  unsigned long *outputs;
} RecreoXMonitor;

// GL comes with SDL's own headers, so that no libgl-dev is needed, and its functions from SDL_GL_GetProcAddress.
#define SDL_USE_BUILTIN_OPENGL_DEFINITIONS 1
#define GL_GLES_PROTOTYPES 0
#include <SDL2/SDL_opengles2.h>

// What GLES 3.0 and GL 3.3 core share and the GLES 2.0 header lacks (values from the Khronos registry).
#define RECREO_GL_RGBA8 0x8058
#define RECREO_GL_READ_FRAMEBUFFER 0x8CA8
#define RECREO_GL_DRAW_FRAMEBUFFER 0x8CA9
#define RECREO_GL_UNPACK_ROW_LENGTH 0x0CF2
#define RECREO_GL_PROGRAM_BINARY_RETRIEVABLE_HINT 0x8257

typedef void(GL_APIENTRYP RecreoGenVertexArrays)(GLsizei, GLuint *);
typedef void(GL_APIENTRYP RecreoBindVertexArray)(GLuint);
typedef void(GL_APIENTRYP RecreoBlitFramebuffer)(
    GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLbitfield, GLenum);

/// The GL functions Recreo calls, all of them found at run time.
typedef struct {
  PFNGLACTIVETEXTUREPROC activeTexture;
  PFNGLATTACHSHADERPROC attachShader;
  PFNGLBINDATTRIBLOCATIONPROC bindAttribLocation;
  PFNGLBINDBUFFERPROC bindBuffer;
  PFNGLBINDFRAMEBUFFERPROC bindFramebuffer;
  PFNGLBINDTEXTUREPROC bindTexture;
  RecreoBindVertexArray bindVertexArray;
  PFNGLBLENDFUNCPROC blendFunc;
  RecreoBlitFramebuffer blitFramebuffer;
  PFNGLBUFFERDATAPROC bufferData;
  PFNGLCHECKFRAMEBUFFERSTATUSPROC checkFramebufferStatus;
  PFNGLCLEARPROC clear;
  PFNGLCLEARCOLORPROC clearColor;
  PFNGLCOMPILESHADERPROC compileShader;
  PFNGLCREATEPROGRAMPROC createProgram;
  PFNGLCREATESHADERPROC createShader;
  PFNGLDELETEFRAMEBUFFERSPROC deleteFramebuffers;
  PFNGLDELETESHADERPROC deleteShader;
  PFNGLDELETETEXTURESPROC deleteTextures;
  PFNGLDISABLEPROC disable;
  PFNGLDRAWARRAYSPROC drawArrays;
  PFNGLDRAWELEMENTSPROC drawElements;
  PFNGLENABLEPROC enable;
  PFNGLENABLEVERTEXATTRIBARRAYPROC enableVertexAttribArray;
  PFNGLFINISHPROC finish;
  PFNGLFLUSHPROC flush;
  PFNGLFRAMEBUFFERTEXTURE2DPROC framebufferTexture2D;
  PFNGLGENBUFFERSPROC genBuffers;
  PFNGLGENFRAMEBUFFERSPROC genFramebuffers;
  PFNGLGENTEXTURESPROC genTextures;
  RecreoGenVertexArrays genVertexArrays;
  PFNGLGETERRORPROC getError;
  PFNGLGETPROGRAMBINARYOESPROC getProgramBinary;
  PFNGLGETPROGRAMINFOLOGPROC getProgramInfoLog;
  PFNGLGETPROGRAMIVPROC getProgramiv;
  PFNGLGETSHADERINFOLOGPROC getShaderInfoLog;
  PFNGLGETSHADERIVPROC getShaderiv;
  PFNGLGETINTEGERVPROC getIntegerv;
  PFNGLGETSTRINGPROC getString;
  PFNGLGETUNIFORMLOCATIONPROC getUniformLocation;
  PFNGLLINKPROGRAMPROC linkProgram;
  PFNGLPIXELSTOREIPROC pixelStorei;
  PFNGLPROGRAMBINARYOESPROC programBinary;
  PFNGLPROGRAMPARAMETERIEXTPROC programParameteri;
  PFNGLREADPIXELSPROC readPixels;
  PFNGLSCISSORPROC scissor;
  PFNGLSHADERSOURCEPROC shaderSource;
  PFNGLTEXIMAGE2DPROC texImage2D;
  PFNGLTEXPARAMETERIPROC texParameteri;
  PFNGLTEXSUBIMAGE2DPROC texSubImage2D;
  PFNGLUNIFORM1FPROC uniform1f;
  PFNGLUNIFORM1IPROC uniform1i;
  PFNGLUNIFORM2FPROC uniform2f;
  PFNGLUNIFORM4FPROC uniform4f;
  PFNGLUSEPROGRAMPROC useProgram;
  PFNGLVERTEXATTRIBPOINTERPROC vertexAttribPointer;
  PFNGLVIEWPORTPROC viewport;
} RecreoGL;

// SDL_mixer needs the libraries of a dozen formats, 4 ms to load, so it is loaded when sound begins: after the
// first frame, and not by a program that stays silent. None of these may be called before recreo_load_mixer succeeded.
static inline void *recreo_find_in_mixer(const char *name) {
  static void *library;
  if (!library) library = dlopen("libSDL2_mixer-2.0.so.0", RTLD_NOW);
  return library ? dlsym(library, name) : NULL;
}
static inline int recreo_load_mixer(void) { return recreo_find_in_mixer("Mix_OpenAudioDevice") != NULL; }
#define RECREO_MIXER(result, name, parameters, arguments)                                             \
  static inline result recreo_##name parameters {                                                   \
    static __typeof__(&name) found;                                                                  \
    if (!found) found = (__typeof__(&name))recreo_find_in_mixer(#name);                              \
    return found arguments;                                                                           \
  }
RECREO_MIXER(const SDL_version *, Mix_Linked_Version, (void), ())
RECREO_MIXER(int, Mix_OpenAudioDevice,
  (int rate, Uint16 format, int channels, int size, const char *device, int changes),
  (rate, format, channels, size, device, changes))
RECREO_MIXER(void, Mix_CloseAudio, (void), ())
RECREO_MIXER(int, Mix_AllocateChannels, (int count), (count))
RECREO_MIXER(int, Mix_ReserveChannels, (int count), (count))
RECREO_MIXER(void, Mix_SetPostMix, (void (*call)(void *, Uint8 *, int), void *context), (call, context))
RECREO_MIXER(int, Mix_HaltChannel, (int channel), (channel))
RECREO_MIXER(Mix_Chunk *, Mix_LoadWAV_RW, (SDL_RWops *source, int closes), (source, closes))
RECREO_MIXER(void, Mix_FreeChunk, (Mix_Chunk *chunk), (chunk))
RECREO_MIXER(int, Mix_PlayChannelTimed, (int channel, Mix_Chunk *chunk, int loops, int ticks),
  (channel, chunk, loops, ticks))
RECREO_MIXER(int, Mix_Volume, (int channel, int volume), (channel, volume))
RECREO_MIXER(int, Mix_VolumeChunk, (Mix_Chunk *chunk, int volume), (chunk, volume))
RECREO_MIXER(int, Mix_FadeInChannelTimed,
  (int channel, Mix_Chunk *chunk, int loops, int fade, int ticks), (channel, chunk, loops, fade, ticks))
RECREO_MIXER(int, Mix_FadeOutChannel, (int channel, int fade), (channel, fade))
RECREO_MIXER(int, Mix_Playing, (int channel), (channel))
RECREO_MIXER(Mix_Fading, Mix_FadingChannel, (int channel), (channel))
