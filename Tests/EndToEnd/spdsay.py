#!/usr/bin/env python3
"""Takes the place of `spd-say --pipe-mode`: appends each line that it reads to the file `$SPOKEN`."""

import os
import sys

with open(os.environ["SPOKEN"], "a", encoding="utf-8") as spoken:
    for line in sys.stdin:
        spoken.write(line)
        spoken.flush()
