"""The odds on the command line, compared with published ones."""

import json
import unittest

from screentest import ProgramTest
from test_failures import USAGE, run

DEALER = {  # one deck, standing on soft 17, no natural: 17 to 21, bust
    "A": (0.183786, 0.190890, 0.188680, 0.191692, 0.075137, 0.169815),
    "2": (0.138976, 0.131762, 0.131815, 0.123948, 0.120526, 0.352973),
    "3": (0.130313, 0.130946, 0.123761, 0.123345, 0.116047, 0.375588),
    "4": (0.130973, 0.114163, 0.120679, 0.116286, 0.115096, 0.402803),
    "5": (0.119687, 0.123483, 0.116909, 0.104694, 0.106321, 0.428905),
    "6": (0.166948, 0.106454, 0.107192, 0.100705, 0.097879, 0.420823),
    "7": (0.372345, 0.138583, 0.077334, 0.078897, 0.072987, 0.259854),
    "8": (0.130857, 0.362989, 0.129445, 0.068290, 0.069791, 0.238627),
    "9": (0.121886, 0.103921, 0.357391, 0.122250, 0.061109, 0.233442),
    "10": (0.124156, 0.122486, 0.124421, 0.356869, 0.039570, 0.232499),
}
RETURNS = {  # resplit to four hands but not aces, one card on split aces
    "--decks 1 --soft17 stand": 0.001839, "--decks 1 --soft17 stand --no-das": 0.000423,
    "--decks 1 --soft17 hit": -0.000072, "--decks 1 --soft17 hit --no-das": -0.001513,
    "--decks 2 --soft17 hit": -0.003797, "--decks 2 --soft17 hit --no-das": -0.005252,
    "--decks 5 --soft17 hit": -0.005918, "--decks 5 --soft17 hit --no-das": -0.007366,
    "--decks 5 --soft17 stand": -0.003804, "--decks 5 --soft17 stand --no-das": -0.005225,
    "--decks 6 --soft17 hit": -0.006151,
    "--decks 6 --soft17 hit --no-hole-card": -0.0072705,
    "--decks 6 --soft17 hit --no-hole-card --no-das": -0.0086975,
    "--decks 8 --soft17 hit --no-hole-card": -0.007562,
    "--decks 8 --soft17 hit --no-hole-card --no-das": -0.0089865,
}


class Odds(ProgramTest):
    """`recreo odds`."""

    def odds(self, words):
        """Its parsed output."""
        code, out, message = run(self.folder, "odds", *words.split())
        self.assertEqual((code, message), (0, ""))
        self.assertEqual(out.count("\n"), 1, out)
        return json.loads(out)

    def test_the_dealers_probabilities_match_the_published_ones(self):
        for up, published in DEALER.items():
            told = self.odds(f"--decks 1 --soft17 stand --dealer {up}")
            self.assertEqual(list(told), ["dealer"])
            self.assertEqual(list(told["dealer"]), ["17", "18", "19", "20", "21", "bust"])
            for ours, theirs in zip(told["dealer"].values(), published):
                self.assertAlmostEqual(ours, theirs, delta=1e-6)

    def test_a_hand_lists_every_play_and_the_best(self):
        told = self.odds("--decks 1 --soft17 stand --dealer A --hand 2,A")
        self.assertEqual(list(told), ["dealer", "actions", "best"])
        for play, published in {"stand": -0.661732, "hit": -0.067808, "double": -0.593281}.items():
            self.assertAlmostEqual(told["actions"][play], published, delta=1e-6)
        self.assertEqual(list(told["actions"]), ["stand", "hit", "double"])
        self.assertEqual(told["best"], "hit")

    def test_splitting_and_surrendering_are_listed_if_allowed(self):
        told = self.odds("--decks 1 --dealer 9 --hand 8,8 --late-surrender")
        self.assertEqual(list(told["actions"]), ["stand", "hit", "double", "split", "surrender"])
        self.assertEqual(told["actions"]["surrender"], -0.5)
        self.assertAlmostEqual(told["actions"]["split"], -0.400671, delta=1e-6)
        plain = self.odds("--decks 1 --dealer 9 --hand 8,8 --no-das")
        self.assertAlmostEqual(plain["actions"]["split"], -0.426294, delta=1e-6)
        self.assertNotIn("surrender", plain["actions"])

    def test_three_cards_can_only_stand_or_hit(self):
        told = self.odds("--decks 6 --dealer 10 --hand 10,4,2 --late-surrender")
        self.assertEqual(list(told["actions"]), ["stand", "hit"])

    def test_a_natural_is_paid_at_once(self):
        self.assertEqual(self.odds("--decks 1 --dealer A --hand K,A")["actions"], {"stand": 1.5})

    def test_without_a_hole_card_the_dealers_natural_takes_the_doubled_bet(self):
        told = self.odds("--decks 6 --soft17 hit --no-hole-card --dealer A --hand 6,5")
        for play, published in {"stand": -0.720879, "hit": -0.235772, "double": -0.535879}.items():
            self.assertAlmostEqual(told["actions"][play], published, delta=1e-6)

    def test_seen_cards_are_out_of_the_shoe(self):
        full = self.odds("--decks 1 --dealer 10 --hand 10,6")
        seen = self.odds("--decks 1 --dealer 10 --hand 10,6 --seen 5,5,5,4,4,4")
        self.assertLess(seen["actions"]["hit"], full["actions"]["hit"])
        self.assertEqual(seen["best"], "stand")

    def test_the_return_of_a_round_matches_the_published_one(self):
        for words, published in RETURNS.items():
            with self.subTest(words=words):
                told = self.odds(words + " --game")
                self.assertEqual(list(told), ["return"])
                self.assertAlmostEqual(told["return"], published, delta=1e-5)

    def test_the_same_arguments_give_the_same_output(self):
        words = "--decks 8 --dealer 2 --hand 3,3 --seen 2,4"
        self.assertEqual(self.odds(words), self.odds(words))

    def test_invalid_arguments_are_refused_with_64(self):
        wrong = ("", "--dealer 1", "--dealer A --hand 2", "--dealer A --hand 2,x", "--decks 0",
                 "--decks 99 --dealer A", "--dealer 5 --hand 10,9,5", "--dealer 5 --hand 5,5,5,5",
                 "--dealer A --soft17 sit", "--game --dealer A", "--dealer 5 --hand 2,2 --seen ,",
                 "--decks 1 --dealer 2 --hand 3,4 --seen " + ",".join(["10"] * 17))
        for words in wrong:
            with self.subTest(words=words):
                code, out, message = run(self.folder, "odds", *words.split())
                self.assertEqual((code, out), (USAGE, ""), message)
                self.assertIn("Error: ", message)
                self.assertNotIn("Fatal", message)


if __name__ == "__main__":
    unittest.main()
