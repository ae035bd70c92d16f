"""A desktop for tests: a session bus on which nothing starts by itself, and servers that show
notifications."""

import json
import os
import pathlib
import socket
import subprocess
import threading
import time

# No service directories: otherwise an installed server would start by itself.
CONFIGURATION = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
NAME = "org.freedesktop.Notifications"
# The system's Python, because dbus and gi are system packages.
PYTHON = "/usr/bin/python3"
PATIENCE = 30.0  # more than the slowest machine needs: only a failure waits so long


def wait_until(look, what, timeout=PATIENCE):
    """Waits for the first true result of `look` and returns it."""
    end = time.monotonic() + timeout
    while not (found := look()):
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come in {timeout:g} s")
        time.sleep(0.01)
    return found


class Bus:
    """A session bus at its own path; it can be stopped and started again."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        # A socket's path has room for 107 bytes, and a test's folder may be longer.
        self.socket = pathlib.Path("/tmp") / f"recreo-bus-{os.getpid()}-{id(self):x}"
        self.address = f"unix:path={self.socket}"
        self.process = None
        self.start()

    def start(self):
        """Starts the bus."""
        self.socket.unlink(missing_ok=True)
        path = self.folder / "bus.conf"
        path.write_text(CONFIGURATION.format(socket=self.socket))
        with open(self.folder / "bus.txt", "ab") as log:
            self.process = subprocess.Popen(
                ["dbus-daemon", f"--config-file={path}", "--nofork", "--nopidfile"],
                stdout=log, stderr=log)
        wait_until(self.socket.exists, "the bus")

    def environment(self, **more):
        """The environment of a program that uses this bus."""
        return {**os.environ, "DBUS_SESSION_BUS_ADDRESS": self.address, **more}

    def has_server(self):
        """Whether there is a notification server."""
        done = subprocess.run(
            ["dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus",
             "/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner", f"string:{NAME}"],
            env=self.environment(), capture_output=True, text=True, timeout=10, check=False)
        return "true" in done.stdout

    def stop(self):
        """Stops the bus, which disconnects everyone."""
        end(self.process)
        self.socket.unlink(missing_ok=True)


def end(process):
    """Kills a process and closes its streams."""
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream:
            stream.close()


class NoteServer:
    """noteserver.py on a bus, with all notifications it received."""

    def __init__(self, bus, *capabilities):
        self.notes = []
        self.is_ready = False
        self.process = subprocess.Popen(
            [PYTHON, "-B", pathlib.Path(__file__).with_name("noteserver.py"), *capabilities],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=bus.environment())
        self.thread = threading.Thread(target=self._follow, daemon=True)
        self.thread.start()
        wait_until(lambda: self.is_ready, "the notification server")

    def _follow(self):
        for line in self.process.stdout:
            told = json.loads(line)
            if told.pop("event") == "ready":
                self.is_ready = True
            else:
                self.notes.append(told)

    def received(self, count):
        """All notifications once there are that many: the program is answered before we are told."""
        wait_until(lambda: len(self.notes) >= count, f"notification {count}")
        return self.notes

    def say(self, word, number):
        """Makes it `click` or `close` a notification."""
        print(word, number, file=self.process.stdin, flush=True)

    def stop(self):
        """Ends it, which frees its name on the bus."""
        end(self.process)
        self.thread.join(5)


class Signaller:
    """signaller.py on a bus, as the owner of a name or as nobody."""

    def __init__(self, bus, *names):
        self.process = subprocess.Popen(
            [PYTHON, "-B", pathlib.Path(__file__).with_name("signaller.py"), *names],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=bus.environment())
        self.process.stdout.readline()

    def send(self, path, interface, member, signature, *values, to_all=False):
        """Sends a signal."""
        told = {"path": path, "interface": interface, "member": member, "signature": signature,
                "values": values, "all": to_all}
        print(json.dumps(told), file=self.process.stdin, flush=True)
        self.process.stdout.readline()

    def stop(self):
        """Ends it, which frees its name on the bus."""
        end(self.process)


class LockServer:
    """lockserver.py on a bus."""

    def __init__(self, bus, *words):
        self.process = subprocess.Popen(
            [PYTHON, "-B", pathlib.Path(__file__).with_name("lockserver.py"), *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=bus.environment())
        assert self.process.stdout.readline() == "ready\n"

    def say(self, word):
        """Makes it change or ask for something."""
        print(word, file=self.process.stdin, flush=True)

    def stop(self):
        """Ends it, which frees its name on the bus."""
        end(self.process)


class Silent:
    """A socket that takes connections and says nothing."""

    def __init__(self, path):
        self.path = path
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(self.path)
        self.socket.listen(8)

    def stop(self):
        """Ends it."""
        self.socket.close()
        os.unlink(self.path)
