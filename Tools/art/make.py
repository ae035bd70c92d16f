"""Draws everything: make.py [name ...]   (needs python3 with numpy, shapely and pillow)"""
import importlib
import os
import sys

RESOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Resources")
WORK = {
    "recycle": ("menu_recycle", "Art"), "blackjack": ("menu_cards", "Art"), "mirror": ("menu_mirror", "Art"),
    "pet": ("menu_pet", "Art"), "fifteen": ("menu_fifteen", "Art"), "logo": ("logo", "Art"), "icons": ("icons", "Art"),
    "pet_sheet": ("pet_sheet", "Art"), "pet_props": ("pet_props", "Art"), "pet_garden": ("pet_garden", "Art"),
    "pet_things": ("pet_things", "Art"), "pet_seals": ("pet_seals", "Art"),
    "blackjack_cards": ("blackjack_cards", "Art"), "blackjack_table": ("blackjack_table", "Art"), "blackjack_bot": ("blackjack_bot", "Art"),
    "blackjack_tables": ("blackjack_tables", "Art"),
    "poster": ("poster", "Art"), **{f"poster_{name}": (f"poster_{name}", "Art") for name in ("recycle", "blackjack", "mirror", "pet", "fifteen")},
    "loom_motifs": ("loom_motifs", "Art"), "avatars": ("avatars", "Art"),
    "decoration": ("decoration", "Art"), "rewards": ("rewards", "Art"), "recycle_pieces": ("recycle_pieces", "Art"),
    "recycle_containers": ("recycle_containers", "Art"), "recycle_table": ("recycle_table", "Art"),
    "recycle_rules": ("recycle_rules", "Art"),
    **{name: (f"picture_{name}", "Pictures") for name in ("harbour", "garden", "city", "reef", "mountains", "market")},
}

if __name__ == "__main__":
    for name in sys.argv[1:] or WORK:
        module, folder = WORK[name]
        getattr(importlib.import_module(module), name)(os.path.join(RESOURCES, folder))
