// A game controller inside a program's SDL: preloaded into it, played by whoever writes lines of
// "button state" to the pipe named by GAMEPAD. The kernel of a test machine has none to offer.
#include <SDL2/SDL.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void *play(void *path) {
  FILE *lines = fopen(path, "r");
  if (!lines) return NULL;
  while (!SDL_WasInit(SDL_INIT_GAMECONTROLLER)) SDL_Delay(10);
  int index = SDL_JoystickAttachVirtual(
      SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
  SDL_Joystick *pad = SDL_JoystickOpen(index);
  int button, state;
  while (pad && fscanf(lines, "%d %d", &button, &state) == 2) {
    if (button < 100) SDL_JoystickSetVirtualButton(pad, button, (Uint8)state);
    else SDL_JoystickSetVirtualAxis(pad, button - 100, (Sint16)state);
  }
  fclose(lines);
  return NULL;
}

__attribute__((constructor)) static void begin(void) {
  char *path = getenv("GAMEPAD");
  pthread_t thread;
  sigset_t all, before;
  if (!path) return;
  sigfillset(&all);  // the program waits for its signals on a thread of its own
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pthread_create(&thread, NULL, play, path);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
