"""What a player has played: the figures of each game on the player's page, by touch."""

from fifteen import Board
from hands import HandTest, Touch
from screentest import ROOMY


class Statistics(HandTest):
    """A player who looks back."""

    hand_kind = Touch
    size = ROOMY

    def play(self):
        """Solves an easy board; returns how many moves it took."""
        app, hand = self.app, self.hand
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        way = Board(state).shortest()
        for tile in way:
            hand.press(f"tile.{tile}")
            app.settle(app.wait_for("state"))
        app.arrive("fifteen.won", "result.name")
        self.assertRegex(app.layout()["result.summary"]["label"], r"\d\.\d moves/s")
        return len(way)

    def test_two_games_are_counted_averaged_and_shown_by_day(self):
        app, hand = self.start("--seed", "7"), self.hand
        app.arrive("menu", "menu.fifteen")
        hand.press("menu.fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        hand.press("fifteen.layout.3x3")
        hand.press("fifteen.scramble.easy")
        hand.press("fifteen.play")
        moves = first = self.play()
        hand.write_name("result.name", "ana", "result.done")
        app.wait_node("result.again")
        hand.press("result.again")
        moves += (second := self.play())
        hand.press("result.done")
        app.wait_node("result.menu")
        hand.press("result.menu")
        app.arrive("menu", "menu.players")
        hand.press("menu.players")
        app.arrive("players", "players.row.0")
        hand.press("players.row.0")
        app.arrive("player", "player.section.statistics")
        hand.press("player.section.statistics")
        hand.press("player.game.fifteen")
        app.wait_node("player.statistics.games", lambda n: n["label"].endswith(": 2"))
        nodes = app.layout()
        self.assertTrue(nodes["player.statistics.streak"]["label"].endswith(": 1"))
        self.assertTrue(nodes["player.statistics.longest"]["label"].endswith(": 1"))
        average = int(nodes["player.statistics.average.moves"]["label"].rpartition(" ")[2])
        self.assertAlmostEqual(average, moves / 2, delta=0.5)
        self.assertIn("player.statistics.average.time", nodes)
        self.assertEqual("player.statistics.pace" in nodes, max(first, second) >= 10)
        self.assertIn("2 games", nodes["player.statistics.days"]["label"])
        app.screenshot(self.folder / "statistics.png")
        for game in ("recycle", "blackjack", "mirror", "pet"):
            with self.subTest(game=game):
                hand.press(f"player.game.{game}")
                app.wait_node("player.nothing")
        self.look_after_a_pet()

    def look_after_a_pet(self):
        """Hatches a pet and feeds it; then its player's page tells of that."""
        app, hand = self.app, self.hand
        hand.press("player.back")
        app.arrive("players", "players.back")
        hand.press("players.back")
        app.arrive("menu", "menu.pet")
        hand.press("menu.pet")
        app.arrive("pet", "pet")
        for _ in range(3):
            hand.press("pet")
            app.wait_for("move", lambda e: "stroke" in e["move"])
        app.wait_node("pet.ribbon")
        for meals in (1, 2):
            hand.press("pet.feed")
            app.wait_for("state", lambda e: e["state"]["storedDiary"]["meals"] == meals)
        hand.press("pet.back")
        app.arrive("menu", "menu.players")
        hand.press("menu.players")
        app.arrive("players", "players.row.0")
        hand.press("players.row.0")
        app.arrive("player", "player.section.statistics")
        hand.press("player.section.statistics")
        hand.press("player.game.pet")
        app.wait_node("player.statistics.meals", lambda n: n["label"] == "Meals: 2")
        nodes = app.layout()
        self.assertEqual(nodes["player.statistics.days"]["label"],
                         "Looked after 2 times in the last 14 days")
        self.assertEqual(nodes["player.statistics.streak"]["label"], "Days in a row: 1")
        self.assertEqual(nodes["player.statistics.contests"]["label"], "Contests won: 0 / 0")
        self.assertEqual(nodes["player.statistics.forms"]["label"], "Adult forms: 0 / 12")
        app.screenshot(self.folder / "pet.png")
