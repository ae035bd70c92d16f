# shellcheck shell=bash
# What all scripts in this folder share. The caller sets `root` (the checkout) and `me` (its name).

# shellcheck source=Tools/check/setup.sh
. "${root:?}/Tools/check/setup.sh"

# shellcheck disable=SC2034  # these are used by whoever sources this file
{
  # What a publisher fills in; README.md explains it. The name of the program for software centres, where the
  # project is published, and who answers for the Debian package.
  app_id=org.recreo.recreo
  address=https://recreo.example
  maintainer="The Recreo authors <recreo@recreo.example>"
  version=$(sed -n 's/.*current = "\(.*\)"/\1/p' "$root/Sources/Host/Version.swift")
}

# Prints the time of the newest commit in seconds since 1970, or that of the changelog in a folder without git.
source_time() {
  if [[ -n ${SOURCE_DATE_EPOCH-} ]]; then
    printf '%s\n' "$SOURCE_DATE_EPOCH"
  else
    git -C "$root" log -1 --format=%ct 2>/dev/null || stat -c %Y "$root/CHANGELOG.md"
  fi
}

# Copies a file or a folder, readable for everybody whatever the umask is.
put() {
  local from=$1 to=$2 mode=644
  mkdir -p "$(dirname "$to")"
  if [[ -d $from ]]; then
    cp -RL "$from" "$to"
    chmod -R u=rwX,go=rX "$to"
  else
    [[ ! -x $from ]] || mode=755
    cp -L "$from" "$to"
    chmod "$mode" "$to"
  fi
}

# Fills in a template: put_template FROM TO COMMAND, the command as the Exec line of an entry.
put_template() {
  local from=$1 to=$2 command=${3-}
  mkdir -p "$(dirname "$to")"
  command=${command//\\/\\\\}
  command=${command//&/\\&}
  command=${command//|/\\|}
  sed -e "s|@COMMAND@|$command|g; s|@ADDRESS@|$address|g; s|@APP_ID@|$app_id|g; s|@VERSION@|$version|g" \
    -e "s|@DATE@|$(date -u -d "@$(source_time)" +%Y-%m-%d)|g" "$from" >"$to"
  chmod 644 "$to"
}

# What the program reads at run time: stage_resources FOLDER.
stage_resources() {
  local to=$1 part
  compile_languages || return
  mkdir -p "$to/Resources"
  for part in "$root"/Resources/*; do
    [[ $part == */Languages ]] || put "$part" "$to/Resources/${part##*/}"
  done
  put "$root/.build/languages" "$to/Resources/Languages/compiled"
  put "$root/Shaders" "$to/Shaders"
}

# What a desktop and a shell read: stage_share FOLDER PROGRAM COMMAND. PROGRAM is run for its help and
# its completions; COMMAND starts it in the desktop entries.
stage_share() {
  local share=$1 program=$2 command=$3 entry size
  for entry in recreo recreo-replay; do
    put_template "$root/Packaging/$entry.desktop.in" "$share/applications/$entry.desktop" "$command"
  done
  put_template "$root/Packaging/recreo.metainfo.xml.in" "$share/metainfo/$app_id.metainfo.xml"
  put "$root/Packaging/recreo-mime.xml" "$share/mime/packages/recreo.xml"
  for size in 16 22 24 32 48 64 128 256 512; do
    put "$root/Packaging/icons/recreo-$size.png" "$share/icons/hicolor/${size}x$size/apps/recreo.png"
  done
  put "$root/Packaging/icons/recreo.svg" "$share/icons/hicolor/scalable/apps/recreo.svg"
  put "$root/Packaging/icons/recreo-symbolic.svg" "$share/icons/hicolor/symbolic/apps/recreo-symbolic.svg"
  stage_generated "$share" "$program"
}

# The default command needs no name, which the generated completions don't know: where an option is the first word,
# they are told that the command is `play`. Each is a filter. Those of bash are read by a shell and not started, so
# they lose their first line.
# shellcheck disable=SC2016  # what is in quotes is for the shell that completes
complete_bash() {
  sed -e '1{/^#!/d}' -e '/^_recreo() {/,/^}/{/^    __recreo_offer_flags_options 0/i\
    if [[ ${unparsed_words[0]} == -* ]]; then\
        _recreo_play\
        return\
    fi
}'
}

# shellcheck disable=SC2016
complete_zsh() {
  sed '/^_recreo() {/,/^}/{/^    local -r command_name=/i\
    if [[ "${words[2]}" == -* ]]; then\
        words=("${words[1]}" play "${(@)words[2,-1]}")\
        CURRENT=$((CURRENT + 1))\
    fi
}'
}

# shellcheck disable=SC2016
complete_fish() {
  sed '/^    set -l unparsed_tokens /a\
    set -l words $unparsed_tokens[2..] (commandline -t)\
    string match -q -- "-*" "$words[1]"; and set unparsed_tokens $unparsed_tokens[1] play $unparsed_tokens[2..]
'
}

# What is made from the command line's own help: the man page and the completions of shells.
stage_generated() {
  local share=$1 program=$2 help
  help=$("$program" --experimental-dump-help) || return
  mkdir -p "$share"/man/man6 "$share"/bash-completion/completions "$share"/zsh/site-functions \
    "$share"/fish/vendor_completions.d
  python3 -B "$root/Packaging/manual.py" "$version" "$(source_time)" <<<"$help" >"$share/man/man6/recreo.6" &&
    "$program" --generate-completion-script bash | complete_bash >"$share/bash-completion/completions/recreo" &&
    "$program" --generate-completion-script zsh | complete_zsh >"$share/zsh/site-functions/_recreo" &&
    "$program" --generate-completion-script fish | complete_fish >"$share/fish/vendor_completions.d/recreo.fish" || return
  chmod 644 "$share"/{man/man6/recreo.6,bash-completion/completions/recreo} \
    "$share"/{zsh/site-functions/_recreo,fish/vendor_completions.d/recreo.fish}
}
