"""Boots a kiosk's disk in a virtual machine and tries what docs/kiosk.md promises; test-kiosk makes the disk.

The screen is looked at as QEMU sees it, and the system through a root shell on the serial port.
"""

import argparse
import contextlib
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import zlib

UNIT = "systemctl --user -M kiosk@"


class Machine:
    """A machine with a screen without 3D, a pointer and a serial port; it runs from `with` on."""

    def __init__(self, options, folder):
        self.options, self.folder, self.said = options, pathlib.Path(folder), ""

    def __enter__(self):
        options = self.options
        processor = ["-accel", "kvm", "-cpu", "host"] if options.accelerator == "kvm" else [
            "-accel", "tcg,thread=multi", "-cpu", "max"]
        for name in ("serial", "monitor"):
            (self.folder / name).unlink(missing_ok=True)
        self.process = subprocess.Popen([
            "qemu-system-x86_64", *processor, "-smp", "2", "-m", "2048", "-display", "none", "-vga", "none",
            "-kernel", options.kernel, "-initrd", options.initrd, "-append", "root=/dev/vda rw console=ttyS0 quiet",
            "-drive", f"file={options.disk},format=raw,if=virtio,cache=writethrough", "-nic", "none",
            "-device", "virtio-gpu-pci", "-device", "virtio-tablet-pci",
            "-serial", f"unix:{self.folder}/serial,server=on,wait=off",
            "-qmp", f"unix:{self.folder}/monitor,server=on,wait=off"])
        self.serial, self.monitor = (self.connect(name) for name in ("serial", "monitor"))
        self.replies = self.monitor.makefile("r")
        self.replies.readline()
        self.ask("qmp_capabilities")
        self.wait_for(r"root@\S+# ", 400)
        self.run("export SYSTEMD_PAGER=cat PS1=; stty cols 200 -echo")
        return self

    def __exit__(self, *_):
        """The power is cut."""
        self.process.kill()
        self.process.wait()

    def connect(self, name):
        """A socket of QEMU's, once it is there."""
        end = time.monotonic() + 20
        while True:
            line = socket.socket(socket.AF_UNIX)
            with contextlib.suppress(OSError):
                line.connect(str(self.folder / name))
                return line
            line.close()
            if time.monotonic() > end:
                sys.exit("kiosk_machine: QEMU does not start.")
            time.sleep(0.1)

    def ask(self, command, **arguments):
        """A command to QEMU."""
        self.monitor.sendall(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        while True:
            reply = json.loads(self.replies.readline())
            if "error" in reply:
                sys.exit(f"kiosk_machine: {reply['error']}")
            if "return" in reply:
                return

    def wait_for(self, pattern, seconds):
        """What the serial port says up to a match."""
        end = time.monotonic() + seconds
        self.serial.settimeout(1)
        while not (found := re.search(pattern, self.said)):
            if time.monotonic() > end:
                sys.exit(f"kiosk_machine: no {pattern} within {seconds} s, but:\n{self.said[-2000:]}")
            with contextlib.suppress(TimeoutError):
                self.said += self.serial.recv(65536).decode(errors="replace")
        before, self.said = self.said[:found.end()], self.said[found.end():]
        return before

    def run(self, command, seconds=120):
        """What a command prints in the machine."""
        self.serial.sendall(f"{command}; echo E''ND\n".encode())
        said = self.wait_for(r"END\r?\n", seconds)
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", said).replace("\r", "").removesuffix("END\n").strip()

    def until(self, command, expected, seconds):
        """Waits until a command prints something; returns the seconds that took, by the machine's clock."""
        loop = f'b=$(date +%s%3N); while r=$({command}); n=$(( $(date +%s%3N) - b )); ' \
               f'[ "$r" != "{expected}" ] && [ $n -lt {seconds}000 ]; do sleep 0.2; done; echo "$r|$n"'
        result, _, milliseconds = self.run(loop, seconds + 120).rpartition("\n")[2].rpartition("|")
        if result != expected:
            log = self.run("journalctl -b --no-pager -o cat _UID=1000 | tail -20")
            sys.exit(f"kiosk_machine: {command}: {result}, not {expected}, after {seconds} s.\n{log}")
        return int(milliseconds) / 1000

    def colours(self, name):
        """How many colours the screen shows; the picture is saved if somebody wants to see it."""
        path = (self.options.pictures or self.folder) / f"{name}.png"
        self.ask("screendump", filename=str(path), format="png")
        return len(set(pixels(path.read_bytes())))


def pixels(png):
    """The bytes of a picture's rows in groups of three: which of them are alike is enough here."""
    data, index = b"", 8
    while index < len(png):
        length = int.from_bytes(png[index:index + 4], "big")
        if png[index + 4:index + 8] == b"IDAT":
            data += png[index + 8:index + 8 + length]
        index += 12 + length
    rows = zlib.decompress(data)
    return (rows[place:place + 3] for place in range(0, len(rows) - 2, 3))


def say(sentence, seconds=None):
    """One line of the result."""
    print(sentence if seconds is None else f"{sentence} after {seconds:.1f} s", flush=True)


def shows_menu(machine, name):
    """The service is up, and the screen is full of colours."""
    took = machine.until(f"{UNIT} is-active recreo-kiosk", "active", 150)
    end = time.monotonic() + 120
    while machine.colours(name) < 2000:
        if time.monotonic() > end:
            sys.exit("kiosk_machine: the screen stays empty.")
        time.sleep(2)
    return took


def first_boot(machine):
    """The menu, and what a crash, a hang and the owner do."""
    say("the menu is shown", shows_menu(machine, "menu"))
    # The machine's own shell sees no `ps`: the smallest Debian has none.
    process = "pidof recreo"
    for signal, what, limit in (("KILL", "killed", 30), ("STOP", "hanging", 90)):
        old = machine.run(process)
        machine.run(f"kill -{signal} {old}")
        took = machine.until(f"p=$({process}); [ -n \"$p\" ] && [ \"$p\" != {old} ] && echo new", "new", limit)
        say(f"{what}, it is started again", took)
        shows_menu(machine, what)
    machine.run("su -s /bin/sh kiosk -c '/usr/games/recreo kiosk end'")
    machine.until(f"{UNIT} is-active recreo-kiosk", "inactive", 30)
    time.sleep(5)
    machine.until(f"{UNIT} is-active recreo-kiosk", "inactive", 5)
    say("the owner ended it, and it stays ended")
    machine.run(f"{UNIT} start --no-block recreo-kiosk")
    say("the owner started it again", shows_menu(machine, "started"))


def second_boot(machine):
    """After a power cut."""
    say("the menu is shown after a power cut", shows_menu(machine, "power"))
    said = machine.run("su -s /bin/sh kiosk -c '/usr/games/recreo kiosk today --json'")
    starts = json.loads(said[said.index("{"):])["days"][0]["starts"]
    if starts < 4:
        sys.exit(f"kiosk_machine: only {starts} starts are counted.")
    say(f"{starts} starts are counted")


def main():
    """Both boots."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("kernel", "initrd", "disk"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--accelerator", default="tcg")
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with Machine(options, folder) as machine:
            first_boot(machine)
        with Machine(options, folder) as machine:
            second_boot(machine)


main()
