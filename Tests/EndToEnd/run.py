#!/usr/bin/env -S python3 -B
"""Runs the tests on several workers: `python3 -B Tests/EndToEnd/run.py [-j WORKERS] [--see] [NAME…]`.

The program waits for input more than it computes: three workers keep a core busy.
A name is what unittest takes (`test_menu`, `test_menu.Class.test_it`); without one, all tests
run. The tests of a class stay together, since they share a screen. Classes marked `@first` start
first. Prints the seconds of each test, then the failures, and exits with a status.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import resource
import sys
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
SEEN = "{:6.1f} s  {:7}  {}\n"


class Outcome(unittest.TestResult):
    """Prints a line after each test, and collects the failures."""

    def startTest(self, test):
        super().startTest(test)
        self.begun, self.bad_before = time.monotonic(), len(self.problems())

    def stopTest(self, test):
        super().stopTest(test)
        word = "FAILED" if len(self.problems()) > self.bad_before else "ok"
        self.tell(word, test.id(), time.monotonic() - self.begun)

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.tell("skipped", f"{test.id()}: {reason}")

    def tell(self, word, what, seconds=0.0):
        """Prints one line, written at once so that those of several workers do not mix."""
        os.write(1, SEEN.format(seconds, word, what).encode())

    def problems(self):
        """The name of each failed test, and its traceback."""
        bad = [(test.id(), text) for test, text in self.errors + self.failures]
        return bad + [(test.id(), "was expected to fail\n") for test in self.unexpectedSuccesses]


def prepare_worker(folder):
    """Gives a worker its own folder for temporary files."""
    os.environ["TMPDIR"] = tempfile.tempdir = tempfile.mkdtemp(prefix="worker.", dir=folder)


def run_tests(names):
    """Runs tests in this worker; returns their number and the failures."""
    outcome = Outcome()
    unittest.defaultTestLoader.loadTestsFromNames(names).run(outcome)
    return outcome.testsRun, outcome.problems()


def flat(suite):
    """The tests of a suite of suites."""
    return [t for part in suite for t in (flat(part) if isinstance(part, unittest.TestSuite) else [part])]


def groups(tests):
    """The names of the tests that go to one worker together, those that take longest first."""
    together = collections.defaultdict(list)
    for test in tests:
        together[type(test)].append(test.id())
    order = sorted(together, key=lambda c: (getattr(c, "first", False), len(together[c])), reverse=True)
    return [together[c] for c in order]


def run_all(tests, workers):
    """Runs all tests; returns their number and the failures."""
    with tempfile.TemporaryDirectory(prefix="recreo.") as folder, \
            concurrent.futures.ProcessPoolExecutor(
                workers, initializer=prepare_worker, initargs=(folder,)) as pool:
        done = list(pool.map(run_tests, groups(tests)))
    return sum(count for count, _ in done), [bad for _, problems in done for bad in problems]


def main():
    """Reads the command line, runs the tests and prints the failures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("-j", "--workers", type=int, default=min(6, 3 * len(os.sched_getaffinity(0))))
    parser.add_argument("--see", action="store_true", help="draw pixels in all tests, for people to look at")
    parser.add_argument("names", nargs="*")
    wanted = parser.parse_args()
    if wanted.see:
        os.environ["RECREO_SEE"] = "1"
    sys.path.insert(0, str(HERE))
    loader, begun = unittest.defaultTestLoader, time.monotonic()
    tests = loader.loadTestsFromNames(wanted.names) if wanted.names else loader.discover(HERE)
    if loader.errors:
        sys.exit("\n".join(loader.errors))
    count, problems = run_all(flat(tests), wanted.workers)
    for name, text in problems:
        print(f"\n=== {name}\n{text}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"\n{count} tests in {time.monotonic() - begun:.0f} s on {wanted.workers} workers, "
          f"{used.ru_utime + used.ru_stime:.0f} s of processor time")
    if problems or not count:
        sys.exit("\n".join(["failed:", *(name for name, _ in problems)]))


if __name__ == "__main__":
    main()
