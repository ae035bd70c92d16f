// A virtual game controller for a program into which it is preloaded: lines of "button state" in the
// pipe named by GAMEPAD play it. The kernel of a test machine has no controller.
#include <SDL2/SDL.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

// SDL polls a virtual controller: a press that ends between two polls is lost.
static void set(SDL_Joystick *pad, int button, int state) {
  int axis = button - 100;
  if (axis < 0) SDL_JoystickSetVirtualButton(pad, button, (Uint8)state);
  else SDL_JoystickSetVirtualAxis(pad, axis, (Sint16)state);
  for (int i = 0; i < 2500; i++) {
    int seen = axis < 0 ? SDL_JoystickGetButton(pad, button) : SDL_JoystickGetAxis(pad, axis);
    if (seen == state) return;
    SDL_Delay(2);
  }
}

static void *play(void *path) {
  FILE *lines = fopen(path, "r");
  if (!lines) return NULL;
  while (!SDL_WasInit(SDL_INIT_GAMECONTROLLER)) SDL_Delay(10);
  int index = SDL_JoystickAttachVirtual(
      SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
  SDL_Joystick *pad = SDL_JoystickOpen(index);
  int button, state;
  // What is pressed before the program has opened the controller is lost.
  while (!SDL_GameControllerFromInstanceID(SDL_JoystickInstanceID(pad))) SDL_Delay(5);
  while (pad && fscanf(lines, "%d %d", &button, &state) == 2) set(pad, button, state);
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
