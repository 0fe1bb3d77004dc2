#!/usr/bin/env python3
"""Opens player pages in a real browser, steps through them, and holds what they show against the recordings.

usage: player.py COMMAND FOLDER
COMMAND is the built `offscreen`; pages and screenshots go to FOLDER.
"""

import json
import os
import subprocess
import sys

from chromium import Browser

command, folder = sys.argv[1], os.path.abspath(sys.argv[2])
os.makedirs(folder, exist_ok=True)
failures = []


def check(what, holds, more=""):
    print(("ok      " if holds else "NOT SO  ") + what + (f": {more}" if more and not holds else ""))
    if not holds:
        failures.append(what)


def made(name, *arguments):
    path = os.path.join(folder, name)
    subprocess.run([command, *arguments, "--out", path], check=True)
    return path


def words(*arguments):
    return subprocess.run([command, *arguments], check=True, capture_output=True, text=True).stdout


def state(page):
    return page.run("player.state()")


def opened(browser, path, fragment="", **how):
    page = browser.open(f"file://{path}{fragment}", **how)
    page.wait("!!window.player")
    return page


def quiet(page, name):
    check(f"{name}: nothing on the console", not page.complaints, page.complaints[:3])


def steps_through(browser, path, recording, trace):
    page = opened(browser, path)
    lines = trace.rstrip("\n").split("\n")
    first = state(page)
    check("a page opens where the first step has led to", first["moment"] > 0 and first["tick"] == recording["ticks"][0]["tick"])
    page.press("Home")
    check("as many moments as the trace has lines", first["count"] == len(lines), (first["count"], len(lines)))
    wrong = []
    for index, line in enumerate(lines):
        now = state(page)
        if now["moment"] != index or now["happened"] != line.strip():
            wrong.append((index, now["happened"], line.strip()))
        page.press("ArrowRight")
    check("every step by keyboard says the trace's line", not wrong, wrong[:2])
    page.press("Home")
    check("Home leads to the first", state(page)["moment"] == 0)
    page.press("End")
    check("End leads to the last", state(page)["moment"] == len(lines) - 1)
    page.press("ArrowLeft", shift=True)
    check("Shift and an arrow go by a tick", state(page)["tick"] < recording["ticks"][-1]["tick"])
    page.press("Home")
    page.press("]")
    check("a bracket goes to the end of a pass", state(page)["happened"].startswith("end: "))
    page.press("Space")
    page.wait("player.film.at > 60 || player.timer", 10)
    page.press("Space")
    check("Space plays and pauses", page.run("player.timer === null"))
    quiet(page, "stepping")


def ticks_agree(browser, path, recording):
    """At the end of every tick the page's scene names the views that the recording's tree names, back to front."""
    page = opened(browser, path)
    tree, wrong = None, []
    for tick in recording["ticks"]:
        tree = tick.get("tree", tree)
        number = tick["tick"]
        found = page.run(f"(() => {{ const t = player.film.data.ticks.findIndex(t => t[0] === {number}); if (t < 0) return null;"
                         " player.go(player.film.endOfTick(t)); return player.state(); })()")
        if found is None:
            continue
        names = []

        def walk(node):
            names.append(node["view"])
            is_reusable = node.get("element") or "dormant" in node or set(node.get("states", [])) & {"prefetched", "leaving", "orphan"}
            for child in [] if is_reusable else node.get("children", []):
                walk(child)

        walk(tree)
        shown = [line.strip().split(" ")[0] for line in found["tree"].splitlines()]
        if shown != names:
            wrong.append((number, shown, names))
    check("every tick ends with the recording's tree", not wrong, wrong[:1])


def orders_and_why(browser, path, stacking):
    page = opened(browser, path)
    page.press("g")
    at = state(page)
    check("g leads to the first violation", len(at["inversions"]) > 0, at["happened"])
    page.press("End")
    at = state(page)
    # "   0  ItemCell#1  item 0-2   0   1   7": index, view, element, z, paint rank, hit rank.
    rows = [line.removesuffix("<- above a greater z").split() for line in stacking.splitlines() if "#" in line and line[:4].strip().isdigit()]
    check("the siblings are the report's", at["siblings"] == [row[1] for row in rows], at["siblings"])
    check("so is the order of z", sorted(at["z"], key=at["siblings"].index) == at["siblings"]
          and [int(dict((row[1], row[-3]) for row in rows)[view]) for view in at["z"]] == sorted(int(row[-3]) for row in rows))
    check("and the order of painting", at["paint"] == [row[1] for row in sorted(rows, key=lambda row: int(row[-2]))])
    check("and the order of touches", at["hit"] == [row[1] for row in sorted((r for r in rows if r[-1] != "-"), key=lambda row: int(row[-1]))])
    for key, order in (("1", "siblings"), ("2", "z"), ("3", "paint"), ("4", "hit")):
        page.press(key)
        check(f"{key} switches to the order {order}", state(page)["order"] == order and page.run(f"$('order').value === '{order}'".replace("$", "document.getElementById")))
    page.press("g")
    pair = state(page)["inversions"][0]
    page.run(f"player.set({{ a: '{pair[0]}', b: '{pair[1]}', tab: 'why' }})")
    answer = page.run("document.getElementById('answer').textContent")
    check("why above names both views and the rule", pair[0] in answer and pair[1] in answer and "sibling order decides" in answer, answer)
    check("and says that the layout asked for the contrary", "contrary" in answer, answer)
    check("and the moments that put them there", page.run("document.querySelectorAll('#text table [data-moment]').length") > 0)
    page.run("document.querySelector('#text table [data-moment]').click()")
    check("a click on one leads there", "place" in state(page)["happened"] or "store" in state(page)["happened"], state(page)["happened"])
    quiet(page, "orders")


def links(browser, path):
    page = opened(browser, path, "#m=20&view=exploded&order=paint&color=z&tab=steps")
    now = state(page)
    check("a deep link is followed", (now["moment"], now["isApart"], now["order"], now["color"], now["tab"]) == (20, True, "paint", "z", "steps"), now)
    page.press("ArrowRight")
    page.wait("location.hash.includes('m=21')", 5)
    check("the address follows", "view=exploded" in page.run("location.hash"))
    page.run("location.hash = '#m=5&a=ItemCell.1'")
    page.wait("player.film.at === 5", 5)
    check("a view is selected by a link", state(page)["a"] == "ItemCell#1")
    page.run("location.hash = '#m=bad&a=Nobody.9&order=none'")
    page.wait("player.film.at === 0", 5)
    check("a bad link leads to the beginning and does no harm", state(page)["a"] is None and state(page)["order"] == "siblings")
    quiet(page, "links")


def probes(browser, path):
    page = opened(browser, path)
    page.press("g")
    page.run("player.tick(1)")
    cover = state(page)["inversions"]
    under = next((b for a, b in cover if "Cell" in b), None)
    page.run(f"player.set({{ a: '{under}' }})")
    page.press("t")
    check("the tap probe sees a covered cell: item and hit differ", page.run("document.getElementById('probed').dataset.differ") == "true")
    box = page.run("(() => { const b = document.querySelector('.glass').getBoundingClientRect(); return [b.left + 5, b.top + 5]; })()")
    page.click(*box, alt=True)
    check("an Alt-click probes too", page.run("player.spot[0] < 10"))
    quiet(page, "probe")


def predicts(browser, path):
    page = opened(browser, path)
    page.press("p")
    page.run("(() => { const f = player.film; for (let i = 0; i < f.count; i++) if (f.moment(i).verb === 'take') { player.go(i - 1); break; } })()")
    page.press("ArrowRight")
    check("predict mode asks before a take", page.run("document.getElementById('dialog').open"))
    page.run("document.querySelectorAll('#choices .chip')[document.querySelectorAll('#choices .chip').length - 1].click()")
    check("the last that was put is right [POOL-02]", page.run("document.getElementById('verdict').textContent").startswith("Right"))
    page.run("document.querySelector('[data-close]').click()")
    page.wait("player.film.moment(player.film.at).verb === 'take'", 5)
    check("and then it goes on", True)
    quiet(page, "predict")


def copies(browser, path, tree):
    page = opened(browser, path)
    page.press("End")
    all_copies = page.run("(() => { document.querySelector('[data-go=copy]').click(); const out = {}; for (const b of document.querySelectorAll('[data-copy]')) { b.click(); out[b.dataset.copy] = document.getElementById('copied').textContent; } return out; })()")
    check("the tree is copied byte for byte", all_copies["the tree as text"] == tree, all_copies["the tree as text"][:80])
    check("a scenario so far, a golden and an SVG are offered", all_copies["the screen as SVG"].startswith("<svg") and "tree\n----" in all_copies["a golden: the steps and the tree"])
    quiet(page, "copy")


def lockstep(browser, path):
    page = opened(browser, path)
    page.press("End")
    now = state(page)
    check("two recordings are shown in lockstep", page.run("document.querySelectorAll('.glass').length") == 2 and now["other"] is not None)
    page.press("g")
    here = state(page)
    check("the bug is in one of them", len(here["inversions"]) > 0 and here["other"]["tree"] != here["tree"])
    page.press("x")
    check("x swaps them", state(page)["tree"] == here["other"]["tree"] and not state(page)["inversions"])
    quiet(page, "lockstep")


def is_fast(browser, path, folder):
    page = opened(browser, path, still=False)
    size = os.path.getsize(path)
    times = page.run("(() => { const t = []; for (let i = 0; i < 400; i++) { const s = performance.now(); player.go(player.film.at + 1); document.body.offsetHeight; t.push(performance.now() - s); }"
                     " t.sort((a, b) => a - b); return [t[200], t[380], t[399]]; })()")
    jumps = page.run("(() => { const t = [], n = player.film.count; for (let i = 0; i < 60; i++) { const s = performance.now(); player.go((i * 7919) % n); document.body.offsetHeight; t.push(performance.now() - s); }"
                     " t.sort((a, b) => a - b); return [t[30], t[57]]; })()")
    print(f"        {size} bytes; a step {times[0]:.1f} ms, 95 of 100 within {times[1]:.1f} ms; a jump {jumps[0]:.1f} ms, 95 of 100 within {jumps[1]:.1f} ms")
    check("300 ticks of 30 cells are below 1 MB", size < 1_000_000, size)
    check("a step takes under 16 ms", times[0] < 16, times)
    quiet(page, "the long one")


def pictures(browser, pages):
    for name, path, fragment in pages:
        for size, width, height in (("wide", 1280, 800), ("tablet", 820, 1180)):
            for mode in ("light", "dark"):
                page = opened(browser, path, fragment, width=width, height=height, dark=mode == "dark")
                page.screenshot(os.path.join(folder, f"{name}-{size}-{mode}.png"))
                check(f"{name}, {size}, {mode}: nothing sticks out sideways", page.run("document.documentElement.scrollWidth <= innerWidth"))
                quiet(page, f"{name}, {size}, {mode}")


one = made("exhibit-1.html", "play", "exhibit-1")
two = made("exhibit-1-against-iOS9.html", "play", "exhibit-1", "--against", "iOS9")
run = made("exhibit-1.json", "record", "exhibit-1")
again = made("from-json.html", "play", run)
long_run = os.path.join(folder, "long.scenario")
with open(long_run, "w") as file:
    file.write("# A long scroll\nstage 320x480\ndata items=6000\nlayout flow item=56x72\n\nshow\n\n" + "scroll by=24\n" * 299)
long_page = made("long.html", "play", long_run)
reuse = made("exhibit-16.html", "play", "exhibit-16")
with open(run) as file:
    recording = json.load(file)
trace = words("record", "exhibit-1", "--form", "trace")

with Browser() as browser:
    steps_through(browser, one, recording, trace)
    ticks_agree(browser, again, recording)
    # The exhibit's last answer is the stacking at its end.
    orders_and_why(browser, one, words("run", "exhibit-1").split("\nstacking\n----\n")[-1])
    links(browser, one)
    probes(browser, one)
    predicts(browser, reuse)
    last = opened(browser, one)
    last.press("End")
    copies(browser, one, state(last)["tree"])
    lockstep(browser, two)
    is_fast(browser, long_page, folder)
    first = opened(browser, one)
    first.press("g")
    violation = state(first)["moment"]
    pair = state(first)["inversions"][0]
    name = "&".join(f"{key}={view.replace('#', '.')}" for key, view in zip("ab", pair))
    pictures(browser, [("start", one, "#m=40"), ("why", one, f"#m={violation}&{name}&tab=why"), ("exploded", one, f"#m={violation}&view=exploded&order=z"),
                       ("lockstep", two, f"#m={violation}&tab=steps"), ("long", long_page, "#m=2500&color=item")])

print(f"{len(failures)} of the checks failed" if failures else "all checks hold")
sys.exit(1 if failures else 0)
