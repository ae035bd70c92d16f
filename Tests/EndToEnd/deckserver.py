"""A Deck of Cards server for tests, on 127.0.0.1, with the documented answers and errors.

It can be made to misbehave: `mode` is "good", "hang", "error" (500, not JSON), "cut" (half an
answer), "huge" or "twice" (the same card again and again). `deal` fixes the next cards. All card
images have one colour; those in `unseen` are refused.
"""

import http.server
import json
import random
import string
import threading
import urllib.parse
import zlib

from picture import SIGNATURE, chunk, header

PACK = [rank + suit for suit in "SDCH" for rank in "A234567890JQK"]
RANKS = {"A": "ACE", "0": "10", "J": "JACK", "Q": "QUEEN", "K": "KING"}
SUITS = {"S": "SPADES", "D": "DIAMONDS", "C": "CLUBS", "H": "HEARTS"}
COLOUR = (0xC0, 0x20, 0xE0)  # of every card image: no built-in one has it


def png(width, height, colour):
    """A picture in one colour."""
    rows = (b"\0" + bytes(colour) * width) * height
    return (SIGNATURE + header(width, height) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))


class DeckServer:
    """Runs from its creation until `close`; `asked` has every requested path, in order."""

    def __init__(self):
        self.mode, self.deal, self.asked, self.decks = "good", [], [], {}
        self.unseen = ()
        self.released = threading.Event()
        handler = type("Handler", (Handler,), {"decks": self})
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.http.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        """Releases hanging requests and stops."""
        self.released.set()
        self.http.shutdown()
        self.http.server_close()

    def answer(self, path, query):
        """Status and body of one documented call."""
        parts = [part for part in path.split("/") if part][2:]
        if parts[:1] == ["new"]:
            name = "".join(random.choices(string.ascii_lowercase + string.digits, k=12))
            count = int(query.get("deck_count", ["1"])[0])
            if count > 20:
                return 200, {"success": False, "error": "The max number of Decks is 20."}
            self.decks[name] = (count, random.sample(PACK * count, 52 * count))
            return 200, self.told(name, shuffled="shuffle" in parts)
        name = parts[0] if parts else ""
        if name not in self.decks:
            return 404, {"success": False, "error": "Deck ID does not exist."}
        if parts[1:] == ["shuffle"]:
            count = self.decks[name][0]
            self.decks[name] = (count, random.sample(PACK * count, 52 * count))
            return 200, self.told(name, shuffled=True)
        if parts[1:] == ["draw"]:
            return 200, self.draw(name, int(query.get("count", ["1"])[0]))
        return 200, self.told(name, shuffled=True)

    def told(self, name, **more):
        """The fields that every answer has about a deck."""
        return {"success": True, "deck_id": name, "remaining": len(self.decks[name][1])} | more

    def draw(self, name, wanted):
        """The cards, without `shuffled`."""
        left = self.decks[name][1]
        codes = []
        for _ in range(min(wanted, len(left))):
            code = self.deal.pop(0) if self.deal else left[0]
            if self.mode == "twice":
                code = "6H"
            if code in left:
                left.remove(code)
            codes.append(code)
        reply = self.told(name, cards=[self.card(code) for code in codes])
        if len(codes) < wanted:
            reply |= {"success": False,
                      "error": f"Not enough cards remaining to draw {wanted} additional"}
        return reply

    def card(self, code):
        """One card as the server describes it."""
        image = f"{self.url}/static/img/{code}.png"
        return {"code": code, "image": image,
                "images": {"svg": image.replace("png", "svg"), "png": image},
                "value": RANKS.get(code[0], code[0]), "suit": SUITS[code[1]]}


class Handler(http.server.BaseHTTPRequestHandler):
    """One request."""

    decks = None

    def do_GET(self):  # noqa: N802, the library's name
        """Answers a request."""
        decks, url = self.decks, urllib.parse.urlsplit(self.path)
        decks.asked.append(self.path)
        if url.path.startswith("/static/"):
            if url.path.rpartition("/")[2].partition(".")[0] in decks.unseen:
                return self.reply(500, b"<h1>Server Error (500)</h1>", "text/html")
            return self.reply(200, png(226, 314, COLOUR), "image/png")
        if decks.mode == "hang":
            decks.released.wait(60)
            return None
        if decks.mode == "error":
            return self.reply(500, b"<h1>Server Error (500)</h1>", "text/html")
        if decks.mode == "huge":
            return self.reply(200, b" " * 5_000_000, "application/json")
        status, body = decks.answer(url.path, urllib.parse.parse_qs(url.query))
        text = json.dumps(body).encode()
        return self.reply(status, text[: len(text) // 2] if decks.mode == "cut" else text,
                          "application/json")

    def reply(self, status, body, kind):
        """Sends a whole answer; a client that has gone is ignored."""
        try:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()
            self.wfile.write(body)
        except OSError:
            pass

    def log_message(self, *_):
        """Prints nothing."""
