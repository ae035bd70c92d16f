# shellcheck shell=bash
# shellcheck disable=SC2034  # the lists are used by whoever sources this file
# All Debian packages that are needed, by purpose. `a|b` means either: Debian releases name some
# of them differently, and the first that apt knows is installed.

# What the Swift toolchain needs, to run and to link.
swift_packages=(
  libncurses6 "libcurl4|libcurl4t64" "libxml2|libxml2-16" libsqlite3-0
  "libstdc++-12-dev|libstdc++-13-dev|libstdc++-14-dev" libc6-dev binutils git ca-certificates
  pkg-config zlib1g
)

# What Recreo needs: libraries, drawing, translations, and ffmpeg for the camera.
program_packages=(
  libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libsdl2-ttf-dev libsqlite3-dev
  libsystemd-dev libqrencode-dev libcrypt-dev libcurl4-openssl-dev libfontconfig-dev
  libharfbuzz-dev libfreetype-dev libfribidi-dev libunibreak-dev
  libgl1 libegl1 libgles2 libgl1-mesa-dri
  fonts-wqy-microhei fonts-vlgothic fonts-dejavu-core gettext ffmpeg
)

# What ./check needs in addition: an X server with a touchscreen, a window manager, mouse and keyboard
# input, checks of licences and spelling, and fonts of scripts that need shaping. ibus and ibus-anthy,
# which bring half a desktop, are not needed: without them test_input_method.py is skipped.
check_packages=(
  xserver-xorg-core xserver-xorg-video-dummy xinput x11-utils openbox xdotool python3
  dbus dunst python3-dbus python3-gi libx11-dev zbar-tools reuse codespell
  fonts-lohit-deva fonts-tlwg-loma-otf
)

# What Packaging/build-deb needs in addition.
package_packages=(dpkg-dev binutils gettext python3 xz-utils)

# What Packaging/check needs, as part of ./check.
lint_packages=(
  desktop-file-utils appstream mandoc groff shared-mime-info shellcheck libxml2-utils file
)

# What Packaging/test-deb needs in addition.
root_packages=(lintian mmdebstrap)

# What Packaging/test-kiosk needs in addition.
machine_packages=(mmdebstrap e2fsprogs qemu-system-x86)
