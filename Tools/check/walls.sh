#!/usr/bin/env bash
# Module boundaries that the compiler does not check: what a module may import, what Rules may name, and
# marks that should not stay. Prints `file:line: what is wrong`, and fails if it prints anything.
#
#   walls.sh [FOLDER]      checks a checkout, by default this one
#   walls.sh --named GAME  checks only where this game is named outside its folders
#   walls.sh --self-test   plants every violation in a temporary folder and expects to find it
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
longest=400

# Every line of the Swift files given as `file:line:code`, without comments.
code() { (($# == 0)) || awk '{ sub(/\/\/.*/, ""); print FILENAME ":" FNR ":" $0 }' "$@" /dev/null; }

# The Swift files of one module.
swift_files() { find "Sources/$1" -name '*.swift' 2>/dev/null | sort; }

# Reports lines of a module whose code matches a pattern.
forbid() {
  local module=$1 pattern=$2 wrong=$3
  local -a files
  mapfile -t files < <(swift_files "$module")
  code "${files[@]}" | grep -E "^[^:]*:[0-9]+:.*($pattern)" | sed -E "s|^([^:]*:[0-9]+):.*|\1: $wrong|"
}

import='\bimport +((struct|class|enum|protocol|typealias|func|let|var) +)?'

# Reports imports of a module other than those allowed.
allow_only() {
  local module=$1 allowed=$2
  local -a files
  mapfile -t files < <(swift_files "$module")
  code "${files[@]}" | grep -E "^[^:]*:[0-9]+:.*$import" |
    grep -Ev "^[^:]*:[0-9]+:.*$import($allowed)(\.|\b)" |
    sed -E "s|^([^:]*:[0-9]+):.*import +(.*[^ ]) *|\1: $module may not import \2|"
}

# Reports loops over a Set or a Dictionary declared in the same file, because their order differs from
# run to run. Sorted ones are allowed.
unordered_loops() {
  local file
  swift_files Rules | while read -r file; do
    awk '
      { sub(/\/\/.*/, "") }
      NR == FNR {
        if (match($0, /(let|var) +[A-Za-z_0-9]+ *(: *(Set<|Dictionary<|\[[^\]]*:)|= *(Set[<(]|Dictionary[<(]|\[[A-Za-z_.0-9]+ *: *[^\]]*\]\())/)) {
          name = substr($0, RSTART, RLENGTH)
          sub(/^(let|var) +/, "", name)
          sub(/[^A-Za-z_0-9].*/, "", name)
          unordered[name] = 1
        }
        next
      }
      /for .* in +Set[<(]/ { print FILENAME ":" FNR ": Rules may not walk a Set (its order is chance)"; next }
      {
        for (name in unordered) {
          over = "(self\\.)?" name "(\\.(keys|values|indices))?"
          if ($0 ~ ("for .* in +" over " *(\\{|where|$)") || $0 ~ ("(^|[^A-Za-z_0-9])" over "\\.forEach"))
            print FILENAME ":" FNR ": Rules may not walk " name ", a Set or Dictionary (its order is chance)"
        }
      }' "$file" "$file"
  done
}

# A migration must always do the same, so it is fixed SQL: no type of the program and no interpolation.
migrations() {
  local -a files
  mapfile -t files < <(swift_files Store | grep '/Migrations[^/]*$')
  code "${files[@]}" | awk '{
    place = $0; match(place, /:[0-9]+:/); place = substr(place, 1, RSTART + RLENGTH - 1)
    text = substr($0, length(place) + 1)
    gsub(/import GRDB|Migrations|DatabaseMigrator|String/, "", text)
    if (text ~ /(^|[^A-Za-z_])[A-Z]+[a-z]/ || text ~ /\\\(/ || text ~ /import /)
      print place " a migration may name no type of the program"
  }'
}

# Files outside a game's folders that may name a game, and why:
allowed_names='^Sources/recreo/Games\.swift:'                   # the list of all games
allowed_names+='|^Sources/Store/Migrations[^/]*\.swift:'         # frozen: SQL of their time
allowed_names+='|^Sources/Store/(IdleSave|Store\+IdleSaves|Row\+Checked)\.swift:' # a table and a column

allowed_names+='|^Sources/(Rules/Pet/Pet\+FormsOfGames|Games/Pet/PetWords)\.swift:' # what each game makes of the pet

# Reports where a game is named outside its folders: its types or its id, also in strings and comments.
game_named() {
  local game=$1 id=${1,,}
  local -a files
  mapfile -t files < <(find Sources -name '*.swift' \
    ! -path "Sources/Games/$game/*" ! -path "Sources/Rules/$game/*" | sort)
  ((${#files[@]} == 0)) || grep -nHE -e "\b([A-Za-z]+[a-z0-9])?$game([A-Z0-9][A-Za-z0-9_]*)?\b" \
    -e "\"([^\"]*[^A-Za-z\"])?$id([^A-Za-z\"][^\"]*)?\"" -e "\`$id\b" -e "\.$id\b" \
    -e "\b$id[A-Z][A-Za-z]*" "${files[@]}" |
    grep -vE "$allowed_names" | sed -E "s|^([^:]*:[0-9]+):.*|\1: names the game $game|"
}

game_names() {
  local game
  for game in $(find Sources/Games -mindepth 1 -maxdepth 1 -type d -printf '%f\n' 2>/dev/null | sort); do
    game_named "$game"
  done
}

# Only one file starts processes; it takes care of what children must not inherit.
spawners() {
  local -a files
  mapfile -t files < <(find Sources -name '*.swift' ! -name ChildProcess.swift 2>/dev/null | sort)
  code "${files[@]}" | grep -E '\b(posix_spawnp?|fork|vfork|popen|system|Process) *\(' |
    sed -E 's|^([^:]*:[0-9]+):.*|\1: only ChildProcess may start a process|'
}

# Reports marks in the text, also in comments.
marks() {
  local -a places
  mapfile -t places < <(find Sources Tests Benchmarks Package.swift -maxdepth 0 2>/dev/null)
  grep -rnIE --include='*.swift' --include='*.py' --include='*.[ch]' --include='*.sh' \
    --include='*.glsl' '\b(TODO|FIXME)\b|try!|@unchecked +Sendable' "${places[@]}" |
    sed -E 's/^([^:]*:[0-9]+):.*(TODO|FIXME|try!|@unchecked +Sendable).*/\1: \2 should not stay/'
}

# The checkout must not depend on folders outside.
leaks() {
  grep -rnIE --exclude-dir='.*' --exclude=walls.sh -e '(\.\.|/work)/shared\b' -- * 2>/dev/null |
    sed -E 's|^([^:]*:[0-9]+):.*|\1: names a folder outside the project|'
}

long_files() {
  local -a places
  mapfile -t places < <(find Sources Tests Benchmarks -maxdepth 0 2>/dev/null)
  ((${#places[@]} == 0)) ||
    find "${places[@]}" \( -name '*.swift' -o -name '*.py' -o -name '*.[ch]' -o -name '*.sh' \) \
      -exec awk -v most="$longest" 'FNR == most + 1 { print FILENAME ":" FNR ": is longer than " most " lines" }' {} +
}

all_walls() {
  local module clocks chance
  clocks='\b(Date|ContinuousClock|SuspendingClock|DispatchTime|clock_gettime|gettimeofday|mach_absolute_time)\b'
  chance='\bSystemRandomNumberGenerator\b|\.random\(|\.randomElement\b|\.shuffled\(|\.shuffle\((using|\))|\b(arc4random|drand48|getrandom)'
  allow_only Rules 'Geometry'
  allow_only Geometry 'nothing at all'
  forbid Rules "$clocks" 'Rules may not name a clock'
  forbid Rules "$chance" 'Rules may draw chance only from a SeededGenerator, by its own methods'
  unordered_loops
  for module in Input Drawing Stage; do
    forbid "$module" "${import}Foundation" "$module may not import Foundation"
  done
  for module in $(find Sources -mindepth 1 -maxdepth 1 -type d -printf '%f\n' 2>/dev/null | sort); do
    [[ $module == Platform ]] || forbid "$module" "${import}CSDL2\b" "only Platform may import CSDL2"
    [[ $module == Platform ]] || forbid "$module" "${import}CFontconfig\b" "only Platform may import CFontconfig"
    [[ $module == Platform ]] || forbid "$module" "${import}CHarfBuzz\b" "only Platform may import CHarfBuzz"
    [[ $module == Drawing ]] || forbid "$module" "${import}C(FriBidi|Unibreak)\b" "only Drawing may import CFriBidi and CUnibreak"
    [[ $module == Services ]] || forbid "$module" "${import}CSystemd\b" "only Services may import CSystemd"
    [[ $module == Services ]] || forbid "$module" "${import}CQRencode\b" "only Services may import CQRencode"
    [[ $module == Services ]] || forbid "$module" "${import}CCurl\b" "only Services may import CCurl"
    [[ $module == Host ]] || forbid "$module" "${import}CCrypt\b" "only Host may import CCrypt"
    [[ $module == Languages ]] || forbid "$module" "${import}CGettext\b" "only Languages may import CGettext"
    forbid "$module" "${import}FoundationNetworking\b" "libcurl fetches, so $module may not import FoundationNetworking"
  done
  for module in Arcade Stage Games; do
    forbid "$module" "${import}Platform\b" "$module may not import Platform"
    forbid "$module" "${import}Live\b" "$module may not import Live"
  done
  migrations
  game_names
  spawners
  marks
  long_files
  leaks
}

look_at() {
  local found
  found=$(cd "$1" && all_walls | sort -u -t: -k1,1 -k2,2n)
  [[ -z $found ]] && return 0
  printf '%s\n' "$found"
  return 1
}

# --- Self-test ---

# A small checkout with lines that look like violations but are not.
plant_clean() {
  local tree=$1
  mkdir -p "$tree"/Sources/{Rules,Geometry,Input,Drawing,Stage,Store,Services,Arcade,Platform,Live,recreo} "$tree/Tests/RulesTests"
  cat >"$tree/Sources/Rules/Clean.swift" <<'SWIFT'
/// Up to Date; not Date() and no .random( here: comments may say so.
public import Geometry
struct Update { var seen: Set<Int> = []; var names: [String: Int] = [:]; let cells: [Int] = [] }
func walk(_ update: Update) {
  for name in update.seen.sorted() { _ = name }
  for cell in cells where seen.contains(cell) { _ = cell }
}
SWIFT
  cat >"$tree/Sources/Store/Migrations+A.swift" <<'SWIFT'
internal import GRDB
/// Not what Achievement says today.
extension Migrations {
  private static let a = "CREATE INDEX b ON c (ifnull(d, 0)) WHERE e = 'f'"
}
SWIFT
  printf 'extension Migrations { static var all: DatabaseMigrator { a } }\n' >"$tree/Sources/Store/Migrations.swift"
  mkdir -p "$tree"/Sources/{Games,Rules}/{Chess,Go}
  printf '/// Chess as "chess".\nimport Arcade\nstruct ChessScene {}\n' >"$tree/Sources/Games/Chess/ChessGame.swift"
  printf '/// Go.\nstruct Go { static let name = "go" }\n' >"$tree/Sources/Rules/Go/Go.swift"
  printf '/// Going on: go to the chessboard, let go.\nlet goes = "goes", ego = Gong()\n' >"$tree/Sources/Arcade/Words.swift"
  printf 'import ChessGame\nlet all = [.chess, .go]\n' >"$tree/Sources/recreo/Games.swift"
  printf 'let pid = posix_spawn(a, b)\n' >"$tree/Sources/Live/ChildProcess.swift"
  printf 'import CSDL2\nimport Foundation\n' >"$tree/Sources/Platform/Window.swift"
  printf 'import Synchronization\nimport PlatformIndependent\n' >"$tree/Sources/Stage/Queue.swift"
  printf 'import Testing\nimport Rules\n' >"$tree/Tests/RulesTests/CleanTests.swift"
  yes '// line' | head -n "$longest" >"$tree/Sources/Arcade/Long.swift"
}

# Each line: a file, then the violation that is added to it.
violations() {
  cat <<'TEXT'
Sources/Rules/A.swift|import Foundation
Sources/Rules/A.swift|public import Drawing
Sources/Rules/A.swift|import struct Foundation.Date
Sources/Rules/A.swift|@preconcurrency import Synchronization
Sources/Geometry/A.swift|import Glibc
Sources/Rules/A.swift|let now = Date()
Sources/Rules/A.swift|let clock = ContinuousClock()
Sources/Rules/A.swift|var g = SystemRandomNumberGenerator()
Sources/Rules/A.swift|let x = Int.random(in: 0..<4)
Sources/Rules/A.swift|let x = cards.shuffled(using: &g)
Sources/Rules/A.swift|cards.shuffle()
Sources/Rules/A.swift|let x = cards.randomElement(using: &g)
Sources/Rules/A.swift|var open: Set<Int> = []; func f() { }; //\nfunc g() {\n  for cell in open {\n  }\n}
Sources/Rules/A.swift|let best: [Int: Int]\nfunc g() {\n  for (cell, cost) in self.best where cost > 1 {\n  }\n}
Sources/Rules/A.swift|var best = [Int: Int]()\nfunc g() {\n  for cell in best.keys {\n  }\n}
Sources/Rules/A.swift|var best = Set<Int>()\nfunc g() {\n  best.forEach { print($0) }\n}
Sources/Rules/A.swift|func g() {\n  for cell in Set(cells) {\n  }\n}
Sources/Arcade/A.swift|import CSDL2
Sources/Stage/A.swift|internal import CSDL2
Sources/recreo/A.swift|import CFontconfig
Sources/Drawing/A.swift|internal import CHarfBuzz
Sources/Platform/A.swift|import CFriBidi
Sources/Stage/A.swift|import CUnibreak
Sources/Platform/A.swift|import CSystemd
Sources/Arcade/A.swift|import CQRencode
Sources/recreo/A.swift|import CCurl
Sources/Store/A.swift|import CCrypt
Sources/Arcade/A.swift|internal import CGettext
Sources/Services/A.swift|import FoundationNetworking
Sources/Store/Migrations+B.swift|internal import Rules
Sources/Store/Migrations+A.swift|let all = Achievement.all
Sources/Store/Migrations+A.swift|let sql = "DELETE FROM a WHERE b = '\\(name)'"
Sources/recreo/A.swift|let process = Process()
Sources/Platform/A.swift|posix_spawn(&pid, program, nil, nil, words, environ)
Sources/Arcade/A.swift|import Platform
Sources/Arcade/A.swift|package import Live
Sources/Games/Chess/A.swift|import Live
Sources/Live/A.swift|import CSDL2
Sources/Live/A.swift|import ChessGame
Sources/Stage/A.swift|import Platform
Sources/Stage/A.swift|import FoundationEssentials
Sources/Input/A.swift|import Foundation
Sources/Drawing/A.swift|import Foundation
Sources/Arcade/A.swift|import ChessGame
Sources/Games/Go/A.swift|import ChessGame
Sources/Rules/A.swift|let board = Go.board
Sources/Arcade/A.swift|/// Like ChessScene.
Sources/Stage/A.swift|func show(_ game: KeptChess) {}
Sources/Store/A.swift|let slot = "go-9x9"
Sources/recreo/A.swift|case .chess: return nil
Sources/Arcade/A.swift|/// Slots such as `chess`.
Sources/Arcade/A.swift|play(chessMate)
Sources/Arcade/A.swift|let x = try! make()
Sources/Arcade/A.swift|// TODO: later
Tests/RulesTests/A.swift|// FIXME later
Sources/Arcade/A.swift|final class Box: @unchecked Sendable {}
Tests/RulesTests/A.py|path = "../shared/data"
Sources/Arcade/Long.swift|// one more line
TEXT
}

# The Nth violation's own file, so that all can be planted at once: `A.swift` becomes `AN.swift`. A
# file that must exist already keeps its name.
own_file() {
  local file=$1 number=$2
  [[ $file == */Long.swift ]] || file=${file%.*}$number.${file##*.}
  printf '%s' "$file"
}

self_test() {
  local tree file text found planted=0 missed=0
  tree=$(mktemp -d)
  # shellcheck disable=SC2064  # the folder as it is now
  trap "rm -rf '$tree'" EXIT
  plant_clean "$tree"
  look_at "$tree" || { printf 'walls: a clean tree was not found clean.\n'; return 1; }
  while IFS='|' read -r file text; do
    planted=$((planted + 1))
    printf '%b\n' "$text" >>"$tree/$(own_file "$file" "$planted")"
  done < <(violations)
  found=$(look_at "$tree")
  planted=0
  while IFS='|' read -r file text; do
    planted=$((planted + 1))
    grep -qF "$(own_file "$file" "$planted"):" <<<"$found" || {
      missed=$((missed + 1))
      printf 'walls: not seen in %s: %s\n' "$file" "$text"
    }
  done < <(violations)
  printf 'walls: self-test, %d violations planted, %d missed\n' "$planted" "$missed"
  ((missed == 0))
}

case ${1-} in
--self-test) self_test ;;
--named)
  cd "$here/../.." || exit 1
  found=$(game_named "${2:?whose name?}")
  [[ -z $found ]] || { printf '%s\n' "$found"; exit 1; }
  ;;
*)
  look_at "${1:-$here/../..}" || exit 1
  printf 'walls: no violations\n'
  ;;
esac
