"""Players and boards, by each hand: one is made, gets a face, plays, goes and comes back."""

from hands import by_all_hands
from screentest import ROOMY

FIELD = "player.name.field"


@by_all_hands
class Players:
    """One visit to everything that has to do with people."""

    size = ROOMY

    def rows(self, *names):
        """Waits until the list of players holds these, and no others."""
        def shows(told):
            rows = [n["label"] for n in told["nodes"] if n["id"].startswith("players.row.")]
            return len(rows) == len(names) and all(map(str.startswith, rows, names))
        self.app.wait_for("layout", shows)

    def make(self, word):
        """A new player, made in the list; its page comes."""
        self.hand.pick("players.row", "players.new")
        self.app.arrive("player.name", FIELD)
        self.hand.write_name(FIELD, word, "player.name.done")
        self.app.arrive("player", "player.avatar")

    def test_a_player_is_created_changed_deleted_and_restored(self):
        app, hand = self.start(), self.hand
        app.arrive("menu", "menu.players")
        hand.press("menu.players")
        app.arrive("players", "players.new")
        self.make(hand.word)
        name = app.layout()["player.name"]["label"]
        hand.press("player.avatar")
        app.arrive("player.avatar", "avatar.owl")
        for node in ("avatar.owl", "avatar.violet", "avatar.done"):
            hand.press(node)
        app.arrive("player")
        app.wait_node("player.avatar", lambda node: node["label"].endswith("Owl, Violet"))
        hand.press("player.play")
        app.wait_node("player.play", lambda node: node["label"] == "Play as a guest")
        app.wait_node("player.award.0", lambda node: node["label"].startswith("To do"))
        hand.choose("player.section", "records")
        app.wait_node("player.record.0")
        app.screenshot(self.folder / "player.png")
        name = self.rename(name)
        self.delete_and_call_back(name)
        self.look_at_boards()

    def rename(self, name):
        """Another name on the keyboard of the screen, which is not everybody's."""
        app, hand = self.app, self.hand
        if not hasattr(hand, "ask_for_keys"):
            return name
        hand.press("player.name")
        app.arrive("player.name", FIELD)
        hand.ask_for_keys(FIELD)
        app.stand()
        for letter in "lu":
            hand.point(app.center(f"key.{letter}"))
        # The name that was there is selected, so the new one replaces it.
        name = app.wait_node(FIELD, lambda node: node["text"].lower() == "lu")["text"]
        hand.point(app.center("key.done"))
        app.wait_gone("keyboard")
        app.arrive("player")
        app.wait_node("player.name", lambda node: node["label"] == name)
        return name

    def delete_and_call_back(self, name):
        """One alone, then all: what is deleted comes back within ten seconds."""
        app, hand = self.app, self.hand
        hand.press("player.remove")
        app.arrive("player.delete", "player.delete.yes")
        hand.press("player.delete.yes")
        app.arrive("players", "undo")
        self.rows()
        hand.press("undo")
        self.rows(name)
        hand.press("players.options")
        app.arrive("players.options", "players.clear")
        hand.press("players.clear")
        app.arrive("players.delete", "players.delete.yes")
        hand.hold("players.delete.yes", "menu")
        app.arrive("menu", "undo")
        app.screenshot(self.folder / "undo.png")
        hand.press("undo")
        app.wait_gone("undo")
        hand.press("menu.players")
        app.arrive("players", "players.row.0")
        self.rows(name)
        hand.back("players.back")
        app.arrive("menu", "menu.leaderboard")

    def look_at_boards(self):
        """All days, today, the points; then another game's."""
        app, hand = self.app, self.hand
        hand.press("menu.leaderboard")
        app.arrive("fifteen.results", "results.span")
        for part, option in (("span", "today"), ("order", "total"), ("span", "ever")):
            hand.choose_board(part, f"{part}.{option}", "fifteen.results")
        hand.choose("results.game", "mirror")
        app.arrive("mirror.results", "results.back")
        hand.back("results.back")
        app.arrive("menu")
