"""The program under test: started, followed by its trace, touched where its layout says."""

import fcntl
import functools
import math
import os
import pathlib
import shutil
import subprocess
import time

from desktop import PATIENCE, wait_until
from following import Trace, processor_ticks
from ring import RingFollower

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("RECREO_BINARY", ROOT / ".build/release/recreo")).resolve()
KEPT = ROOT / ".build/endtoend"  # traces, errors and last pictures, for whoever wonders afterwards
DRAWINGS = KEPT / "art"  # rasterised once for all tests
# Ends what computes without end; unlike seconds on the clock, those of the processor are the same under load.
COMPUTING = [shutil.which("prlimit") or "/usr/bin/prlimit", "--cpu=120:130"]  # a test may change PATH
SEES = bool(os.environ.get("RECREO_SEE"))  # whether each program draws, for people to look at
# A time zone in which it is about noon now, so that the day doesn't end during a test.
NOON = f"Etc/GMT{time.gmtime().tm_hour - 12:+d}"


class Failure(AssertionError):
    """The program did not do what was waited for."""


def environment(folder, base=None, **changes):
    """A clean environment: nobody's settings, no sound card, everywhere the same renderer. A change
    to None takes a variable away."""
    names = {"config": "CONFIG", "cache": "CACHE", "state": "STATE", "share": "DATA"}
    clean = {k: v for k, v in (base or os.environ).items()
             if not k.startswith(("SDL_", "RECREO_", "XDG_", "LC_", "MESA_", "GALLIUM_", "DBUS_", "IBUS_"))}
    clean |= {f"XDG_{name}_HOME": str(folder / part) for part, name in names.items()}
    clean |= {"HOME": str(folder), "LANG": "C.UTF-8", "LANGUAGE": "en", "SDL_VIDEODRIVER": "x11",
              "SDL_AUDIODRIVER": "dummy", "LIBGL_ALWAYS_SOFTWARE": "1", "LP_NUM_THREADS": "1",
              "MESA_SHADER_CACHE_DIR": str(KEPT / "shaders")}
    clean |= changes
    return {k: v for k, v in clean.items() if v is not None}


@functools.cache
def solver_tables():
    """The sliding puzzle's tables, made once for all tests: each would spend 14 s of processor on them."""
    shared = KEPT / "tables"
    shared.mkdir(parents=True, exist_ok=True)
    with open(shared / "lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(
            [*COMPUTING, BINARY, "solve", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15"], check=True, timeout=300,
            stdout=subprocess.DEVNULL, env=environment(shared))
    return shared / "cache/recreo/fifteen-4x4.tables"


def fresh_folder(name):
    """An empty folder of the test's own that outlives it."""
    folder = KEPT / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


class Recreo(RingFollower):
    """One run of the program on a screen."""

    binary = BINARY

    def __init__(self, screen, folder, *arguments, binary=None, data=None, sees=True, hears=True, **changes):
        """`sees`, `hears`: whether pixels are drawn and sounds are played, which takes most of a test's
        processor time."""
        self.screen, self.folder, self.sees = screen, folder, sees or SEES
        if not self.sees:
            changes["GALLIUM_NOOP"] = "1"
        if not hears:
            arguments += ("--mute",)
        self.data = data or folder / "data"
        cache = folder / "cache/recreo"
        if not cache.exists():
            cache.mkdir(parents=True)
            DRAWINGS.mkdir(parents=True, exist_ok=True)
            (cache / "art").symlink_to(DRAWINGS)
            (cache / "fifteen-4x4.tables").symlink_to(solver_tables())
        run = len(list(folder.glob("err*.txt")))
        self.out, self.err = folder / f"out{run}.txt", folder / f"err{run}.txt"
        path, pipe = folder / f"trace{run}.jsonl", folder / f"clock{run}"
        os.mkfifo(pipe)
        self.clock = os.open(pipe, os.O_RDWR | os.O_CLOEXEC)
        changes.setdefault("RECREO_CLOCK", str(pipe))
        command = [binary or self.binary, *arguments, "--data", self.data, "--trace", path]
        with open(self.out, "wb") as out, open(self.err, "wb") as err:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, cwd=folder,
                env=environment(folder, screen.environment(), **changes))
        self.trace = Trace(path, self.process)
        self.acted = 0  # the trace's length when the person last did something
        self.window = None

    # --- Waiting for what it tells ---

    def fail(self, what):
        """Ends the test with all there is to know."""
        code = self.process.poll()
        life = "runs" if code is None else f"ended with {code}"
        raise Failure(f"{what}; the program {life}\nstderr: {self.errors()[-800:]}\n"
                      f"the last of the trace:\n{self.trace.tail()}")

    def errors(self):
        """What it wrote to stderr so far."""
        return self.err.read_text(errors="replace")

    def wait_for(self, event, predicate=None, timeout=PATIENCE, since=None):
        """The first such event since the person last did something, waiting for it if need be."""
        found = self.trace.wait_until(
            lambda events: next((e for e in events[self.acted if since is None else since:] if e["event"] == event
                                 and (predicate is None or predicate(e))), None), timeout)
        return found or self.fail(f"no such {event!r} in {timeout:g} s")

    def never(self, event, predicate=None, quiet=0.5):
        """Waits for rest, and fails if there was such an event since the person did something."""
        self.trace.wait_quiet(quiet, PATIENCE)
        for e in self.trace.since(self.acted, event):
            if predicate is None or predicate(e):
                self.fail(f"there should be no {event!r}: {e}")

    def arrive(self, scene, node=None):
        """Waits until a scene is there and has come to rest (with a node, if one is named)."""
        self.wait_for("scene", lambda e: e["name"] == scene)
        self.wait_node(node or "")

    def settle(self, event):
        """Waits for the layout that is told once all has come to rest after an event."""
        self.wait_for("layout", lambda e: e["t"] >= event["t"] and "moving" not in e)

    def wait_node(self, start, ready=lambda node: True, timeout=PATIENCE):
        """The node whose id is `start`, or begins so if there is no such node, once the newest scene
        has told a layout in which it is as wanted."""
        def look(events):
            for e in reversed(events):
                if e["event"] == "scene":
                    return None
                if e["event"] == "layout":
                    named = [n for n in e["nodes"] if n["id"].startswith(start)]
                    exact = [n for n in named if n["id"] == start]
                    return min(filter(ready, exact or named), key=lambda n: len(n["id"]), default=None)
            return None
        return self.trace.wait_until(look, timeout) or self.fail(f"no node {start!r} as wanted")

    def rest(self, quiet=0.15):
        """Waits until what the person did has been seen, and nothing was told for so long nor moves any more."""
        self.trace.wait_until(lambda events: any("latency" in e for e in events[self.acted:]), 3)
        self.trace.wait_quiet(quiet, 5 * quiet)

        def look(events):
            newest = (next((e for e in reversed(events) if e["event"] == kind), {})
                      for kind in ("frame", "layout"))
            return not any(told.get("moving") for told in newest)
        return self.trace.wait_until(look, PATIENCE) or self.fail("it never comes to rest")

    def wait_gone(self, node):
        """Waits until all has come to rest without a node."""
        self.wait_for("layout", lambda e: "moving" not in e
                      and all(n["id"] != node for n in e["nodes"]))

    def let_toast_go(self):
        """Waits for a message that may go while a finger aims: the screen grows again then, and it misses."""
        if time.monotonic() - self.trace.toasted > 1.5 and "toast" in self.layout():
            self.trace.wait_until(lambda _: "toast" not in self.layout(), PATIENCE)

    def stand(self):
        """Waits until the keys of the keyboard on the screen lie still within the window."""
        height = self.trace.latest("window")["points"][1]
        self.wait_node("key.space", lambda node: sum(node["frame"][1::2]) <= height)

    # --- What is on the screen ---

    def layout(self):
        """The newest nodes, by id."""
        told = self.trace.latest("layout") or self.fail("no layout")
        return {node["id"]: node for node in told["nodes"]}

    def ids(self, start):
        """The ids that begin so, in the order of the layout."""
        return [name for name in self.layout() if name.startswith(start)]

    def find_window(self):
        """The X window, found once it is mapped and has the keyboard."""
        end = time.monotonic() + PATIENCE
        while self.window is None and time.monotonic() < end:
            found = self.screen.window_of(self.process.pid)
            if found and self.screen.has_focus(found):
                self.window = found
            elif self.process.poll() is not None:
                break
            else:
                time.sleep(0.02)
        return self.window or self.fail("no window with the keyboard")

    def wait_active(self):
        """Waits until the window manager, whose keys act on the active window, takes this for it."""
        window = self.find_window()
        wait_until(lambda: self.screen.is_active(window), "the active window")

    def place(self):
        """x, y, width and height of the window's inside, in pixels of the screen."""
        return self.screen.place(self.find_window())

    def seen(self):
        """The columns and the rows of the screen on which its inside is seen."""
        x, y, width, height = self.place()
        return (range(max(0, x), min(x + width, self.screen.size[0])),
                range(max(0, y), min(y + height, self.screen.size[1])))

    def on_screen(self, point):
        """A point of the layout, in pixels of the screen."""
        scale = (self.trace.latest("window") or self.fail("no window told"))["scale"]
        x, y, _, _ = self.place()
        return x + point[0] * scale, y + point[1] * scale

    def center(self, node):
        """The middle of a node, in pixels of the screen."""
        if node != "toast":
            self.let_toast_go()
        x, y, width, height = self.wait_node(node)["frame"]
        return self.on_screen((x + width / 2, y + height / 2))

    def wait_at(self, node, point, delta):
        """Waits until a node's middle lies at a pixel of the screen."""
        scale = self.trace.latest("window")["scale"]
        x, y, _, _ = self.place()
        wanted = (point[0] - x) / scale, (point[1] - y) / scale

        def lies_there(told):
            left, top, width, height = told["frame"]
            return math.dist((left + width / 2, top + height / 2), wanted) <= delta / scale
        return self.wait_node(node, lambda told: told["id"] == node and lies_there(told))

    def look(self):
        """Fails where there is nothing to look at."""
        if not self.sees:
            self.fail("no pixels are drawn: mark the test, or its class, with @seeing")

    def picture(self):
        """What the window shows."""
        self.look()
        xs, ys = self.seen()
        return self.screen.picture(xs.start, ys.start, len(xs), len(ys))

    def picture_of(self, node):
        """What is seen in the frame of a node."""
        self.look()
        scale, (left, top, _, _) = self.trace.latest("window")["scale"], self.place()
        x, y, width, height = (round(value * scale) for value in self.wait_node(node)["frame"])
        return self.screen.picture(left + x, top + y, width, height)

    def screenshot(self, path):
        """Keeps what the window shows, if pixels are drawn, for people to look at."""
        if self.sees:
            self.picture().write_png(path)

    # --- What a person does ---

    def act(self):
        """From here on, what is waited for has to be new."""
        self.acted = self.trace.mark()

    def skip(self, seconds):
        """Lets time pass for the program, however busy the machine is."""
        self.act()
        os.write(self.clock, f"{seconds}\n".encode())

    def share(self, node, scene):
        """Shares something with a button and goes back to the scene; returns the text of its code."""
        self.tap(node)
        self.arrive("share", "share.code")
        text = self.layout()["share.code"]["text"]
        self.tap("share.back")
        self.arrive(scene)
        return text

    def tap(self, node):
        """A finger on the middle of a node."""
        self.tap_at(self.center(node))

    def tap_at(self, point):
        """A finger on a pixel of the screen."""
        self.act()
        self.screen.tap(point)

    def hold(self, point, event, predicate=None):
        """A finger that rests on a pixel of the screen until the program tells something of it."""
        self.act()
        self.screen.hand.down(0, *point)
        try:
            return self.wait_for(event, predicate)
        finally:
            self.screen.hand.up(0)

    def follow(self, timeline, frames=5):
        """Plays fingers and waits now and then, in the second half, until the program has drawn: so many
        frames show them, however busy the machine is. Answers a mark from before the last lift."""
        hand, begun = self.screen.hand, time.monotonic()
        moves = [i for i, event in enumerate(timeline) if event[1] == "move"]
        later = moves[len(moves) // 2:]
        stops = {later[(i + 1) * len(later) // frames - 1] for i in range(frames)}
        for i, (ms, word, finger, x, y) in enumerate(timeline):
            time.sleep(max(0.0, begun + ms / 1000 - time.monotonic()))
            mark, before = self.trace.mark(), time.monotonic()
            if word == "up":
                hand.up(finger)
            else:
                (hand.down if word == "down" else hand.move)(finger, x, y)
            if i in stops:
                self.wait_for("layout", since=mark)
                begun += time.monotonic() - before
        return mark

    def turn_to(self, tab):
        """A tab of the options, by touch."""
        self.tap(f"options.tab.{tab}")
        self.wait_node(f"options.tab.{tab}", lambda node: node["value"] == 1)

    def click(self, node):
        """The mouse on the middle of a node."""
        point = self.center(node)
        self.act()
        self.screen.click(point)

    def key(self, name):
        """A key, once the window has the keyboard."""
        self.find_window()
        self.act()
        self.screen.key(name)

    # --- Its end ---

    def cpu_ticks(self):
        """The processor time it has used, all threads, in 1/100 s."""
        return processor_ticks(self.process.pid)

    def wait_exit(self, timeout=PATIENCE):
        """Its exit code, once it ends by itself."""
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            return self.fail(f"it did not end within {timeout:g} s")

    def stop(self):
        """Asks it to end, as a session does, and says how it ended."""
        if self.process.poll() is None:
            if self.window:
                self.screenshot(self.folder / "end.png")
            self.process.terminate()
        try:
            return self.wait_exit()
        finally:
            self.process.kill()
            self.process.wait()
            self.trace.close()
            if self.clock is not None:
                os.close(self.clock)
                self.clock = None
