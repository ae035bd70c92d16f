"""Music as it is played: SDL's disk driver records every mixed sample."""

import time

from desktop import PATIENCE
from recreo import ROOT
from screentest import ScreenTest, hearing
from sound import Recording, ogg_length

RATE = 48_000
HEARD = 0.01  # of full scale: -40 dB, far below any music and far above its end


@hearing
class Music(ScreenTest):
    """The device is a file; `SDL_DISKAUDIODELAY` is how long a buffer takes, in ms."""

    def start_recorded(self, *arguments, delay=None, name="sound.raw", **changes):
        """Starts the program with a file that records its sound."""
        self.raw = self.folder / name
        app = self.start(*arguments, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(self.raw),
                         SDL_DISKAUDIODELAY=delay, **changes)
        self.addCleanup(lambda raw=self.raw: raw.unlink(missing_ok=True))
        return app

    def frames(self):
        """The number of frames played until now."""
        return self.raw.stat().st_size // Recording.FRAME if self.raw.exists() else 0

    def wait_frames(self, count, timeout=PATIENCE):
        """Waits until this many frames were played: the file is the clock."""
        end = time.monotonic() + timeout
        while self.frames() < count:
            if time.monotonic() > end:
                self.fail(f"only {self.frames()} of {count} frames were played in {timeout:g} s")
            time.sleep(0.02)

    def next_second(self, skip=0.0):
        """A recording of one second, starting this many seconds from now."""
        start = self.frames() + round(skip * RATE)
        self.wait_frames(start + RATE)
        return Recording.read(self.raw).part(start, start + RATE)

    def wait_second(self, ready):
        """The first whole second that sounds as wanted, however long the machine takes to get there."""
        end = time.monotonic() + PATIENCE
        while not ready(heard := self.next_second()):
            self.assertLess(time.monotonic(), end, f"it stays at {heard.loudness()}")
        return heard

    def test_the_menu_has_music_that_loops_without_a_seam(self):
        length, rate = ogg_length(ROOT / "Resources/Music/menu.ogg")
        self.assertEqual(rate, RATE, "the track is not resampled")
        self.assertGreaterEqual(length, 60 * RATE, "the track lasts at least a minute")
        app = self.start_recorded(delay="2")  # about 18 times real time
        app.arrive("menu")
        app.wait_for("music", lambda e: e["track"] == "menu" and e["playing"])
        self.wait_frames(20 * RATE)
        begun = Recording.read(self.raw).first_sound()
        self.wait_frames(begun + 2 * length + 2 * RATE, timeout=60)
        heard = Recording.read(self.raw)  # before the end of the program ends the music
        faded_in = begun + 30 * RATE  # 0.7 s of real time
        self.assertGreater(heard.part(faded_in, faded_in + 5 * RATE).loudness(), HEARD)
        self.assertIsNone(heard.repeats(length, faded_in), "the loop is exact to the sample")
        usual = heard.largest_step(begun + length + RATE, begun + length + 40 * RATE)
        seam = heard.largest_step(begun + length - RATE // 4, begun + length + RATE // 10)
        self.assertGreater(seam, 0, "the music continues across the seam")
        self.assertLessEqual(seam, usual, "there is no click at the seam")

    def test_the_music_switch_works_and_is_saved(self):
        app = self.start_recorded("--game", "options")
        app.arrive("options", "options.music")
        app.tap("options.sound")  # so that only music can be heard
        app.wait_node("options.sound", lambda node: node["value"] == 0)
        self.wait_second(lambda heard: heard.loudness() > HEARD)
        app.tap("options.music")
        app.wait_for("music", lambda e: not e["playing"])
        self.wait_second(lambda heard: heard.is_silent())
        self.assertTrue(self.next_second().is_silent(), "it stays silent")
        app.tap("options.music")
        app.wait_for("music", lambda e: e["playing"])
        self.wait_second(lambda heard: heard.loudness() > HEARD)
        app.tap("options.music")
        app.wait_node("options.music", lambda node: node["value"] == 0)
        self.assertEqual(app.stop(), 0)

        again = self.start_recorded("--game", "options", name="again.raw")
        again.arrive("options", "options.music")
        self.assertEqual(again.layout()["options.music"]["value"], 0)
        self.next_second(skip=1)
        self.assertTrue(Recording.read(self.raw).is_silent(), "it stays off after a restart")

    def test_the_volume_slider_changes_the_loudness(self):
        app = self.start_recorded("--game", "options")
        app.arrive("options", "options.music.volume")
        app.tap("options.sound")
        app.focus("options.music.volume")
        app.key("End")
        app.wait_node("options.music.volume", lambda node: node["value"] == 1)
        loud = self.next_second(skip=1).loudness()
        for _ in range(10):
            app.key("Left")
        app.wait_node("options.music.volume", lambda node: node["value"] < 0.6)
        self.wait_second(lambda heard: heard.loudness() < loud * 0.6)

    def test_a_muted_program_is_silent(self):
        app = self.start_recorded("--game", "options", hears=False)
        app.arrive("options")
        app.trace.wait_quiet(1.0, 5)
        self.assertTrue(not self.raw.exists() or Recording.read(self.raw).is_silent())
