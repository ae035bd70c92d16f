"""Fingers on a TouchServer: events written to the inputtest driver's socket go through the X
server's ordinary input path, so a program sees real XInput 2 touches.

The message layout is the X server's own (`man 4 inputtestdrv`), protocol 1.0, in the byte order and
alignment of a 64-bit machine: every message starts with u32 length, u32 type; types: 0 version,
1 wait-for-sync, 6 touch. A touch is u32 id, u32 kind, then the valuators: u32, u8 mask[8], padding,
double[64], double[64]. Axes: 0 x and 1 y (0...65535 over the whole screen), 4 pressure.
"""

import itertools
import socket
import struct
import subprocess
import time

BEGIN, UPDATE, END = 18, 19, 20  # XInput 2's TouchBegin, TouchUpdate, TouchEnd
TOUCH = struct.Struct("=IIIII8s4x5d")
TOUCH_LENGTH = 16 + 16 + 2 * 64 * 8
PADDING = bytes(TOUCH_LENGTH - TOUCH.size)
PRESSURE = 1024.0


class TouchError(RuntimeError):
    """A message that the driver did not accept."""


class TouchPlayer:
    """Up to ten fingers. The driver takes one client, so a server has one player."""

    def __init__(self, server):
        self.server = server
        self.active = {}  # finger -> its last (x, y) on the screen
        self.unsent = []  # the messages of one moment
        self.socket = self._connect()

    def _connect(self):
        link = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            link.settimeout(3)
            link.connect(self.server.path("touch.sock"))
            link.sendall(struct.pack("=IIHH", 12, 0, 1, 0))
            answer = link.recv(12, socket.MSG_WAITALL)
            if len(answer) != 12 or struct.unpack("=IIHH", answer)[1] != 0:
                raise TouchError("no answer from the inputtest driver")
        except OSError as error:
            link.close()
            raise TouchError(f"cannot open the touch device: {error}") from error
        return link

    def close(self):
        """Lifts all fingers. The driver does not notice that its client is gone and would
        spin at 100 % of a core; turning the device off and on ends that."""
        for finger in list(self.active):
            self.up(finger)
        self.socket.close()
        for word in ("disable", "enable"):
            subprocess.run(["xinput", word, "touch"], env=self.server.environment(), check=True)

    def unplug(self):
        """Takes the device away, with all fingers where they are."""
        self.active.clear()
        self.socket.close()
        subprocess.run(["xinput", "disable", "touch"], env=self.server.environment(), check=True)

    def plug_in(self):
        """Brings the device back."""
        subprocess.run(["xinput", "enable", "touch"], env=self.server.environment(), check=True)
        self.socket = self._connect()

    def _send(self, kind, finger, x, y):
        mask = 1 | 2 | 16 if kind == BEGIN else 1 | 2 if kind == UPDATE else 0
        width, height = self.server.size
        across = min(max(x * 65536.0 / width, 0.0), 65535.0)
        down = min(max(y * 65536.0 / height, 0.0), 65535.0)
        message = TOUCH.pack(TOUCH_LENGTH, 6, finger, kind, 0, mask.to_bytes(8, "little"),
                             across, down, 0.0, 0.0, PRESSURE if kind == BEGIN else 0.0)
        self.unsent.append(message + PADDING)

    def _flush(self):
        self.socket.sendall(b"".join(self.unsent) + struct.pack("=II", 8, 1))
        self.unsent = []
        try:  # the sync comes back when the X server has handled the touches
            self.socket.recv(8, socket.MSG_WAITALL)
        except socket.timeout:
            raise TouchError("the server did not confirm a touch") from None

    def down(self, finger, x, y):
        """Puts a finger down, in pixels of the screen."""
        self._down(finger, x, y)
        self._flush()

    def _down(self, finger, x, y):
        if finger in self.active or len(self.active) >= self.server.touches:
            raise TouchError(f"finger {finger} cannot go down")
        self.active[finger] = (x, y)
        self._send(BEGIN, finger, x, y)

    def move(self, finger, x, y):
        """Moves a finger that is down (the driver never answers for one that is not)."""
        self._move(finger, x, y)
        self._flush()

    def _move(self, finger, x, y):
        if finger not in self.active:
            raise TouchError(f"finger {finger} is not down")
        self.active[finger] = (x, y)
        self._send(UPDATE, finger, x, y)

    def up(self, finger):
        """Lifts a finger where it is."""
        self._up(finger)
        self._flush()

    def _up(self, finger):
        if finger not in self.active:
            raise TouchError(f"finger {finger} is not down")
        self._send(END, finger, *self.active.pop(finger))

    def play(self, timeline):
        """Plays a timeline of gestures.py in real time, with touch IDs that are free.

        What has the same time is sent at once: no pause of the machine comes in between."""
        ids, start = {}, time.monotonic()
        moments = itertools.groupby(sorted(timeline, key=lambda event: event[0]), key=lambda event: event[0])
        for ms, events in moments:
            time.sleep(max(0.0, start + ms / 1000.0 - time.monotonic()))
            for _, op, finger, x, y in events:
                if op == "down":
                    ids[finger] = next(i for i in range(1000, 2000) if i not in self.active)
                    self._down(ids[finger], x, y)
                elif op == "move":
                    self._move(ids[finger], x, y)
                else:
                    self._up(ids.pop(finger))
            self._flush()
