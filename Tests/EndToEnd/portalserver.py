"""A desktop's file dialog for tests: `/usr/bin/python3 portalserver.py ANSWER…`.

It takes the portal's name, prints `ready`, and answers each `OpenFile` with the next ANSWER: the
path of a chosen file, or `cancel`. It prints each request, one JSON object per line.
"""

import json
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
REQUEST = "org.freedesktop.portal.Request"


class Request(dbus.service.Object):
    """An open dialog."""

    @dbus.service.signal(REQUEST, signature="ua{sv}")
    def Response(self, code, results):
        """The answer of the dialog."""


class Portal(dbus.service.Object):
    """The method that opens one file."""

    def __init__(self, bus, answers):
        super().__init__(bus, PATH)
        self.bus, self.answers, self.count = bus, answers, 0

    @dbus.service.method("org.freedesktop.portal.FileChooser", in_signature="ssa{sv}",
                         out_signature="o")
    def OpenFile(self, parent, title, options):
        """Answers a little later, as a person would."""
        self.count += 1
        kinds = [str(kind) for _, rules in options["filters"] for _, kind in rules]
        print(json.dumps({"title": str(title), "parent": str(parent), "kinds": kinds}), flush=True)
        request = Request(self.bus, f"{PATH}/request/test/{self.count}")
        GLib.timeout_add(400, self.answer, request, self.answers.pop(0))
        return dbus.ObjectPath(f"{PATH}/request/test/{self.count}")

    def answer(self, request, word):
        """Sends the chosen file or a cancellation."""
        empty = dbus.Dictionary({}, signature="sv")
        if word == "cancel":
            request.Response(dbus.UInt32(1), empty)
        else:
            address = "file://" + word.replace(" ", "%20")
            request.Response(dbus.UInt32(0), dbus.Dictionary(
                {"choices": dbus.Array([], signature="(ss)"),
                 "uris": dbus.Array([address], signature="s")}, signature="sv"))
        return False


def main():
    """Serves until it is killed."""
    bus = dbus.SessionBus(mainloop=dbus.mainloop.glib.DBusGMainLoop())
    portal = Portal(bus, sys.argv[1:])
    name = dbus.service.BusName(NAME, bus, do_not_queue=True)
    print(json.dumps({"ready": name.get_name(), "answers": portal.answers}), flush=True)
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
