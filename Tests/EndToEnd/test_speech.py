"""What the program says, and two games played by ear: the players know nothing but what is said."""

import re

from fifteen import Board, solve
from listening import Ear
from screentest import ScreenTest


class Listener(ScreenTest):
    """Someone who doesn't see the screen."""

    def begin(self, *arguments, settings="speech.on = true\n", **changes):
        """Starts the program with speech on; nothing but the ear tells what it does."""
        config = self.folder / "config/recreo"
        config.mkdir(parents=True)
        (config / "config.toml").write_text(settings)
        self.ear = Ear(self.folder)
        self.app = self.start(*arguments, **self.ear.environment | changes)
        return self.ear

    def press(self, key):
        """A key; what is heard next is about it."""
        self.ear.mark()
        self.app.key(key)

    def look_for(self, name):
        """Goes on with Tab until a name is heard; all that was said before has been heard."""
        for _ in range(30):
            self.press("Tab")
            if re.search(name, self.ear.hear(".+").string):
                return
        self.fail(f"{name} is never heard")


class Speech(Listener):
    """What is said of screens."""

    def test_the_focus_is_said_with_its_state_and_each_change(self):
        ear = self.begin("--game", "options")
        ear.hear("^Options")
        self.look_for("Music, On$")
        self.press("Return")
        ear.hear("^Off$")
        self.press("Tab")
        ear.hear("^Music volume, 70%$")
        ear.command("CANCEL SELF")
        self.press("Left")
        ear.hear("^65%$")

    def test_the_language_is_that_of_the_program(self):
        ear = self.begin("--game", "options", "--language", "de")
        ear.command("SET SELF LANGUAGE de")
        ear.hear("^Optionen")

    def test_after_a_change_of_the_language_it_is_said_in_the_new_one(self):
        ear = self.begin()
        ear.hear("^Menu")
        ear.command("SET SELF LANGUAGE en")
        self.look_for("^Language$")
        self.press("Return")
        ear.hear("^Language")
        self.look_for("^Language, ")
        for _ in range(9):
            self.press("Right")
            if "Deutsch" in ear.hear(".+").string:
                return ear.command("SET SELF LANGUAGE de")
        return self.fail("Deutsch is never heard")

    def test_without_speech_dispatcher_it_is_told_what_is_missing(self):
        self.begin(PATH=str(self.folder))
        self.app.wait_for("toast", lambda e: "speech-dispatcher" in e["text"], since=0)

    def test_nothing_is_started_while_speech_is_off(self):
        self.begin("--game", "options", settings="")
        self.app.arrive("options", "options.music")
        self.app.key("Tab")
        self.app.wait_for("focus")
        self.app.stop()
        self.assertEqual(self.ear.lines(), [])

    def test_help_is_read_page_by_page(self):
        ear = self.begin("--game", "fifteen")
        ear.hear("^Fifteen")
        self.press("F1")
        ear.hear("Tap a tile next to the gap")
        self.press("Return")
        ear.hear("Tap a tile further away")


class ByEar(Listener):
    """Games that are played to their end with what is said alone."""

    def read_board(self):
        """The cells of the board that was read out, row by row."""
        line = self.ear.hear(r"Row 1: .*\d tiles? (is|are) right\.")[0]
        rows = re.findall(r"Row \d+: ([^.]*)\.", line)
        return [[0 if cell == "gap" else int(cell) for cell in row.split(", ")] for row in rows]

    def test_a_board_of_fifteen_is_solved(self):
        ear = self.begin("--game", "fifteen", "--layout", "3x3", "--scramble", "easy", "--seed", "7")
        rows = self.read_board()
        board = Board({"cells": sum(rows, []), "setup": {"columns": len(rows[0])}})
        moves = solve(board.cells, board.columns)
        for count, tile in enumerate(moves):
            key = board.push(tile)
            self.press(key)
            ear.hear(rf"^{tile} {key.lower()}\. Gap: row \d, column \d\.$")
            if count == 1:
                self.press("a")
                self.assertEqual(sum(self.read_board(), []), board.cells)
        ear.hear(rf"You solved it!.*{len(moves)} moves")

    def play_hand(self, heard, end):
        """Takes cards below 15 and stands then; knows the total from the line that was heard."""
        while int(heard[1]) < 15:
            self.press("c")
            heard = self.ear.hear(r"^Player: .*\. Total: (\d+)\.")
            if re.search(end, heard.string):
                return
        self.press("s")
        self.ear.hear(end)

    def test_a_hand_of_blackjack_is_played(self):
        ear = self.begin("--game", "blackjack", "--seed", "7")
        ear.hear("Play$")
        self.press("Return")
        dealt = ear.hear(r"^Player: .* of \w+\. Total: (\d+)\. Bot: .* of \w+\. Total: \d+\. .*hit or stand\?")
        self.press("a")
        ear.hear(f"^{re.escape(dealt.string)}$")
        self.play_hand(dealt, "(You win!|The bot wins|A draw)")

    def test_a_hand_with_chips_is_played(self):
        ear = self.begin("--game", "blackjack", "--seed", "7")
        ear.hear("Play$")
        self.look_for("^Table: ")
        self.press("Return")
        ear.hear("^Choose a table")
        self.press("Tab")
        ear.hear("^House rules: House edge")  # which is said once it is computed
        self.look_for("^Single deck: .*, not selected$")
        self.press("Return")
        ear.hear("^Blackjack")
        self.look_for("^Play$")
        self.press("Return")
        ear.hear("^Single deck.*bet")
        self.press("b")
        chip = int(ear.hear(r"^\d+$")[0])
        self.press("Return")
        bet = int(ear.hear(r"^Bet: (\d+)$")[1])
        self.assertGreaterEqual(bet, chip)
        self.press("n")
        dealt = ear.hear(r"^Player: .*, .*\. Total: (\d+)\. Bot: .*, A hidden card\. Total: \d+\. ")
        self.play_hand(dealt, "(You (win|lose)|A draw)")
