// A file manager for tests: drags one file onto a window and drops it (XDND, version 5).
//
//   dropper WINDOW X Y PATH    X and Y on the screen; ends with 0 once the window has taken the file
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Display *display;
static Window source, target;

static Atom atom(const char *name) { return XInternAtom(display, name, False); }

static void tell(const char *what, long a, long b, long c, long d) {
  XEvent event = {0};
  event.xclient.type = ClientMessage;
  event.xclient.display = display;
  event.xclient.window = target;
  event.xclient.message_type = atom(what);
  event.xclient.format = 32;
  event.xclient.data.l[0] = (long)source;
  event.xclient.data.l[1] = a;
  event.xclient.data.l[2] = b;
  event.xclient.data.l[3] = c;
  event.xclient.data.l[4] = d;
  XSendEvent(display, target, False, NoEventMask, &event);
  XFlush(display);
}

// Sends the path as a URI.
static void hand_over(const XSelectionRequestEvent *wish, const char *path) {
  char address[4096];
  snprintf(address, sizeof address, "file://%s\r\n", path);
  XChangeProperty(display, wish->requestor, wish->property, wish->target, 8, PropModeReplace,
                  (const unsigned char *)address, (int)strlen(address));
  XEvent event = {0};
  event.xselection.type = SelectionNotify;
  event.xselection.display = display;
  event.xselection.requestor = wish->requestor;
  event.xselection.selection = wish->selection;
  event.xselection.target = wish->target;
  event.xselection.property = wish->property;
  event.xselection.time = wish->time;
  XSendEvent(display, wish->requestor, False, NoEventMask, &event);
  XFlush(display);
}

int main(int count, char **words) {
  if (count != 5 || !(display = XOpenDisplay(NULL))) return 2;
  target = strtoul(words[1], NULL, 0);
  long place = strtol(words[2], NULL, 0) << 16 | strtol(words[3], NULL, 0);
  source = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
  Atom selection = atom("XdndSelection"), kind = atom("text/uri-list"), copy = atom("XdndActionCopy");
  XSetSelectionOwner(display, selection, source, CurrentTime);
  tell("XdndEnter", 5L << 24, (long)kind, None, None);
  tell("XdndPosition", 0, place, CurrentTime, (long)copy);
  struct pollfd wait = {.fd = ConnectionNumber(display), .events = POLLIN};
  while (XPending(display) || poll(&wait, 1, 10000) > 0) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == SelectionRequest) {
      hand_over(&event.xselectionrequest, words[4]);
    } else if (event.type == ClientMessage && event.xclient.message_type == atom("XdndStatus")) {
      if (event.xclient.data.l[1] & 1) tell("XdndDrop", 0, CurrentTime, 0, 0);
    } else if (event.type == ClientMessage && event.xclient.message_type == atom("XdndFinished")) {
      return event.xclient.data.l[1] & 1 ? 0 : 1;
    }
  }
  return 3;
}
