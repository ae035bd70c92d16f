#!/usr/bin/env python3
"""Asks each shell that is installed what it offers, and compares that with the command line's own description.

    recreo --experimental-dump-help | completions.py SHARE

SHARE is the folder with the completions. Every command must offer its commands and options, and every option with
a list of values these values; without a command, the options of the default command are offered.
"""
import json
import os
import pathlib
import pty
import select
import shutil
import subprocess
import sys
import tempfile

# Each prints, for every line of its standard input, the proposals, one a line, and then a line with a full stop.
BASH = """
source "$1"
while IFS= read -r line; do
  read -r -a COMP_WORDS <<<"$line"
  [[ $line != *" " ]] || COMP_WORDS+=("")
  COMP_LINE=$line COMP_POINT=${#line} COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
  _recreo recreo "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
  printf '%s\\n' "${COMPREPLY[@]}" .
done
"""
FISH = "source $argv[1]; while read -l line; complete -C $line | string replace -r '\\t.*' ''; echo .; end"
# Zsh completes only at a terminal. What it would add is printed between the characters 1 and 2 instead.
ZSH = r"""
PROMPT= RPROMPT=
fpath=(%s $fpath)
autoload -Uz compinit && compinit -D -u
zstyle ':completion:*' insert-tab false
bindkey -e
bindkey '^I' complete-word
begun() { compprefuncs=(begun) comppostfuncs=(ended); print -n $'\1' }
ended() { print -n $'\2' }
begun >/dev/null
compadd() {
  local -a hits
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
  builtin compadd -A hits "$@"
  print -rl -- $hits
  return $(( $#hits == 0 ))
}
print -n $'\2'
"""


def piped(command, lines):
    said = subprocess.run(command, input="".join(f"{line}\n" for line in lines), capture_output=True, text=True)
    answers, answer = [], []
    for word in said.stdout.splitlines():
        if word == ".":
            answers.append(answer)
            answer = []
        else:
            answer.append(word.strip())
    if len(answers) != len(lines) or said.stderr:
        raise SystemExit(f"completions: {command[0]} ended early: {said.stderr}")
    return answers


def asked_bash(share, lines):
    return piped(["bash", "--norc", "-c", BASH, "bash", f"{share}/bash-completion/completions/recreo"], lines)


def asked_fish(share, lines):
    return piped(["fish", "--no-config", "-c", FISH, f"{share}/fish/vendor_completions.d/recreo.fish"], lines)


def asked_zsh(share, lines):
    with tempfile.TemporaryDirectory() as home:
        path = pathlib.Path(home, "asked")
        path.write_text(ZSH % f"{share}/zsh/site-functions", encoding="utf-8")
        process, terminal = pty.fork()
        if process == 0:
            os.execvpe("zsh", ["zsh", "-f", "-i"], os.environ | {"TERM": "dumb", "HOME": home})

        def heard():
            said = b""
            while b"\2" not in said:
                if not select.select([terminal], [], [], 30)[0]:
                    raise SystemExit(f"completions: zsh says nothing more after {said!r}")
                said += os.read(terminal, 65536)
            return said[: said.index(b"\2")].rpartition(b"\1")[2].decode().split()

        os.write(terminal, f"source {path}\r".encode())
        heard()
        answers = []
        for line in lines:
            os.write(terminal, f"{line}\t".encode())
            answers.append(heard())
            os.write(terminal, b"\x15")  # Ctrl+U deletes the line.
        os.close(terminal)
        os.waitpid(process, 0)
        return answers


def shown(things):
    return [thing for thing in things if thing.get("shouldDisplay", True)]


def long_names(command):
    named = [name for argument in shown(command["arguments"]) for name in argument.get("names", [])]
    return [f"--{name['name']}" for name in named if name["kind"] == "long"]


def expected(command, words=()):
    """Pairs of a line and the words that are offered."""
    line = " ".join([*words, command["commandName"]])
    commands = shown(command.get("subcommands", []))
    if commands:
        yield f"{line} ", [each["commandName"] for each in commands]
    default = [each for each in commands if each["commandName"] == command.get("defaultSubcommand")]
    # Below the first command, a command has to be named before its options.
    optioned = default[0] if default and not words else command
    yield f"{line} --", long_names(optioned)
    for argument in shown(optioned["arguments"]):
        values = argument.get("completionKind", {}).get("list", {}).get("values", argument.get("allValues"))
        if values and argument["kind"] == "option":
            yield f"{line} --{argument['preferredName']['name']} ", values
        elif values and argument["kind"] == "positional":
            yield f"{line} ", values
    for each in commands:
        if each["commandName"] != "help":
            yield from expected(each, (*words, command["commandName"]))


share = pathlib.Path(sys.argv[1]).resolve()
questions = list(expected(json.load(sys.stdin)["command"]))
wrong = 0
for shell, ask in (("bash", asked_bash), ("zsh", asked_zsh), ("fish", asked_fish)):
    if shutil.which(shell):
        for (line, words), offered in zip(questions, ask(share, [line for line, _ in questions])):
            missing = set(words) - set(offered)
            # Bash offers the options of a command beside its commands.
            more = {word for word in set(offered) - set(words) if shell != "bash" or not word.startswith("-")}
            if missing or more:
                print(f"{shell}: after '{line}': missing {sorted(missing)}, unexpected {sorted(more)}")
                wrong += 1
sys.exit(wrong > 0)
