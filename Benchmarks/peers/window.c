// The smallest program with SDL2 and GL: opens a window, clears it once, shows it, says so, and waits
// for the end of its standard input. With "egl" it asks for GL 3.3 through EGL, as Recreo does.
//
//   window [egl] [WIDTH HEIGHT]
#include <SDL2/SDL.h>
#include <SDL2/SDL_opengl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **words)
{
  if (count > 1 && strcmp(words[1], "egl") == 0) {
    SDL_SetHint(SDL_HINT_VIDEO_X11_FORCE_EGL, "1");
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  }
  const int width = count > 2 ? atoi(words[count - 2]) : 1280;
  const int height = count > 2 ? atoi(words[count - 1]) : 800;
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window =
    SDL_CreateWindow("window", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width, height,
                     SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE);
  SDL_GLContext context = window ? SDL_GL_CreateContext(window) : NULL;
  if (!context) return 1;
  void (*clear_color)(GLfloat, GLfloat, GLfloat, GLfloat) = SDL_GL_GetProcAddress("glClearColor");
  void (*clear)(GLbitfield) = SDL_GL_GetProcAddress("glClear");
  clear_color(0.9f, 0.8f, 0.6f, 1);
  clear(GL_COLOR_BUFFER_BIT);
  SDL_GL_SwapWindow(window);
  puts("frame");
  fflush(stdout);
  while (getchar() != EOF) {}
  SDL_GL_DeleteContext(context);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
