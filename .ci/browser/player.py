#!/usr/bin/env python3
"""Opens player pages in a real browser, steps through them, and holds what they show against the recordings.

usage: player.py COMMAND FOLDER
COMMAND is the built `offscreen`; pages and screenshots go to FOLDER.
"""

import json
import os
import subprocess
import sys
import zipfile

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


def scripts(browser, path):
    """All scripts of a page share one scope, which is the browser's own: no name of theirs is one of its names."""
    page = opened(browser, path)
    declared = page.run("[...document.scripts].flatMap(s => [...s.text.matchAll(/^(?:function|class|const|let) ([\\w$]+)/gm)].map(m => m[1]))")
    taken = page.run("(names => { const frame = document.body.appendChild(document.createElement('iframe')), found = names.filter(name => name in frame.contentWindow); frame.remove(); return found; })"
                     f"({json.dumps(declared)})")
    check("no script declares a name of the browser's", len(declared) > 100 and not taken, taken)
    page.call("Debugger.enable")
    files = [event["params"]["url"] for event in browser.events if event.get("sessionId") == page.session and event["method"] == "Debugger.scriptParsed"]
    check("a debugger shows the scripts by name", {"film.js", "screen.js", "main.js"} <= {url.split("/")[-1] for url in files}, files[:5])


def steps_through(browser, path, recording, trace):
    page = opened(browser, path)
    lines = trace.rstrip("\n").split("\n")
    first = state(page)
    check("a page opens where the symptom shows", len(first["inversions"]) > 0 and first["other"]["inversions"] == 0, first["moment"])
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
    for order in ("z", "paint", "hit", "siblings"):
        page.press("o")
        check(f"o switches to the order {order}", state(page)["order"] == order and page.run(f"$('order').value === '{order}'".replace("$", "document.getElementById")))
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
    page = opened(browser, path, "#a=ItemCell.4&tab=trace")
    check("a link without a moment leads to the symptom and keeps what it selects", state(page)["a"] == "ItemCell#4" and len(state(page)["inversions"]) > 0 and state(page)["tab"] == "trace")
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
    painted = page.run("performance.getEntriesByName('first-paint')[0].startTime")
    print(f"        first paint after {painted:.0f} ms")
    check("the first paint comes within 300 ms", painted < 300, painted)
    check("300 ticks of 30 cells are below 1 MB", size < 1_000_000, size)
    check("a step takes under 16 ms", times[0] < 16, times)
    check("the card bug's page is below 1 MB", os.path.getsize(one) < 1_000_000)
    quiet(page, "the long one")


def pictures(browser, pages):
    for name, path, fragment in pages:
        for size, width, height in (("wide", 1400, 900), ("huge", 2200, 1200), ("tablet", 820, 1180), ("phone", 390, 844)):
            for mode in ("light", "dark"):
                page = opened(browser, path, fragment, width=width, height=height, dark=mode == "dark")
                page.screenshot(os.path.join(folder, f"{name}-{size}-{mode}.png"))
                check(f"{name}, {size}, {mode}: nothing sticks out sideways", page.run("document.documentElement.scrollWidth <= innerWidth"))
                quiet(page, f"{name}, {size}, {mode}")


def tells_the_story(browser, path, exhibit):
    """The first screen says what is wrong, why, and how it is mended; a key each leads there."""
    page = opened(browser, path, width=1400, height=900)
    said = page.run("document.getElementById('story').innerText")
    for word in ("symptom", "trigger", "why", "fix", "leaves"):
        line = next((line for line in exhibit.splitlines() if line.startswith(f"# {word}: ")), None)
        if line:
            text = line.split(": ", 1)[1]
            check(f"the story tells the header's {word}", text[1:60] in said, text)
    hidden = page.run("[...document.querySelectorAll('#story .card p, #story .card li')].filter(p => { const b = p.getBoundingClientRect();"
                      " return b.bottom > innerHeight || b.height === 0; }).length")
    check("all of it is on the first screen", hidden == 0, hidden)
    check("the table says which view lies above which",
          page.run("!!document.querySelector('#text tr.bad') && document.querySelectorAll('#text tr.under').length > 0"))
    bug = state(page)
    page.press("2")
    cause = state(page)
    check("2 leads to the cause", cause["moment"] < bug["moment"] and cause["sentence"].startswith("This led to it: "), cause["sentence"])
    page.press("3")
    mended = state(page)
    check("3 leads to where it is mended", not mended["inversions"] and mended["sentence"].startswith("Mended: "), mended["sentence"])
    check("and the bug stands beside it", mended["side"] == "with the fix" and mended["other"]["inversions"] > 0, mended["other"])
    page.press("1")
    check("1 leads back to the bug", state(page)["moment"] == bug["moment"])
    names = page.run("[...document.querySelectorAll('.screen .who b')].map(b => b.textContent)")
    check("the sides are named", names == ["the bug", "with the fix"], names)
    check("a covered view shows as an outline", page.run("document.querySelectorAll('.ghost').length") == 4)
    quiet(page, "the story")


def every_stage(browser, folder):
    """Fault 1: each stage of an exhibit is there, the bug and the fix side by side."""
    for number in (7, 15, 17, 18, 19, 25, 26, 27, 28, 30):
        page = opened(browser, made(f"exhibit-{number}.html", "play", f"exhibit-{number}"))
        now = state(page)
        stages = sum(line.startswith("stage ") for line in page.run("player.film.data.scenario"))
        check(f"exhibit {number}: every stage is there, the bug beside the fix",
              page.run("player.all.length") == stages and now["side"] == "the bug" and now["other"]["side"] == "with the fix",
              (stages, now["side"], now["other"]))
        quiet(page, f"exhibit {number}")
    page = opened(browser, os.path.join(folder, "exhibit-7.html"))
    page.run("(() => { const s = document.getElementById('side'); s.value = 2; s.onchange({ target: s }); })()")
    check("a third stage can be put beside the bug", state(page)["other"]["side"].startswith("stage 2"), state(page)["other"]["side"])


def opens_at_the_difference(browser, path, nine):
    """Fault 2: the default moment is the symptom, and both sides stand at the same line."""
    page = opened(browser, path)
    check("both sides stand at the same line", page.run(
        "player.films.map(f => f.data.ticks[f.tickAt(f.at)][3]).every((line, i, all) => line === all[0] && line > 0)"))
    page = opened(browser, nine)
    now = state(page)
    check("against another system, too, it opens where the bug shows", len(now["inversions"]) > 0 and now["other"]["inversions"] == 0)
    page.press("Home")
    page.press("d")
    first = state(page)
    check("d leads to the first difference", 0 < first["moment"] <= now["moment"], first["moment"])


def shows_what_cells_show(browser, folder):
    """Fault 3: late content is there, and cells say what they show beside the item they stand for."""
    page = opened(browser, os.path.join(folder, "exhibit-15.html"))
    texts = dict((element, text) for element, text, _ in state(page)["texts"])
    check("exhibit 15 shows the wrong image", texts["item 0-12"] == "image of 0-11", texts)
    words = page.run("[...document.querySelectorAll('.screen .view.element')].map(it => it.innerText).find(t => t.includes('0-12'))")
    check("on the cell itself, beside its item", "image of 0-11" in words, words)
    page.press("3")
    check("and with the fix the right one", dict((e, t) for e, t, _ in state(page)["texts"])["item 0-12"] == "image of 0-12")
    page = opened(browser, os.path.join(folder, "exhibit-16.html"))
    color = {element: own for element, _, own in state(page)["texts"]}
    check("exhibit 16 shows the tint that was left", color["item 0-5"] == "#ff3b30" and color["item 0-1"] != color["item 0-5"], color)
    check("and it is painted on the cell", page.run("document.querySelectorAll('.screen .view .own').length") > 0)
    page.press("3")
    check("which is gone with the fix", {e: own for e, _, own in state(page)["texts"]}["item 0-5"] != "#ff3b30")
    page = opened(browser, made("klotski.html", "play", "klotski"))
    names = [text for _, text, _ in state(page)["texts"] if text]
    check("the puzzle shows its pieces' names", len(names) > 4 and page.run("document.querySelectorAll('.screen .view em').length") > 4, names)


def small_faults(browser, folder, one):
    """Fault 4: names, the probe, links, paper, narrow screens, one selection."""
    lessons = os.path.join(folder, "lessons")
    subprocess.run([command, "lessons", "--out", lessons], check=True, stdout=subprocess.DEVNULL)
    page = opened(browser, os.path.join(lessons, "z-index-player.html"))
    check("the z-index lesson names its two sides", page.run("player.films.map(f => f.side)") == ["without the fix", "with the fix"])
    page = opened(browser, one, width=1400, height=900)
    page.run("player.set({ a: 'SectionCardDecorationView#1' })")
    page.press("t")
    check("the tap probe stays inside the window", page.run(
        "player.spot.every((v, i) => v >= 0 && v < player.film.data.screen[i])"), page.run("player.spot"))
    said = page.run("document.getElementById('verdictOfProbe').textContent")
    check("the probe says that the views agree and only indexPathForItem(at:) does not",
          said.startswith("People see and touch the same view") and "differ" not in said, said)
    page.press("3")
    page.run("player.set({ spot: [160, 2], tab: 'probe' })")
    said = page.run("document.getElementById('verdictOfProbe').textContent")
    check("it does not say that they agree where one answers nothing", "agree" not in said and "nil" in said, said)
    page.press("1")
    page.run("player.set({ a: 'ItemCell#5' })")
    chosen = page.run("[...document.querySelectorAll('.screen')].map(s => [...s.querySelectorAll('.view.a')].map(v => v.innerText.split(' ')[0]))")
    check("selecting on one side selects the same element on the other", len(chosen) == 2 and chosen[0] == chosen[1] and len(chosen[0]) == 1, chosen)
    page.run("document.querySelector('#text [data-view]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))")
    check("pointing at a view lights it everywhere", page.run("document.querySelectorAll('.glass .lit').length") == 2)
    page.wait("location.hash.includes('m=')", 5)
    check("the address and the label count alike", page.run("document.getElementById('position').textContent").startswith(
        "moment " + page.run("new URLSearchParams(location.hash.slice(1)).get('m')") + " of "))
    page.run("location.hash = '#m=99999&a=Nobody.9'")
    page.wait("!document.getElementById('notice').hidden", 5)
    said = page.run("document.getElementById('notice').textContent")
    check("a bad link says so", "Nobody#9" in said and "99999" in said, said)
    page = opened(browser, one, width=1400, height=900)
    check("the order lamp says where it takes one", "first at moment" in page.run("document.getElementById('lamps').innerText"))
    page.press("End")
    page.run("document.querySelector('[data-tab=steps]').click()")
    check("the scenario's comments stay in sight", page.run(
        "(() => { const host = document.getElementById('text').getBoundingClientRect(), row = document.querySelector('#text .here');"
        " let first = row; while (first.previousElementSibling?.classList.contains('comment')) first = first.previousElementSibling;"
        " return first.getBoundingClientRect().top >= host.top - 1; })()"))
    page.call("Emulation.setEmulatedMedia", {"media": "print"})
    check("paper has the screens, the table and the story", page.run(
        "[...document.querySelectorAll('.glass, #story .card, #text')].every(it => it.getBoundingClientRect().height > 20)"
        " && [...document.querySelectorAll('.screen')].every(s => s.querySelector('.glass').getBoundingClientRect().right <= s.getBoundingClientRect().right + 1)"))
    for slug in ("reuse", "apply", "passes", "orders", "z-index", "updates"):
        page = browser.open(f"file://{lessons}/{slug}.html", width=390, height=844)
        page.run("document.querySelectorAll('[hidden]').forEach(it => it.hidden = false)")
        check(f"lesson {slug} fits 390 points", page.run("document.documentElement.scrollWidth") <= 390, page.run("document.documentElement.scrollWidth"))


def exercises(browser, folder):
    """Fault 5: a question keeps its answer, asks for a choice, and follows another one."""
    for slug in ("reuse", "apply", "passes", "orders", "z-index", "updates"):
        page = browser.open(f"file://{folder}/lessons/{slug}.html", width=1000, height=900)
        shown = page.run("[...document.querySelectorAll('.rest, .explanation')].filter(it => !it.hidden).length")
        check(f"lesson {slug}: what follows the question waits for an answer", shown == 0, shown)
        page.run("document.querySelector('form.exercise button').click()")
        said = "document.querySelector('form.exercise output').textContent"
        check(f"lesson {slug}: Check without a choice asks for one", page.run(said) == "Choose an answer first.", page.run(said))
        right = int(page.run("document.querySelector('form.exercise').dataset.answer"))
        page.run(f"document.querySelectorAll('form.exercise input')[{1 if right == 0 else 0}].click()")
        page.run("document.querySelector('form.exercise button').click()")
        check(f"lesson {slug}: a wrong answer is explained", page.run(said) == "No." and page.run("!document.querySelector('.explanation').hidden"))
        page.run(f"document.querySelectorAll('form.exercise input')[{right}].click()")
        check(f"lesson {slug}: another choice updates the verdict", page.run(said) == "Right.", page.run(said))
        check(f"lesson {slug}: and the lesson goes on", page.run("!document.querySelector('.rest').hidden"))


def by_finger_and_key(browser, one):
    """Every feature without Alt, Shift and mouse: tabs by arrows, the second view and the probe by a plain tap, plates by dragging."""
    page = opened(browser, one, width=1400, height=900)
    page.run("document.querySelector('[data-tab=views]').focus()")
    page.press("ArrowRight")
    check("arrows go from tab to tab", state(page)["tab"] == "why" and page.run("document.activeElement.dataset.tab") == "why")
    def middle(name):
        return page.run(f"(() => {{ const f = player.films[1], v = f.viewNamed('{name}'), b = player.screens[1].drawn.get(v).getBoundingClientRect();"
                        " return [b.left + 20, b.top + 40]; })()")
    page.click(*middle("ItemCell#3"))
    page.click(*middle("ItemCell#4"))
    now = state(page)
    check("while 'why here?' is open a second tap chooses the second view", (now["a"], now["b"]) == ("ItemCell#3", "ItemCell#4"), (now["a"], now["b"]))
    page.run("document.querySelector('[data-tab=probe]').click()")
    page.click(*middle("ItemCell#4"))
    check("while 'tap probe' is open a tap probes", page.run("!!document.getElementById('probed')"))
    page.press("e")
    before = page.run("player.screens[0].glass.style.transform")
    box = page.run("(() => { const b = document.querySelector('.room').getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()")
    event = {"button": "left", "buttons": 1, "clickCount": 1, "pointerType": "mouse"}
    page.call("Input.dispatchMouseEvent", {"type": "mousePressed", "x": box[0], "y": box[1], **event})
    page.call("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": box[0] + 60, "y": box[1] + 10, **event})
    page.call("Input.dispatchMouseEvent", {"type": "mouseReleased", "x": box[0] + 60, "y": box[1] + 10, **event})
    check("dragging turns the plates", page.run("player.screens[0].glass.style.transform") != before)
    page = opened(browser, one, width=390, height=844)
    page.call("Emulation.setTouchEmulationEnabled", {"enabled": True})
    def tap(selector):
        x, y = page.run(f"(() => {{ const it = document.querySelector('{selector}'); it.scrollIntoView({{ block: 'center' }}); const b = it.getBoundingClientRect();"
                        " return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        page.call("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.call("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tap("[data-stop=cause]")
    page.wait("player.state().sentence.startsWith('This led to it')", 5)
    at = state(page)["moment"]
    tap("[data-go=next]")
    page.wait(f"player.film.at === {at + 1}", 5)
    tap("[data-pane=details]")
    page.wait("document.body.dataset.open === 'details'", 5)
    tap("[data-tab=trace]")
    page.wait("player.tab === 'trace'", 5)
    small = page.run("[...document.querySelectorAll('button, select, summary')].filter(b => b.offsetParent && !b.closest('#text, #pools, #tree'))"
                     ".filter(b => b.getBoundingClientRect().height < 43).map(b => b.textContent)")
    check("with touch events alone the page is told and stepped, and its targets are 44 points high", not small, small)
    check("no text is under 12 points", page.run("[...document.querySelectorAll('body *')].filter(it => it.offsetParent && it.childNodes.length && [...it.childNodes].some(n => n.nodeType === 3 && n.data.trim()))"
                                                ".filter(it => !it.closest('.glass') && parseFloat(getComputedStyle(it).fontSize) < 12).map(it => it.className + it.textContent.slice(0, 20)).slice(0, 5)") == [])
    quiet(page, "fingers and keys")


def inert(browser, folder):
    """HTML in titles, headers and commands stays text."""
    path = os.path.join(folder, "html.scenario")
    bad = "<img src=x onerror=window.bad=1>"
    with open(path, "w") as file:
        file.write(f"# Title {bad}\n" + "".join(f"# {word}: {word} {bad}\n" for word in ("symptom", "trigger", "why", "fix", "leaves", "pitfall", "holds", "reports"))
                   + "\nstage 320x200 behavior=iOS10 seed=2\ndata items=15\nlayout card-flow\n\nshow prefetching=no\n\nreload section=0 animated=no\n\n# symptom\nask covered\n\nfix cards-to-back\n\n# fixed\nask covered\n")
    page = opened(browser, made("html.html", "play", path))
    for tab in ("views", "why", "probe", "trace", "steps", "map", "tree"):
        page.run(f"player.set({{ tab: '{tab}', a: 'ItemCell#1', filter: '<b>' }})")
    check("HTML in a header stays text", page.run("!window.bad && !document.querySelector('img') && document.getElementById('story').innerText.includes('<img')"))
    quiet(page, "HTML in texts")


def layers(browser, folder):
    """Fault 6: labels that do not peek out, rows that scroll, transforms."""
    page = opened(browser, made("orthogonal.html", "play", "orthogonal"))
    check("rows that scroll have their cells on the screen and in the table",
          page.run("document.querySelectorAll('.screen .view.element').length") > 4 and "in a row that scrolls" in page.run("document.getElementById('text').innerText"))
    check("a background's label does not peek out between cells", page.run(
        "[...document.querySelectorAll('.view.plane')].every(it => getComputedStyle(it.querySelector('.words')).visibility === 'hidden')"))
    turned = os.path.join(folder, "turned.json")
    with open(run) as file:
        text = json.load(file)
    def turn(node):
        if node.get("view", "") == "ItemCell#1":
            node["transform"] = [0, 1, -1, 0, 0, 0]
        for child in node.get("children", []):
            turn(child)
    for tick in text["ticks"]:
        if "tree" in tick:
            turn(tick["tree"])
    with open(turned, "w") as file:
        json.dump(text, file)
    page = opened(browser, made("turned.html", "play", turned))
    check("a view with a transform is drawn with it", page.run("[...document.querySelectorAll('.view.element')].some(v => v.style.transform.includes('matrix'))"))


def own_layers(browser, folder):
    """Backgrounds and borders of plain sublayers, the paths of shapes, gradients, and masks that clip."""
    with open(run) as file:
        text = json.load(file)

    def change(node):
        if node.get("view", "").startswith("ItemCell#"):
            node.setdefault("look", {})["layers"] = [
                {"use": "mask", "frame": [0, 0, 50, 50], "look": {"background": [0, 0, 0, 1], "cornerRadius": 7}},
                {"frame": [4, 4, 20, 10], "look": {"background": [1, 0, 0, 1], "borderWidth": 2, "border": [0, 0, 1, 1]}},
                {"frame": [30, 30, 20, 20], "fill": [0, 1, 0, 1], "outline": [[0, 0, 20, 0, 10, 20, 0, 0]]},
                {"frame": [60, 60, 20, 20], "colors": [[0, 0, 0, 1, 0], [1, 1, 1, 1, 1]], "direction": [0, 0, 1, 1]}]
        if node.get("view", "").startswith("AppCollectionView#"):
            node.setdefault("look", {})["layers"] = [{"frame": [2, 2, 9, 9], "look": {"background": [1, 0, 1, 1]}}]
        for child in node.get("children", []):
            change(child)
    for tick in text["ticks"]:
        if "tree" in tick:
            change(tick["tree"])
    path = os.path.join(folder, "layers.json")
    with open(path, "w") as file:
        json.dump(text, file)
    page = opened(browser, made("layers.html", "play", path), "#color=painted")
    page.press("g")
    page.run("player.tick(1)")
    cell = "[...document.querySelectorAll('.view.element')].find(v => v.style.display !== 'none' && v.querySelector('.art path'))"
    check("plain sublayers, shapes and gradients are drawn in the player", page.run(
        f"(() => {{ const v = {cell}; return !!v.querySelector('.art rect[fill=\"#ff0000\"]') && !!v.querySelector('.art rect[stroke=\"#0000ff\"]') && !!v.querySelector('.art linearGradient'); }})()"))
    check("a gradient is found under a name of its view's own", page.run(
        f"(() => {{ const v = {cell}, id = v.querySelector('.art linearGradient').id; return document.querySelectorAll(`[id='${{id}}']`).length === 1 && v.innerHTML.includes(`url(#${{id}})`); }})()"))
    check("a mask clips", page.run(f"getComputedStyle({cell}).clipPath.startsWith('inset(')"), page.run(f"getComputedStyle({cell}).clipPath"))
    check("a layer of a scroll view is drawn in it", page.run("!!document.querySelector('.view:not(.element) > .art rect[fill=\"#ff00ff\"]')"))
    page.run("player.set({ color: 'view' })")
    check("coloured by view, a cell is a plain plate", page.run("!document.querySelector('.view.element .art')"))
    drawn = words("draw", path, "screen", "--color", "painted")
    check("pictures draw them too", 'fill="#00ff00"' in drawn and "<linearGradient" in drawn and "<clipPath" in drawn)
    quiet(page, "layers")


def for_a_fresh_reader(browser, one):
    """What a reader stumbled over who had seen nothing of this before."""
    page = opened(browser, one, width=1400, height=900)
    boxes = "JSON.stringify([...document.querySelectorAll('.room')].map(g => { const b = g.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; }))"
    places = {page.run(boxes)}
    for key in ("2", "3", "1", "ArrowLeft", "ArrowLeft", "Home", "End", "x"):
        page.press(key)
        places.add(page.run(boxes))
    check("the pictures stay where they are, whatever is said about them", len(places) == 1, places)
    page.press("2")
    said = page.run("[...document.querySelectorAll('.how')].map(it => it.textContent)")
    check("a side in the middle of a step says so", len(said) == 2 and all("in the middle of a step" in text for text in said), said)
    page.run("player.go(player.film.data.passes[0][1])")
    said = state(page)["sentence"]
    check("the end of a pass is told in a sentence", said.startswith("The layout pass is over, after 6 questions") and "asks" not in said, said)
    page.press("1")
    found = page.run("(() => { const out = []; for (const it of document.querySelectorAll('main .term')) { if (!it.offsetParent) continue; it.click(); const box = document.getElementById('meaning');"
                     " const b = box.getBoundingClientRect(); out.push([it.dataset.term, !box.hidden && box.textContent.length > 30 && b.left >= 0 && b.right <= innerWidth && b.bottom <= innerHeight]); } return out; })()")
    check("every word that is explained is explained where it stands", {"sibling", "paint", "hit", "z", "seed", "system", "tick", "moment", "lamps", "pool"} <= {word for word, _ in found} and all(ok for _, ok in found), found)
    page.press("Escape")
    check("and Escape closes the explanation", page.run("document.getElementById('meaning').hidden"))
    page = opened(browser, two, width=1400, height=900)
    page.run("document.querySelector('.who .term[data-term=system]').click()")
    said = page.run("document.getElementById('meaning').textContent")
    check("a system that is named for a side is explained", said.startswith("The system whose behavior is simulated"), said)
    check("and so is the mechanism of iOS 10", "in front of all its siblings" in said, said)
    for number, words_of_it in ((16, "have another colour than with the fix"), (26, "lies in front of item 0-2")):
        page = opened(browser, made(f"exhibit-{number}.html", "play", f"exhibit-{number}"), width=1400, height=900)
        check(f"exhibit {number}: no lamp is green for a fault that is no lamp's", page.run("!document.querySelector('.lamp') && document.getElementById('lamps').textContent.startsWith('The lamps are left out')"))
        check(f"exhibit {number}: the story says what is different here", words_of_it in page.run("document.getElementById('story').innerText"), page.run("document.querySelector('.card').innerText"))
        check(f"exhibit {number}: and marks it on the screen and in the table", page.run("document.querySelectorAll('.screen .view.differs').length > 0 && !!document.querySelector('#text tr.bad .mark').textContent"))
    check("a label that another card would cover stands where it can be read", page.run(
        "[...document.querySelectorAll('.screen .view.element')].filter(v => v.style.display !== 'none').every(v => { const b = v.querySelector('.words b').getBoundingClientRect();"
        " const top = document.elementsFromPoint(b.left + b.width / 2, b.top + b.height / 2).find(e => e.classList.contains('element')); return top === v; })"))
    page = opened(browser, made("exhibit-20.html", "play", "exhibit-20"), width=1400, height=900)
    page.press("3")
    now = state(page)
    check("where one side stands still, key 3 leaves the bug beside what is mended", (now["side"], now["other"]["side"]) == ("the bug, mended by now", "the bug, as it was"), now["other"])
    check("and what is mended is not marked", page.run("document.querySelectorAll('.differs, #text tr.bad').length") == 0)
    page = opened(browser, made("exhibit-57.html", "play", "exhibit-57"), width=1400, height=900)
    said = page.run("document.querySelector('.card').innerText")
    check("where the screens look alike, the first card tells what differs in the trace", "the screens look alike" in said.lower() and "with the fix" in said, said)
    quiet(page, "a fresh reader")


def marks_and_steps(browser, folder):
    """A page opens where a person sees the fault, and sides that ran other lines stand where the same is done."""
    for number, words_of_it in ((8, "section color 0 is there 3 times, and with the fix once"), (14, "Items 0-0, 0-1, 0-2 have another colour than with the fix"),
                                (41, "Header 0 is missing; with the fix it is there"), (45, "Item 0-3 is 300 × 50 points large, and with the fix 300 × 120")):
        page = opened(browser, made(f"exhibit-{number}.html", "play", f"exhibit-{number}"), width=1400, height=900)
        now = state(page)
        said = page.run("document.querySelector('.card').innerText")
        check(f"exhibit {number} opens where the fault is seen", words_of_it in said, said)
        check(f"exhibit {number}: the bug stands beside the fix", (now["side"], now["other"]["side"]) == ("the bug", "with the fix"), now["side"])
        page.press("2")
        cause = state(page)
        check(f"exhibit {number}: 2 leads to the cause, before it", cause["moment"] < now["moment"] and cause["sentence"].startswith("This led to it: "), cause["sentence"])
        quiet(page, f"exhibit {number}")
    page = opened(browser, os.path.join(folder, "exhibit-8.html"))
    pairs = page.run("(() => { const [f, g] = player.films, line = film => film.data.ticks[film.tickAt(film.at)][3], out = [];"
                     " for (let t = 0; t < f.data.ticks.length; t++) if (f.data.ticks[t][2]) { player.go(f.endOfTick(t)); out.push([line(f), line(g)]); } return out; })()")
    lines = page.run("player.film.data.scenario")
    told = [[lines[line - 1] for line in pair] for pair in pairs]
    check("exhibit 8: two batches on one side stand beside four on the other, by what they do",
          told == [["show", "show"], ["batch", "reload section=0"], ["batch", "reload section=0"]] and pairs[1][1] != pairs[2][1], told)


def cells_in_cells(browser, folder):
    """The cells of a list inside a cell are seen in every colouring, and what differs in them is told."""
    page = opened(browser, made("exhibit-61.html", "play", "exhibit-61"), width=1400, height=900)
    for color in ("view", "item", "kind", "z"):
        page.run(f"player.set({{ color: '{color}' }})")
        check(f"cells inside cells are shown by {color}", page.run("document.querySelectorAll('.glass .view .inner div').length") > 40)
    check("coloured as the app paints, the drawing has them", page.run("(player.set({ color: 'painted' }), document.querySelectorAll('.inner').length === 0 && document.querySelectorAll('.art').length > 0)"))
    check("what is inside is compared", "Item 0-14 has other cells inside than with the fix: 0-2, 0-3, 0-4, 0-5; with the fix 0-0, 0-1, 0-2, 0-3" in page.run("document.querySelector('.card').innerText"))
    quiet(page, "cells in cells")


def both_sides(browser, one):
    page = opened(browser, one, "#tab=trace", width=1400, height=900)
    page.run("document.querySelector('.traces .row[data-view]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))")
    check("pointing at a line of the trace lights its view", page.run("document.querySelectorAll('#lanes .lit, .glass .lit').length > 1"))
    check("lines that the other side has not are marked", page.run("document.querySelectorAll('.traces .row.only').length > 0"))
    check("the trace tells both sides", page.run("[...document.querySelectorAll('.traces > div > .file')].map(h => h.textContent)") == ["the bug", "with the fix"])
    check("the lanes show both", page.run("new Set([...document.querySelectorAll('#lanes [data-side]')].map(g => g.dataset.side)).size") == 2)
    page.press("Escape")
    page.run("document.querySelector('[data-tab=views]').click()")
    far = page.run("[...document.querySelectorAll('#text tr.bad .far')].map(c => c.textContent)")
    near = page.run("[...document.querySelectorAll('#text tr.bad td.n:not(.far)')].map(c => c.textContent)")
    check("the table has the ranks of both", len(far) == 3 and far != near[1:], (near, far))
    page.run("document.querySelector('#lanes [data-side=\"1\"] rect').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    check("a bar of the other side leads there", state(page)["side"] == "with the fix")
    check("the link names the side", "side=1" in page.run("(player.set({}), new Promise(r => setTimeout(() => r(location.hash), 300)))"))
    check("the first difference is a mark on the axis", page.run("!!document.querySelector('#marks path[data-moment]')"))
    quiet(page, "both sides")


def kinds_of_events(browser, one):
    page = opened(browser, one, "#m=0&tab=trace")
    page.run("document.querySelector('[data-kind=questions]').click()")
    page.run("document.querySelector('[data-kind=attributes]').click()")
    check("kinds of events can be left out of the trace", page.run("![...document.querySelectorAll('.traces .row')].some(r => /^\\s*(ask|apply) /.test(r.textContent)) && document.querySelectorAll('.traces .row').length > 5"))
    verbs = []
    for _ in range(20):
        page.press("ArrowRight")
        verbs.append(page.run("player.film.moment(player.film.at).verb"))
    check("and steps go past them", not {"ask", "apply"} & set(verbs) and "place" in verbs, verbs)
    page.wait("location.hash.includes('hide=')", 5)
    check("a link keeps the filter", "questions" in page.run("decodeURIComponent(location.hash)"))
    page.press("h")
    check("h shows all again", page.run("player.hidden.length") == 0)
    quiet(page, "kinds")


def inspector(browser, one):
    page = opened(browser, one, width=1400, height=900)
    page.run("document.querySelector('#text tr.bad button').click()")
    said = page.run("document.getElementById('inspector').innerText")
    check("a click opens an inspector with attributes, history and the way to 'why here?'",
          all(word in said for word in ("SectionCardDecorationView#1", "decoration card 0", "frame", "Put there by", "Stood for")) and page.run("!!document.querySelector('#inspector [data-tab=why]')"), said)
    page.run("document.querySelector('#inspector .row[data-moment]').click()")
    check("its history leads to the moment", "placed" in state(page)["sentence"] or "put in front" in state(page)["sentence"] or "led to it" in state(page)["sentence"], state(page)["sentence"])
    page.press("Escape")
    check("Escape closes it", page.run("document.getElementById('inspector').hidden"))
    quiet(page, "inspector")


def plates(browser, one):
    """Arrow keys, two fingers, and the four orders one after the other."""
    page = opened(browser, one, "#view=exploded", width=1400, height=900)
    pose = "JSON.stringify(['turn', 'tilt', 'spacing'].map(id => +document.getElementById(id).value))"
    # Once the page has its final size.
    page.run("new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
    before = json.loads(page.run(pose))
    at = state(page)["moment"]
    page.run("document.querySelector('.room').focus()")
    for key in ("ArrowRight", "ArrowUp", "+"):
        page.press(key)
    after = json.loads(page.run(pose))
    check("arrow keys turn and tilt the plates, plus spreads them", [a - b for a, b in zip(after, before)] == [6, 5, 10] and state(page)["moment"] == at, (before, after))
    page.press("0")
    check("0 lays them back to rest", json.loads(page.run(pose)) == before, (before, json.loads(page.run(pose))))
    page.call("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    x, y = page.run("(() => { const b = document.querySelector('.room').getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()")
    def touch(kind, *points):
        page.call("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]})
    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    touch("touchMove", (x - 30, y - 10), (x + 30, y + 10))
    touch("touchEnd")
    pinched = json.loads(page.run(pose))
    check("two fingers spread and turn them", pinched[2] > before[2] and pinched[0] > before[0], (before, pinched))
    page = opened(browser, one, width=1400, height=900, still=False)
    page.run("document.querySelector('#explode').click()")
    # In one go: a busy machine may let the movement end between two questions.
    turning = "document.querySelector('[data-go=turnOrders]').click(), player.isApart && getComputedStyle(document.querySelector('.turning .view')).transitionDuration"
    check("a button shows the four orders by moving the plates", "0.9" in (page.run(turning) or ""))
    page.wait("player.order === 'hit'", 10)
    page.wait("player.order === 'siblings'", 10)
    quiet(page, "plates")


def quads(page, selector):
    """The corners of elements on the page, as the browser draws them, with every turn and tilt."""
    found = []
    for i in range(page.run(f"document.querySelectorAll('{selector}').length")):
        it = page.call("Runtime.evaluate", {"expression": f"document.querySelectorAll('{selector}')[{i}]"})["result"]["objectId"]
        box = page.call("DOM.getContentQuads", {"objectId": it})["quads"][0]
        found.append(list(zip(box[::2], box[1::2])))
    return found


def common_area(one, other):
    """The area that two convex polygons have in common."""
    def sign(polygon):
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1]))
    left = one if sign(one) > 0 else one[::-1]
    edges = other if sign(other) > 0 else other[::-1]
    for a, b in zip(edges, edges[1:] + edges[:1]):
        side = [(b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) for p in left]
        kept = []
        for i, p in enumerate(left):
            q, s, t = left[i - 1], side[i], side[i - 1]
            if (s >= 0) != (t >= 0):
                part = t / (t - s)
                kept.append((q[0] + (p[0] - q[0]) * part, q[1] + (p[1] - q[1]) * part))
            if s >= 0:
                kept.append(p)
        left = kept
        if len(left) < 3:
            return 0
    return abs(sign(left)) / 2


def plates_at_rest(browser, folder, pages):
    """No plate covers a part of another one as the exploded view opens, whatever the order, and all of them are in sight with their labels."""
    deep = os.path.join(folder, "deep.scenario")
    with open(deep, "w") as file:
        file.write("# A deep stack\nstage 320x480 behavior=current\ndata items=24\nlayout placed\n"
                   + "".join(f"place 0-{i} frame={8 + 6 * i},{8 + 12 * i},170x120 z={i}\n" for i in range(24)) + "\nshow prefetching=no\n")
    pages = pages + [("a deep stack", made("deep.html", "play", deep))]
    for name, path in pages:
        for width, height in ((1400, 900), (390, 844)):
            page = opened(browser, path, "#view=exploded", width=width, height=height)
            page.call("DOM.enable")
            for order in ("siblings", "z", "paint", "hit"):
                page.run(f"player.set({{ order: '{order}' }})")
                covered, outside, shown = [], 0, 0
                for side in range(page.run("player.screens.length")):
                    page.run(f"document.querySelectorAll('.screen').forEach((it, i) => it.id = 'screen' + i)")
                    left, top, right, bottom = page.run(f"(() => {{ const b = document.querySelector('#screen{side} .room').getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }})()")
                    plates = [it for it in quads(page, f"#screen{side} .plate")]
                    shown += len(plates)
                    covered += [(i, k, round(area, 1)) for i in range(len(plates)) for k in range(i) if (area := common_area(plates[i], plates[k])) > 0.5]
                    outside += sum(not (left <= x <= right and top <= y <= bottom) for plate in plates for x, y in plate)
                what = f"plates at rest, {name}, {width}, {order}"
                check(f"{what}: none covers another", shown > 0 and not covered, covered[:3])
                check(f"{what}: all are in sight", outside == 0, outside)
                labelled = page.run("[...document.querySelectorAll('.tags span')].filter(it => it.style.visibility !== 'hidden').length")
                check(f"{what}: each has its label", labelled == shown, (labelled, shown))
    quiet(page, "plates at rest")


def one_pane_at_a_time(browser, one, reuse):
    page = opened(browser, one, width=390, height=844)
    panes = {"story": "story", "details": "panel", "time": "time", "pools": "poolsPane", "tools": "explode"}
    for pane in panes:
        page.run(f"document.querySelector('[data-pane={pane}]').click()")
        shown = page.run("({" + ",".join(f"'{name}': document.getElementById('{place}').offsetParent !== null" for name, place in panes.items()) + "})")
        check(f"on a phone the pane '{pane}' is open alone", shown == {name: name == pane for name in panes}, shown)
        check("and nothing scrolls sideways", page.run("document.documentElement.scrollWidth") <= 390, page.run("document.documentElement.scrollWidth"))
    check("the screens stay on the first screen", page.run("[...document.querySelectorAll('.glass')].every(g => g.getBoundingClientRect().bottom < 844 && g.getBoundingClientRect().width > 100)"))
    check("and so do the steps", page.run("document.querySelector('[data-go=next]').getBoundingClientRect().bottom < 844"))
    page.run("document.querySelector('[data-pane=tools]').focus()")
    page.press("ArrowRight")
    check("arrows go from pane to pane", page.run("document.body.dataset.open") == "story")
    quiet(page, "panes")


def foresees(browser, one):
    """Predict mode asks what matters and hides what comes."""
    page = opened(browser, one, "#m=0", width=1400, height=900)
    page.press("p")
    hidden = page.run("[document.getElementById('coming').textContent, document.querySelectorAll('#lanes rect').length, document.getElementById('marks').style.clipPath.startsWith('inset')]")
    check("what comes is hidden", hidden == ["?", 0, True], hidden)
    titles = set()
    end = page.run("player.film.count") - 1
    while (before := state(page)["moment"]) < end:
        page.press("ArrowRight")
        asked = page.run("document.getElementById('dialog').open")
        if asked:
            titles.add(page.run("document.querySelector('#dialog h3').textContent"))
            page.run("document.querySelectorAll('#choices button')[0].click()")
            said = page.run("document.getElementById('verdict').textContent")
            if not (said.startswith("Right") or said.startswith("No: ") and len(said) > 40):
                check("an answer is explained", False, said)
            # The question is closed and a key pressed at once, before the browser tells that it closed.
            page.run("document.querySelector('[data-close]').click()")
        now = state(page)["moment"]
        if now != before + 1 or page.run("document.getElementById('dialog').open"):
            check("a key or an answer goes on by one moment", False, (before, now, asked))
            break
    check("it asks who is on top, which view comes back, and how many cells are asked for",
          {"Which view comes back?", "How many cells are asked for?"} <= titles and titles & {"Who is on top?", "What does a tap hit?"}, titles)
    check("and the score is kept", "foreseen" in page.run("document.getElementById('position').textContent"))
    quiet(page, "foreseeing")


def swift_beside_state(browser, lessons):
    page = opened(browser, os.path.join(lessons, "reuse-player.html"), width=1400, height=900)
    page.run("(() => { const f = player.film; for (let i = 0; i < f.count; i++) if (/cellForItemAt/.test(f.moment(i).line)) { player.go(i + 1); break; } })()")
    page.run("document.querySelector('[data-tab=source]').click()")
    lit = page.run("[...document.querySelectorAll('#text .code.here')].map(r => r.textContent).join('\\n')")
    check("the method that is being asked is lit", "cellForItemAt" in lit and "return cell" in lit and "numberOfSections" not in lit, lit)
    for slug in ("reuse", "apply", "passes", "orders", "z-index", "updates"):
        page = opened(browser, os.path.join(lessons, f"{slug}-player.html"))
        check(f"lesson {slug} shows the app's own Swift", page.run("player.guide.source.length > 1 && !document.querySelector('[role=tab][data-tab=source]').hidden"))
    quiet(page, "Swift")


def colors(browser, one):
    """Fault 7: the colouring reaches trace, table, pools and lanes."""
    page = opened(browser, one, "#tab=trace")
    def seen(by):
        page.run(f"player.set({{ color: '{by}', tab: 'trace' }})")
        trace = page.run("[...document.querySelectorAll('#text .row i')].map(i => i.style.background).join()")
        page.run("player.set({ tab: 'views' })")
        table = page.run("[...document.querySelectorAll('#text .views i')].map(i => i.style.background).join()")
        lanes = page.run("[...document.querySelectorAll('#lanes rect')].map(r => r.getAttribute('fill')).join()")
        page.run("player.go(70)")
        pools = page.run("[...document.querySelectorAll('#pools .chip')].map(r => r.style.background).join()")
        page.run("player.toStop('symptom')")
        return trace, table, lanes, pools
    ways = {by: seen(by) for by in ("view", "item", "kind")}
    for i, pane in enumerate(("trace", "table", "lanes", "pools")):
        check(f"'colour by' reaches the {pane}", len({way[i] for way in ways.values()}) == 3 and ways["view"][i] != "", [way[i][:60] for way in ways.values()])
    page = opened(browser, os.path.join(os.path.dirname(one), "lessons", "apply-player.html"))
    check("a lesson's player has the colours of its pictures", state(page)["color"] == "painted")


def gallery(browser, folder):
    site = os.path.join(folder, "site")
    subprocess.run([command, "gallery", "exhibit-1", "exhibit-15", "--out", site], check=True, stdout=subprocess.DEVNULL)
    page = browser.open(f"file://{site}/index.html", width=1400, height=900)
    check("the gallery has a card for each exhibit", page.run("document.querySelectorAll('article').length") == 2)
    page.run("(() => { const s = document.getElementById('search'); s.value = 'wrong image'; s.oninput(); })()")
    check("and finds one by its symptom", page.run("[...document.querySelectorAll('article:not([hidden]) a')].map(a => a.getAttribute('href'))") == ["exhibit-15.html"])
    page.run("document.querySelector('article:not([hidden]) a').click()")
    page.wait("!!window.player", 10)
    check("a card leads to the page", page.run("document.title") == "Exhibit 15: the wrong image")


def lab(browser, path):
    """The lab: a switch shows the other run at the same step at once, and a square of the heat map leads there."""
    check("the lab is below 3 MB", os.path.getsize(path) < 3_000_000, os.path.getsize(path))
    page = browser.open(f"file://{path}", width=1400, height=900)
    bad = page.run("document.getElementById('verdict').textContent")
    check("it opens with the bug", "wrong way round" in bad, bad)
    page.run("document.querySelector('[name=fix][value=\"4\"]').click()")
    check("a switch shows the other run at the same step", page.run("document.getElementById('verdict').textContent").startswith("Everything is painted"))
    check("the address follows", "fix=4" in page.run("location.hash"))
    page.run("document.querySelector('#heat a.bad').click()")
    check("a square leads to its run", "wrong way round" in page.run("document.getElementById('verdict').textContent"))
    check("and is marked", page.run("document.querySelectorAll('#heat [aria-current]').length") == 1)
    for width in (390, 820, 2200):
        page = browser.open(f"file://{path}", width=width, height=900)
        check(f"the lab fits {width} points", page.run("document.documentElement.scrollWidth") <= width)
    quiet(page, "the lab")


def audit(browser, pages):
    """axe-core finds nothing, at two sizes, light and dark. It comes from the registry; where there is none, the audit is left out."""
    got = subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, "axe-core-python==0.1.0"], capture_output=True)
    wheels = [name for name in os.listdir(folder) if name.startswith("axe_core_python") and name.endswith(".whl")]
    if got.returncode or not wheels:
        return print("        axe-core is not to be had here: no audit")
    with zipfile.ZipFile(os.path.join(folder, wheels[0])) as wheel:
        axe = wheel.read("axe_core_python/axe.min.js").decode()
    for path, fragment in pages:
        for width, height in ((1400, 900), (390, 844)):
            for dark in (False, True):
                page = browser.open(f"file://{path}{fragment}", width=width, height=height, dark=dark)
                page.run(axe + ";true")
                found = page.run("axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations.map(v => [v.id, v.nodes[0].target.join(' ')]))")
                check(f"audit of {os.path.basename(path)}{fragment}, {width}, {'dark' if dark else 'light'}", not found, found)


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
    scripts(browser, one)
    steps_through(browser, one, recording, trace)
    ticks_agree(browser, again, recording)
    # The exhibit's last answer is the stacking at its end.
    tells_the_story(browser, one, words("run", "exhibit-1"))
    every_stage(browser, folder)
    opens_at_the_difference(browser, one, two)
    shows_what_cells_show(browser, folder)
    small_faults(browser, folder, one)
    exercises(browser, folder)
    by_finger_and_key(browser, one)
    inert(browser, folder)
    layers(browser, folder)
    own_layers(browser, folder)
    for_a_fresh_reader(browser, one)
    marks_and_steps(browser, folder)
    cells_in_cells(browser, folder)
    both_sides(browser, one)
    kinds_of_events(browser, one)
    inspector(browser, one)
    plates(browser, one)
    plates_at_rest(browser, folder, [(f"exhibit {n}", os.path.join(folder, f"exhibit-{n}.html")) for n in (1, 8, 26, 45)]
                   + [("a lesson", os.path.join(folder, "lessons", "z-index-player.html")), ("rows that scroll", os.path.join(folder, "orthogonal.html"))])
    one_pane_at_a_time(browser, one, reuse)
    foresees(browser, one)
    swift_beside_state(browser, os.path.join(folder, "lessons"))
    colors(browser, one)
    gallery(browser, folder)
    # It takes half a minute to make; one that is there may be named.
    switches = os.environ.get("OFFSCREEN_LAB") or made("lab.html", "lab")
    lab(browser, switches)
    lessons = os.path.join(folder, "lessons")
    audit(browser, [(one, ""), (one, "#tab=why&a=ItemCell.1&m=137"), (one, "#tab=trace"), (one, "#view=exploded"), (one, "#a=ItemCell.4&tab=probe"), (reuse, "#color=painted"), (os.path.join(lessons, "reuse-player.html"), "#tab=source"), (two, ""),
                    (os.path.join(lessons, "index.html"), ""), (os.path.join(lessons, "passes.html"), ""),
                    (os.path.join(folder, "site", "index.html"), ""), (switches, "")])
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
