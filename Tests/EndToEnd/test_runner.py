"""The test runner: a failure is named and fails the whole run."""

import os
import subprocess
import sys
import textwrap
import unittest

from recreo import fresh_folder
from screentest import HERE


class Runner(unittest.TestCase):
    """`run.py` with small test scripts."""

    def run_script(self, code, *names):
        """Runs a script; returns the exit code and the output."""
        folder = fresh_folder(self.id().split(".", 1)[1])
        (folder / "test_small.py").write_text(textwrap.dedent(code))
        paths = os.pathsep.join([str(folder), str(HERE)])
        done = subprocess.run(
            [sys.executable, "-B", HERE / "run.py", "-j", "2", *(names or ["test_small"])],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, check=False,
            cwd=folder, env={**os.environ, "PYTHONPATH": paths})
        return done.returncode, done.stdout

    def test_a_failed_test_is_named_and_fails_the_run(self):
        code, said = self.run_script("""
            import unittest
            class Good(unittest.TestCase):
                def test_right(self): pass
            class Bad(unittest.TestCase):
                def test_wrong(self): self.fail("one is not two")
                def test_part(self):
                    with self.subTest(part=2): self.fail("no part")
                def test_error(self): raise KeyError("no such thing")
            class Unready(unittest.TestCase):
                @classmethod
                def setUpClass(cls): raise RuntimeError("no screen")
                def test_never(self): pass
            """)
        self.assertEqual(code, 1, said)
        told, failed = said.split("\nfailed:\n")
        self.assertEqual(sorted(failed.split("\n")[:-1]), [
            "setUpClass (test_small.Unready)", "test_small.Bad.test_error",
            "test_small.Bad.test_part (part=2)", "test_small.Bad.test_wrong"])
        self.assertIn("one is not two", told)
        self.assertIn("4 tests", told)

    def test_success_is_0(self):
        code, said = self.run_script("""
            import unittest
            class One(unittest.TestCase):
                def test_one(self): pass
            class Two(unittest.TestCase):
                def test_two(self): pass
            """)
        self.assertEqual(code, 0, said)
        self.assertIn("2 tests", said)

    def test_a_dead_worker_a_broken_script_or_an_empty_one_fails_the_run(self):
        for code in ("import os, unittest\nclass A(unittest.TestCase):\n"
                     "    def test_it(self): os._exit(0)\n", "import nonsense\n", ""):
            with self.subTest(code):
                self.assertEqual(self.run_script(code)[0], 1)
