"""The help pages of each game, with each input device."""

from hands import by_all_hands

WAYS = {  # the first scene of each game and its help button
    "fifteen": ("fifteen.setup", "fifteen.help"), "recycle": ("recycle.setup", "recycle.help"),
    "blackjack": ("blackjack.start", "blackjack.help"),
}


@by_all_hands
class Help:
    """Reading all pages."""

    def test_every_page_can_be_read_and_the_last_leads_back(self):
        app, hand = self.start(), self.hand
        app.arrive("menu", "menu.fifteen")
        for game, (begin, button) in WAYS.items():
            with self.subTest(game):
                hand.press(f"menu.{game}")
                app.arrive(begin, button)
                hand.press(button)
                app.arrive(f"{game}.help", "help.next")
                self.assertGreaterEqual(self.read(begin), 3)
                app.wait_node(button)
                hand.back(f"{game}.back")
                app.arrive("menu", f"menu.{game}")

    def read(self, begin):
        """Reads page by page, going back once; returns the number of pages."""
        app, hand, texts = self.app, self.hand, []
        while True:
            told = app.wait_node("help.text", lambda n: n["label"] not in texts[-1:])
            texts.append(told["label"])
            if len(texts) == 2:
                hand.press("help.previous")
                app.wait_node("help.text", lambda n: n["label"] == texts[0])
                hand.press("help.next")
                app.wait_node("help.text", lambda n: n["label"] == texts[1])
            is_last = app.layout()["help.next"]["label"] == "Done"
            hand.press("help.next")
            if is_last:
                app.wait_for("scene", lambda e: e["name"] == begin)
                return len(texts)
