"""What a player has played: the figures of each game on the player's page, by touch."""

from fifteen import Board
from hands import HandTest, Touch
from mirror import MirrorPlayer
from screentest import ROOMY, ScreenTest


def open_statistics(app, game):
    """From the menu to what the first player has played of a game."""
    app.arrive("menu", "menu.players")
    app.tap("menu.players")
    app.arrive("players", "players.row.0")
    app.tap("players.row.0")
    app.arrive("player", "player.section.statistics")
    app.tap("player.section.statistics")
    app.tap(f"player.game.{game}")
    app.wait_node("player.statistics.games")


def save_as_ana(test, app, ending):
    """Types a name for a result and goes to the menu."""
    app.arrive(ending, "result.name")
    app.find_window()
    app.act()
    test.screen.xdotool("type", "--delay", 40, "Ana")
    app.wait_node("result.name", lambda node: node.get("text") == "Ana")
    app.tap("result.done")
    app.wait_for("claim")
    app.wait_node("result.menu")
    app.tap("result.menu")


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


class Rounds(ScreenTest):
    """A player of Recycle."""

    size = ROOMY

    def test_a_round_is_counted_with_its_points_and_its_day(self):
        app = self.start("--game", "recycle", "--mode", "calm", "--seed", "5")
        app.arrive("recycle", "container.paper")
        app.wait_gone("recycle.countdown")
        plane = next(p for p in app.trace.latest("state")["state"]["sides"][0]["pieces"] if p["kind"] == "plane")
        x, y, width, height = app.layout()["container.paper"]["frame"]
        app.act()
        self.screen.drag(app.center(f"piece.{plane['piece']}"), app.on_screen((x + width / 2, y + height / 3)))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["score"] == 75)
        app.tap("recycle.done")
        save_as_ana(self, app, "recycle.end")
        open_statistics(app, "recycle")
        nodes = app.layout()
        self.assertEqual(nodes["player.statistics.games"]["label"], "Games played: 1")
        self.assertEqual(nodes["player.statistics.streak"]["label"], "Days in a row: 1")
        self.assertTrue(nodes["player.statistics.average.score"]["label"].endswith(": 75"), nodes)
        self.assertEqual(nodes["player.statistics.days"]["label"], "1 game in the last 14 days")


class Puzzles(MirrorPlayer):
    """A player of Mirror."""

    size = ROOMY
    sees = False

    def test_a_puzzle_is_counted_with_its_time_its_moves_and_its_day(self):
        app = self.begin("2x3")
        for piece in self.state()["tray"]:
            self.lay(piece, piece - 1)
        save_as_ana(self, app, "mirror.won")
        open_statistics(app, "mirror")
        nodes = app.layout()
        self.assertEqual(nodes["player.statistics.games"]["label"], "Games played: 1")
        self.assertTrue(nodes["player.statistics.average.moves"]["label"].endswith(": 6"), nodes)
        self.assertIn("player.statistics.average.time", nodes)
        self.assertEqual(nodes["player.statistics.days"]["label"], "1 game in the last 14 days")
