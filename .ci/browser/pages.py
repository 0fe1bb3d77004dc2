"""Pages of the command in a headless Chromium, and what is compared on them."""

import os
import re
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

COMMAND, FOLDER = sys.argv[1], os.path.abspath(sys.argv[2])

# What every expression can use: S is the player's state, K keeps values for later rows.
HELPERS = """
const $ = (s, at = document) => at.querySelector(s);
const $$ = (s, at = document) => [...at.querySelectorAll(s)];
const box = it => it.getBoundingClientRect();
const said = s => $(s).textContent;
const middle = it => [box(it).left + box(it).width / 2, box(it).top + box(it).height / 2];
const K = window.__kept ??= {};
const S = window.player?.state();
const moments = [...Array(S?.count ?? 0).keys()];
const entry = element => S.texts.findLast(it => it[0] === element);
"""


def words(*arguments):
    return subprocess.run([COMMAND, *arguments], check=True, capture_output=True, text=True).stdout


def file(name, text):
    path = os.path.join(FOLDER, name)
    with open(path, "w") as out:
        out.write(text)
    return path


class Rule:
    """What is expected of a value, where it is not a value itself."""

    def __init__(self, words, holds):
        self.words, self.holds = words, holds

    def __repr__(self):
        return self.words


SOME = Rule("some", bool)
SAME = Rule("all the same", lambda all: all and all.count(all[0]) == len(all))


def has(*parts):
    return Rule(f"with {parts}", lambda text: all(part in text for part in parts))


def starts(text):
    return Rule(f"{text}...", lambda it: it.startswith(text))


def above(least):
    return Rule(f"above {least}", lambda it: it > least)


def below(most):
    return Rule(f"below {most}", lambda it: it < most)


def matches(value, expected):
    if isinstance(expected, Rule):
        return expected.holds(value)
    if isinstance(expected, list) and isinstance(value, list):
        return len(value) == len(expected) and all(map(matches, value, expected))
    return value == expected


class Browser:
    def __init__(self, making):
        self.making, self.made, self.checks, self.failures = making, {}, 0, 0

    def __enter__(self):
        path = (
            shutil.which("chromium")
            or shutil.which("google-chrome")
            or sys.exit("no Chromium here: apt-get install chromium")
        )
        self.playwright = sync_playwright().start()
        self.chromium = self.playwright.chromium.launch(
            executable_path=path, args=["--disable-gpu", "--disable-dev-shm-usage"]
        )
        return self

    def __exit__(self, *_):
        self.chromium.close()
        self.playwright.stop()

    def check(self, what, value, expected=True):
        try:
            holds = matches(value, expected)
        except Exception as error:
            holds, value = False, f"{value}: {error}"
        self.checks += 1
        self.failures += not holds
        print(
            (
                f"ok      {what}"
                if holds
                else f"NOT SO  {what}: {str(value)[:600]}; expected: {str(expected)[:300]}"
            ),
            flush=True,
        )

    def path(self, name):
        """The file of a page, which is made when it is opened first."""
        if name not in self.made:
            self.made[name] = os.path.join(FOLDER, f"{name}.html")
            make = self.making.get(name.split("/")[0], ["play", name])
            make = make() if callable(make) else make
            words(
                *make,
                "--out",
                os.path.join(FOLDER, name.split("/")[0]) if "/" in name else self.made[name],
            )
        return self.made[name]

    def open(self, how):
        return Page(self, how)


class Page:
    """A page by its name and fragment, and a size such as 390x844, `dark`, `touch` or `moving`."""

    def __init__(self, browser, how):
        address, *options = how.split()
        name, _, fragment = address.partition("#")
        size = next(
            (option for option in options if re.fullmatch(r"\d+x\d+", option)), "1280x800"
        ).split("x")
        self.browser, self.how, self.complaints = browser, how, []
        self.it = browser.chromium.new_page(
            viewport={"width": int(size[0]), "height": int(size[1])},
            color_scheme="dark" if "dark" in options else "light",
            reduced_motion="no-preference" if "moving" in options else "reduce",
            has_touch="touch" in options,
        )
        self.it.set_default_timeout(20_000)
        self.it.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.it.on(
            "console",
            lambda said: said.type in ("error", "warning", "assert")
            and self.complaints.append(said.text),
        )
        try:
            self.it.goto(f"file://{browser.path(name)}#{fragment}")
            if "/" not in name and name != "lab" or name.endswith("-player"):
                self.it.wait_for_function("window.player")
        except Exception as error:
            sys.exit(f"NOT SO  {how}: it opens: {error}\n{self.complaints}")

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        if kind and issubclass(kind, Exception):
            self.check("it can be tried to its end", f"{kind.__name__}: {error}", "no error")
        self.check("nothing on the console", self.complaints, [])
        self.it.close()
        return kind is None or issubclass(kind, Exception)

    def check(self, what, value, expected=True):
        self.browser.check(f"{self.how}: {what}", value, expected)

    def read(self, expression):
        return self.it.evaluate(f"(async () => {{ {HELPERS}; return ({expression}); }})()")

    def do(self, steps):
        """Presses keys, or does what a verb says: `within 5` waits for a condition, for so many
        seconds at most.
        """
        for step in filter(None, steps.split(" | ")):
            verb, _, rest = step.partition(" ")
            if verb == "js":
                self.it.evaluate(f"(async () => {{ {HELPERS}; {rest}; }})()")
            elif verb == "within":
                seconds, _, condition = rest.partition(" ")
                self.it.wait_for_function(
                    f"() => {{ {HELPERS}; return {condition}; }}", timeout=1000 * int(seconds)
                )
            elif verb in ("click", "tap", "hover", "focus"):
                getattr(self.it.locator(rest).first, verb)(timeout=5_000)
            elif verb in ("at", "alt-at"):
                if verb == "alt-at":
                    self.it.keyboard.down("Alt")
                self.it.mouse.click(*self.read(rest))
                self.it.keyboard.up("Alt")
            elif verb == "drag":
                x, y = self.read(f"middle($('{rest}'))")
                self.it.mouse.move(x, y)
                self.it.mouse.down()
                self.it.mouse.move(x + 60, y + 10)
                self.it.mouse.up()
            elif verb == "choose":
                self.it.select_option(*rest.split())
            elif verb == "print":
                self.it.emulate_media(media="print")
            else:
                self.it.keyboard.press(step)

    def row(self, steps, what, expression, expected=True):
        """What an expression is after some steps."""
        try:
            self.do(steps)
            value = self.read(expression)
        except Exception as error:
            value, expected = str(error).splitlines()[0], repr(expected)
        self.check(what, value, expected)

    def devtools(self):
        return self.it.context.new_cdp_session(self.it)
