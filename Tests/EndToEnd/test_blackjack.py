"""Blackjack as it is played: by fingers, by mouse and by keys, and what is kept of it."""

from blackjack import Fingers, Visit
from screentest import ScreenTest
from test_notifications import ALL, DesktopTest


class BlackjackByTouch(Fingers, Visit, DesktopTest):
    """The whole visit, on a desktop that shows notifications."""

    def begin(self):
        bus = self.make_bus()
        self.notes = self.make_server(bus, *ALL)
        return self.start(*self.arguments, DBUS_SESSION_BUS_ADDRESS=bus.address)

    def in_the_middle(self):
        """Music off and on, from the table; the desktop is told of both, and the hand still lies."""
        app = self.app
        app.tap("blackjack.options")
        app.arrive("options", "options.music")
        app.tap("options.music")
        app.arrive("notifications.question", "notifications.yes")
        app.tap("notifications.yes")
        self.check_told(app.wait_for("notification"), "desktop")
        app.arrive("options", "options.music")
        app.tap("options.music")
        self.check_told(app.wait_for("notification"), "desktop", "Music is on.")
        app.wait_for("music", lambda e: e["track"] == "blackjack" and e["playing"])
        self.assertEqual([note["body"] for note in self.notes.notes],
                         ["Music is off.", "Music is on."])
        app.tap("options.back")
        app.arrive("blackjack", "card.player.2")


class BlackjackKept(Fingers, ScreenTest):
    """What is there another day, and the casino."""

    def test_a_restart_keeps_history_and_the_round_that_was_left(self):
        app = self.app = self.start("--game", "blackjack", "--seed", "3")
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        self.play_a_round()
        self.give_a_name("Ana")
        app.tap("result.again")
        app.arrive("blackjack")
        state = app.wait_for("state")["state"]
        app.wait_node("blackjack.stand", lambda node: node["enabled"])
        app.wait_for("kept", lambda e: e["slot"] == "blackjack", since=0)
        self.assertEqual(app.stop(), 0)
        app = self.app = self.start("--game", "blackjack")
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        app.arrive("blackjack", "blackjack.hit")
        self.assertEqual(app.wait_for("state")["state"], state)
        app.key("Escape")
        app.arrive("blackjack.start", "blackjack.history")
        app.tap("blackjack.history")
        app.arrive("blackjack.history", "history.row.0")
        self.assertIn("Ana", app.layout()["history.row.0"]["label"])
        # Swept away, put back, and swept away for good.
        for end in ("history.restore", "history.back"):
            x, y = app.center("history.row.0")
            app.act()
            app.screen.drag((x + 250, y), (x - 350, y), 120)
            app.wait_gone("history.row.0")
            app.wait_node("history.clear", lambda node: not node["enabled"])
            app.wait_node("history.restore")
            app.tap(end)
            if end == "history.restore":
                self.assertIn("Ana", app.wait_node("history.row.0")["label"])
                app.wait_gone("history.restore")
        app.arrive("blackjack.start", "blackjack.history")
        app.tap("blackjack.history")
        app.arrive("blackjack.history", "history.back")
        self.assertEqual(app.ids("history.row."), [])

    def test_a_casinos_table_takes_a_bet_and_the_coach_speaks(self):
        app = self.app = self.start("--game", "blackjack", "--seed", "5")
        app.arrive("blackjack.start", "blackjack.table")
        app.tap("blackjack.table")
        app.arrive("blackjack.tables", "table.vegasStrip")
        app.wait_node("table.vegasStrip", lambda node: "%" in node["label"], timeout=60)
        app.tap("table.vegasStrip")
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        app.arrive("blackjack", "blackjack.bet")
        app.tap("bet.chip.5")
        app.wait_node("blackjack.bet", lambda node: node["label"].endswith(" 15"))
        # Another one is dragged into the ring, and taken back.
        app.act()
        app.screen.drag(app.center("bet.chip.25"), app.center("blackjack.bet"))
        app.wait_node("blackjack.bet", lambda node: node["label"].endswith(" 40"))
        app.tap("blackjack.bet")
        app.wait_node("blackjack.bet", lambda node: node["label"].endswith(" 15"))
        app.tap("blackjack.new")
        state = app.wait_for("state")["state"]
        self.assertEqual(state["setup"]["stake"], 15)
        app.wait_node("card.bot.2")
        if state["phase"] == "playing":
            app.tap("blackjack.coach")
            app.wait_node("blackjack.hit", lambda node: ": " in node["label"])
            app.screenshot(self.folder / "coach.png")


class BlackjackByMouse(Visit, ScreenTest):
    """With the mouse, but for the name's letters."""

    def choose(self, node):
        self.app.click(node)

    def play(self, play):
        self.app.click("blackjack." + play)


class BlackjackByKeys(Visit, ScreenTest):
    """With the keyboard only."""

    def choose(self, node):
        self.app.focus(node)
        self.app.key("Return")

    def play(self, play):
        self.app.key({"hit": "h", "stand": "s", "new": "n"}[play])

    def open_row(self, row):
        app = self.app
        app.focus(row.rpartition(".")[0])
        app.key("Down")
        app.wait_node(row, lambda node: node["value"] == 1)
        app.key("Return")
