"""A program on the bus for tests: `/usr/bin/python3 signaller.py [NAME]`.

It takes the name, if one is given, prints a line, and sends a signal for each line of its stdin: a JSON
object with `path`, `interface`, `member`, `signature` and `values`. Each goes to whoever has subscribed
to such, and with `all` also to every connection by itself. It prints a line after each.
"""

import json
import sys

import dbus
import dbus.lowlevel


def main():
    """Serves until its stdin ends."""
    bus = dbus.SessionBus()
    for name in sys.argv[1:]:
        bus.request_name(name)
    print("ready", flush=True)
    for line in sys.stdin:
        told = json.loads(line)
        others = [name for name in bus.list_names() if name.startswith(":")]
        for receiver in [None] + (others if told.get("all") else []):
            signal = dbus.lowlevel.SignalMessage(told["path"], told["interface"], told["member"])
            signal.append(*told["values"], signature=told["signature"])
            if receiver:
                signal.set_destination(receiver)
            bus.send_message(signal)
        bus.flush()
        print("sent", flush=True)


if __name__ == "__main__":
    main()
