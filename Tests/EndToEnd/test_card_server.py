"""Blackjack with cards that come over the net, by fingers."""

from blackjack import Fingers, Visit
from deckserver import COLOUR, DeckServer
from desktop import wait_until
from screentest import ROOMY, ScreenTest, seeing


class BlackjackFromAServer(Fingers, Visit, ScreenTest):
    """Cards that come over the net: the same visit, and what can go wrong in it."""

    size = ROOMY

    def setUp(self):
        super().setUp()
        self.server = DeckServer()
        self.addCleanup(self.server.close)

    def begin(self):
        self.server.deal = ["9S", "7H", "AC", "0D"]
        return self.start("--deck-server", self.server.url)

    def sit_down(self, *cards, server=True):
        """The program at its table with these cards on top."""
        self.server.deal = list(cards)
        address = ("--deck-server", self.server.url) if server else ()
        app = self.app = self.start("--game", "blackjack", *address)
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        app.arrive("blackjack", "card.player.1")
        app.wait_node("blackjack.hit", lambda node: node["enabled"])
        return app

    def hand(self):
        """The player's cards and the bot's, as told last."""
        state = self.app.trace.latest("state")["state"]
        return state["hands"][0]["cards"], state["dealer"]

    def test_a_hand_is_dealt_by_the_server(self):
        app = self.sit_down("9S", "7H", "AC", "0D")
        self.assertEqual(self.hand(), (["9S"], ["7H"]))
        app.tap("blackjack.hit")
        app.wait_node("card.player.2")
        app.wait_node("player.score", lambda node: node["label"].endswith(" 20"))
        app.tap("blackjack.stand")
        app.wait_for("result", lambda e: e["score"] == 2)
        self.assertEqual(self.hand(), (["9S", "AC"], ["7H", "0D"]))
        name, = self.server.decks
        self.assertEqual(self.server.asked, [
            "/api/deck/new/shuffle/?deck_count=1", f"/api/deck/{name}/draw/?count=2",
            f"/api/deck/{name}/draw/?count=1", f"/api/deck/{name}/draw/?count=1"])

    def test_a_server_that_fails_in_the_middle_is_replaced_by_a_deck_of_our_own(self):
        app = self.sit_down("6H", "7H")
        for mode in ("error", "cut", "huge", "twice", "hang"):
            with self.subTest(mode):
                self.server.mode = mode
                app.tap("blackjack.hit")
                app.wait_for("move", lambda e: e["move"] == "builtIn")
                app.wait_node("toast", lambda node: "the built-in deck" in node["label"])
                app.wait_node("card.player.2")
                cards, bots = self.hand()
                self.assertEqual((cards[0], bots), ("6H", ["7H"]))
                self.assertNotIn(cards[1], ("6H", "7H"))
                app.tap("blackjack.stand")
                result = app.wait_for("result")
                cards, bots = self.hand()
                self.assertEqual(len({*cards, *bots}), len(cards) + len(bots))
            self.server.mode, self.server.deal = "good", ["6H", "7H"]
            self.go_on(result)

    def go_on(self, result):
        """Nobody's name, where one is asked for, and another hand from the server."""
        app = self.app
        if result["score"] > 0:
            app.arrive("blackjack.result", "result.skip")
            app.tap("result.skip")
            app.wait_node("result.again")
            app.tap("result.again")
            app.arrive("blackjack")
        else:
            app.wait_node("blackjack.new", lambda node: node["enabled"])
            app.tap("blackjack.new")
        app.wait_for("state", lambda e: e["state"]["phase"] == "playing")
        app.wait_node("card.player.1")

    @seeing
    def test_an_address_is_typed_at_the_table_and_its_pictures_are_shown(self):
        app = self.sit_down("9S", "7H", "2C", server=False)
        app.tap("blackjack.options")
        app.arrive("options", "options.music")
        app.turn_to("games")
        self.scroll_to("options.blackjack.pictures")
        app.tap("options.blackjack.pictures")
        app.wait_node("options.blackjack.pictures", lambda node: node["value"] == 1)
        app.tap("options.blackjack.cards.own")
        bottom = app.trace.latest("window")["points"][1]
        app.wait_node("key.space", lambda node: sum(node["frame"][1::2]) <= bottom)
        status = "options.blackjack.server.status"
        self.tap_keys("backspace", "done")  # https:/
        app.wait_node(status, lambda node: "isn't a web address" in node["label"])
        self.open_keyboard("options.blackjack.server")
        self.tap_keys(*["backspace"] * 7, *"http", "mode", *self.server.url.removeprefix("http"))
        app.screenshot(self.folder / "typed.png")
        self.tap_keys("done")
        app.wait_node(status, lambda node: node["label"].endswith(self.server.url + "."))
        app.trace.wait_quiet(0.3, 5)
        app.tap("options.back")
        app.arrive("blackjack", "blackjack.stand")
        self.assertEqual(self.server.asked, [], "the hand is played to its end with its own deck")
        app.tap("blackjack.stand")
        self.server.unseen = ("7H",)
        self.go_on(app.wait_for("result"))
        self.assertEqual(self.hand(), (["9S"], ["7H"]))
        self.wait_colour("card.player.1", COLOUR)
        self.assertNotEqual(self.colour("card.bot.1"), COLOUR, "ours, where theirs fails")
        app.screenshot(self.folder / "pictures.png")

    def colour(self, node):
        """What is seen above the middle of a node."""
        self.app.look()
        x, y, width, height = self.app.wait_node(node)["frame"]
        place = self.app.on_screen((x + width / 2, y + height * 0.3))
        return self.screen.colours([tuple(map(round, place))])[0]

    def wait_colour(self, node, colour):
        """Waits until a node has this colour."""
        wait_until(lambda: self.colour(node) == colour, f"{node} in {colour}")
