// The programs that Recreo's sprites are compared with: the same sprites in C and with SDL's renderer.
// `peers NAME` answers requests from standard input like `SpriteBenchmark serve`:
// "COUNT SIDE FRAMES" returns "submit-ns frame-ns" per sprite, "picture COUNT SIDE" the mean colour.
//
//   c-libm         a loop that writes 16-byte vertices, with sin and cos of libm
//   c-libm-float   the same with sinf and cosf
//   c-plain        the same with precomputed sines and cosines
//   sdl-geometry   SDL_RenderGeometryRaw, all sprites in one call, with sin and cos of libm
//   sdl-copyex     SDL_RenderCopyExF, one call per sprite
#define SDL_USE_BUILTIN_OPENGL_DEFINITIONS 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_opengl.h>
#include <SDL2/SDL_opengl_glext.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1280, HEIGHT = 720, DISC = 64, QUADS = 16384 };

typedef struct {
  double x, y, angle, spin, scale, sine, cosine;
  uint32_t tint;
} Speck;

typedef struct {
  float x, y;
  uint16_t u, v;
  uint32_t tint;
} Vertex;

static Speck *specks;
static Vertex *vertices;
static SDL_Vertex *corners;
static int *indices;
static SDL_Window *window;
static SDL_Renderer *renderer;
static SDL_Texture *picture;
static double seconds;

// --- The same sprites and the same picture as in SpriteField.swift and Bench.swift ---

static uint32_t state;
static double chance(void) {
  state = state * 1664525u + 1013904223u;
  return (state >> 8) / 16777216.0;
}

static void fill(int count) {
  static int filled;
  if (filled == count) return;
  filled = count;
  state = 12345;
  specks = realloc(specks, sizeof(Speck) * count);
  vertices = realloc(vertices, sizeof(Vertex) * 4 * count);
  corners = realloc(corners, sizeof(SDL_Vertex) * 4 * count);
  indices = realloc(indices, sizeof(int) * 6 * count);
  for (int i = 0; i < count; i++) {
    Speck *s = specks + i;
    s->x = chance() * WIDTH;
    s->y = chance() * HEIGHT;
    s->angle = chance() * 6.283;
    s->spin = chance() * 4 - 2;
    s->scale = 0.5 + chance();
    s->tint = (uint32_t)(chance() * 16777215) | 0xFF000000u;
    s->sine = sin(s->angle);
    s->cosine = cos(s->angle);
    static const int order[] = {0, 1, 2, 2, 3, 0};
    for (int k = 0; k < 6; k++) indices[i * 6 + k] = i * 4 + order[k];
  }
}

static uint8_t disc[DISC * DISC * 4];
static void make_disc(int premultiplied) {
  for (int i = 0; i < DISC * DISC; i++) {
    double x = i % DISC + 0.5 - DISC / 2.0, y = i / DISC + 0.5 - DISC / 2.0;
    double edge = (DISC / 2.0 - sqrt(x * x + y * y)) / 4;
    uint8_t alpha = (edge < 0 ? 0 : edge > 1 ? 1 : edge) * 255;
    memset(disc + i * 4, premultiplied ? alpha : 255, 3);
    disc[i * 4 + 3] = alpha;
  }
}

// --- GL ---

#define FUNCTIONS(F)                                                                              \
  F(PFNGLCREATESHADERPROC, CreateShader) F(PFNGLSHADERSOURCEPROC, ShaderSource)                   \
  F(PFNGLCOMPILESHADERPROC, CompileShader) F(PFNGLCREATEPROGRAMPROC, CreateProgram)               \
  F(PFNGLATTACHSHADERPROC, AttachShader) F(PFNGLBINDATTRIBLOCATIONPROC, BindAttribLocation)       \
  F(PFNGLLINKPROGRAMPROC, LinkProgram) F(PFNGLUSEPROGRAMPROC, UseProgram)                         \
  F(PFNGLGENBUFFERSPROC, GenBuffers) F(PFNGLBINDBUFFERPROC, BindBuffer)                           \
  F(PFNGLBUFFERDATAPROC, BufferData) F(PFNGLVERTEXATTRIBPOINTERPROC, VertexAttribPointer)         \
  F(PFNGLENABLEVERTEXATTRIBARRAYPROC, EnableVertexAttribArray)                                    \
  F(PFNGLGENVERTEXARRAYSPROC, GenVertexArrays) F(PFNGLBINDVERTEXARRAYPROC, BindVertexArray)       \
  F(void (*)(void), Finish) F(void (*)(void), Flush) F(void (*)(GLbitfield), Clear)               \
  F(void (*)(GLenum), Enable) F(void (*)(GLenum, GLenum), BlendFunc)                              \
  F(void (*)(GLsizei, GLuint *), GenTextures) F(void (*)(GLenum, GLuint), BindTexture)            \
  F(void (*)(GLenum, GLenum, GLint), TexParameteri)                                               \
  F(void (*)(GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, const void *),        \
    TexImage2D)                                                                                   \
  F(void (*)(GLenum, GLsizei, GLenum, const void *), DrawElements)                                \
  F(void (*)(GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, void *), ReadPixels)
#define DECLARE(type, name) static __typeof__(type) gl##name##_;
FUNCTIONS(DECLARE)
static void load(void) {
#define LOAD(type, name) gl##name##_ = (__typeof__(type))SDL_GL_GetProcAddress("gl" #name);
  FUNCTIONS(LOAD)
}

static GLuint shader(GLenum kind, const char *text) {
  GLuint name = glCreateShader_(kind);
  glShaderSource_(name, 1, &text, NULL);
  glCompileShader_(name);
  return name;
}

static void describe(int quad) {
  char *start = (char *)(intptr_t)(quad * 4 * (int)sizeof(Vertex));
  glVertexAttribPointer_(0, 2, GL_FLOAT, 0, sizeof(Vertex), start);
  glVertexAttribPointer_(1, 2, GL_UNSIGNED_SHORT, 1, sizeof(Vertex), start + 8);
  glVertexAttribPointer_(2, 4, GL_UNSIGNED_BYTE, 1, sizeof(Vertex), start + 12);
}

static void open_gl(void) {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  window = SDL_CreateWindow("peers", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_OPENGL);
  if (!window || !SDL_GL_CreateContext(window)) {
    fprintf(stderr, "peers: no GL: %s\n", SDL_GetError());
    exit(69);
  }
  load();
  GLuint program = glCreateProgram_(), name;
  glAttachShader_(program, shader(GL_VERTEX_SHADER,
    "#version 330 core\nin vec2 position; in vec2 texel; in vec4 tint; out vec2 place;\n"
    "out vec4 color; void main() { place = texel; color = vec4(tint.rgb * tint.a, tint.a);\n"
    "gl_Position = vec4(position * vec2(2.0 / 1280.0, -2.0 / 720.0) + vec2(-1, 1), 0, 1); }"));
  glAttachShader_(program, shader(GL_FRAGMENT_SHADER,
    "#version 330 core\nuniform sampler2D page; in vec2 place; in vec4 color; out vec4 fragment;\n"
    "void main() { fragment = texture(page, place) * color; }"));
  glBindAttribLocation_(program, 0, "position");
  glBindAttribLocation_(program, 1, "texel");
  glBindAttribLocation_(program, 2, "tint");
  glLinkProgram_(program);
  glUseProgram_(program);
  glGenVertexArrays_(1, &name);
  glBindVertexArray_(name);
  static uint16_t quads[QUADS * 6];
  static const int order[] = {0, 1, 2, 2, 3, 0};
  for (int i = 0; i < QUADS * 6; i++) quads[i] = i / 6 * 4 + order[i % 6];
  glGenBuffers_(1, &name);
  glBindBuffer_(GL_ELEMENT_ARRAY_BUFFER, name);
  glBufferData_(GL_ELEMENT_ARRAY_BUFFER, sizeof quads, quads, GL_STATIC_DRAW);
  glGenBuffers_(1, &name);
  glBindBuffer_(GL_ARRAY_BUFFER, name);
  for (int i = 0; i < 3; i++) glEnableVertexAttribArray_(i);
  make_disc(1);
  glGenTextures_(1, &name);
  glBindTexture_(GL_TEXTURE_2D, name);
  glTexParameteri_(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri_(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri_(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri_(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glTexImage2D_(GL_TEXTURE_2D, 0, GL_RGBA8, DISC, DISC, 0, GL_RGBA, GL_UNSIGNED_BYTE, disc);
  glEnable_(GL_BLEND);
  glBlendFunc_(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

static inline __attribute__((always_inline)) void quad(
    Vertex *v, const Speck *s, double side, double sine, double cosine) {
  float half = side * s->scale / 2, a = cosine * half, b = sine * half;
  float x = s->x, y = s->y;
  v[0] = (Vertex){x - a + b, y - b - a, 0, 0, s->tint};
  v[1] = (Vertex){x + a + b, y + b - a, 65535, 0, s->tint};
  v[2] = (Vertex){x + a - b, y + b + a, 65535, 65535, s->tint};
  v[3] = (Vertex){x - a - b, y - b + a, 0, 65535, s->tint};
}

static void submit(int count) {
  glClear_(GL_COLOR_BUFFER_BIT);
  glBufferData_(GL_ARRAY_BUFFER, sizeof(Vertex) * 4 * count, vertices, GL_STREAM_DRAW);
  for (int first = 0; first < count; first += QUADS) {
    int some = count - first < QUADS ? count - first : QUADS;
    describe(first);
    glDrawElements_(GL_TRIANGLES, some * 6, GL_UNSIGNED_SHORT, 0);
    if (some > 4096) glFlush_();
  }
}

static void c_libm(int count, double side) {
  for (int i = 0; i < count; i++) {
    double angle = specks[i].angle + specks[i].spin * seconds;
    quad(vertices + i * 4, specks + i, side, sin(angle), cos(angle));
  }
  submit(count);
}

static void c_libm_float(int count, double side) {
  for (int i = 0; i < count; i++) {
    float angle = specks[i].angle + specks[i].spin * seconds;
    quad(vertices + i * 4, specks + i, side, sinf(angle), cosf(angle));
  }
  submit(count);
}

static void c_plain(int count, double side) {
  for (int i = 0; i < count; i++)
    quad(vertices + i * 4, specks + i, side, specks[i].sine, specks[i].cosine);
  submit(count);
}

// --- SDL's renderer ---

static void open_sdl(void) {
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  window = SDL_CreateWindow("peers", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_OPENGL);
  renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED) : NULL;
  if (!renderer) {
    fprintf(stderr, "peers: no SDL renderer: %s\n", SDL_GetError());
    exit(69);
  }
  load();
  make_disc(0);
  picture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_STATIC, DISC,
                              DISC);
  SDL_UpdateTexture(picture, NULL, disc, DISC * 4);
  SDL_SetTextureBlendMode(picture, SDL_BLENDMODE_BLEND);
}

static void sdl_geometry(int count, double side) {
  SDL_RenderClear(renderer);
  for (int i = 0; i < count; i++) {
    const Speck *s = specks + i;
    double angle = s->angle + s->spin * seconds;
    float half = side * s->scale / 2, a = cos(angle) * half, b = sin(angle) * half;
    float x = s->x, y = s->y;
    SDL_Color tint = {s->tint, s->tint >> 8, s->tint >> 16, s->tint >> 24};
    SDL_Vertex *v = corners + i * 4;
    v[0] = (SDL_Vertex){{x - a + b, y - b - a}, tint, {0, 0}};
    v[1] = (SDL_Vertex){{x + a + b, y + b - a}, tint, {1, 0}};
    v[2] = (SDL_Vertex){{x + a - b, y + b + a}, tint, {1, 1}};
    v[3] = (SDL_Vertex){{x - a - b, y - b + a}, tint, {0, 1}};
  }
  SDL_RenderGeometry(renderer, picture, corners, count * 4, indices, count * 6);
  SDL_RenderFlush(renderer);
}

static void sdl_copyex(int count, double side) {
  SDL_RenderClear(renderer);
  for (int i = 0; i < count; i++) {
    const Speck *s = specks + i;
    float size = side * s->scale;
    SDL_FRect box = {s->x - size / 2, s->y - size / 2, size, size};
    SDL_SetTextureColorMod(picture, s->tint, s->tint >> 8, s->tint >> 16);
    SDL_RenderCopyExF(renderer, picture, NULL, &box,
                      (s->angle + s->spin * seconds) * (180 / M_PI), NULL, SDL_FLIP_NONE);
  }
  SDL_RenderFlush(renderer);
}

// --- Measuring ---

static const struct {
  const char *name;
  void (*open)(void);
  void (*draw)(int count, double side);
} peers[] = {
  {"c-libm", open_gl, c_libm}, {"c-libm-float", open_gl, c_libm_float},
  {"c-plain", open_gl, c_plain}, {"sdl-geometry", open_sdl, sdl_geometry},
  {"sdl-copyex", open_sdl, sdl_copyex},
};

static double now(clockid_t which) {
  struct timespec time;
  clock_gettime(which, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void present(void) {
  if (renderer) SDL_RenderPresent(renderer);
  else SDL_GL_SwapWindow(window);
}

static void measure(void (*draw)(int, double), int count, int side, int frames) {
  fill(count);
  draw(count, side);
  glFinish_();
  double submitted = 0, begun = now(CLOCK_PROCESS_CPUTIME_ID);
  for (int i = 0; i < frames; i++) {
    seconds += 0.016;
    double start = now(CLOCK_THREAD_CPUTIME_ID);
    draw(count, side);
    submitted += now(CLOCK_THREAD_CPUTIME_ID) - start;
    present();
  }
  glFinish_();
  double total = (double)count * frames;
  printf("%g %g\n", submitted / total, (now(CLOCK_PROCESS_CPUTIME_ID) - begun) / total);
}

static void mean_color(void (*draw)(int, double), int count, int side) {
  static uint8_t pixels[WIDTH * HEIGHT * 4];
  double sums[3] = {0};
  fill(count);
  seconds = 0.016;
  draw(count, side);
  glReadPixels_(0, 0, WIDTH, HEIGHT, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    for (int k = 0; k < 3; k++) sums[k] += pixels[i * 4 + k];
  for (int k = 0; k < 3; k++) printf("%g ", sums[k] / (WIDTH * HEIGHT));
  puts("");
}

int main(int argc, char **argv) {
  size_t which = 0, known = sizeof peers / sizeof *peers;
  while (which < known && (argc < 2 || strcmp(peers[which].name, argv[1]))) which++;
  if (which == known) return fputs("usage: peers NAME (see the head of peers.c)\n", stderr), 64;
  if (SDL_Init(SDL_INIT_VIDEO)) return fprintf(stderr, "peers: %s\n", SDL_GetError()), 69;
  peers[which].open();
  SDL_GL_SetSwapInterval(0);
  setvbuf(stdout, NULL, _IOLBF, 0);
  puts("ready");
  char line[100];
  int count, side, frames;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "picture %d %d", &count, &side) == 2)
      mean_color(peers[which].draw, count, side);
    else if (sscanf(line, "%d %d %d", &count, &side, &frames) == 3)
      measure(peers[which].draw, count, side, frames);
  }
  return 0;
}
