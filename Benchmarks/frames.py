"""The cost of moving fingers: frames, the time between them, processor time, and the age of the input
they show."""

import os
import statistics
import time


def percentiles(values):
    """p50, p95, p99 and the maximum."""
    values = sorted(values)
    cut = statistics.quantiles(values, n=100, method="inclusive")
    return {"n": len(values), "p50": cut[49], "p95": cut[94], "p99": cut[98], "max": values[-1]}


def thread_times(pid):
    """Milliseconds of processor time of each running thread of a process."""
    times = {}
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/comm", encoding="ascii") as file:
                name = file.read().strip()
            with open(f"/proc/{pid}/task/{thread}/schedstat", encoding="ascii") as file:
                times[thread, name] = int(file.read().split()[0]) / 1e6
        except FileNotFoundError:
            pass  # it ended meanwhile
    return times


class Hand:
    """Fingers that move `rate` times a second, and the cost of following them."""

    def __init__(self, player, server, rate):
        self.player, self.server, self.rate = player, server, rate
        self.sent, self.spent = [], {}

    def _times(self):
        return [thread_times(pid) for pid in (self.player.process.pid, self.server)]

    @staticmethod
    def _spent(before, after):
        """Of threads that still run at the end: the time of an ended thread is lost."""
        own, server = [{thread: ms - old.get(thread, 0) for thread, ms in new.items()}
                       for old, new in zip(before, after)]
        fill = sum(ms for (_, name), ms in own.items() if name.startswith("llvmpipe"))
        return {"own": sum(own.values()) - fill, "fill": fill, "server": sum(server.values())}

    def play(self, seconds, move):
        """Calls `move` with each step's number when it is due; returns the program's events."""
        before, begun = self._times(), time.perf_counter()
        for step in range(int(seconds * self.rate)):
            time.sleep(max(0.0, begun + step / self.rate - time.perf_counter()))
            self.sent.append(time.perf_counter())
            move(step)
        events = self.player.drain(0.3)
        self.spent = self._spent(before, self._times())
        return events

    def told(self, events, node, measure, expected):
        """Statistics of the frames.

        `measure` returns what a step changes in a layout's `node`, `expected` by how much.
        """
        frames = [event for _, event in events
                  if event["event"] == "frame" and event.get("latency") is not None]
        times = [frame["t"] * 1000 for frame in frames]
        return {"framesPerSecond": len(frames) / (len(self.sent) / self.rate),
                "intervalMs": percentiles([b - a for a, b in zip(times, times[1:])]),
                "latencyMs": percentiles([frame["latency"] for frame in frames]),
                "wallMs": percentiles(self._ages(events, node, measure, expected)),
                "cpuMsPerFrame": {name: ms / len(frames) for name, ms in self.spent.items()}}

    def _ages(self, events, node, measure, expected):
        """For each frame that shows new steps, the time since the oldest of them was sent."""
        places, moment = [], None
        for came, event in events:
            if event["event"] == "frame":
                moment = came
            elif event["event"] == "layout" and moment is not None:
                places += [(moment, measure(other)) for other in event["nodes"]
                           if other["id"] == node]
        # At the end the last step is visible.
        rest = places[-1][1] - expected(len(self.sent) - 1)
        last = None
        for moment, place in places:
            step = self._step(moment, place - rest, expected)
            if step is not None and last is not None and step > last:
                yield (moment - self.sent[last + 1]) * 1000
            last = step

    def _step(self, moment, place, expected):
        """The only one of the last sixty steps sent by then that leads there, if there is one."""
        newest = sum(sent < moment for sent in self.sent)
        found = [step for step in range(max(newest - 60, 0), newest)
                 if abs((expected(step) - place + 180) % 360 - 180) <= 0.5]
        return found[0] if len(found) == 1 else None
