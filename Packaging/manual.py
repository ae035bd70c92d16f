#!/usr/bin/env python3
"""Writes the manual page recreo(6) from the command line's own description.

    recreo --experimental-dump-help | manual.py VERSION SECONDS >recreo.6

SECONDS is the time of the page's date, in seconds since 1970. What the command line does not know (files,
environment, exit status) is in `manual-end.mdoc`.
"""
import json
import pathlib
import re
import sys
import time

MONTHS = ("January February March April May June July August September October November December").split()


def text(words):
    """Words as text of a page: nothing in them is taken for a macro or an escape."""
    words = " ".join(words.split()).replace("\\", "\\e").replace("-", "\\-")
    words = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in words)
    return "\\&" + words if words[:1] in (".", "'") else words


def word(argument):
    """One argument of a macro, which must not be the name of another."""
    return "\\&" + text(argument).replace('"', "\\(dq") if len(argument) < 4 else f'"{text(argument)}"'


def sentence(words):
    """Sentences, each on its own line, as mdoc wants them."""
    words = " ".join(words.split())
    words = words if words.endswith(".") else words + "."
    return "\n".join(text(part) for part in re.split(r"(?<=[.?]) +(?=[A-Z])", words))


def shown(things):
    return [thing for thing in things if thing.get("shouldDisplay", True)]


def flags(argument):
    """`--data data`, as macros."""
    names = [("-" if name["kind"] == "long" else "") + name["name"] for name in argument.get("names", [])]
    value = "" if argument["kind"] != "option" else f" Ar {word(argument['valueName'])}"
    return " , ".join(f"Fl {text(name)}" for name in names) + value


def entry(argument):
    """An option or a value with what it does."""
    head = f"Ar {word(argument['valueName'])}" if argument["kind"] == "positional" else flags(argument)
    lines = [f".It {head}", sentence(argument.get("abstract", ""))]
    if argument.get("discussion"):
        lines.append(sentence(argument["discussion"]))
    choices = argument.get("allValues", [])
    if choices:
        lines.append(sentence("One of: " + ", ".join(choices)))
    if argument.get("defaultValue") and argument["kind"] != "flag":
        lines.append(sentence("The default is " + argument["defaultValue"]))
    return lines


def usage(argument):
    """An argument in the synopsis of a command."""
    name = f"Ar {word(argument['valueName'])}"
    more = " ..." if argument.get("isRepeating") else ""
    return f".Op {name}{more}" if argument.get("isOptional") else f".{name}{more}"


def arguments(command):
    """The list of a command's options, without those that every command has."""
    own = [a for a in shown(command.get("arguments", [])) if a["valueName"] not in ("help", "version")]
    if not own:
        return []
    return [".Bl -tag -width Ds", *[line for a in own for line in entry(a)], ".El"]


def section(command, path, known=()):
    """A command with its options, and then its own commands; of one that is `known` already, only its name."""
    if any(same(command, other) for other in known):
        return [f".It Nm Cm {text(' '.join(path))}", "The same as", f".Nm Cm {text(command['commandName'])} ."]
    own = shown(command.get("arguments", []))
    lines = [f".It Nm Cm {text(' '.join(path))}"]
    lines += [usage(a).replace(".", "", 1) for a in own if a["kind"] == "positional"]
    lines = [" ".join(lines), sentence(command.get("abstract", ""))]
    if command.get("discussion"):
        lines += [".Pp", sentence(command["discussion"])]
    lines += arguments(command)
    for child in commands(command):
        lines += section(child, [*path, child["commandName"]], known)
    return lines


def same(one, other):
    """Whether two commands differ only in what they belong to."""
    if one is other or one["commandName"] != other["commandName"] or one["abstract"] != other["abstract"]:
        return False
    return [c["commandName"] for c in commands(one)] == [c["commandName"] for c in commands(other)]


def commands(command):
    return [c for c in shown(command.get("subcommands", [])) if c["commandName"] != "help"]


def page(description, version, seconds):
    root = description["command"]
    day = time.gmtime(seconds)
    standard = next(c for c in root["subcommands"] if c["commandName"] == root["defaultSubcommand"])
    lines = [
        f".Dd {MONTHS[day.tm_mon - 1]} {day.tm_mday}, {day.tm_year}", ".Dt RECREO 6", f".Os Recreo {version}",
        ".Sh NAME", ".Nm recreo", f".Nd {text(root['abstract'][0].lower() + root['abstract'][1:].rstrip('.'))}",
        ".Sh SYNOPSIS", ".Nm", ".Op Ar options",
        *[usage(a) for a in shown(standard["arguments"]) if a["kind"] == "positional"],
        ".Nm", ".Ar command", ".Op Ar options", ".Nm", ".Fl -help | Fl -version",
        ".Sh DESCRIPTION",
        "Without a command,", ".Nm", "opens its window and shows the menu.",
        "Each game has its own help, behind the question mark and the F1 key.",
        ".Sh OPTIONS", *arguments(standard),
        ".Sh COMMANDS", "Each command has its own", ".Fl -help .", ".Bl -tag -width Ds",
    ]
    for command in commands(root):
        if command is not standard:
            lines += section(command, [command["commandName"]], commands(root))
    end = pathlib.Path(__file__).with_name("manual-end.mdoc").read_text(encoding="utf-8")
    return "\n".join([*lines, ".El"]) + "\n" + end


if __name__ == "__main__":
    sys.stdout.write(page(json.load(sys.stdin), sys.argv[1], int(sys.argv[2])))
