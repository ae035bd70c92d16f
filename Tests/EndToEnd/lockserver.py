"""What knows about the screen's lock, for tests: `/usr/bin/python3 lockserver.py WORD…`.

With `saver` it is the desktop's screen saver on the session bus, with `login` it is login1; with `locked` the
screen is locked already, with `unit` login1 knows no session of ours by its process, and with `hang` it
takes its name and then never answers. It prints a line, and obeys the lines of its stdin: `locked`
and `open` change the state and tell it, `Lock` and `Unlock` are login1's signals.
"""

import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

SAVER = "org.freedesktop.ScreenSaver"
LOGIN = "org.freedesktop.login1"
PROPERTIES = "org.freedesktop.DBus.Properties"


class Saver(dbus.service.Object):
    """A desktop's screen saver."""

    def __init__(self, bus, is_locked):
        super().__init__(bus, "/org/freedesktop/ScreenSaver")
        self.is_locked = is_locked

    @dbus.service.method(SAVER, out_signature="b")
    def GetActive(self):
        """Whether the screen is locked."""
        return self.is_locked

    @dbus.service.signal(SAVER, signature="b")
    def ActiveChanged(self, is_active):
        """Tells a change."""

    def obey(self, word):
        """Locks or opens."""
        self.is_locked = word == "locked"
        self.ActiveChanged(self.is_locked)


class Session(dbus.service.Object):
    """A session of login1."""

    is_locked = False

    @dbus.service.method(PROPERTIES, in_signature="ss", out_signature="v")
    def Get(self, interface, name):
        """One of its properties."""
        return {"Id": "2", "LockedHint": self.is_locked}[name]

    @dbus.service.signal(PROPERTIES, signature="sa{sv}as")
    def PropertiesChanged(self, interface, changed, gone):
        """Tells a change."""

    @dbus.service.signal(LOGIN + ".Session")
    def Lock(self):
        """Asks for a lock."""

    @dbus.service.signal(LOGIN + ".Session")
    def Unlock(self):
        """Asks for the end of it."""

    def obey(self, word):
        """Locks, opens, or asks for that."""
        if word in ("Lock", "Unlock"):
            getattr(self, word)()
            return
        self.is_locked = word == "locked"
        self.PropertiesChanged(LOGIN + ".Session", {"LockedHint": self.is_locked}, [])


class Manager(dbus.service.Object):
    """login1 itself."""

    def __init__(self, bus, knows_us):
        super().__init__(bus, "/org/freedesktop/login1")
        self.knows_us = knows_us

    @dbus.service.method(LOGIN + ".Manager", in_signature="u", out_signature="o")
    def GetSessionByPID(self, pid):
        """The session of a process."""
        if not self.knows_us:
            raise dbus.DBusException("none", name=LOGIN + ".NoSessionForPID")
        return "/org/freedesktop/login1/session/_32"


def main():
    """Serves until its stdin ends."""
    words = sys.argv[1:]
    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    name = dbus.service.BusName(LOGIN if "login" in words else SAVER, bus)
    if "hang" in words:
        print("ready", flush=True)
        sys.stdin.read()
        return
    if "saver" in words:
        server = Saver(bus, "locked" in words)
    else:
        manager = Manager(bus, "unit" not in words)
        server = Session(bus, "/org/freedesktop/login1/session/_32")
        server.is_locked = "locked" in words
        own = Session(bus, "/org/freedesktop/login1/session/auto")
        assert manager and own
    loop = GLib.MainLoop()

    def obey(stream, _):
        line = stream.readline()
        if not line:
            loop.quit()
            return False
        server.obey(line.strip())
        return True

    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, obey)
    print("ready", flush=True)
    loop.run()
    assert name


if __name__ == "__main__":
    main()
