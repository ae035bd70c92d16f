"""A headless X server with a real multi-touch screen: Xorg with the `dummy` video driver and the
`inputtest` input driver. No screen, no GPU, no /dev/input and no root needed.

Without a window manager SDL's full screen is silently wrong (SDL believes it, and every touch lands
elsewhere), so openbox runs on it.
"""

import os
import select
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

from picture import Picture

CONFIGURATION = """\
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoAddGPU" "false"
    Option "DontVTSwitch" "true"
    Option "DontZap" "true"
    Option "BlankTime" "0"
    Option "StandbyTime" "0"
    Option "SuspendTime" "0"
    Option "OffTime" "0"
EndSection
Section "Device"
    Identifier "dummy"
    Driver "dummy"
    VideoRam {memory}
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 1-5000
    VertRefresh 1-500
    Modeline "{width}x{height}" {modeline}
    Modeline "800x600" {small_modeline}
EndSection
Section "Screen"
    Identifier "screen"
    Device "dummy"
    Monitor "monitor"
    DefaultDepth {depth}
    SubSection "Display"
        Depth {depth}
        Modes "{width}x{height}" "800x600"
        Virtual {width} {height}
    EndSubSection
EndSection
{inputs}
Section "ServerLayout"
    Identifier "layout"
    Screen "screen"
    InputDevice "pointer" "CorePointer"
    InputDevice "keyboard" "CoreKeyboard"
    InputDevice "touch" "SendCoreEvents"
EndSection
"""

INPUT = """\
Section "InputDevice"
    Identifier "{name}"
    Driver "inputtest"
    Option "DeviceType" "{kind}"
    Option "SocketPath" "{directory}/{name}.sock"
    Option "TouchCount" "{touches}"
EndSection
"""

# Clicks go straight to the program. A manager that looks at them first holds them up, and the server then
# delivers them, and all that came meanwhile, to where the pointer is by now.
MANAGER = """\
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <mouse/>
</openbox_config>
"""


def modeline(width, height):
    """A made-up but valid timing. The dummy driver shows nothing but checks it: the dot clock must
    lie in 11...300 MHz, and narrow horizontal blanking is refused."""
    lines = height + 40
    dots = max(width + max(320, width // 4), int(25e6 / 60 / lines) + 1)
    clock = min(dots * lines * 60 / 1e6, 290.0)
    across = f"{width} {width + 48} {width + 176} {dots}"
    return f"{clock:.3f} {across} {height} {height + 3} {height + 8} {lines}"


def bgrx(depth, width, data):
    """The pixels of an image of the server, with eight bits for each colour."""
    if depth not in (16, 30):
        return data
    if depth == 16:
        row = (2 * width + 3) // 4 * 4
        data = b"".join(data[y:y + 2 * width] for y in range(0, len(data), row))
    values = memoryview(data).cast("H" if depth == 16 else "I")
    whole = bytearray(4 * len(values))
    if depth == 16:
        whole[0::4] = bytes((v & 31) * 255 // 31 for v in values)
        whole[1::4] = bytes((v >> 5 & 63) * 255 // 63 for v in values)
        whole[2::4] = bytes((v >> 11) * 255 // 31 for v in values)
    else:
        for place in range(3):
            whole[place::4] = bytes(v >> 10 * place + 2 & 255 for v in values)
    return bytes(whole)


class X11:
    """Just enough of the X core protocol for five questions, without a library."""

    def __init__(self, display):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(5)
        self.socket.connect(f"/tmp/.X11-unix/X{display}")
        order = ord("l") if sys.byteorder == "little" else ord("B")
        self.socket.sendall(struct.pack("=BxHHHH2x", order, 11, 0, 0, 0))
        accepted, words = struct.unpack("=B5xH", self._take(8))
        body = self._take(words * 4)
        if accepted != 1:
            raise RuntimeError("X server refused: " + body.decode("latin-1"))
        self.next_id = struct.unpack_from("=I", body, 4)[0]
        vendor = (struct.unpack_from("=H", body, 16)[0] + 3) // 4 * 4
        screen = 32 + vendor + body[21] * 8
        self.root = struct.unpack_from("=I", body, screen)[0]
        self.size = struct.unpack_from("=HH", body, screen + 20)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.socket.close()

    def _take(self, count):
        parts = []
        while count > 0:
            part = self.socket.recv(min(count, 1 << 20))
            if not part:
                raise RuntimeError("the X server went away")
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    def can_map(self, wait=0.3):
        """Maps a small window and returns whether it appeared: a starting window manager loses
        it, and SDL would wait for such a window for ever."""
        self.next_id += 1
        window, end = self.next_id, time.monotonic() + wait
        create = struct.pack("=BBHIIhhHHHHIII", 1, 0, 9, window, self.root, 0, 0, 8, 8, 0, 0, 0,
                             0x800, 0x20000)
        self.socket.sendall(create + struct.pack("=BxHI", 8, 2, window))
        try:
            while True:
                self.socket.settimeout(max(0.01, end - time.monotonic()))
                event = self._take(32)
                if event[0] & 127 == 19 and struct.unpack_from("=I", event, 8)[0] == window:
                    return True
        except socket.timeout:
            return False
        finally:
            self.socket.sendall(struct.pack("=BxHI", 4, 2, window))

    def picture(self, *place):
        """A picture of a part of the screen."""
        self._ask_for_image(*place)
        answer = self._answer()
        return Picture.from_bgrx(*place[2:], bgrx(answer[1], place[2], answer[32:]))

    def colours(self, points):
        """Red, green and blue of each of these points of the screen."""
        for point in points:
            self._ask_for_image(*point, 1, 1)
        return [tuple(self._answer()[34:31:-1]) for _ in points]

    def place(self, window):
        """x, y, width and height of a window's inside."""
        self.socket.sendall(struct.pack("=BxHI", 14, 2, window))
        width, height = struct.unpack_from("=HH", self._answer(), 16)
        self.socket.sendall(struct.pack("=BxHIIhh", 40, 4, window, self.root, 0, 0))
        return *struct.unpack_from("=hh", self._answer(), 12), width, height

    def _ask_for_image(self, x, y, width, height):
        self.socket.sendall(
            struct.pack("=BBHIhhHHI", 73, 2, 5, self.root, x, y, width, height, 0xFFFFFFFF))

    def _answer(self):
        head = self._take(32)
        if head[0] != 1:
            raise RuntimeError(f"the X server refused: error {head[1]}")
        return head + self._take(struct.unpack_from("=I", head, 4)[0] * 4)


class TouchServer:
    """The server and its window manager, if one is wanted, from `TouchServer(size)` to `stop()`."""

    def __init__(self, size=(1280, 800), touches=10, has_manager=True, depth=24):
        self.size, self.touches, self.depth = size, touches, depth
        self.directory = tempfile.mkdtemp(prefix="touch.")
        self.process = self.manager = self.display = None
        try:
            self._start_server()
            if has_manager:
                self._start_manager()
        except BaseException:
            self.stop()
            raise

    def path(self, name):
        """The path of a file in the server's folder."""
        return os.path.join(self.directory, name)

    def environment(self):
        """What a program needs to find this screen."""
        environment = dict(os.environ, DISPLAY=f":{self.display}")
        environment.pop("WAYLAND_DISPLAY", None)
        return environment

    def ask(self, question, *words):
        """The answer to one of X11's questions."""
        with X11(self.display) as x:
            return getattr(x, question)(*words)

    def _write_configuration(self):
        width, height = self.size
        kinds = (("touch", "Touch"), ("pointer", "PointerAbsolute"), ("keyboard", "Keyboard"))
        inputs = "".join(INPUT.format(name=name, kind=kind, directory=self.directory,
                                      touches=self.touches) for name, kind in kinds)
        with open(self.path("xorg.conf"), "w") as file:
            file.write(CONFIGURATION.format(
                width=width, height=height, depth=self.depth, memory=max(65536, width * height * 4 // 1024 * 4),
                modeline=modeline(width, height), small_modeline=modeline(800, 600), inputs=inputs))

    def _start_server(self):
        self._write_configuration()
        ready, told = os.pipe()
        # The kernel stops Xorg when the thread that started it ends, however it ends.
        command = ["setpriv", "--pdeathsig", "TERM", "--", shutil.which("Xorg") or "/usr/bin/Xorg",
                   "-displayfd", str(told), "-config", self.path("xorg.conf"), "-noreset",
                   "-novtswitch", "-sharevts", "-nolisten", "tcp",
                   "-logfile", self.path("Xorg.log"), "-logverbose", "0", "-verbose", "0"]
        with open(self.path("Xorg.out"), "wb") as out:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, pass_fds=(told,),
                start_new_session=True, cwd="/")
        os.close(told)
        try:
            self.display = self._read_display(ready)
        finally:
            os.close(ready)
        with X11(self.display) as x:
            if x.size != self.size:
                raise RuntimeError(f"asked for {self.size}, Xorg gave {x.size}")

    def _read_display(self, ready, timeout=20.0):
        """Xorg writes the display's number when it can take clients."""
        told, end = b"", time.monotonic() + timeout
        while b"\n" not in told:
            left = max(0.0, end - time.monotonic())
            part = os.read(ready, 64) if select.select([ready], [], [], left)[0] else b""
            if not part:
                with open(self.path("Xorg.out"), errors="replace") as out:
                    raise RuntimeError("Xorg did not start:\n" + out.read()[-1500:])
            told += part
        return int(told)

    def _start_manager(self, timeout=20.0):
        with open(self.path("openbox.xml"), "w") as file:
            file.write(MANAGER)
        with open(self.path("openbox.out"), "wb") as out:
            self.manager = subprocess.Popen(
                ["openbox", "--config-file", self.path("openbox.xml")], env=self.environment(),
                stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True, cwd="/")
        end = time.monotonic() + timeout
        with X11(self.display) as x:
            while not (self._is_managed() and x.can_map()):
                if self.manager.poll() is not None or time.monotonic() > end:
                    raise RuntimeError("openbox did not start")
                time.sleep(0.02)

    def _is_managed(self):
        answer = subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"],
                                env=self.environment(), capture_output=True, check=False)
        return b"window id" in answer.stdout

    def stop(self, timeout=5.0):
        """Ends the server (openbox follows it) and removes the folder."""
        for process, number in ((self.process, signal.SIGTERM), (self.manager, None)):
            if process is None:
                continue
            if number is not None and process.poll() is None:
                process.send_signal(number)
            try:
                process.wait(timeout)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.directory, ignore_errors=True)
