"""Blackjack as it is played: by fingers, by mouse and by keys, and what is kept of it."""

from blackjack import Fingers, Visit
from screentest import ROOMY, ScreenTest, hearing, seeing
from test_notifications import ALL, DesktopTest


@hearing
@seeing
class BlackjackByTouch(Fingers, Visit, DesktopTest):
    """The whole visit, on a desktop that shows notifications."""

    size = ROOMY

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


class BlackjackSaved(Fingers, ScreenTest):
    """What is there another day, and the casino."""

    size = ROOMY

    def test_a_restart_keeps_history_and_the_round_that_was_left(self):
        app = self.app = self.start("--game", "blackjack", *self.arguments)
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        self.play_a_round()
        self.give_a_name("Ana")
        app.tap("result.again")
        app.arrive("blackjack")
        state = app.wait_for("state")["state"]
        app.wait_node("blackjack.stand", lambda node: node["enabled"])
        app.wait_for("kept", lambda e: e["slot"].startswith("blackjack-hand"), since=0)
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


class BlackjackPractice(Fingers, ScreenTest):
    """Rules of one's own, the chart, the drill and the count, by fingers."""

    size = ROOMY

    def test_own_rules_are_chosen_saved_and_played_by(self):
        app = self.app = self.start("--game", "blackjack", "--seed", "5")
        app.arrive("blackjack.start", "blackjack.table")
        app.tap("blackjack.table")
        app.arrive("blackjack.tables", "table.custom")
        app.tap("table.custom")
        app.arrive("blackjack.rules", "blackjack.rules.edge")
        before = app.wait_node("blackjack.rules.edge", lambda n: "%" in n["label"], timeout=60)
        app.tap("blackjack.rules.pays.6to5")
        app.wait_node("blackjack.rules.edge",
                      lambda n: "%" in n["label"] and n["label"] != before["label"], timeout=60)
        app.screenshot(self.folder / "rules.png")
        # Saved under a name, changed, and loaded again.
        self.open_keyboard("blackjack.rules.name")
        app.trace.wait_quiet(0.3, 5)
        self.tap_keys(*"six", "done")
        app.wait_node("toast", lambda n: "saved" in n["label"])
        app.wait_gone("key.space")
        app.trace.wait_quiet(0.3, 5)
        app.tap("blackjack.rules.pays.3to2")
        app.wait_node("blackjack.rules.edge", lambda n: n["label"] == before["label"], timeout=60)
        self.scroll_to("blackjack.rules.saved.0")
        self.assertEqual(app.layout()["blackjack.rules.saved.0"]["label"], "Six")
        app.tap("blackjack.rules.saved.0")
        app.wait_node("blackjack.rules.edge",
                      lambda n: "%" in n["label"] and n["label"] != before["label"], timeout=60)
        self.scroll_to("blackjack.rules.decks.2")
        app.tap("blackjack.rules.decks.2")
        app.wait_node("blackjack.rules.decks.2", lambda node: node["value"] == 1)
        app.tap("blackjack.rules.play")
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        app.arrive("blackjack", "blackjack.new")
        app.wait_node("blackjack.new", lambda node: node["enabled"])
        app.tap("blackjack.new")
        rules = app.wait_for("state")["state"]["setup"]["rules"]
        self.assertEqual((rules["decks"], rules["6to5"]), (2, True))

    def test_the_chart_the_drill_and_the_count_are_practised(self):
        app = self.app = self.start("--game", "blackjack", "--seed", "5")
        app.arrive("blackjack.start", "blackjack.practice")
        app.tap("blackjack.practice")
        app.arrive("blackjack.practice", "practice.chart")
        app.tap("practice.chart")
        app.arrive("blackjack.chart", "chart.h12-4")
        app.wait_node("chart.h12-4", lambda node: ": " in node["label"], timeout=60)
        app.wait_node("chart.words", lambda n: n["label"].endswith("the published chart for six decks."))
        app.tap("chart.h12-4")
        app.wait_node("chart.words", lambda n: n["label"].startswith("12 against 4: Stand."))
        app.screenshot(self.folder / "chart.png")
        app.tap("chart.back")
        app.arrive("blackjack.practice", "practice.drill")
        app.tap("practice.drill")
        app.arrive("blackjack.drill", "drill.stand")
        app.wait_node("drill.stand", timeout=60)
        app.tap("drill.stand")
        told = app.wait_for("drill")
        right = told["play"] == told["best"]
        app.wait_node("drill.words",
                      lambda n: n["label"].startswith("Right!" if right else "Not the best."))
        app.tap("drill.next")
        app.wait_node("drill.hit")
        app.tap("drill.back")
        app.arrive("blackjack.practice", "practice.count")
        app.tap("practice.count")
        app.arrive("blackjack.count", "count.go")
        app.tap("count.go")
        app.wait_node("count.answer.0", timeout=40)
        app.tap("count.answer.0")
        told = app.wait_for("count")
        self.assertEqual(told["question"], "running")
        app.wait_node("count.go")
        app.tap("count.go")
        app.wait_node("count.words", lambda n: n["label"].endswith("What is the count per deck?"))
        app.tap("count.answer.1")
        self.assertEqual(app.wait_for("count")["question"], "perDeck")
        app.wait_node("count.score", lambda n: n["label"].endswith(" of 2 right"))
        app.tap("count.go")
        app.wait_gone("count.go")


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
        self.app.key({"hit": "c", "stand": "s", "new": "n"}[play])

    def open_row(self, row):
        app = self.app
        app.focus(row.rpartition(".")[0])
        app.key("Down")
        app.wait_node(row, lambda node: node["value"] == 1)
        app.key("Return")
