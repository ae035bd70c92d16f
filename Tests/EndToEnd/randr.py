"""Changes the monitors of the X screen: `randr.py mode 800 600` sets another mode, `randr.py off DUMMY0`
switches a monitor off, `randr.py on DUMMY1 1280 800 1280 0` switches one on with a mode and a place.
It is its own process because Xlib ends it at the first error."""

import ctypes
import sys

ulong, uint, cint = ctypes.c_ulong, ctypes.c_uint, ctypes.c_int


class ScreenSize(ctypes.Structure):
    """XRRScreenSize: pixels and millimetres."""

    _fields_ = [("width", cint), ("height", cint), ("mwidth", cint), ("mheight", cint)]


class Mode(ctypes.Structure):
    """XRRModeInfo, up to its size."""

    _fields_ = [("id", ulong), ("width", uint), ("height", uint), ("clock", ulong),
                ("across", uint * 5), ("down", uint * 4), ("name", ctypes.c_char_p),
                ("length", uint), ("flags", ulong)]


class Resources(ctypes.Structure):
    """XRRScreenResources."""

    _fields_ = [("time", ulong), ("configured", ulong), ("ncrtc", cint),
                ("crtcs", ctypes.POINTER(ulong)), ("noutput", cint),
                ("outputs", ctypes.POINTER(ulong)), ("nmode", cint),
                ("modes", ctypes.POINTER(Mode))]


class Output(ctypes.Structure):
    """XRROutputInfo."""

    _fields_ = [("time", ulong), ("crtc", ulong), ("name", ctypes.c_char_p), ("length", cint),
                ("mwidth", ulong), ("mheight", ulong), ("connection", ctypes.c_ushort),
                ("order", ctypes.c_ushort), ("ncrtc", cint), ("crtcs", ctypes.POINTER(ulong)),
                ("nclone", cint), ("clones", ctypes.POINTER(ulong)), ("nmode", cint),
                ("preferred", cint), ("modes", ctypes.POINTER(ulong))]


class Crtc(ctypes.Structure):
    """XRRCrtcInfo, up to its size."""

    _fields_ = [("time", ulong), ("x", cint), ("y", cint), ("width", uint), ("height", uint)]


class Screen:
    """The X screen."""

    def __init__(self):
        self.x11, self.randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
        self.x11.XOpenDisplay.restype = self.x11.XDefaultRootWindow.restype = ctypes.c_void_p
        self.randr.XRRGetScreenInfo.restype = ctypes.c_void_p
        self.randr.XRRConfigSizes.restype = ctypes.POINTER(ScreenSize)
        self.randr.XRRGetScreenResources.restype = ctypes.POINTER(Resources)
        self.randr.XRRGetOutputInfo.restype = ctypes.POINTER(Output)
        self.randr.XRRGetCrtcInfo.restype = ctypes.POINTER(Crtc)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ulong(self.x11.XDefaultRootWindow(self.display))

    def mode(self, width, height):
        """Sets the mode with this size."""
        screen = ctypes.c_void_p(self.randr.XRRGetScreenInfo(self.display, self.root))
        count = cint()
        sizes = self.randr.XRRConfigSizes(screen, ctypes.byref(count))
        known = [(sizes[i].width, sizes[i].height) for i in range(count.value)]
        status = self.randr.XRRSetScreenConfig(
            self.display, screen, self.root, known.index((int(width), int(height))),
            ctypes.c_ushort(1), ulong(0))
        return f"refused: {status}" if status else None

    def find(self, name):
        """The resources, and the monitor with this name."""
        found = self.randr.XRRGetScreenResources(self.display, self.root)
        for i in range(found.contents.noutput):
            number = ulong(found.contents.outputs[i])
            output = self.randr.XRRGetOutputInfo(self.display, found, number)
            if output.contents.name.decode() == name:
                return found, number, output.contents
        raise ValueError(f"no monitor {name}")

    def off(self, name):
        """Switches a monitor off; the X screen gets as small as it can."""
        found, _, output = self.find(name)
        if output.crtc:
            self.configure(found, output.crtc, 0, 0, 0, None)
        self.fit(found)

    def on(self, name, width, height, x, y):
        """Switches a monitor on."""
        found, number, output = self.find(name)
        x, y, size = int(x), int(y), (int(width), int(height))
        modes = {(m.width, m.height): m.id
                 for m in (found.contents.modes[i] for i in range(found.contents.nmode))}
        crtc = output.crtc or next(
            output.crtcs[i] for i in range(output.ncrtc)
            if not self.area(found, output.crtcs[i]).width)
        self.fit(found, (x + size[0], y + size[1]))
        self.randr.XRRAddOutputMode(self.display, number, ulong(modes[size]))
        self.configure(found, crtc, x, y, modes[size], number)

    def configure(self, found, crtc, x, y, mode, output):
        """Gives a monitor a mode and a place."""
        outputs = ctypes.byref(output) if output else None
        status = self.randr.XRRSetCrtcConfig(
            self.display, found, ulong(crtc), ulong(0), x, y, ulong(mode), ctypes.c_ushort(1),
            outputs, 1 if output else 0)
        if status:
            raise RuntimeError(f"refused: {status}")

    def area(self, found, crtc):
        """What one shows."""
        return self.randr.XRRGetCrtcInfo(self.display, found, ulong(crtc)).contents

    def fit(self, found, least=(64, 64)):
        """Makes the X screen as large as its monitors, and at least so large."""
        areas = [self.area(found, found.contents.crtcs[i]) for i in range(found.contents.ncrtc)]
        areas = [area for area in areas if area.width]
        width = max([least[0]] + [a.x + a.width for a in areas])
        height = max([least[1]] + [a.y + a.height for a in areas])
        self.randr.XRRSetScreenSize(self.display, self.root, width, height, 300, 200)
        self.x11.XSync(self.display, 0)


def main(question, *words):
    """Does what the command line says."""
    screen = Screen()
    told = getattr(screen, question)(*words)
    screen.x11.XSync(screen.display, 0)
    return told


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
