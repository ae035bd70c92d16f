"""Follows the file that the program writes with `--trace`, one JSON object per line."""

import json
import math
import os
import threading
import time


def processor_ticks(pid):
    """The processor time a process has used, all threads, in 1/100 s; 0 once it is gone."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as file:
            fields = file.read().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(fields[11]) + int(fields[12])


class Trace:
    """The events so far. A thread reads the file, and each line wakes whoever waits."""

    def __init__(self, path, process):
        self.path, self.process = path, process
        self.events = []
        self.toasted = math.inf  # when the newest toast was told
        self.told = threading.Condition()
        self.ended = False
        self.thread = threading.Thread(target=self._follow, daemon=True)
        self.thread.start()

    def _follow(self):
        while not os.path.exists(self.path):  # the program creates it and may replace it
            if self.process.poll() is not None:
                return self._end()
            time.sleep(0.005)
        rest = b""
        with open(self.path, "rb") as file:
            while not self.ended:
                running = self.process.poll() is None
                if os.fstat(file.fileno()).st_size < file.tell():  # a restarted program begins it anew
                    file.seek(0)
                    rest = b""
                rest += file.read()
                *lines, rest = rest.split(b"\n")
                with self.told:
                    self.events += (news := [json.loads(line) for line in lines if line])
                    if any(e["event"] == "toast" for e in news):
                        self.toasted = time.monotonic()
                    self.ended = not running and not lines
                    if lines or self.ended:
                        self.told.notify_all()
                if not lines:
                    time.sleep(0.01)

    def _end(self):
        with self.told:
            self.ended = True
            self.told.notify_all()

    def mark(self):
        """The number of events until now, to look for later ones."""
        with self.told:
            return len(self.events)

    def since(self, mark, event=None):
        """The events after a mark, of one kind if given."""
        with self.told:
            return [e for e in self.events[mark:] if event in (None, e["event"])]

    def latest(self, event):
        """The newest event of a kind, or None."""
        with self.told:
            return next((e for e in reversed(self.events) if e["event"] == event), None)

    def wait_until(self, look, timeout):
        """The first true result of `look`, called after every line; None after the timeout or if
        the program ended before."""
        end = time.monotonic() + timeout
        with self.told:
            while True:
                found = look(self.events)
                if found:
                    return found
                left = end - time.monotonic()
                if left <= 0 or self.ended:
                    return None
                self.told.wait(left)

    def wait_quiet(self, seconds, timeout):
        """Waits until there was no event for this long, nothing moves and the program hardly worked: it is
        at rest. On a busy machine it may take longer to draw one frame."""
        end = time.monotonic() + timeout
        with self.told:
            while time.monotonic() < end:
                count, ticks = len(self.events), processor_ticks(self.process.pid)
                if not self.told.wait_for(lambda: len(self.events) > count, seconds):
                    worked = processor_ticks(self.process.pid) - ticks
                    frame = next((e for e in reversed(self.events) if e["event"] == "frame"), {})
                    if worked <= 2 + 5 * seconds and "moving" not in frame:
                        return True
        return False

    def tail(self, count=12):
        """The last lines, shortened, for the message of a failure."""
        return "\n".join(json.dumps(e)[:200] for e in self.since(max(0, self.mark() - count)))

    def close(self):
        """Reads the rest of the trace of a program that has ended."""
        self.thread.join(5)

