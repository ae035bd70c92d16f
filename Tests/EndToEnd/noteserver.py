"""A desktop's notification server for tests: `/usr/bin/python3 noteserver.py CAPABILITY…`.

It prints `ready` and then every `Notify` it receives, one JSON object per line, and obeys the lines
of its stdin: `click ID`, `close ID`. With `hang` among the capabilities it takes its name and then
never answers.
"""

import json
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"


def plain(value):
    """A value of the bus as JSON can have it."""
    if isinstance(value, dict):
        return {str(key): plain(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    return str(value) if isinstance(value, str) else int(value)


def tell(**fields):
    """Prints one line of JSON."""
    print(json.dumps(fields), flush=True)


class Server(dbus.service.Object):
    """The four methods and the two signals of the specification."""

    def __init__(self, bus, capabilities):
        super().__init__(bus, PATH)
        self.capabilities, self.shown, self.next = capabilities, [], 1

    @dbus.service.method(NAME, out_signature="ssss")
    def GetServerInformation(self):
        """Name, vendor, version, version of the specification."""
        return "noteserver", "Recreo's tests", "7.5", "1.2"

    @dbus.service.method(NAME, out_signature="as")
    def GetCapabilities(self):
        """The capabilities it was started with."""
        return dbus.Array(self.capabilities, signature="s")

    @dbus.service.method(NAME, in_signature="susssasa{sv}i", out_signature="u")
    def Notify(self, app, replaces, icon, title, body, actions, hints, timeout):
        """Shows a notification in place of another, or as a new one."""
        number = int(replaces) if replaces in self.shown else self.next
        if number == self.next:
            self.next += 1
            self.shown.append(number)
        tell(event="notify", id=number, app=plain(app), replaces=plain(replaces), icon=plain(icon),
             title=plain(title), body=plain(body), actions=plain(actions), hints=plain(hints),
             timeout=plain(timeout), shown=len(self.shown))
        return dbus.UInt32(number)

    @dbus.service.signal(NAME, signature="us")
    def ActionInvoked(self, number, key):
        """The notification was clicked."""

    @dbus.service.signal(NAME, signature="uu")
    def NotificationClosed(self, number, reason):
        """The notification was closed."""

    def hear(self, stream, _):
        """Handles one line of stdin."""
        word, _, number = stream.readline().strip().partition(" ")
        if word == "click":
            self.ActionInvoked(dbus.UInt32(number), "default")
        if word in ("click", "close"):
            self.shown.remove(int(number))
            self.NotificationClosed(dbus.UInt32(number), dbus.UInt32(2))
        return bool(word)


def main():
    """Serves until it is killed."""
    bus = dbus.SessionBus(mainloop=dbus.mainloop.glib.DBusGMainLoop())
    server = Server(bus, sys.argv[1:])
    name = dbus.service.BusName(NAME, bus, do_not_queue=True)
    tell(event="ready", name=name.get_name())
    if "hang" not in sys.argv:
        GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, server.hear)
    (GLib.MainLoop().run if "hang" not in sys.argv else sys.stdin.read)()


if __name__ == "__main__":
    main()
