# shellcheck shell=bash
# What ./play and ./check share: messages, installing packages, finding Swift, building.
# The caller sets `root` (the checkout) and `me` (its own name, for messages) before sourcing this.

# shellcheck source=Tools/check/packages.sh
. "${root:?}/Tools/check/packages.sh"

say() { printf '%s\n' "$*" >&2; }

# Prints a message that says what is wrong and what to do.
fail() {
  say "${me:?}: $*"
  return 1
}

# The missing packages among those given, each by the first alternative that apt knows.
missing_packages() {
  local wanted names installed name
  mapfile -t names < <(printf '%s\n' "$@" | tr '|' '\n')
  installed=$(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "${names[@]}" 2>/dev/null |
    sed -n 's/^ii *//p') || true # it complains about missing ones
  for wanted in "$@"; do
    IFS='|' read -r -a names <<<"$wanted"
    for name in "${names[@]}"; do
      grep -Fqx -- "$name" <<<"$installed" && continue 2
    done
    for name in "${names[@]}"; do
      [[ $(apt-cache policy "$name" 2>/dev/null) =~ Candidate:\ [^\(] ]] && break
      name=${names[0]}
    done
    printf '%s\n' "$name"
  done
}

# apt-get as root, without questions; returns 1 if sudo refuses, 100 if apt-get fails.
apt() {
  local -a as_root=(env)
  ((EUID == 0)) || as_root=(sudo env)
  "${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get -y -qq \
    -o DPkg::Lock::Timeout=120 -o APT::Install-Recommends=false "$@" >&2
}

# The message for a user who may not install packages.
ask_administrator() {
  fail "these packages are missing and you may not install them: ask an administrator to run" \
    "\"apt-get install $*\", and start me again."
}

# Whether apt has package lists.
has_lists() { [[ -n $(find /var/lib/apt/lists -name '*_Packages*' -print -quit 2>/dev/null) ]]; }

# Installs the missing packages among those given; silent and quick if there are none.
need_packages() {
  local -a missing
  local status=0
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    command -v pkg-config >/dev/null &&
      pkg-config --exists sdl2 SDL2_image SDL2_mixer SDL2_ttf fontconfig harfbuzz freetype2 fribidi libunibreak sqlite3 libsystemd libqrencode libcrypt libcurl && return 0
    fail "this is not a Debian-like system (no apt-get), so install SDL2, SDL2_image, SDL2_mixer," \
      "SDL2_ttf, fontconfig, HarfBuzz, FreeType, FriBidi, libunibreak, SQLite, libsystemd, libqrencode, libxcrypt, libcurl (with their headers), pkg-config and gettext yourself and start me again."
    return
  fi
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) && return 0
  if ((EUID != 0)) && ! command -v sudo >/dev/null; then
    ask_administrator "${missing[@]}"
    return
  fi
  say "$me: installing ${missing[*]}"
  install_packages "$@" || {
    ask_administrator "${missing[@]}"
    return
  }
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) ||
    fail "apt could not install ${missing[*]}: check the network and the package sources, or install" \
      "them yourself, and start me again."
}

# Tries to install the missing packages among those given; fails only if sudo refuses, and then does
# not ask for the password again.
install_packages() {
  local -a missing
  local status=0
  if has_lists; then
    mapfile -t missing < <(missing_packages "$@")
    apt install "${missing[@]}" || status=$?
    ((status == 0)) && return
    ((status != 1)) || return 1
  fi
  # The package lists are missing or out of date: fetch them and look the names up again.
  status=0
  apt update || status=$?
  ((status != 1)) || return 1
  ((status == 0)) || say "$me: apt-get update did not succeed"
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) || apt install "${missing[@]}" || true
}

# Puts Swift 6.2 or later first in PATH. "before" means before packages are installed: a Swift that
# does not run is then accepted, because it may need some of them.
need_swift() {
  local candidate version old="" silent=""
  for candidate in "$(command -v swift || true)" /opt/swift*/usr/bin/swift \
    "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}/swift" "$HOME/.local/share/swiftly/bin/swift"; do
    [[ -x $candidate ]] || continue
    version=$("$candidate" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' |
      head -n 1) || true
    if [[ -z $version ]]; then
      silent=" ($candidate does not run)"
      continue
    fi
    if ((${version%.*} > 6 || (${version%.*} == 6 && ${version#*.} >= 2))); then
      PATH="$(dirname "$candidate"):$PATH"
      return 0
    fi
    old=" ($candidate is $version)"
  done
  [[ -z $silent || ${1-} != before ]] || return 0
  fail "Swift 6.2 or later is needed${old:-$silent}: get it from https://www.swift.org/install/linux, unpack it" \
    "to /opt/swift or install it with swiftly, and start me again."
}

# Whether `stamp` is newer than everything below the paths given. Folders count, so that a deleted file
# is noticed too.
is_fresh() {
  local stamp=$1
  shift
  [[ -e $stamp && -z $(find "$@" -newer "$stamp" -print -quit) ]]
}

binary=$root/.build/release/recreo

is_built() { [[ -x $binary ]] && is_fresh "$root/.build/recreo.stamp" "$root/Package.swift" "$root/Sources"; }

# Writes the cut tables of ICU for the linker and names the file; names nothing without Python or the archive.
# See icu_data.py.
cut_icu() {
  local archive output=$root/.build/icu.o script=$root/Tools/check/icu_data.py
  archive=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")/lib/swift_static/linux/lib_FoundationICU.a
  [[ -e $archive ]] && command -v python3 >/dev/null || return 0
  is_fresh "$output" "$archive" "$script" || python3 "$script" "$archive" "$output" >&2 || return
  printf '%s\n' "$output"
}

# What the linker is told. All functions of libraries are looked up at the start, after which their table can't
# be changed. The program exports none of its own, so none of them is looked up. Its addresses are packed
# where the C library understands that. ICU's tables are replaced by those of `cut_icu`; what left_out.ld names is
# left out, and the build's id: it depends on the debug information, and that on when headers were written.
linking() {
  local icu libc
  icu=$(cut_icu) || return
  libc=$(getconf GNU_LIBC_VERSION 2>/dev/null) || libc="glibc 0.0"
  printf '%s\n' -Xswiftc -use-ld=lld
  printf -- '-Xlinker\n%s\n' -z now --no-export-dynamic --no-eh-frame-hdr --build-id=none \
    -T "$root/Tools/check/left_out.ld"
  [[ $(printf '%s\nglibc 2.36\n' "$libc" | sort -V | head -n 1) != "glibc 2.36" ]] ||
    printf -- '-Xlinker\n%s\n' -z pack-relative-relocs
  [[ -z $icu ]] || printf -- '-Xlinker\n%s\n' --defsym icudt76_dat=recreo_icu "$icu"
}

# Builds a product as the program is shipped. No path of this machine gets into it. A generic type is made from the
# conformances that the compiler knows; by default its name is decoded when it is first needed, and all 8500
# conformances of the program are searched for each of its requirements.
build_product() {
  local flags
  local -a words
  flags=$(linking) || return
  mapfile -t words <<<"$flags"
  swift build --package-path "$root" -c release --static-swift-stdlib --product "$1" \
    -Xswiftc -file-prefix-map -Xswiftc "$root=." \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors "${words[@]}" >&2
}

# Builds the program and stamps it with the time when the build began, so that a file saved during the
# build is built next time.
build_release() {
  mkdir -p "$root/.build"
  touch "$root/.build/recreo.begun"
  build_product recreo || return
  mv "$root/.build/recreo.begun" "$root/.build/recreo.stamp"
}

# Compiles the translations to where the program looks for them.
compile_languages() {
  local source=$root/Resources/Languages output=$root/.build/languages
  is_fresh "$output.stamp" "$source" && [[ -d $output ]] && return 0
  mkdir -p "$output"
  touch "$output.begun"
  "$source/compile" "$output" >&2 || return
  mv "$output.begun" "$output.stamp"
}
