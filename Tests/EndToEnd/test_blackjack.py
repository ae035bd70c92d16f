"""Blackjack as it is played: by fingers, by mouse and by keys, and what is kept of it."""

from deckserver import DeckServer
from screentest import ScreenTest

VALUES = {"A": 1, "0": 10, "J": 10, "Q": 10, "K": 10}


def total(codes):
    """What cards count: one ace is 11 where that does not pass 21."""
    hard = sum(VALUES.get(code[0]) or int(code[0]) for code in codes)
    return hard + 10 if hard <= 11 and any(code[0] == "A" for code in codes) else hard


class Visit:
    """A visit to the source's table, told once; who inherits it says how things are chosen."""

    def choose(self, node):
        """Makes the node do what it does."""
        raise NotImplementedError

    def play(self, play):
        """Makes a play at the table, or asks for a new game."""
        raise NotImplementedError

    def test_a_hand_is_dealt_played_named_looked_at_and_cleared(self):
        app = self.app = self.start("--seed", "7")
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

    def play_a_round(self):
        """Hits once, stands, and is told the truth about both hands."""
        app = self.app
        app.arrive("blackjack", "blackjack.hit")
        state = app.wait_for("state", since=0)["state"]
        self.assertEqual((len(state["hands"][0]["cards"]), len(state["dealer"])), (1, 1))
        app.wait_node("card.bot.1")
        app.wait_node("card.player.1")
        app.wait_node("blackjack.new", lambda node: not node["enabled"])
        self.play("hit")
        state = app.wait_for("state")["state"]
        self.assertEqual(app.wait_for("move")["move"], "hit")
        cards = state["hands"][0]["cards"]
        self.assertEqual(len(cards), 2)
        app.wait_node("player.score", lambda node: node["label"].endswith(f" {total(cards)}"))
        above, below = app.layout()["bot.score"]["frame"], app.layout()["player.score"]["frame"]
        self.assertLess(above[1], app.layout()["card.bot.1"]["frame"][1])
        self.assertGreater(below[1], app.layout()["card.player.1"]["frame"][1])
        app.screenshot(self.folder / "table.png")
        self.assertFalse(app.picture().is_blank(), "the table shows something")
        self.play("stand")
        state = app.wait_for("state")["state"]
        mine, bots = total(state["hands"][0]["cards"]), total(state["dealer"])
        self.assertEqual(state["phase"], "over")
        self.assertGreaterEqual(bots, 17)
        told = app.wait_for("result")
        won = bots > 21 or mine > bots
        self.assertEqual(told["score"], 2 if won else 0 if mine == bots else -2)
        self.assertEqual((told["game"], told["variant"]), ("blackjack", "source"))
        return mine, bots

    def give_a_name(self, name):
        """The round is over: who was it?"""
        app = self.app
        app.arrive("blackjack.result", "result.name")
        for letter in name:
            app.key(letter)
        app.wait_node("result.name", lambda node: node.get("text") == name)
        self.choose("result.done")
        app.wait_for("claim", lambda e: e["player"] == name)
        app.wait_node("result.menu")

    def look_into_history(self, name, scores):
        """The newest round, and everything about it."""
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
        self.choose("detail.back")
        app.arrive("blackjack.history", "history.clear")

    def open_row(self, row):
        """Opens a row of the list."""
        self.choose(row)

    def clear_history(self):
        """Not yet; and then yes."""
        app = self.app
        for answer, rows in (("no", 1), ("yes", 0)):
            self.choose("history.clear")
            app.arrive("history.question", "history.clear." + answer)
            self.choose("history.clear." + answer)
            app.arrive("blackjack.history", "history.back")
            self.assertEqual(len(app.ids("history.row.")), rows)


class BlackjackByTouch(Visit, ScreenTest):
    """With fingers only, but for the name's letters."""

    def choose(self, node):
        self.app.tap(node)

    def play(self, play):
        self.app.tap("blackjack." + play)

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
        app.tap("blackjack.bet")
        app.arrive("blackjack.betting", "bet.chip.5")
        app.tap("bet.chip.5")
        app.tap("bet.done")
        app.arrive("blackjack", "blackjack.new")
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


class BlackjackFromAServer(ScreenTest):
    """Cards that come over the net."""

    def serve(self, *cards):
        """A server with these cards on top, and the program at its table."""
        server = DeckServer()
        server.deal = list(cards)
        self.addCleanup(server.close)
        app = self.start("--game", "blackjack", "--deck-server", server.url)
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        app.arrive("blackjack", "card.player.1")
        app.wait_node("blackjack.hit", lambda node: node["enabled"])
        return server, app

    def hand(self, app):
        """The player's cards and the bot's, as told last."""
        state = app.trace.latest("state")["state"]
        return state["hands"][0]["cards"], state["dealer"]

    def test_a_hand_is_dealt_by_the_server(self):
        server, app = self.serve("9S", "7H", "AC", "0D")
        self.assertEqual(self.hand(app), (["9S"], ["7H"]))
        app.tap("blackjack.hit")
        app.wait_node("card.player.2")
        app.wait_node("player.score", lambda node: node["label"].endswith(" 20"))
        app.tap("blackjack.stand")
        app.wait_for("result", lambda e: e["score"] == 2)
        self.assertEqual(self.hand(app), (["9S", "AC"], ["7H", "0D"]))
        name, = server.decks
        self.assertEqual(server.asked, [
            "/api/deck/new/shuffle/?deck_count=1", f"/api/deck/{name}/draw/?count=2",
            f"/api/deck/{name}/draw/?count=1", f"/api/deck/{name}/draw/?count=1"])

    def test_a_server_that_fails_in_the_middle_is_replaced_by_a_deck_of_our_own(self):
        server, app = self.serve("2S", "7H")
        server.mode = "error"
        app.tap("blackjack.hit")
        app.wait_for("toast")
        app.wait_for("move", lambda e: e["move"] == "builtIn")
        app.wait_node("card.player.2")
        cards, bots = self.hand(app)
        self.assertEqual((cards[0], bots), ("2S", ["7H"]))
        self.assertNotIn(cards[1], ("2S", "7H"))
        app.tap("blackjack.stand")
        app.wait_for("result")
        cards, bots = self.hand(app)
        self.assertEqual(len({*cards, *bots}), len(cards) + len(bots))
