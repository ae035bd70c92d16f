"""What is left after a kill, compared with what the trace called saved."""

import contextlib
import json
import pathlib
import shutil
import sqlite3
import struct
import tempfile
import zlib

# After these an unfinished game is replaced or gone by intention.
REPLACED = ("new", "play", "again", "deal", "done", "leave")
# A result that nobody names is discarded from here.
DISCARDED = ("result.", "menu", "back")


class Memory:
    """What is known of one data folder from earlier kills."""

    def __init__(self):
        self.claimed = {}  # the player of each result
        self.boards = []  # all that were told, of the game that is played
        self.unfinished = False  # whether a game waits to be resumed


def board(state):
    """What tells one state of a puzzle from another."""
    cells = state.get("cells")
    return json.dumps([cells, state.get("tray"), state.get("turns")])


def rows(data):
    """The tables after the kill, read from a copy: the program itself must recover the original."""
    with tempfile.TemporaryDirectory() as folder:
        for end in ("", "-wal"):
            source = data / f"recreo.sqlite{end}"
            if source.exists():
                shutil.copy(source, folder)
        with contextlib.closing(sqlite3.connect(pathlib.Path(folder) / "recreo.sqlite")) as db:
            whole = [row[0] for row in db.execute("PRAGMA integrity_check")]
            whole += [str(row) for row in db.execute("PRAGMA foreign_key_check")]
            tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

            def read(sql, table):
                return db.execute(sql).fetchall() if table in tables else []
            return (whole, dict(read("SELECT id, player FROM results", "results")),
                    {slot: (game, record) for slot, game, record
                     in read("SELECT slot, game, record FROM saves", "saves")},
                    read("SELECT player FROM pets", "pets"))


def entries(record):
    """The number of moves in a record; None if it has none that can be counted."""
    try:
        moves = json.loads(record).get("moves")
    except (ValueError, AttributeError):
        return None
    return len(moves) if isinstance(moves, list) else None


def replaced_after(events, told):
    """Whether a saved game may be gone or another one, by what happened around and after it."""
    for event in events:
        if event["event"] == "result" and event["t"] > told["t"] - 1:
            return True
        if event["event"] == "gesture" and event["t"] > told["t"] and event["node"].rpartition(".")[2] in REPLACED:
            return True
    return False


def look(data, events, memory):
    """What is wrong, and how much was compared."""
    told = {"results": 0, "kept": 0, "lost results": 0, "lost kept": 0}
    if not (data / "recreo.sqlite").exists():
        return (["the database is gone"] if memory.claimed else []), told
    whole, results, saves, pets = rows(data)
    problems = [] if whole == ["ok"] else [f"integrity: {whole[:3]}"]
    for event in events:
        if event["event"] == "claim":
            memory.claimed[event["id"]] = event["player"]
    for number in memory.claimed:
        told["results"] += 1
        if results.get(number) is None:
            problems.append(f"result {number} of {memory.claimed[number]} is lost")
            told["lost results"] += 1
    last = next((e for e in reversed(events) if e["event"] == "result" and "id" in e), None)
    if last and last["id"] not in memory.claimed and not any(
            e["event"] == "gesture" and any(word in e["node"] for word in DISCARDED)
            for e in events[events.index(last):]):
        told["results"] += 1
        if last["id"] not in results:
            problems.append(f"draft {last['id']} is lost")
            told["lost results"] += 1
    newest = {e["slot"]: e for e in events if e["event"] == "kept"}
    for slot, event in newest.items():
        told["kept"] += 1
        if slot.startswith("pet"):
            is_there = bool(pets)
        else:
            # A guest who takes a name takes the saved games along.
            stem = slot.partition("@")[0]
            row = saves.get(slot) or next((r for s, r in saves.items() if s.startswith(stem + "@")), None)
            length = entries(row[1]) if row and row[0] in ("fifteen", "mirror") else None
            is_there = row is not None and (length is None or length >= event["step"])
        if not is_there and not replaced_after(events, event):
            problems.append(f"{slot} was told as saved up to {event['step']} and is not")
            told["lost kept"] += 1
    last = next((e for e in reversed(events) if e["event"] == "kept"), None)
    if last and not replaced_after(events, last):
        memory.unfinished = bool(entries((saves.get(last["slot"]) or (0, "{}"))[1]))
    elif events:
        memory.unfinished = memory.unfinished and not any(e["event"] in ("state", "kept") for e in events)
    memory.boards = [board(e["state"]) for e in events if e["event"] == "state"] or memory.boards
    return problems, told


def broken_pictures(data, names):
    """Pictures that are cut short, or that were told as added and are not there."""
    folder = data / "pictures"
    found = []
    for path in sorted(folder.glob("*")) if folder.exists() else []:
        if path.name.startswith("."):
            continue
        bytes_ = path.read_bytes()
        if not (bytes_.endswith(b"IEND\xaeB`\x82") or bytes_.endswith(b"\xff\xd9")):
            found.append(f"{path.name} is cut short at {len(bytes_)} bytes")
    there = {path.name for path in folder.glob("*")} if folder.exists() else set()
    return found + [f"{name} was told as added and is not there" for name in names
                    if pathlib.Path(name).name not in there and (folder / name).suffix]


def write_picture(path, width, height):
    """A PNG whose colours change from pixel to pixel."""
    lines = b"".join(b"\0" + bytes((x * 7 + y * k) % 256 for x in range(width) for k in (3, 5, 11))
                     for y in range(height))

    def chunk(kind, body):
        return (struct.pack(">I", len(body)) + kind + body
                + struct.pack(">I", zlib.crc32(kind + body)))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines))
                     + chunk(b"IEND", b""))
