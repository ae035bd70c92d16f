"""Sets another mode of the X screen: `randr.py 800 600`. It is its own process because Xlib ends it
at the first error."""

import ctypes
import sys


class ScreenSize(ctypes.Structure):
    """XRRScreenSize: pixels and millimetres."""

    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int),
                ("mwidth", ctypes.c_int), ("mheight", ctypes.c_int)]


def main(width, height):
    """Sets the mode with this size."""
    x11, randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
    x11.XOpenDisplay.restype = x11.XDefaultRootWindow.restype = ctypes.c_void_p
    randr.XRRGetScreenInfo.restype = ctypes.c_void_p
    randr.XRRConfigSizes.restype = ctypes.POINTER(ScreenSize)
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    screen = ctypes.c_void_p(randr.XRRGetScreenInfo(display, root))
    count = ctypes.c_int()
    sizes = randr.XRRConfigSizes(screen, ctypes.byref(count))
    known = [(sizes[i].width, sizes[i].height) for i in range(count.value)]
    status = randr.XRRSetScreenConfig(display, screen, root, known.index((width, height)),
                                      ctypes.c_ushort(1), ctypes.c_ulong(0))
    x11.XSync(display, 0)
    return f"refused: {status}" if status else None


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
