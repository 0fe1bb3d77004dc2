#!/usr/bin/env python3
"""Opens the command's pages in a real browser, steps through them, and compares what they show
with the recordings.

usage: player.py COMMAND FOLDER [WORD] COMMAND is the built `offscreen`; pages and screenshots go to
FOLDER. With a word only the checks of pages are done whose names have it.
"""

import functools
import itertools
import json
import math
import os
import re
import sys

from axe_playwright_python.sync_playwright import Axe

os.makedirs(sys.argv[2], exist_ok=True)
from pages import FOLDER, Browser, Rule, above, below, file, has, starts, words  # noqa: E402
from table import PAGES, WIDTH  # noqa: E402

# MARK: - Pages that are made here


def exhibits(text):
    """The names at the beginnings of the indented lines of a list of exhibits."""
    return [line.split()[0] for line in text.splitlines() if line.startswith("  ")]


@functools.cache
def recording(name="exhibit-1"):
    path = os.path.join(FOLDER, f"{name}.json")
    words("record", name, "--out", path)
    return path


def changed(name, change):
    """The page of exhibit 1's recording with every node of its trees changed."""

    def walk(node):
        change(node)
        for child in node.get("children", []):
            walk(child)

    with open(recording()) as text:
        data = json.load(text)
    for tick in data["ticks"]:
        walk(tick.get("tree", {}))
    return ["play", file(f"{name}.json", json.dumps(data))]


def turn(node):
    if node.get("view") == "TextCell#1":
        node["transform"] = [0, 1, -1, 0, 0, 0]


def add_layers(node):
    """A mask that clips, a plain sublayer, a shape, a gradient, and a layer of the scroll view."""
    if node.get("view", "").startswith("TextCell#"):
        node.setdefault("look", {})["layers"] = [
            {
                "use": "mask",
                "frame": [0, 0, 50, 50],
                "look": {"background": [0, 0, 0, 1], "cornerRadius": 7},
            },
            {
                "frame": [4, 4, 20, 10],
                "look": {"background": [1, 0, 0, 1], "borderWidth": 2, "border": [0, 0, 1, 1]},
            },
            {
                "frame": [30, 30, 20, 20],
                "fill": [0, 1, 0, 1],
                "outline": [[0, 0, 20, 0, 10, 20, 0, 0]],
            },
            {
                "frame": [60, 60, 20, 20],
                "colors": [[0, 0, 0, 1, 0], [1, 1, 1, 1, 1]],
                "direction": [0, 0, 1, 1],
            },
        ]
    if node.get("view", "").startswith("UICollectionView#"):
        node.setdefault("look", {})["layers"] = [
            {"frame": [2, 2, 9, 9], "look": {"background": [1, 0, 1, 1]}}
        ]


def scenario(name, text):
    return ["play", file(f"{name}.scenario", text)]


BAD = "<img src=x onerror=window.bad=1>"
MAKING = {
    "against": ["play", "exhibit-1", "--against", "iOS9"],
    "recorded": lambda: ["play", recording()],
    "turned": lambda: changed("turned", turn),
    "layers": lambda: changed("layers", add_layers),
    "lessons": ["lessons"],
    "site": ["gallery", "exhibit-1", "exhibit-15"],
    # All exhibits, without the lessons and the lab.
    "gallery": lambda: ["gallery", *exhibits(words("list"))],
    "lab": ["lab"],
    "long": lambda: scenario(
        "long",
        "# A long scroll\nstage 320x480\ndata items=6000\nlayout flow item=56x72\n\nshow\n\n"
        + "scroll by=24\n" * 419,
    ),
    "table": lambda: scenario(
        "table",
        "# Rows with detail buttons\nstage 320x200\ndata items=20\n"
        "layout table header=title accessory=detail\n\nshow\n\nscroll by=90\n",
    ),
    "deep": lambda: scenario(
        "deep",
        "# A deep stack\nstage 320x480 behavior=current\ndata items=24\nlayout placed\n"
        + "".join(f"place 0-{i} frame={8 + 6 * i},{8 + 12 * i},170x120 z={i}\n" for i in range(24))
        + "\nshow prefetching=no\n",
    ),
    # The fix is a change of the layout on the stage that has the fault.
    "standing": lambda: scenario(
        "standing",
        "# A single item is centred\n# symptom: each item is in the middle of its line\n# fix: a"
        " greater section inset\n\nstage 320x200 behavior=current\ndata items=3\nlayout flow"
        " item=200x50\n\n# cause: apply ItemCell#1 [60,0 200x50]\nshow\n\n# symptom\n# look: where"
        " the cell of item 0-0 is\nask frame 0-0\n----\n[60,0 200x50]\n\nlayout flow item=200x50"
        " inset=0,0,0,120\n\n# fixed\nask frame 0-0\n----\n[0,0 200x50]\n",
    ),
    "html": lambda: scenario(
        "html",
        f"# Title {BAD}\n"
        + "".join(
            f"# {it}: {it} {BAD}\n"
            for it in "symptom trigger why fix leaves pitfall holds reports".split()
        )
        + "\nstage 320x200 behavior=iOS10 seed=2\ndata items=15\nlayout card-flow\n\nshow"
        " prefetching=no\n\nreload section=0 animated=no\n\n# symptom\nask covered\n\nfix"
        " cards-to-back\n\n# fixed\nask covered\n",
    ),
}

# MARK: - What takes more than a row


def searches(browser):
    """The gallery finds what the command finds, in the same order, for words that people type."""
    queries = (
        "wrong image|zIndex|didSelectItemAt not called|flikcer|list jumps when new messages arrive"
        "|self-sizing wrong until a scroll|a deletion hides the top row|cells become invisible"
        "|Invalid update: invalid number of items in section 0|thumbnailView blinks|crahs"
        "|supplied identifiers are not unique|xylophone quartz jump|xylophone|rotaion|cell|15"
        "|NSInternalInconsistencyException attempt to delete item 3 from section 1"
        "|didSelectItemAtIndexPath|scroll position lost after insert|hang|slow|duplicate"
    )
    with browser.open("gallery/index") as page:
        for query in queries.split("|"):
            page.do(f"js location.hash = new URLSearchParams({{ search: {json.dumps(query)} }})")
            page.do(f"within 5 $('#search').value === {json.dumps(query)}")
            page.row(
                "",
                f"'{query}' finds what the command finds",
                "$$('#ranked li, #nearest li').map(it => it.dataset.exhibit)",
                exhibits(words("list", query)),
            )


def scripts(browser):
    with browser.open("exhibit-1") as page:
        files, devtools = set(), page.devtools()
        devtools.on("Debugger.scriptParsed", lambda script: files.add(script["url"].split("/")[-1]))
        devtools.send("Debugger.enable")
        page.check(
            "a debugger shows the script by name",
            sorted(files),
            has("main.js"),
        )


def steps(browser):
    trace = words("record", "exhibit-1", "--stage", "1", "--form", "trace")
    lines = trace.rstrip("\n").split("\n")
    with open(recording()) as text:
        last = json.load(text)["ticks"][-1]["tick"]
    with browser.open("exhibit-1") as page:
        page.row(
            "",
            "it opens where the symptom shows",
            "[S.inversions.length, S.other.inversions]",
            [above(0), 0],
        )
        page.row("Home", "it has as many moments as the trace has lines", "S.count", len(lines))
        shown = []
        for _ in lines:
            shown.append(page.read("[S.moment, S.happened]"))
            page.do("ArrowRight")
        wrong = [
            it
            for it in zip(shown, enumerate(line.strip() for line in lines))
            if it[0] != list(it[1])
        ]
        page.check("every step by keyboard says the trace's line", wrong, [])
        page.row("Home", "Home leads to the first", "S.moment", 0)
        page.row("End", "End leads to the last", "S.moment", len(lines) - 1)
        page.row("Shift+ArrowLeft", "Shift and an arrow go by a tick", "S.tick", below(last))
        page.row("Home | ]", "a bracket goes to the end of a pass", "S.happened", starts("end: "))
        page.row(
            "Space | within 10 player.film.at > 60 || player.timer | Space",
            "Space plays and pauses",
            "player.timer",
            None,
        )


def trees(browser):
    """At the end of every tick the page's scene has the views that the recording's tree has, back
    to front.
    """

    def names(node):
        is_reusable = (
            node.get("element")
            or "dormant" in node
            or set(node.get("states", [])) & {"prefetched", "leaving", "orphan"}
        )
        return [node["view"]] + [
            name
            for child in ([] if is_reusable else node.get("children", []))
            for name in names(child)
        ]

    with browser.open("recorded") as page, open(recording()) as text:
        tree, wrong = None, []
        for tick in json.load(text)["ticks"]:
            tree = tick.get("tree", tree)
            shown = page.read(
                "(t => t < 0 ? null : (player.go(player.film.endOfTick(t)), player.state().tree))"
                f"(player.film.data.ticks.findIndex(t => t[0] === {tick['tick']}))"
            )
            if shown is not None and (
                found := [line.split()[0] for line in shown.splitlines()]
            ) != names(tree):
                wrong.append((tick["tick"], found, names(tree)))
        page.check("every tick ends with the recording's tree", wrong[:1], [])


def orders(browser):
    """The ranks are those of the report at the end of the stage with the mistake, and 'why here?'
    tells what put two views there.
    """
    report = words("run", "exhibit-1").split("\nstacking inversions=1\n----\n")[1].split("\n\n")[0]
    # "   0  TextCell#1  item 0-2   0   1   7": index, view, element, z, paint rank, hit rank.
    rows = [
        line.removesuffix("<- above a greater z").split()
        for line in report.splitlines()
        if "#" in line and line[:4].strip().isdigit()
    ]

    def by(rank):
        return [
            row[1]
            for row in sorted(
                (row for row in rows if row[rank] != "-"), key=lambda row: int(row[rank])
            )
        ]

    with browser.open("exhibit-1") as page:
        page.row("g", "g leads to the first violation", "S.inversions.length", above(0))
        page.row("End", "the siblings are the report's", "S.siblings", [row[1] for row in rows])
        page.row("", "so is the order of z", "S.z", by(-3))
        page.row("", "so is the order of painting", "S.paint", by(-2))
        page.row("", "so is the order of touches", "S.hit", by(-1))
        for order in ("z", "paint", "hit", "siblings"):
            page.row(
                "o",
                f"o switches to the order {order}",
                "[S.order, $('#order').value]",
                [order, order],
            )
        page.do("g")
        pair = page.read("S.inversions[0]")
        page.row(
            f"js player.set({{ a: '{pair[0]}', b: '{pair[1]}', tab: 'why' }})",
            "'why here?' has both views, the rule, and that the layout asked for the opposite",
            "said('#answer')",
            has(*pair, "sibling order decides", "opposite"),
        )
        page.row(
            "",
            "'why here?' has the moments that put them there",
            "$$('#text table [data-moment]').length",
            above(0),
        )
        page.row(
            "click #text table [data-moment]",
            "a click on one leads there",
            "S.happened",
            Rule("place or store", lambda it: "place" in it or "store" in it),
        )


def presses(browser):
    """Space and Enter press each control that has the focus, and nothing plays."""
    for how in ("exhibit-1", "exhibit-16", "exhibit-1#inspect&tab=trace", "exhibit-46#inspect"):
        with browser.open(f"{how} 1400x900") as page:
            count = page.read("""(() => {
                const note = event => {
                    K.pressed++;
                    event.preventDefault();
                    event.stopImmediatePropagation();
                };
                addEventListener('click', note, true);
                K.all = $$('button, summary, a').filter(it => it.offsetParent);
                return K.all.length;
            })()""")
            wrong = []
            for i in range(count):
                for key in ("Space", "Enter"):
                    page.do(f"js K.pressed = 0; K.all[{i}].focus() | {key}")
                    name, pressed, plays, is_link = page.read(
                        f"[K.all[{i}].textContent, K.pressed, Boolean(player.timer),"
                        f" K.all[{i}].tagName === 'A']"
                    )
                    if plays or pressed != 1 and not (is_link and key == "Space"):
                        wrong.append((name, key, pressed, plays))
            page.check("each control answers Space and Enter", [count, wrong], [above(10), []])


def pinch(browser):
    with browser.open("exhibit-1#view=exploded 1400x900 touch") as page:
        pose = "['turn', 'spacing'].map(id => +$('#' + id).value)"
        page.do(
            "js await new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)));"
            f" K.pose = {pose}"
        )
        (x, y), devtools = page.read("middle($('.room'))"), page.devtools()
        for kind, *points in (
            ("Start", (-20, 0)),
            ("Start", (-20, 0), (20, 0)),
            ("Move", (-30, -10), (30, 10)),
            ("End",),
        ):
            devtools.send(
                "Input.dispatchTouchEvent",
                {
                    "type": f"touch{kind}",
                    "touchPoints": [
                        {"x": x + right, "y": y + down, "id": i}
                        for i, (right, down) in enumerate(points)
                    ],
                },
            )
        page.row(
            "",
            "two fingers spread and turn the plates",
            f"{pose}.map((value, i) => value - K.pose[i])",
            [above(0), above(0)],
        )


def depth(one, other):
    """How far two convex polygons reach into each other; below 0 between those apart. Corners are
    complex numbers.
    """
    least = math.inf
    for polygon in (one, other):
        for a, b in zip(polygon, polygon[1:] + polygon[:1]):
            here, there = (
                [((b - a).conjugate() * p).imag / abs(b - a) for p in corners]
                for corners in (one, other)
            )
            least = min(least, max(here) - min(there), max(there) - min(here))
    return least


def plates(browser):
    """No plate covers a part of another one as the exploded view opens, whatever the order, and all
    of them are in sight with their labels.
    """
    for name in (
        "exhibit-1",
        "exhibit-8",
        "exhibit-26",
        "exhibit-45",
        "lessons/z-index-player",
        "orthogonal",
        "deep",
    ):
        for size in ("1400x900", "390x844"):
            with browser.open(f"{name}#view=exploded {size}") as page:
                devtools = page.devtools()
                root = devtools.send("DOM.getDocument")["root"]["nodeId"]

                def nodes(selector, inside=root):
                    return devtools.send(
                        "DOM.querySelectorAll", {"nodeId": inside, "selector": selector}
                    )["nodeIds"]

                def corners(node):
                    quad = devtools.send("DOM.getContentQuads", {"nodeId": node})["quads"][0]
                    return [complex(*corner) for corner in zip(quad[::2], quad[1::2])]

                for order in ("siblings", "z", "paint", "hit"):
                    page.do(f"js player.set({{ order: '{order}' }})")
                    covered, outside, shown = [], [], 0
                    for screen in nodes(".screen"):
                        first, _, last, _ = corners(nodes(".room", screen)[0])
                        found = [corners(plate) for plate in nodes(".plate", screen)]
                        shown += len(found)
                        covered += [
                            far
                            for one, other in itertools.combinations(found, 2)
                            if (far := depth(one, other)) > 0.0005
                        ]
                        outside += [
                            p
                            for plate in found
                            for p in plate
                            if not (
                                first.real <= p.real <= last.real
                                and first.imag <= p.imag <= last.imag
                            )
                        ]
                    page.check(
                        f"in the order {order} no plate covers another",
                        [shown, covered],
                        [above(0), []],
                    )
                    page.check(f"in the order {order} all plates are in sight", outside, [])
                    page.row(
                        "",
                        f"in the order {order} each plate has its label",
                        "$$('.tags span').filter(it => it.style.visibility !== 'hidden').length",
                        shown,
                    )


def foresees(browser):
    """Predict mode asks what matters and hides what comes."""
    with browser.open("exhibit-1#m=0 1400x900") as page:
        page.row(
            "p",
            "what comes is hidden",
            "[said('#coming'), $$('#lanes rect').length, $('#marks').style.clipPath]",
            ["?", 0, starts("inset")],
        )
        titles, unexplained, stuck, end = set(), [], None, page.read("player.film.count") - 1
        while (before := page.read("S.moment")) < end and not stuck:
            page.do("ArrowRight")
            if not page.read("$('#quiz').hidden"):
                titles.add(page.read("said('#quiz h3')"))
                verdict = page.read("($('#choices button').click(), said('#verdict'))")
                if not (
                    verdict.startswith("Right") or verdict.startswith("No: ") and len(verdict) > 40
                ):
                    unexplained.append(verdict)
                # The question is closed and a key pressed at once.
                page.do("js $('[data-close]').click()")
            after = page.read("[S.moment, $('#quiz').hidden]")
            stuck = None if after == [before + 1, True] else (before, after)
        page.check("every answer is explained", unexplained, [])
        page.check("a key or an answer goes on by one moment", stuck, None)
        page.check(
            "it asks which view is in front, which one is reused, and how many cells are requested",
            titles,
            Rule(
                "all three",
                lambda it: {"Which view is reused?", "How many cells are requested?"} <= it
                and it & {"Which view is in front?", "Which view does a tap reach?"},
            ),
        )
        page.row("", "the score is kept", "said('#position')", has("predicted"))


def files(browser):
    browser.path("layers")
    browser.check(
        "pictures draw the layers, too",
        words("draw", os.path.join(FOLDER, "layers.json"), "screen", "--color", "painted"),
        has('fill="#00ff00"', "<linearGradient", "<clipPath"),
    )
    for name, most in (
        ("lab", 3_000_000),
        ("long", 1_300_000),
        ("exhibit-1", 300_000),
        ("exhibit-16", 300_000),
    ):
        browser.check(
            f"{name} is below {most} bytes", os.path.getsize(browser.path(name)), below(most)
        )


def whole_site(browser):
    """Every page of the whole site is small, because the players share their files, and loads no
    other file than those beside it.
    """
    folder = os.path.join(FOLDER, "whole-site")
    words("gallery", "--out", folder)
    found = [
        os.path.join(path, name)
        for path, _, names in os.walk(folder)
        for name in sorted(names)
        if name.endswith(".html")
    ]
    sizes = {os.path.relpath(path, folder): os.path.getsize(path) for path in found}
    browser.check("the site has many pages", len(sizes), above(70))
    large = {name: size for name, size in sizes.items() if size >= 300_000}
    browser.check("no page of the site has 300 KB", large, {})
    loads = re.compile(r'<(?:link rel="stylesheet" href|script src)="([^"]*)"')
    missing = []
    for path in found:
        with open(path) as page:
            for link in loads.findall(page.read()):
                if not os.path.exists(os.path.join(os.path.dirname(path), link)):
                    missing.append((path, link))
    browser.check("each style sheet and script that a page loads exists", missing, [])


def speed(browser):
    """Of 400 steps and 60 jumps: the time that half of them take, and 95 of 100."""
    with browser.open("long moving") as page:
        step, jump = (
            page.read(f"""(() => {{
                    const times = [];
                    for (let i = 0; i < {count}; i++) {{
                        const start = performance.now();
                        {go};
                        document.body.offsetHeight;
                        times.push(performance.now() - start);
                    }}
                    times.sort((a, b) => a - b);
                    return [times[{count} / 2], times[{count} * 0.95]];
                }})()""")
            for count, go in (
                (400, "player.go(player.film.at + 1)"),
                (60, "player.go((i * 7919) % player.film.count)"),
            )
        )
        print(
            f"        milliseconds, half and 95 of 100: a step {step[0]:.1f} and {step[1]:.1f}, a"
            f" jump {jump[0]:.1f} and {jump[1]:.1f}"
        )
        page.row("", "the page has 9,000 moments", "player.film.count", above(9_000))
        page.row(
            "",
            "the first paint comes within 300 ms",
            "performance.getEntriesByName('first-paint')[0].startTime",
            below(300),
        )
        page.check("a step takes under 16 ms", step[0], below(16))


def audit(browser):
    """axe-core finds nothing, at two sizes, light and dark."""
    axe = Axe()
    for how in (
        "exhibit-1",
        "exhibit-1#tab=why&a=TextCell.1&m=137",
        "exhibit-1#tab=trace",
        "exhibit-1#view=exploded",
        "exhibit-1#a=TextCell.4&tab=probe",
        "exhibit-1#inspect",
        "exhibit-46",
        "exhibit-16#color=painted",
        "lessons/reuse-player#tab=source",
        "against",
        "lessons/index",
        "lessons/passes",
        "site/index",
        "gallery/index",
        "gallery/index#search=flicker",
        "gallery/index#search=a+deletion+hides+the+top+row",
        "lessons/orders",
        "lessons/z-index",
        "lab",
    ):
        for more in ("1400x900", "1400x900 dark", "390x844", "390x844 dark"):
            with browser.open(f"{how} {more}") as page:
                # Without the option axe loads style sheets again, which a browser refuses on pages
                # from disk.
                result = axe.run(page.it, options={"preload": False})
                found = [
                    (it["id"], it["nodes"][0]["target"]) for it in result.response["violations"]
                ]
                page.check("axe-core finds nothing", found, [])


def pictures(browser):
    """Screenshots, for people to look at."""
    with browser.open("exhibit-1") as page:
        page.do("g")
        at, pair = page.read("[S.moment, 'a=' + S.inversions[0].join('&b=').replaceAll('#', '.')]")
    for name, how in (
        ("start", "exhibit-1#m=40"),
        ("why", f"exhibit-1#m={at}&{pair}&tab=why"),
        ("lockstep", f"against#m={at}&tab=steps"),
        ("exploded", f"exhibit-1#m={at}&view=exploded&order=z"),
        ("long", "long#m=2500&color=item"),
    ):
        for size, points in (
            ("wide", "1400x900"),
            ("huge", "2200x1200"),
            ("tablet", "820x1180"),
            ("phone", "390x844"),
        ):
            for mode in ("light", "dark"):
                with browser.open(f"{how} {points} {mode}") as page:
                    page.it.screenshot(path=os.path.join(FOLDER, f"{name}-{size}-{mode}.png"))
                    page.row(
                        "",
                        "nothing sticks out sideways",
                        WIDTH,
                        below(int(points.split("x")[0]) + 1),
                    )


word = (sys.argv[3:] or [""])[0]
with Browser(MAKING) as browser:
    if (
        "OFFSCREEN_LAB" in os.environ
    ):  # It takes half a minute to make; one that is there may be named.
        browser.made["lab"] = os.environ["OFFSCREEN_LAB"]
    for how, rows in PAGES:
        if word in how:
            with browser.open(how) as page:
                for row in rows:
                    page.row(*row)
    for more in (
        searches,
        scripts,
        steps,
        trees,
        orders,
        presses,
        pinch,
        plates,
        foresees,
        files,
        whole_site,
        speed,
        audit,
        pictures,
    ):
        if word in more.__name__:
            more(browser)
print(
    f"{browser.failures} of {browser.checks} checks failed"
    if browser.failures
    else f"all {browser.checks} checks hold"
)
sys.exit(1 if browser.failures else 0)
