#!/usr/bin/env -S python3 -B
"""Writes or checks `docs/dependencies.cdx.json`, the list of all that Recreo is built from (CycloneDX 1.5).

    dependencies.py            writes it
    dependencies.py --check    fails if it is out of date, or if something isn't pinned

Swift packages come from Package.swift, where each has an exact version; libraries of the system are those that
`Sources/C*` link.
"""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIST = ROOT / "docs/dependencies.cdx.json"
# The licence of each Swift package, and whether only tests use it.
PACKAGES = {
    "GRDB.swift": ("MIT", False),
    "swift-argument-parser": ("Apache-2.0", False),
    "swift-log": ("Apache-2.0", False),
    "FlyingFox": ("MIT", True),
}
# What each module of C links: name, the version of Debian 12, which is tested, and licence. Debian's security
# updates keep the version and change the end of it, so the end is left out.
LIBRARIES = {
    "CSDL2": [("SDL2", "2.26.5", "Zlib"), ("SDL2_image", "2.6.3", "Zlib"), ("SDL2_mixer", "2.6.2", "Zlib"),
              ("SDL2_ttf", "2.20.1", "Zlib")],
    "CFontconfig": [("fontconfig", "2.14.1", "HPND-sell-variant")],
    "CFriBidi": [("FriBidi", "1.0.8", "LGPL-2.1-or-later")],
    "CUnibreak": [("libunibreak", "1.1", "Zlib")],
    "CHarfBuzz": [("HarfBuzz", "6.0.0", "MIT"), ("FreeType", "2.12.1", "FTL")],
    "CSystemd": [("libsystemd", "252", "LGPL-2.1-or-later")],
    "CCurl": [("libcurl", "7.88.1", "curl")],
    "CQRencode": [("libqrencode", "4.1.1", "LGPL-2.1-or-later")],
    "CCrypt": [("libxcrypt", "4.4.33", "LGPL-2.1-or-later")],
    "CGettext": [("glibc", "2.36", "LGPL-2.1-or-later")],
    "CLinux": [],
    # Linked by GRDB, by the compiler, and shipped with Recreo.
    "GRDB": [("SQLite", "3.40.1", "blessing")],
    "Swift": [("Swift", "6.3.1", "Apache-2.0 WITH Swift-exception")],
    "Resources/Fonts": [("Quicksand", "3.000", "OFL-1.1")],
}


def packages(manifest):
    """The address of each package that a manifest wants, and how it is pinned."""
    return re.findall(r'\.package\(url: "([^"]+)", ([^)]+)\)', (ROOT / manifest).read_text())


def pins():
    """The version of each Swift package, by address; None if it isn't exact."""
    return {url: (re.fullmatch(r'exact: "([0-9.]+)"', how) or [None] * 2)[1] for url, how in packages("Package.swift")}


def component(name, version, licence, **more):
    """One entry of the list."""
    words = [{"expression": licence}] if " " in licence else [{"license": {"id": licence}}]
    return {"type": "library", "name": name, "version": version, "licenses": words, **more}


def document():
    """The list as text."""
    parts = []
    for url, version in sorted(pins().items()):
        name = url.rpartition("/")[2]
        licence, is_for_tests = PACKAGES[name]
        parts.append(component(
            name, version, licence, scope="excluded" if is_for_tests else "required",
            purl=f"pkg:swift/{url.partition('://')[2]}@{version}"))
    for module in sorted(LIBRARIES):
        for name, version, licence in LIBRARIES[module]:
            parts.append(component(
                name, version, licence, scope="required",
                properties=[{"name": "recreo:used-by", "value": module}]))
    source = (ROOT / "Sources/Host/Version.swift").read_text()
    own = re.search(r'current = "([0-9.]+)"', source)[1]
    return json.dumps({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"component": {"type": "application", "name": "recreo", "version": own,
                                   "licenses": [{"license": {"id": "MIT"}}]}},
        "components": parts}, indent=1, ensure_ascii=False) + "\n"


def problems():
    """What isn't pinned or isn't listed."""
    found = []
    for url, version in pins().items():
        if not version:
            found.append(f"Package.swift: {url} has no exact version")
        if url.rpartition("/")[2] not in PACKAGES:
            found.append(f"Package.swift: {url} has no licence in dependencies.py")
    found += [f"Tests/Long/Fuzz/Package.swift: {url} differs from Package.swift"
              for url, how in packages("Tests/Long/Fuzz/Package.swift") if how != f'exact: "{pins().get(url)}"']
    modules = {path.name for path in (ROOT / "Sources").glob("C[A-Z]*")}
    found += [f"Sources/{name} is not in dependencies.py" for name in sorted(modules - set(LIBRARIES))]
    if not found and (not LIST.exists() or LIST.read_text() != document()):
        found.append(f"{LIST.relative_to(ROOT)} is out of date: run Tools/check/dependencies.py")
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit("\n".join(problems()) or 0)
    LIST.write_text(document())
