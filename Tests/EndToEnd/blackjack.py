"""A visit to Blackjack, step by step."""

from gestures import drag

VALUES = {"A": 1, "0": 10, "J": 10, "Q": 10, "K": 10}


def total(codes):
    """The value of cards: one ace counts 11 if the sum is not more than 21."""
    hard = sum(VALUES.get(code[0]) or int(code[0]) for code in codes)
    return hard + 10 if hard <= 11 and any(code[0] == "A" for code in codes) else hard


class Player:
    """A player of Blackjack; subclasses say how nodes are activated."""

    arguments = ("--seed", "7")

    def choose(self, node):
        """Activates a node."""
        raise NotImplementedError

    def play(self, play):
        """Makes a play, or asks for a new game."""
        raise NotImplementedError

    def begin(self):
        """Starts the program."""
        return self.start(*self.arguments)

    def in_the_middle(self):
        """Runs before the hand stands."""

    def play_a_round(self):
        """Hits once, stands, and checks what is shown of both hands."""
        app = self.app
        app.arrive("blackjack", "blackjack.hit")
        dealt = app.wait_for("state", lambda e: e["state"]["phase"] == "playing", since=0)
        state = dealt["state"]
        self.assertEqual((len(state["hands"][0]["cards"]), len(state["dealer"])), (1, 1))
        app.wait_node("card.bot.1")
        app.wait_node("card.player.1")
        app.wait_node("blackjack.new", lambda node: not node["enabled"])
        self.play("hit")
        told = app.wait_for("state", lambda e: len(e["state"]["hands"][0]["cards"]) == 2)
        self.assertEqual(app.wait_for("move")["move"], "hit")
        cards = told["state"]["hands"][0]["cards"]
        app.wait_node("player.score", lambda node: node["label"].endswith(f" {total(cards)}"))
        above, below = app.layout()["bot.score"]["frame"], app.layout()["player.score"]["frame"]
        self.assertLess(above[1], app.layout()["card.bot.1"]["frame"][1])
        self.assertGreater(below[1], app.layout()["card.player.1"]["frame"][1])
        app.screenshot(self.folder / "table.png")
        if app.sees:
            self.assertFalse(app.picture().is_blank(), "the table shows something")
        self.in_the_middle()
        self.play("stand")
        state = app.wait_for("state", lambda e: e["state"]["phase"] == "over")["state"]
        mine, bots = total(state["hands"][0]["cards"]), total(state["dealer"])
        self.assertGreaterEqual(bots, 17)
        told = app.wait_for("result")
        won = bots > 21 or mine > bots
        self.assertEqual(told["score"], 2 if won else 0 if mine == bots else -2)
        self.assertEqual((told["game"], told["variant"]), ("blackjack", "source"))
        return mine, bots

    def give_a_name(self, name):
        """Claims the finished round under a name."""
        app = self.app
        app.arrive("blackjack.result", "result.name")
        self.write(name)
        app.wait_node("result.name", lambda node: node.get("text") == name)
        self.finish_name()
        app.wait_for("claim", lambda e: e["player"] == name)
        app.wait_node("result.menu")

    def finish_name(self):
        """Says that the name is complete."""
        self.choose("result.done")

    def write(self, name):
        """Types a name into the focused field."""
        for letter in name:
            self.app.key(letter)

    def look_into_history(self, name, scores):
        """Checks the newest round in the history."""
        app, words = self.app, "Player: {} | Bot: {}".format(*scores)
        self.choose("menu.blackjack")
        app.arrive("blackjack.start", "blackjack.history")
        self.choose("blackjack.history")
        app.arrive("blackjack.history", "history.row.0")
        row = app.layout()["history.row.0"]["label"]
        self.assertIn(name, row)
        self.assertIn(words, row)
        app.screenshot(self.folder / "history.png")
        self.open_row("history.row.0")
        app.arrive("blackjack.detail", "detail.sentence")
        nodes = app.layout()
        self.assertEqual(nodes["detail.name"]["label"], name)
        self.assertIn(f": {scores[0]}", nodes["detail.player"]["label"])
        self.assertIn(f": {scores[1]}", nodes["detail.bot"]["label"])
        app.screenshot(self.folder / "detail.png")
        self.choose("detail.replay")
        app.arrive("blackjack.replay", "replay.play")
        over = app.wait_for("state", lambda e: e["state"]["phase"] == "over")["state"]
        self.assertEqual((total(over["hands"][0]["cards"]), total(over["dealer"])), scores)
        self.choose("replay.back")
        app.arrive("blackjack.detail", "detail.back")
        self.choose("detail.back")
        app.arrive("blackjack.history", "history.clear")

    def open_row(self, row):
        """Opens a row of the list."""
        self.choose(row)

    def clear_history(self):
        """Declines to clear the history, and then clears it."""
        app = self.app
        for answer, rows in (("no", 1), ("yes", 0)):
            self.choose("history.clear")
            app.arrive("history.question", "history.clear." + answer)
            self.choose("history.clear." + answer)
            app.arrive("blackjack.history", "history.back")
            self.assertEqual(len(app.ids("history.row.")), rows)


class Visit(Player):
    """A whole visit, for all input devices."""

    def test_a_hand_is_played_claimed_shown_in_the_history_and_cleared(self):
        app = self.app = self.begin()
        app.arrive("menu", "menu.blackjack")
        self.choose("menu.blackjack")
        app.arrive("blackjack.start", "blackjack.play")
        self.choose("blackjack.play")
        scores = self.play_a_round()
        self.give_a_name("Zoe")
        self.choose("result.menu")
        app.arrive("menu", "menu.blackjack")
        self.look_into_history("Zoe", scores)
        self.clear_history()


class Fingers(Player):
    """Plays with fingers only."""

    def choose(self, node):
        self.app.tap(node)

    def play(self, play):
        self.app.tap("blackjack." + play)

    def scroll_to(self, node):
        """Drags the page up or down until a node can be touched."""
        app = self.app
        x, y, width, height = app.place()
        bottom = app.trace.latest("window")["points"][1]
        for _ in range(8):
            there = app.layout().get(node)
            if there and there["frame"][1] + there["frame"][3] <= bottom - 8 and \
                    there["frame"][1] >= 88:
                return
            ends = (0.8, 0.4) if not there or there["frame"][1] >= 88 else (0.4, 0.8)
            app.act()
            side = x + width - 24
            lifted = app.follow(drag(side, y + height * ends[0], side, y + height * ends[1]))
            app.wait_for("layout", lambda e: "moving" not in e, since=lifted)
        self.fail(f"{node} is nowhere")

    def open_keyboard(self, field):
        """Taps a field and waits until the keyboard is at rest."""
        app = self.app
        app.tap(field)
        bottom = app.trace.latest("window")["points"][1]
        app.wait_node("key.space", lambda node: sum(node["frame"][1::2]) <= bottom)

    def tap_keys(self, *keys):
        """Taps one key of the keyboard on the screen after the other."""
        for key in keys:
            self.app.tap("key." + key)
            self.app.wait_for("gesture", lambda e, key=key: e["node"] == "key." + key)

    def finish_name(self):
        """The keyboard of the screen may cover the dialog's Done; its own does the same."""
        self.tap_keys("done")

    def write(self, name):
        self.open_keyboard("result.name")
        self.tap_keys(*name.lower())  # a name starts with a capital automatically
