"""Follows the file the program writes with `--trace`: one JSON object a line, as it happens."""

import json
import os
import threading
import time


class Trace:
    """The events told so far. A thread reads along; whoever waits is woken by each line."""

    def __init__(self, path, process):
        self.path, self.process = path, process
        self.events = []
        self.told = threading.Condition()
        self.ended = False
        self.thread = threading.Thread(target=self._follow, daemon=True)
        self.thread.start()

    def _follow(self):
        while not os.path.exists(self.path):  # the program makes it, and may make it anew
            if self.process.poll() is not None:
                return self._end()
            time.sleep(0.005)
        rest = b""
        with open(self.path, "rb") as file:
            while not self.ended:
                running = self.process.poll() is None
                rest += file.read()
                *lines, rest = rest.split(b"\n")
                with self.told:
                    self.events += [json.loads(line) for line in lines if line]
                    self.ended = not running and not lines
                    self.told.notify_all()
                if not lines:
                    time.sleep(0.005)

    def _end(self):
        with self.told:
            self.ended = True
            self.told.notify_all()

    def mark(self):
        """How many events were told until now: where to look for what comes next."""
        with self.told:
            return len(self.events)

    def since(self, mark, event=None):
        """What was told after a mark, of one kind if asked."""
        with self.told:
            return [e for e in self.events[mark:] if event in (None, e["event"])]

    def latest(self, event):
        """The newest event of a kind, or None."""
        with self.told:
            return next((e for e in reversed(self.events) if e["event"] == event), None)

    def wait_until(self, look, timeout):
        """The first true answer of `look`, asked after every line; None when the time is over or
        the program has ended without it."""
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
        """Waits until nothing has been told for so long: the program is at rest."""
        end = time.monotonic() + timeout
        with self.told:
            while time.monotonic() < end:
                count = len(self.events)
                if not self.told.wait_for(lambda: len(self.events) > count, seconds):
                    return True
        return False

    def tail(self, count=12):
        """The last lines, shortened, for a failure's message."""
        return "\n".join(json.dumps(e)[:200] for e in self.since(max(0, self.mark() - count)))

    def close(self):
        """Reads what is left of a program that has ended."""
        self.thread.join(5)

