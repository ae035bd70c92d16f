"""Cuts the tables of ICU that Foundation's static library brings, from 34 MB to 3 MB.

`icu_data.py ARCHIVE OUTPUT` reads `lib_FoundationICU.a` and writes an object file with the symbol
`recreo_icu`. The linker is told that this is the table (`--defsym icudt76_dat=recreo_icu`), and drops the
archive's. What goes: all languages but English (they fall back to the root), conversions from old encodings,
transliteration, numbers in words, the breaking of lines with its dictionaries, the names of languages, countries and
units, and checks of names on the network. Nothing of Recreo asks for these: its texts and dates come from gettext and
its line breaks from libunibreak.
"""

import pathlib
import re
import struct
import subprocess
import sys
import tempfile

MEMBER = "icu_packaged_data.cpp.o"
SYMBOL = "icudt76_dat"
LANGUAGES = ("en",)
LOCALE = re.compile(r"([a-z]{2,3})(_[A-Za-z0-9]+)*\.res")
DROPPED = re.compile(r".*\.(cnv|dict|spp|cfu)|(translit|rbnf|lang|region|unit)/.*|brkitr/line.*|unames\.icu")


def is_kept(name):
    """Whether an item of the table stays; its name is without the package's."""
    leaf = name.split("/")[-1]
    locale = LOCALE.fullmatch(leaf)
    return not DROPPED.fullmatch(name) and (locale is None or locale[1] in LANGUAGES)


def items(table):
    """The header of the table, and its items in order."""
    start, magic = struct.unpack_from("<HH", table)
    if magic != 0x27DA or table[12:16] != b"CmnD":
        raise ValueError("this is not ICU's common data")
    count, = struct.unpack_from("<I", table, start)
    places = list(struct.iter_unpack("<II", table[start + 4:start + 4 + 8 * count]))
    ends = [place for _, place in places[1:]] + [len(table) - start]
    found = []
    for (name, place), end in zip(places, ends):
        text = table[start + name:table.index(0, start + name)]
        found.append((text, table[start + place:start + end]))
    return table[:start], found


def packed(header, found):
    """A table with these items: the places of names and contents, the names, the contents."""
    names = 4 + 8 * len(found)
    size = names + sum(len(name) + 1 for name, _ in found)
    place = (size + 15) // 16 * 16
    padding = bytes(place - size)
    index, texts, contents = b"", b"", b""
    for name, content in found:
        index += struct.pack("<II", names + len(texts), place + len(contents))
        texts += name + b"\0"
        contents += content + bytes(-len(content) % 16)
    return header + struct.pack("<I", len(found)) + index + texts + padding + contents


def main(archive, output):
    """Replaces the section of the archive's member with the cut table."""
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        whole, table = folder / "whole.o", folder / "table"
        whole.write_bytes(subprocess.run(["ar", "p", archive, MEMBER], check=True,
                                         capture_output=True).stdout)
        subprocess.run(["objcopy", "-O", "binary", "--only-section=.rodata", whole, table], check=True)
        header, found = items(table.read_bytes())
        kept = [(name, content) for name, content in found
                if is_kept(name.decode().split("/", 1)[1])]
        table.write_bytes(packed(header, kept))
        subprocess.run(["objcopy", "--update-section", f".rodata={table}", "--redefine-sym",
                        f"{SYMBOL}=recreo_icu", "--remove-section", ".llvm_addrsig",
                        "--set-section-alignment", ".rodata=16", whole, output], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
