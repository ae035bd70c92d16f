"""Writes RESULTS.md: the machine, the measurements with their limits, and plots of growth."""

import dataclasses
import os
import pathlib
import platform
import subprocess
import time

import plots
from bench import HERE, ROOT

FOLDER = HERE / "plots"
LIMITS = {None: "", True: "holds", False: "**exceeded**"}


@dataclasses.dataclass
class Growth:
    """How figures grow with the size of the work; each series has one value for each size."""

    file: str
    title: str
    unit: str
    sizes: list
    series: dict


def first_line(*command):
    """What a program says about itself."""
    try:
        out = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return out.strip().splitlines()[0]


def machine():
    """One line for each fact that matters."""
    processor = next((line.split(":")[1].strip() for line in
                      pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
                      if line.startswith("model name")), platform.machine())
    yield f"commit {first_line('git', 'rev-parse', '--short', 'HEAD')}, {time.strftime('%d %B %Y', time.gmtime())}"
    yield f"{os.cpu_count()} cores ({processor}), Linux {platform.release()}, no graphics card used (llvmpipe)"
    yield first_line("swift", "--version")
    yield f"load {os.getloadavg()[0]:.1f} at the end: other programs may have run, so look at the ratios"


def write(lines, growths):
    """Replaces the file and the plots of what was measured."""
    FOLDER.mkdir(exist_ok=True)
    parts = ["# Results", "", "Written by `Benchmarks/run`; [README.md](README.md) says what is measured and how to read it.", ""]
    parts += [f"- {fact}" for fact in machine()]
    parts += ["", "| | Recreo | peer | ratio | limit |", "|---|---|---|---|---|"]
    for name, own, peer, ratio, bar in lines:
        parts.append(f"| {name.strip()} | {own} | {peer} | {'' if ratio is None else f'{ratio:.2f}'} | {LIMITS[bar]} |")
    for growth in growths:
        (FOLDER / f"{growth.file}.svg").write_text(
            plots.plot(growth.title, growth.unit, growth.sizes, growth.series), encoding="utf-8")
        parts += ["", f"![{growth.title}, {growth.unit}](plots/{growth.file}.svg)"]
    (HERE / "RESULTS.md").write_text("\n".join(parts) + "\n", encoding="utf-8")
