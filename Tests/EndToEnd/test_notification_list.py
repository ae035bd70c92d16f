"""The list of notifications, behind the bell in the menu."""

from test_notifications import ALL
from recreo import NOON
from test_pet_calls import BODY, PetTest


class Listing(PetTest):
    """A person who was away while the pet called."""

    def test_what_was_called_is_listed_under_the_bell_in_the_menu(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.play(bus)
        self.hear(app)
        self.feed(app)
        app.tap("pet.back")
        app.arrive("menu", "menu.notifications")
        self.assertNotIn("menu.notifications.badge", app.layout(), "the first was made in front of its player")
        self.wait_notes(server, 2)
        app.wait_node("menu.notifications.badge", lambda node: node.get("value") == 1)
        app.tap("menu.notifications")
        app.arrive("notifications", "notifications.row.1")
        rows = [app.layout()[f"notifications.row.{row}"]["label"] for row in range(2)]
        self.assertTrue(rows[0].startswith("New: " + BODY) and rows[1].startswith(BODY), rows)
        app.tap("notifications.row.0")
        app.arrive("pet", "pet.feed")
        self.feed(app)
        self.assertEqual(app.stop(), 0)
        self.agent()
        self.wait_notes(server, 3)
        self.end_agent()
        app = self.start(DBUS_SESSION_BUS_ADDRESS=bus.address, TZ=NOON)
        app.arrive("menu", "menu.notifications")
        app.wait_node("menu.notifications.badge", lambda node: node.get("value") == 1)
