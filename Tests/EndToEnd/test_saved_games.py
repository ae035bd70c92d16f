"""Saved games belong to players, several a game: by touch."""

from fifteen import Board
from gestures import double_tap
from hands import HandTest, Touch
from screentest import ROOMY, ScreenTest


class SavedGames(HandTest):
    """A guest and a player at one machine."""

    hand_kind = Touch
    size = ROOMY

    def leave_board(self, shape):
        """Makes one move on a new board of this shape and goes back to the setup."""
        app, hand = self.app, self.hand
        hand.press(f"fifteen.layout.{shape}")
        hand.press("fifteen.play")
        app.arrive("fifteen", "tile.1")
        tile = next(t for t in Board(app.wait_for("state")["state"]).tiles()
                    if Board(app.trace.latest("state")["state"]).in_line(t) == 1)
        hand.press(f"tile.{tile}")
        app.settle(app.wait_for("state"))
        hand.press("fifteen.back")
        app.arrive("fifteen.setup", "fifteen.continue")

    def become_ana(self):
        """From the setup: makes a player, who plays from now on."""
        app, hand = self.app, self.hand
        hand.press("fifteen.back")
        app.arrive("menu", "menu.players")
        hand.press("menu.players")
        app.arrive("players", "players.new")
        hand.press("players.new")
        app.arrive("player.name", "player.name.field")
        hand.write_name("player.name.field", "ana", "player.name.done")
        app.arrive("player", "player.play")
        hand.press("player.play")
        app.wait_node("player.play", lambda n: n["label"] == "Play as a guest")
        self.go_to_setup()

    def go_to_setup(self):
        """From a player's page to the setup."""
        app, hand = self.app, self.hand
        hand.press("player.back")
        app.arrive("players", "players.back")
        hand.press("players.back")
        app.arrive("menu", "menu.fifteen")
        hand.press("menu.fifteen")
        app.arrive("fifteen.setup", "fifteen.play")

    def test_each_has_several_boards_and_neither_sees_those_of_the_other(self):
        app, hand = self.start("--game", "fifteen", "--seed", "7"), self.hand
        app.arrive("fifteen.setup", "fifteen.play")
        self.leave_board("4x4")
        self.leave_board("3x3")
        self.become_ana()
        for shape in ("4x4", "3x3"):
            hand.press(f"fifteen.layout.{shape}")
            app.rest()
            self.assertEqual(app.ids("fifteen.continue"), [], shape)
        self.leave_board("5x5")
        hand.press("fifteen.layout.3x3")
        app.wait_gone("fifteen.continue")
        hand.press("fifteen.back")
        app.arrive("menu", "menu.players")
        hand.press("menu.players")
        app.arrive("players", "players.guest")
        hand.press("players.guest")
        app.rest()
        self.assertEqual(app.stop(), 0)
        app = self.start("--game", "fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        for shape, size in (("4x4", 4), ("3x3", 3)):
            hand.press(f"fifteen.layout.{shape}")
            app.wait_node("fifteen.continue")
            hand.press("fifteen.continue")
            app.arrive("fifteen", "tile.1")
            state = app.wait_for("state")["state"]
            self.assertEqual((state["setup"]["columns"], state["moveCount"]), (size, 1))
            hand.press("fifteen.back")
            app.arrive("fifteen.setup", "fifteen.play")
        hand.press("fifteen.layout.5x5")
        app.wait_gone("fifteen.continue")


class OtherGames(HandTest):
    """A round, a puzzle, a design and a hand of a guest, who makes room for a player."""

    hand_kind = Touch
    size = ROOMY

    def change_player(self, player):
        """From the menu and back: Ana, who is new, or the guest."""
        app, hand = self.app, self.hand
        hand.press("menu.players")
        if player == "guest":
            app.arrive("players", "players.guest")
            hand.press("players.guest")
        else:
            app.arrive("players", "players.new")
            hand.press("players.new")
            app.arrive("player.name", "player.name.field")
            hand.write_name("player.name.field", player, "player.name.done")
            app.arrive("player", "player.play")
            hand.press("player.play")
            app.wait_node("player.play", lambda n: n["label"] == "Play as a guest")
            hand.press("player.back")
            app.arrive("players", "players.back")
        hand.press("players.back")
        app.arrive("menu", "menu.recycle")

    def open(self, game, scene):
        """From the menu to what comes before a game."""
        self.hand.press(f"menu.{game}")
        self.app.arrive(scene, f"{game}.play")

    def leave(self, game):
        """Back to the menu."""
        self.hand.press(f"{game}.back")
        self.app.arrive("menu", f"menu.{game}")

    def begin_all(self):
        """Begins something of each kind and leaves it."""
        app, hand = self.app, self.hand
        self.open("recycle", "recycle.setup")
        hand.press("recycle.mode.calm")
        hand.press("recycle.play")
        app.arrive("recycle", "piece.1")
        app.wait_gone("recycle.countdown")
        app.act()
        self.screen.hand.play(double_tap(*app.center("piece.2")))
        app.wait_for("kept", lambda e: e["slot"].startswith("recycle"))
        hand.press("recycle.back")
        app.arrive("recycle.pause", "recycle.pause.leave")
        hand.press("recycle.pause.leave")
        app.arrive("recycle.setup", "recycle.back")
        self.leave("recycle")
        self.open("mirror", "mirror.setup")
        hand.press("mirror.play")
        app.arrive("mirror", "piece.")
        x, y, width, height = app.layout()["brocade"]["frame"]
        piece = app.trace.latest("state")["state"]["tray"][0]
        hand.drag(app.center(f"piece.{piece}"), app.on_screen((x + width / 4, y + height / 2)))
        app.wait_for("kept", lambda e: e["slot"].startswith("mirror"))
        hand.press("mirror.back")
        app.arrive("mirror.setup", "mirror.loom")
        hand.press("mirror.loom")
        app.arrive("loom", "loom.motif.house")
        hand.press("loom.motif.house")
        hand.press("loom.cell.1")
        app.wait_for("kept", lambda e: e["slot"].startswith("loom"))
        hand.press("loom.back")
        app.arrive("mirror.setup", "mirror.back")
        self.leave("mirror")
        self.open("blackjack", "blackjack.start")
        hand.press("blackjack.play")
        app.arrive("blackjack", "blackjack.stand")
        app.wait_for("kept", lambda e: e["slot"].startswith("blackjack"))
        hand.press("blackjack.back")
        app.arrive("blackjack.start", "blackjack.back")
        self.leave("blackjack")

    def check_all(self, is_there):
        """Whether each is offered to whoever plays now."""
        app, hand = self.app, self.hand
        self.open("recycle", "recycle.setup")
        hand.press("recycle.mode.calm")
        hand.press("recycle.play")
        if is_there:
            app.arrive("recycle.saved.question", "saved.resume")
            hand.press("saved.resume")
        app.arrive("recycle", "piece.1")
        app.wait_gone("recycle.countdown")
        sizes = {p["size"] for p in app.trace.latest("state")["state"]["sides"][0]["pieces"]}
        self.assertEqual(len(sizes) > 1, is_there, sizes)
        hand.press("recycle.back")
        app.arrive("recycle.pause", "recycle.pause.leave")
        hand.press("recycle.pause.leave")
        app.arrive("recycle.setup", "recycle.back")
        self.leave("recycle")
        self.open("mirror", "mirror.setup")
        self.assertEqual("mirror.continue" in app.layout(), is_there)
        hand.press("mirror.loom")
        app.arrive("loom", "loom.cell.1")
        motif = app.wait_for("state", lambda e: e["game"] == "loom")["state"]["cells"][1]["motif"]
        self.assertEqual(motif, "house" if is_there else None)
        hand.press("loom.back")
        app.arrive("mirror.setup", "mirror.back")
        self.leave("mirror")
        self.open("blackjack", "blackjack.start")
        self.assertEqual(app.layout()["blackjack.play"]["label"], "Resume" if is_there else "Play")
        self.leave("blackjack")

    def test_whoever_plays_finds_only_what_is_theirs(self):
        self.start("--seed", "7")
        self.app.arrive("menu", "menu.recycle")
        self.begin_all()
        self.change_player("ana")
        self.check_all(False)
        self.change_player("guest")
        self.check_all(True)


class Codes(ScreenTest):
    """A board by its code, as a link opens it."""

    def test_a_code_asks_before_its_board_replaces_an_unfinished_one(self):
        app = self.start("--board", "fifteen-4x4-130-7")
        app.arrive("fifteen", "tile.1")
        board = Board(app.wait_for("state", since=0)["state"])
        app.tap(f"tile.{next(t for t in board.tiles() if board.in_line(t) == 1)}")
        app.wait_for("kept")
        self.assertEqual(app.stop(), 0, app.errors())
        app = self.start("--board", "fifteen-4x4-130-8")
        app.arrive("fifteen.saved.question", "saved.resume")
        self.assertEqual(app.stop(), 0, app.errors())
        app = self.start("--board", "fifteen-3x3-130-8")
        app.arrive("fifteen", "tile.1")
