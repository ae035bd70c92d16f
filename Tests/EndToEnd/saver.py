"""The screen saver of an X server: how long it waits, and whether it is on."""

import ctypes


class Info(ctypes.Structure):
    """XScreenSaverInfo."""

    _fields_ = [("window", ctypes.c_ulong), ("state", ctypes.c_int), ("kind", ctypes.c_int),
                ("since", ctypes.c_ulong), ("idle", ctypes.c_ulong), ("mask", ctypes.c_ulong)]


class Saver:
    """A connection of its own."""

    def __init__(self, display):
        self.x11, self.xss = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXss.so.1")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))
        if not self.display:
            raise RuntimeError(f"no X server at {display}")
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.set(0)
        self.x11.XCloseDisplay(self.display)

    def set(self, seconds):
        """Lets it come after so many seconds without input; 0: never."""
        self.x11.XSetScreenSaver(self.display, seconds, 0, 1, 1)
        self.x11.XSync(self.display, 0)

    def is_on(self):
        """Whether the screen is dark."""
        info = Info()
        if not self.xss.XScreenSaverQueryInfo(self.display, self.root, ctypes.byref(info)):
            raise RuntimeError("the server has no screen saver")
        return info.state == 1
