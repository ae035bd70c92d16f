"""Blackjack with cards that are known: how hands end, what the coach says, options and history."""

from blackjack import Fingers
from deckserver import DeckServer
from screentest import ROOMY, ScreenTest
from test_failures import run


class BlackjackWithKnownCards(Fingers, ScreenTest):
    """The cards come from a server that deals what the story needs."""

    size = ROOMY

    def setUp(self):
        super().setUp()
        self.server = DeckServer()
        self.addCleanup(self.server.close)

    def sit_down(self, *cards, table=None):
        """At a table with these cards on top: the player's first, then the bot's, and so on."""
        self.server.deal = list(cards)
        app = self.app = self.start(
            "--game", "blackjack", "--seed", "5", "--deck-server", self.server.url)
        app.arrive("blackjack.start", "blackjack.table")
        if table:
            app.tap("blackjack.table")
            app.arrive("blackjack.tables", "table." + table)
            app.tap("table." + table)
            app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        if table:
            app.arrive("blackjack", "blackjack.new")
            app.tap("blackjack.new")
        app.wait_node("card.player.1")
        return app

    def wait_turn(self):
        """Waits until the cards lie and the player can play."""
        self.app.wait_node("blackjack.hit", lambda node: node["enabled"])

    def beside(self):
        """A place on the felt with no button."""
        x, y, width, height = self.app.place()
        return x + width * 0.06, y + height * 0.45

    def test_both_totals_of_a_soft_hand_are_shown(self):
        app = self.sit_down("AS", "7H", "6C", "0D")
        self.wait_turn()
        app.wait_node("player.score", lambda node: node["label"].endswith(" 1 / 11"))
        app.tap("blackjack.hit")
        app.wait_node("player.score", lambda node: node["label"].endswith(" 7 / 17"))
        app.screenshot(self.folder / "soft.png")
        app.tap("blackjack.stand")
        app.wait_for("result", lambda e: e["score"] == 0)

    def test_a_hand_of_21_wins_on_the_table_and_taps_skip_to_the_name(self):
        app = self.sit_down("9S", "7H", "0C", "2D", "0D")
        self.wait_turn()
        app.tap("blackjack.hit")
        app.wait_node("player.score", lambda node: node["label"].endswith(" 19"))
        app.tap("blackjack.hit")
        app.wait_node("player.score", lambda node: node["label"].endswith(" 21"))
        app.screenshot(self.folder / "gold.png")
        app.tap("blackjack.stand")
        app.wait_for("result", lambda e: e["score"] == 2)
        app.wait_node("blackjack.end", lambda node: node["label"].startswith("You win!"))
        app.screenshot(self.folder / "end.png")
        app.arrive("blackjack.result", "result.done")

    def test_a_hand_that_is_lost_asks_a_guest_for_no_name(self):
        app = self.sit_down("0S", "7H", "0D")
        self.wait_turn()
        app.tap("blackjack.stand")
        app.wait_for("result", lambda e: e["score"] == -2)
        app.wait_node("blackjack.end", lambda node: node["label"].startswith("The bot wins"))
        app.never("scene", quiet=3)
        self.server.deal = ["9S", "8H"]
        app.tap("blackjack.new")
        app.wait_for("state", lambda e: e["state"]["phase"] == "playing")

    def test_a_bust_hand_loses_its_bet_on_the_table(self):
        app = self.sit_down("0S", "7H", "6C", "0D", "9D", table="vegasStrip")
        self.wait_turn()
        before = int(app.layout()["blackjack.balance"]["label"])
        app.tap("blackjack.hit")
        result = app.wait_for("result")
        self.assertLess(result["score"], 0)
        app.wait_node("blackjack.end", lambda node: "bust" in node["label"].lower())
        app.screenshot(self.folder / "bust.png")
        self.assertEqual(int(app.layout()["blackjack.balance"]["label"]), before)

    def test_won_chips_arrive_in_the_purse_at_a_tap(self):
        app = self.sit_down("0S", "7H", "0C", "0D", table="vegasStrip")
        self.wait_turn()
        before = int(app.layout()["blackjack.balance"]["label"])
        app.tap("blackjack.stand")
        app.wait_node("blackjack.end", lambda node: node["label"].startswith("You win 10 chips!"))
        app.tap_at(self.beside())
        app.wait_node("blackjack.balance", lambda node: int(node["label"]) == before + 20)

    def test_the_coach_says_in_words_which_play_is_best(self):
        app = self.sit_down("0S", "0H", "6C", "7D", table="vegasStrip")
        self.wait_turn()
        app.tap("blackjack.coach")
        app.wait_node("blackjack.hit", lambda node: node["label"] == "Hit: the best play")
        nodes = app.layout()
        self.assertEqual(nodes["blackjack.stand"]["label"], "Stand: nearly as good")
        self.assertEqual(nodes["blackjack.double"]["label"], "Double: much worse")
        self.assertTrue(nodes["blackjack.status"]["label"].startswith("Hit: 16 is too little"))
        app.screenshot(self.folder / "coach.png")

    def test_insurance_is_never_offered_and_cards_come_fast_if_the_options_say_so(self):
        app = self.sit_down("9S", "AH", "7C", "5D", table="vegasStrip")
        app.wait_for("state", lambda e: e["state"]["phase"] == "insurance", since=0)
        app.wait_node("blackjack.decline", lambda node: node["enabled"])
        app.tap("blackjack.decline")
        self.wait_turn()
        app.tap("blackjack.options")
        app.arrive("options", "options.music")
        app.turn_to("games")
        self.scroll_to("options.blackjack.noinsurance")
        app.tap("options.blackjack.noinsurance")
        app.wait_node("options.blackjack.noinsurance", lambda node: node["value"] == 1)
        self.scroll_to("options.blackjack.speed.fast")
        app.tap("options.blackjack.speed.fast")
        app.wait_node("options.blackjack.speed.fast", lambda node: node["value"] == 1)
        app.trace.wait_quiet(0.3, 5)
        app.tap("options.back")
        app.arrive("blackjack", "blackjack.stand")
        self.server.deal = ["6D", "0H", "9C", "AC", "8S", "5C"]
        app.tap("blackjack.stand")
        app.wait_for("result")
        self.give_a_name("Ana")
        app.tap("result.again")
        app.act()
        app.wait_for("state", lambda e: e["state"]["phase"] == "playing")
        self.wait_turn()
        self.assertEqual(app.trace.latest("state")["state"]["dealer"][0], "AC")

    def choose_speed(self, speed):
        """Chooses in the options how fast cards are dealt."""
        app = self.app
        app.tap("blackjack.options")
        app.arrive("options", "options.tab.games")
        app.turn_to("games")
        self.scroll_to(f"options.blackjack.speed.{speed}")
        app.tap(f"options.blackjack.speed.{speed}")
        app.wait_node(f"options.blackjack.speed.{speed}", lambda node: node["value"] == 1)
        app.tap("options.back")
        app.arrive("blackjack", "blackjack.stand")

    def time_of_the_bot(self):
        """Stands against a bot that takes three cards; the seconds from then to the question for a name."""
        app = self.app
        self.wait_turn()
        app.tap("blackjack.stand")
        stood = app.wait_for("state", lambda e: e["state"]["phase"] == "over")
        self.assertEqual(len(stood["state"]["dealer"]), 4)
        asked = app.wait_for("scene", lambda e: e["name"] == "blackjack.result")
        app.arrive("blackjack.result", "result.name")
        return asked["t"] - stood["t"]

    def deal(self):
        """The same cards each time, from a shoe of the program's own."""
        app = self.app = self.start("--game", "blackjack", "--seed", "1")
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        app.arrive("blackjack", "card.player.1")

    def test_cards_are_dealt_as_fast_as_the_options_say(self):
        self.deal()
        self.choose_speed("slow")
        slow = self.time_of_the_bot()
        self.assertGreater(slow, 2 * 0.9 + 2, "it waits after each of its cards, and then the end is looked at")
        app = self.app
        app.tap("result.done")
        app.wait_node("result.problem", lambda node: node["label"] == "Enter a name first.")
        app.tap("result.skip")
        app.wait_node("result.menu")
        self.assertEqual(app.stop(), 0, app.errors())
        self.deal()
        self.choose_speed("fast")
        self.assertLess(self.time_of_the_bot(), slow)

    def test_cards_that_come_from_a_server_are_dealt_one_after_the_other(self):
        app = self.sit_down("0S", "2H", "3D", "0C", "KD")
        self.choose_speed("slow")
        self.wait_turn()
        app.tap("blackjack.stand")
        stood = app.wait_for("move", lambda e: e["move"] == "stand")
        over = app.wait_for("state", lambda e: e["state"]["phase"] == "over")
        self.assertEqual(len(over["state"]["dealer"]), 4)
        asked = app.wait_for("scene", lambda e: e["name"] == "blackjack.result")
        self.assertGreater(asked["t"] - stood["t"], 2 * 0.9 + 2, "all cards are seen coming")

    def finish_a_round(self, name, old=""):
        """Stands, and gives a name in place of the one that is there."""
        app = self.app
        self.wait_turn()
        app.tap("blackjack.stand")
        app.arrive("blackjack.result", "result.name")
        self.open_keyboard("result.name")
        self.tap_keys(*["backspace"] * len(old), *name.lower())
        app.wait_node("result.name", lambda node: node.get("text") == name)
        self.tap_keys("done")
        app.wait_for("claim", lambda e: e["player"] == name)

    def test_the_history_is_filtered_and_its_statistics_are_a_players(self):
        app = self.sit_down("0S", "7H", "8D", "KC")
        self.finish_a_round("Ana")
        app.wait_node("result.share")
        self.assertRegex(app.share("result.share", "blackjack.result"), r"I won, 10 to 25\. .+ – Ana")
        app.wait_node("result.again")
        self.server.deal = ["0C", "9H", "5D", "KD"]
        app.tap("result.again")
        app.arrive("blackjack", "card.player.1")
        self.finish_a_round("Leo", old="Ana")
        app.wait_node("result.menu")
        app.tap("result.menu")
        app.arrive("menu", "menu.blackjack")
        app.tap("menu.blackjack")
        app.arrive("blackjack.start", "blackjack.history")
        app.tap("blackjack.history")
        app.arrive("blackjack.history", "history.row.1")
        self.filter("player", "Ana")
        self.assertIn("Ana", app.layout()["history.row.0"]["label"])
        app.screenshot(self.folder / "filtered.png")
        app.tap("history.statistics")
        app.arrive("blackjack.statistics", "statistics.rounds")
        self.assertEqual(app.layout()["statistics.rounds"]["label"], "Rounds: 1")
        app.wait_node("statistics.streak", lambda node: "…" not in node["label"])
        app.tap("statistics.back")
        app.arrive("blackjack.history", "history.filter.player")
        self.filter("player", "All players", rows=2)
        self.filter("table", "House rules", rows=2)
        self.filter("result", "Won", rows=None)
        told = run(self.folder, "scores", "--game", "blackjack", "--player", "ana", "--format", "csv", "--data", self.data)[1]
        self.assertEqual([line.count("Ana") for line in told.splitlines()], [0, 1], told)

    def test_a_players_page_tells_the_rounds_won_and_the_average_gain(self):
        app = self.sit_down("0S", "7H", "0C", "0D", table="vegasStrip")
        self.finish_a_round("Ana")
        app.wait_node("result.menu")
        app.tap("result.menu")
        app.arrive("menu", "menu.players")
        app.tap("menu.players")
        app.arrive("players", "players.row.0")
        app.tap("players.row.0")
        app.arrive("player", "player.section.statistics")
        app.tap("player.section.statistics")
        app.tap("player.game.blackjack")
        app.wait_node("player.statistics.won", lambda node: node["label"] == "Rounds won: 100%")
        self.assertEqual(app.layout()["player.statistics.average.gain"]["label"],
                         "Average gain, in chips: +10.0")
        app.screenshot(self.folder / "page.png")

    def filter(self, kind, label, rows=1):
        """Chooses what the history shows."""
        app = self.app
        app.tap("history.filter." + kind)
        app.arrive("blackjack.filter", "filter.all")
        choice, = [name for name in app.ids("filter.") if app.layout()[name]["label"] == label]
        app.tap(choice)
        app.arrive("blackjack.history", "history.filter." + kind)
        self.assertEqual(app.layout()["history.filter." + kind]["label"], label)
        if rows is not None:
            self.assertEqual(len(app.ids("history.row.")), rows)
