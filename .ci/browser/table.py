"""The short checks, by page: steps, what should be so then, the expression that shows it, and
its value. How rows are read: `Page.do`, `HELPERS`.
"""

import json
import pathlib
import re

from first_screen import FIRST_SCREEN
from pages import SAME, SOME, Rule, above, below, has, starts, words

SEARCH = (
    "js $('#search').value = '{}';"
    " $('#search').dispatchEvent(new Event('input', {{ bubbles: true }}))"
)
LESSONS = ("reuse", "reuse-queue", "apply", "passes", "orders", "z-index", "updates")
HEADER = dict(re.findall(r"^# (\w+): (.*)", words("run", "exhibit-1"), re.M))
SIDES = "[S.side, S.other.side]"
DECLARATION = re.compile(
    r"^(?:export )?(?:async )?(?:function|class|const|let) ([\w$]+)", re.M
)
NAMES = sorted(
    name
    for script in (pathlib.Path(__file__).parents[2] / "Sources/OffscreenPictures/Web").glob("*.js")
    for name in DECLARATION.findall(script.read_text())
)
DECLARED = f"""(() => {{
    const names = {json.dumps(NAMES)};
    const isGlobal = name => (0, eval)('typeof ' + name) !== 'undefined';
    return [names.length, names.filter(it => isGlobal(it) && !document.getElementById(it))];
}})()"""
HIDDEN = """$$('#story .card:not([data-card=avoid]) p:not(.here)')
    .filter(p => box(p).bottom > innerHeight || box(p).height === 0)
    .map(p => p.innerText)"""
WIDTH = "document.documentElement.scrollWidth"
CARD = "$('.card').innerText"
CHOSEN = "$$('.screen').map(s => $$('.view.a', s).map(v => v.innerText.split(' ')[0]))"
PROVEN = (
    "",
    "the step at which it is wrong is marked, beside the fix",
    "$$('#text tr.now td').map(it => it.textContent.at(-1))",
    ["✗", "✓"],
)
VERDICT = "said('form.exercise output')"
# The lines that the experiment of a lesson adds and that its result lacks.
CHANGED = """(() => {
    const place = $$('section.exercise').at(-1);
    const result = $('details pre', place).innerText.split('\\n');
    const block = $('pre.change', place)?.innerText;
    const scenario = $('pre', place).innerText.split('\\n');
    const change = $$('p', place).find(it => it.innerText.startsWith('Then '));
    const [from, to] = $$('code', change).map(it => it.innerText);
    if (block === undefined && to === undefined) return [];
    const lines = (block ?? to).split('\\n');
    const changed = block
        ? lines
        : scenario.filter(it => it.includes(from)).map(it => it.replaceAll(from, to));
    return changed.filter(line => !result.includes(line));
})()"""
# The choices of the system and the fix for which the lab names fewer pairs than it counts.
MISCOUNTED = """(() => {
    const before = $$('#switches :checked');
    const wrong = [];
    for (const system of $$('[data-switch="0"]')) {
        system.click();
        for (const fix of $$('[data-switch="1"]')) {
            fix.click();
            const text = said('#verdict');
            const count = +(/^(\\d+) pair/.exec(text)?.[1] ?? 0);
            const pairs = count ? /: ([^.]*)\\./.exec(text)[1].split('; ') : [];
            const named = pairs.flatMap(it => it.split(' under ')[0].split(/, | and /)).length;
            if (named !== count) wrong.push([system, fix, count, named]);
        }
    }
    before.forEach(it => it.click());
    return wrong;
})()"""
# For each system, without a fix: whether the reason is about iOS 10.
BLAMED = """(() => {
    const before = $$('#switches :checked');
    const blamed = [];
    $('[data-switch="1"][value="0"]').click();
    for (const system of $$('[data-switch="0"]')) {
        system.click();
        blamed.push(said('#why').includes('iOS 10'));
    }
    before.forEach(it => it.click());
    return blamed;
})()"""
# The least contrast of a control's border, and of a placeholder, with the page.
CONTRAST = """(() => {
    const light = color => {
        const [r, g, b] = color
            .match(/[\\d.]+/g)
            .map(it => it / 255)
            .map(it => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const back = light(getComputedStyle(document.body).backgroundColor);
    const ratio = color => Math.max(light(color), back) / Math.min(light(color), back);
    const controls = $$('button, select, input[type=search]').filter(it => it.offsetParent);
    const search = $('#search');
    return [
        Math.min(...controls.map(it => ratio(getComputedStyle(it).borderTopColor))),
        search ? ratio(getComputedStyle(search, '::placeholder').color) : 21,
    ];
})()"""
MEANINGS = """$$('main .term').filter(it => it.offsetParent).map(it => {
    it.click();
    const its = $('#meaning');
    const b = box(its);
    const isInside = b.left >= 0 && b.right <= innerWidth && b.bottom <= innerHeight;
    return [it.dataset.term, !its.hidden && its.textContent.length > 30 && isInside];
})"""
COVERED = """$$('.screen .view.element')
    .filter(v => v.style.display !== 'none')
    .map(v => [v, ...middle($('.words b', v))])
    .filter(([v, x, y]) => {
        const found = document.elementsFromPoint(x, y);
        return found.find(it => it.classList.contains('element')) !== v;
    })
    .map(([v]) => v.innerText)"""
CELL = "$$('.view.element').find(v => v.style.display !== 'none' && $('.art path', v))"
GRADIENT = f"$('.art linearGradient', {CELL}).id"
VIEW = "player.screens[1].drawn.get(player.films[1].viewNamed('TextCell#{}'))"
TAP = f"at (b => [b.left + 20, b.top + 40])(box({VIEW}))"
PANES = {
    "story": "story",
    "details": "panel",
    "time": "time",
    "pools": "poolsPane",
    "tools": "explode",
}
POSE = "['turn', 'tilt', 'spacing'].map(id => +$('#' + id).value)"
SMALL_TEXT = """$$('body *')
    .filter(it => it.offsetParent && !it.closest('.glass'))
    .filter(it => [...it.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
    .filter(it => parseFloat(getComputedStyle(it).fontSize) < 12)
    .map(it => it.className + it.textContent.slice(0, 20))
    .slice(0, 5)"""
SMALL_TARGETS = """$$('button, select, summary')
    .filter(b => b.offsetParent && !b.closest('#text, #pools, #tree') && box(b).height < 43)
    .map(b => b.textContent)"""
COLORED = {
    "trace": "$$('#text .row i').map(i => i.style.background)",
    "lanes": "$$('#lanes rect').map(it => it.getAttribute('fill'))",
    "table": "(player.set({ tab: 'views' }), $$('#text .views i').map(it => it.style.background))",
    "pools": "(player.go(70), $$('#pools .chip').map(it => it.style.background))",
}
COPIED = """Object.fromEntries($$('[data-copy]').map(it => {
    it.click();
    return [it.dataset.copy, said('#copied')];
}))"""
# For each pass whose bar has a sum: how much the sum is off, how many parts of the bar are missing,
# and whether the bar and the sum can be seen inside the picture.
SUMMED = """$$('#passes g[data-moment]').flatMap((it, i) => {
    const [, , asks, makes, , moved] = player.film.data.passes[i];
    const parts = [asks, makes, moved];
    const label = $('text', it);
    if (!label) return [];
    const picture = box($('#passes svg'));
    return [[
        parts.reduce((sum, part) => sum + part) - label.textContent,
        parts.filter(Boolean).length - $$('rect:not([fill=transparent])', it).length,
        $$('rect, text', it).every(it => box(it).top >= picture.top - 3 && box(it).height > 0.5),
    ]];
})"""
# By what two sides did, line by line, at the ends of passes.
BATCHES = """(() => {
    const [f, g] = player.films;
    const line = film => film.data.ticks[film.tickAt(film.at)][3];
    const lines = f.data.scenario;
    const out = [];
    for (let t = 0; t < f.data.ticks.length; t++) {
        if (!f.data.ticks[t][2]) continue;
        player.go(f.endOfTick(t));
        out.push([line(f), line(g)]);
    }
    return [out.map(pair => pair.map(line => lines[line - 1])), out[1][1] !== out[2][1]];
})()"""

PAGES = [
    *FIRST_SCREEN,
    (
        "exhibit-1",
        [
            ("", "no script's name is global, or the browser's", DECLARED, [above(100), []]),
        ],
    ),
    # The first screen says what is wrong, why, and how it is fixed; a key each leads there.
    (
        "exhibit-1 1400x900",
        [
            *(
                (
                    "",
                    f"the story tells the header's {word}",
                    "$('#story').innerText",
                    has(HEADER[word][1:60]),
                )
                for word in ("symptom", "trigger", "why", "fix", "leaves")
            ),
            ("", "all of the story but the pitfalls is on the first screen", HIDDEN, []),
            (
                "",
                "the table says which views are covered",
                "$$('#text tr small').map(it => it.textContent).sort()",
                Rule(
                    "one that covers some, and the covered ones",
                    lambda it: it[0] == "covered" and it[-1].startswith("covers "),
                ),
            ),
            (
                "js K.bug = S.moment | 2",
                "2 leads to the cause",
                "[S.moment - K.bug, S.sentence]",
                [below(0), starts("The cause: ")],
            ),
            (
                "3",
                "3 leads to where it is fixed",
                "[S.inversions.length, S.sentence]",
                [0, starts("With the fix: ")],
            ),
            (
                "",
                "the bug stands beside it",
                "[S.side, S.other.inversions]",
                ["with the fix", above(0)],
            ),
            ("1", "1 leads back to the bug", "S.moment - K.bug", 0),
            (
                "",
                "the sides are named",
                "$$('.screen .who b').map(b => b.textContent)",
                ["the bug", "with the fix"],
            ),
            ("", "a covered view shows as an outline", "$$('.ghost').length", 4),
            (
                "js player.set({ a: 'CardView#1' }) | t",
                "the tap probe stays inside the window",
                "player.spot.map((v, i) => v >= 0 && v < player.film.data.screen[i])",
                [True, True],
            ),
            (
                "",
                "the probe says that the views agree and only indexPathForItem(at:) does not",
                "said('#verdictOfProbe')",
                Rule(
                    "that they agree",
                    lambda it: it.startswith("A person sees and touches the same view")
                    and "differ" not in it,
                ),
            ),
            (
                "3 | js player.set({ spot: [160, 2], tab: 'probe' })",
                "the probe does not say that they agree where one answers nothing",
                "said('#verdictOfProbe')",
                Rule("nil, and not that they agree", lambda it: "agree" not in it and "nil" in it),
            ),
            (
                "1 | js player.set({ a: 'TextCell#5' })",
                "selecting on one side selects the same element on the other",
                CHOSEN,
                Rule(
                    "the same one twice",
                    lambda sides: len(sides) == 2 and sides[0] == sides[1] and len(sides[0]) == 1,
                ),
            ),
            (
                "hover #text [data-view]",
                "pointing at a view lights it everywhere",
                "$$('.glass .lit').length",
                2,
            ),
            (
                "within 5 location.hash.includes('m=')",
                "the address and the label count alike",
                (
                    "(m => (t => [said('#position'), `tick ${t[0]}, moment ${m - t[4]} of"
                    " `])(player.film.data.ticks[player.film.tickAt(m)]))(+new"
                    " URLSearchParams(location.hash.slice(1)).get('m'))"
                ),
                Rule("the same moment", lambda it: it[0].startswith(it[1])),
            ),
            (
                "js location.hash = '#m=99999&a=Nobody.9' | within 5 !$('#notice').hidden",
                "a bad link says so",
                "said('#notice')",
                has("Nobody#9", "99999"),
            ),
        ],
    ),
    (
        "exhibit-1#inspect 1400x900",
        [
            (
                "",
                "the rule about the order says since when it is violated",
                "$('#rules').innerText",
                has("violated, first at tick 2"),
            ),
            (
                "End | click [data-tab=steps]",
                "the scenario's comments stay in sight",
                """(() => {
                    let first = $('#text .here');
                    const above = () => first.previousElementSibling;
                    while (above()?.classList.contains('comment')) first = above();
                    return box(first).top - box($('#text')).top;
                })()""",
                Rule("at least -1", lambda it: it >= -1),
            ),
            (
                "print",
                "paper has the screens, the table and the story",
                "$$('.glass, #story .card, #text').map(it => box(it).height)",
                Rule("above 20 each", lambda all: all and min(all) > 20),
            ),
            (
                "",
                "no screen is wider than its place on paper",
                "$$('.screen').map(s => box($('.glass', s)).right - box(s).right)",
                Rule("at most 1 each", lambda all: all and max(all) <= 1),
            ),
        ],
    ),
    *(
        (
            f"exhibit-{number}",
            [
                (
                    "",
                    "every stage is there",
                    (
                        "player.all.length - player.film.data.scenario.filter(line =>"
                        " line.startsWith('stage ')).length"
                    ),
                    0,
                ),
                ("", "the bug is beside the fix", SIDES, ["the bug", "with the fix"]),
            ],
        )
        for number in (7, 15, 17, 18, 19, 25, 26, 27, 28, 30)
    ),
    (
        "exhibit-24",
        [
            (
                "",
                "the story says that the fix raises no exception",
                "$('[data-card=fixed] .body').innerText",
                has("No exception is raised"),
            )
        ],
    ),
    (
        "exhibit-55",
        [
            (
                "",
                "the story says that the cell is missing",
                "$('[data-card=symptom] .body').innerText",
                has("Item 0-0 has no cell, and its cell should show “new”"),
            )
        ],
    ),
    (
        "exhibit-7#inspect",
        [
            (
                "choose #side 2",
                "a third stage can be put beside the bug",
                "S.other.side",
                starts("stage 2"),
            )
        ],
    ),
    (
        "against",
        [
            (
                "",
                "both sides stand at the same line",
                "player.films.map(f => f.data.ticks[f.tickAt(f.at)][3])",
                Rule("one line of the file", lambda lines: min(lines) > 0 and len(set(lines)) == 1),
            ),
            (
                "",
                "it opens where the bug shows",
                "[S.inversions.length, S.other.inversions]",
                [above(0), 0],
            ),
            (
                "js K.open = S.moment | Home | d",
                "d leads to the first difference",
                "[S.moment, K.open]",
                Rule("later than 0, not later than at first", lambda it: 0 < it[0] <= it[1]),
            ),
        ],
    ),
    # What cells show, beside the item that they represent.
    (
        "exhibit-13",
        [
            ("", "it shows the old text", "entry('item 0-0')[1]", "row 0"),
            (
                "",
                "the old text is on the cell, beside its item",
                (
                    "$$('.screen .view.element').map(it => it.innerText).find(it =>"
                    " it.includes('0-0'))"
                ),
                has("row 0"),
            ),
            ("3", "with the fix it shows the new one", "entry('item 0-0')[1]", "news"),
        ],
    ),
    # A table view: its rows, what they show, and the fix beside them.
    (
        "exhibit-68",
        [
            ("", "a row shows the texts of two rows", "entry('row 0-5')[1]", "row 4 row 5"),
            ("", "the bug stands beside the fix", SIDES, ["the bug", "with the fix"]),
            PROVEN,
            ("", "the lanes are those of rows", "said('#lanes')", has("UITableViewCell#1", "0-5")),
            ("3", "with the fix it shows its own text", "entry('row 0-5')[1]", "row 5"),
            (
                "click #inspect | click [data-tab=trace]",
                "the trace tells what the table view asked",
                "$('.traces').innerText",
                has("cellForRow"),
            ),
        ],
    ),
    (
        "table",
        [
            ("", "the table of views has rows", "entry('row 0-3')[1]", "0-3"),
            (
                "js player.set({ color: 'painted' })",
                "coloured as the app paints, rows have their detail buttons",
                "$$('.art circle').length",
                above(3),
            ),
        ],
    ),
    (
        "exhibit-16",
        [
            (
                "",
                "it shows the tint that was left",
                "[entry('item 0-7')[2], entry('item 0-8')[2]]",
                ["#ff3b30", Rule("another", lambda it: it != "#ff3b30")],
            ),
            ("", "the tint is painted on the cell", "$$('.screen .view .own').length", above(0)),
            (
                "3",
                "the tint is gone with the fix",
                "entry('item 0-7')[2]",
                Rule("another than #ff3b30", lambda it: it != "#ff3b30"),
            ),
        ],
    ),
    (
        "klotski",
        [
            (
                "",
                "the puzzle shows its pieces' names",
                "[S.texts.filter(it => it[1]).length, $$('.screen .view em').length]",
                [above(4), above(4)],
            )
        ],
    ),
    (
        "lessons/z-index-player",
        [
            (
                "",
                "the lesson names its two sides",
                "player.films.map(f => f.side)",
                ["without the fix", "with the fix"],
            )
        ],
    ),
    (
        "lessons/apply-player",
        [("", "it has the colours of the lesson's pictures", "S.color", "painted")],
    ),
    *(
        (
            f"lessons/{slug} 390x844",
            [("js $$('[hidden]').forEach(it => it.hidden = false)", "it fits", WIDTH, below(391))],
        )
        for slug in LESSONS
    ),
    # A question keeps its answer, asks for a choice, and follows another one.
    *(
        (
            f"lessons/{slug} 1000x900",
            [
                (
                    "",
                    "what follows the question waits for an answer",
                    "$$('.rest, .explanation').filter(it => !it.hidden).length",
                    0,
                ),
                (
                    "click form.exercise button",
                    "Check without a choice asks for one",
                    VERDICT,
                    "Choose an answer first.",
                ),
                (
                    (
                        "js K.right = +$('form.exercise').dataset.answer; $$('form.exercise"
                        " input')[K.right ? 0 : 1].click() | click form.exercise button"
                    ),
                    "a wrong answer is explained",
                    f"[{VERDICT}, $('.explanation').hidden]",
                    ["No.", False],
                ),
                (
                    "js $$('form.exercise input')[K.right].click()",
                    "another choice updates the verdict",
                    VERDICT,
                    "Right.",
                ),
                ("", "the lesson goes on", "$('.rest').hidden", False),
            ],
        )
        for slug in LESSONS
    ),
    (
        "lessons/reuse-player 1400x900",
        [
            (
                (
                    "js player.go(moments.find(i =>"
                    " /cellForItemAt/.test(player.film.moment(i).line)) + 1) | click"
                    " [data-tab=source]"
                ),
                "the method that is being asked is lit",
                "$$('#text .code.here').map(it => it.textContent).join('\\n')",
                Rule(
                    "cellForItemAt alone",
                    lambda it: "cellForItemAt" in it
                    and "return cell" in it
                    and "numberOfSections" not in it,
                ),
            )
        ],
    ),
    *(
        (
            f"lessons/{slug}-player",
            [
                (
                    "",
                    "it shows the app's own Swift",
                    "[player.guide.source.length, $('[role=tab][data-tab=source]').hidden]",
                    [above(1), False],
                )
            ],
        )
        for slug in LESSONS
    ),
    # Every feature without Alt, Shift and mouse.
    (
        "exhibit-1#inspect 1400x900",
        [
            (
                "focus [data-tab=notice] | ArrowRight",
                "arrows go from tab to tab",
                "[S.tab, document.activeElement.dataset.tab]",
                ["why", "why"],
            ),
            (
                f"{TAP.format(3)} | {TAP.format(4)}",
                "while 'why here?' is open a second tap chooses the second view",
                "[S.a, S.b]",
                ["TextCell#3", "TextCell#4"],
            ),
            (
                f"click [data-tab=probe] | {TAP.format(4)}",
                "while 'tap probe' is open a tap probes",
                "$$('#probed').length",
                1,
            ),
            (
                "e | js K.pose = player.screens[0].glass.style.transform | drag .room",
                "dragging turns the plates",
                "player.screens[0].glass.style.transform !== K.pose",
            ),
        ],
    ),
    (
        "exhibit-1#inspect 390x844 touch",
        [
            (
                "tap [data-stop=cause] | within 5 S.sentence.startsWith('The cause: ')",
                "a tap leads to the cause",
                "S.sentence",
                SOME,
            ),
            (
                "js K.at = S.moment | tap [data-go=next] | within 5 S.moment === K.at + 1",
                "a tap goes on",
                "S.moment - K.at",
                1,
            ),
            (
                (
                    "tap [data-pane=details] | within 5 document.body.dataset.open === 'details' |"
                    " tap [data-tab=trace] | within 5 player.tab === 'trace'"
                ),
                "a tap opens the trace",
                "player.tab",
                "trace",
            ),
            ("", "targets are 44 points high", SMALL_TARGETS, []),
            ("", "no text is under 12 points", SMALL_TEXT, []),
        ],
    ),
    (
        "exhibit-1#inspect 390x844",
        [
            *(
                row
                for pane in PANES
                for row in (
                    (
                        f"click [data-pane={pane}]",
                        f"the pane '{pane}' is open alone",
                        "["
                        + ", ".join(f"$('#{it}').offsetParent !== null" for it in PANES.values())
                        + "]",
                        [it == pane for it in PANES],
                    ),
                    ("", f"with the pane '{pane}' nothing scrolls sideways", WIDTH, below(391)),
                )
            ),
            (
                "",
                "the screens stay on the first screen",
                "$$('.glass').map(it => [box(it).bottom, box(it).width])",
                Rule(
                    "in sight",
                    lambda found: found
                    and all(bottom < 844 and width > 100 for bottom, width in found),
                ),
            ),
            ("", "so do the steps", "box($('[data-go=next]')).bottom", below(844)),
            (
                "focus [data-pane=tools] | ArrowRight",
                "arrows go from pane to pane",
                "document.body.dataset.open",
                "story",
            ),
        ],
    ),
    (
        "html",
        [
            (
                " | ".join(
                    f"js player.set({{ tab: '{tab}', a: 'ItemCell#1', filter: '<b>' }})"
                    for tab in "views why probe trace steps map tree".split()
                ),
                "HTML in titles, headers and commands stays text",
                "[window.bad, $$('img').length, $('#story').innerText]",
                [None, 0, has("<img")],
            )
        ],
    ),
    (
        "orthogonal",
        [
            (
                "",
                "rows that scroll have their cells on the screen",
                "$$('.screen .view.element').length",
                above(4),
            ),
            (
                "",
                "rows that scroll have their cells in the table",
                "$('#text').innerText",
                has("in a section that scrolls orthogonally"),
            ),
            (
                "",
                "a background's label does not peek out between cells",
                (
                    "$$('.view.plane').map(it => getComputedStyle($('.words',"
                    " it)).visibility).filter(it => it !== 'hidden')"
                ),
                [],
            ),
        ],
    ),
    (
        "turned",
        [
            (
                "",
                "a view with a transform is drawn with it",
                "$$('.screen .view.element').map(v => v.style.transform).join()",
                has("matrix"),
            )
        ],
    ),
    (
        "layers#color=painted",
        [
            (
                "g | js player.tick(1)",
                "plain sublayers, shapes and gradients are drawn",
                (
                    "['rect[fill=\"#ff0000\"]', 'rect[stroke=\"#0000ff\"]',"
                    f" 'linearGradient'].map(it => $$('.art ' + it, {CELL}).length > 0)"
                ),
                [True] * 3,
            ),
            (
                "",
                "a gradient is found under a name of its view's own",
                (
                    f"[$$(`[id='${{{GRADIENT}}}']`).length,"
                    f" {CELL}.innerHTML.includes(`url(#${{{GRADIENT}}})`)]"
                ),
                [1, True],
            ),
            ("", "a mask clips", f"getComputedStyle({CELL}).clipPath", starts("inset(")),
            (
                "",
                "a layer of a scroll view is drawn in it",
                "$$('.view:not(.element) > .art rect[fill=\"#ff00ff\"]').length",
                above(0),
            ),
            (
                "js player.set({ color: 'view' })",
                "coloured by view, a cell is a plain plate",
                "$$('.view.element .art').length",
                0,
            ),
        ],
    ),
    # What a reader stumbled over who had seen nothing of this before.
    (
        "exhibit-1 1400x900",
        [
            (
                "js K.rooms = () => JSON.stringify($$('.room').map(it => box(it))); K.places ="
                " [K.rooms()] | "
                + " | ".join(
                    f"{key} | js K.places.push(K.rooms())"
                    for key in "2 3 1 ArrowLeft ArrowLeft Home End x".split()
                ),
                "the pictures stay where they are, whatever is said about them",
                "K.places",
                SAME,
            ),
            (
                "2",
                "a side in the middle of a step says so",
                "$$('.how').map(it => it.textContent)",
                [has("in the middle of a step")] * 2,
            ),
            (
                "js player.go(player.film.data.passes[0][1])",
                "the end of a pass is told in a sentence",
                "S.sentence",
                Rule(
                    "a sentence",
                    lambda it: it.startswith("The layout pass is over, after 6 questions")
                    and "asks" not in it,
                ),
            ),
            (
                "1 | click #inspect",
                "every word that is explained is explained where it stands",
                MEANINGS,
                Rule(
                    "all, and ten of them",
                    lambda found: {
                        "sibling order",
                        "paint order",
                        "hit order",
                        "z",
                        "seed",
                        "system",
                        "tick",
                        "moment",
                        "rules",
                        "pool",
                    }
                    <= {word for word, _ in found}
                    and all(is_shown for _, is_shown in found),
                ),
            ),
            ("Escape", "Escape closes the explanation", "$('#meaning').hidden"),
        ],
    ),
    (
        "against 1400x900",
        [
            (
                "click .who .term[data-term=system]",
                "a system that is named for a side is explained",
                "said('#meaning')",
                starts("The version of iOS that is simulated"),
            ),
            (
                "",
                "the mechanism of iOS 10 is explained",
                "said('#meaning')",
                has("in front of all its siblings"),
            ),
        ],
    ),
    *(
        (
            f"exhibit-{number} 1400x900",
            [
                (
                    "",
                    "no rule is green for a fault that violates no rule",
                    "[said('#rules'), $('[data-go=violation]').hidden]",
                    ["", True],
                ),
                ("", "the story says what is different here", CARD, has(different)),
                PROVEN,
                (
                    "",
                    "what is different is marked on the screen",
                    "$$('.screen .view.differs').length",
                    above(0),
                ),
                (
                    "click #inspect | click [data-tab=views]",
                    "what is different is marked in the table",
                    "said('#text tr.bad .mark')",
                    SOME,
                ),
            ],
        )
        for number, different in (
            (16, "item 0-7 is red instead of plain"),
            (26, "reaches item 0-1 instead of item 0-2"),
        )
    ),
    (
        "exhibit-26 1400x900",
        [("", "a label that another card would cover stands where it can be read", COVERED, [])],
    ),
    (
        "standing 1400x900",
        [
            PROVEN,
            (
                "3",
                "where one side stands still, key 3 leaves the bug beside what is fixed",
                SIDES,
                ["the bug, fixed by now", "the bug, before the fix"],
            ),
            (
                "click #inspect | click [data-tab=views]",
                "what is fixed is not marked",
                "$$('.differs, #text tr.bad').length",
                0,
            ),
        ],
    ),
    (
        "exhibit-16 1400x900",
        [
            (
                "",
                "where the cell is on no side, nothing is judged",
                (
                    "$$('#text table.proof td').filter(it => it.textContent.includes('no"
                    " cell')).map(it => it.textContent.length)"
                ),
                Rule("no marks", lambda it: it and set(it) == {7}),
            )
        ],
    ),
    (
        "exhibit-41 1400x900",
        [
            (
                "",
                "an answer that is right only after an exception is not called right",
                "$$('#text table.proof td').map(it => it.textContent)",
                has("header 0, after an exception ✗"),
            )
        ],
    ),
    # The first screen has the fix as code and the systems, whatever there is to look at.
    *(
        (
            f"exhibit-{number} 1400x900",
            [
                (
                    "",
                    "the fix in Swift stands on the first screen, with its lines lit",
                    "$$('.codes.one .only').length",
                    above(0),
                ),
                ("", "the first card names the systems", CARD, has("Systems:", systems)),
            ],
        )
        for number, systems in (
            (1, "In the model, iOS 10 has it. iOS 6, 9, 11, 13, 15, 16 and 18 do not."),
            (
                15,
                (
                    "All modelled versions have it: iOS 6, 9, 10, 11, 13, 15, 16 and 18. No device"
                    " was tested."
                ),
            ),
            (46, "iOS"),
        )
    ),
    (
        "exhibit-57 1400x900",
        [
            (
                "",
                "where the screens look alike, the first card tells what differs",
                CARD,
                has("item 0-13 are row 13, new instead of row 13"),
            )
        ],
    ),
    # A page opens where a person sees the fault, and sides that ran other lines stand where the
    # same is done.
    *(
        (
            f"exhibit-{number} 1400x900",
            [
                ("", "it opens where the fault is seen", CARD, has(fault)),
                ("", "the bug stands beside the fix", SIDES, ["the bug", "with the fix"]),
                PROVEN,
                (
                    "js K.bug = S.moment | 2",
                    "2 leads to the cause, before it",
                    "[S.moment - K.bug, S.sentence]",
                    [below(0), starts("The cause: ")],
                ),
            ],
        )
        for number, fault in (
            (
                8,
                (
                    "The sections of the backgrounds, back to front, are 0 1 0 2 0 3 instead of 1"
                    " 2 3 0"
                ),
            ),
            (14, "item 0-0 is plain instead of red"),
            (41, "At the top, item 0-0 is seen instead of header 0"),
            (45, "is given are 50 120 instead of 120"),
        )
    ),
    (
        "exhibit-8",
        [
            (
                "",
                "what the app does on one side stands beside the same on the other",
                BATCHES,
                [
                    [
                        ["show", "show"],
                        ["act add a section", "act add a section"],
                        ["act add a section", "act add a section"],
                    ],
                    True,
                ],
            )
        ],
    ),
    (
        "exhibit-61 1400x900",
        [
            *(
                (
                    f"js player.set({{ color: '{color}' }})",
                    f"cells inside cells are shown by {color}",
                    "$$('.glass .view .inner div').length",
                    above(40),
                )
                for color in ("view", "item", "kind", "z")
            ),
            (
                "js player.set({ color: 'painted' })",
                "coloured as the app paints, the drawing has them",
                "[$$('.inner').length, $$('.art').length]",
                [0, above(0)],
            ),
            (
                "click #inspect | click [data-tab=views]",
                "what is inside is compared",
                "said('#text tr.bad .mark')",
                "other cells inside",
            ),
            (
                "",
                "the story says how",
                CARD,
                has("item 0-13 is scrolled by 48 points instead of 0"),
            ),
        ],
    ),
    (
        "exhibit-1#tab=trace 1400x900",
        [
            (
                "hover .traces .row[data-view]",
                "pointing at a line of the trace lights its view",
                "$$('#lanes .lit, .glass .lit').length",
                above(1),
            ),
            (
                "",
                "lines that the other side has not are marked",
                "$$('.traces .row.only').length",
                above(0),
            ),
            (
                "",
                "the trace tells both sides",
                "$$('.traces > div > .file').map(it => it.textContent)",
                ["the bug", "with the fix"],
            ),
            (
                "",
                "the lanes show both sides",
                "new Set($$('#lanes [data-side]').map(it => it.dataset.side)).size",
                2,
            ),
            (
                "Escape | click [data-tab=views]",
                "the table has the ranks of both",
                (
                    "['#text tr.bad td.n:not(.far)', '#text tr.bad .far'].map(it => $$(it).map(c =>"
                    " c.textContent))"
                ),
                Rule("three other ranks", lambda it: len(it[1]) == 3 and it[1] != it[0][1:]),
            ),
            (
                (
                    "js $('#lanes [data-side=\"1\"] rect').dispatchEvent(new MouseEvent('click', {"
                    " bubbles: true }))"
                ),
                "a bar of the other side leads there",
                "S.side",
                "with the fix",
            ),
            (
                "js player.set({}); await new Promise(done => setTimeout(done, 300))",
                "the link names the side",
                "location.hash",
                has("side=1"),
            ),
            (
                "",
                "the first difference is a mark on the axis",
                "$$('#marks path[data-moment]').length",
                above(0),
            ),
        ],
    ),
    (
        "exhibit-1",
        [
            *(
                (
                    "",
                    f"'colour by' reaches the {pane}",
                    (
                        "['view', 'item', 'kind'].map(color => (player.toStop('symptom'),"
                        f" player.set({{ color, tab: 'trace' }}), {colors}.join()))"
                    ),
                    Rule("three ways", lambda ways: len(set(ways)) == 3 and ways[0]),
                )
                for pane, colors in COLORED.items()
            )
        ],
    ),
    (
        "exhibit-1",
        [
            (
                f"End | js $('[data-go=copy]').click(); K.copied = {COPIED}",
                "the tree is copied byte for byte",
                "[S.tree === K.copied['the view tree as text'], K.copied['the view tree as text']]",
                [True, SOME],
            ),
            ("", "an SVG is offered", "K.copied['the screen as SVG']", starts("<svg")),
            (
                "",
                "the expected result of a test is offered",
                "K.copied['the steps and the view tree, as the expected result of a test']",
                has("tree\n----"),
            ),
        ],
    ),
    (
        "exhibit-1#m=0&tab=trace",
        [
            (
                "click [data-kind=questions] | click [data-kind=attributes]",
                "kinds of events can be left out of the trace",
                (
                    "[$$('.traces .row').filter(it => /^\\s*(ask|apply)"
                    " /.test(it.textContent)).length, $$('.traces .row').length]"
                ),
                [0, above(5)],
            ),
            (
                "js K.verbs = [] | "
                + " | ".join(
                    ["ArrowRight | js K.verbs.push(player.film.moment(player.film.at).verb)"] * 20
                ),
                "steps go past what is left out",
                "K.verbs",
                Rule(
                    "place, no ask, no apply",
                    lambda it: "place" in it and not {"ask", "apply"} & set(it),
                ),
            ),
            (
                "within 5 location.hash.includes('hide=')",
                "a link keeps the filter",
                "decodeURIComponent(location.hash)",
                has("questions"),
            ),
            ("h", "h shows all again", "player.hidden", []),
        ],
    ),
    (
        "exhibit-1 1400x900",
        [
            (
                "click #text tr.bad button",
                "a click opens an inspector with attributes and history",
                "$('#inspector').innerText",
                has(
                    "CardView#1",
                    "decoration card 0",
                    "frame",
                    "What placed it",
                    "What it has represented",
                ),
            ),
            (
                "",
                "the inspector leads to 'why here?'",
                "$$('#inspector [data-tab=why]').length",
                above(0),
            ),
            (
                "click #inspector .row[data-moment]",
                "its history leads to the moment",
                "S.sentence",
                Rule(
                    "how it came there",
                    lambda it: any(
                        words in it for words in ("placed", "put in front", "led to it")
                    ),
                ),
            ),
            ("Escape", "Escape closes the inspector", "$('#inspector').hidden"),
        ],
    ),
    # Once the page has its final size.
    (
        "exhibit-1#view=exploded 1400x900",
        [
            (
                (
                    "js await new Promise(done => requestAnimationFrame(() => setTimeout(done,"
                    f" 100))); K.pose = {POSE}; K.at = S.moment | focus .room | ArrowRight |"
                    " ArrowUp | +"
                ),
                "arrow keys turn and tilt the plates, plus spreads them",
                f"[{POSE}.map((value, i) => value - K.pose[i]), S.moment - K.at]",
                [[6, 5, 10], 0],
            ),
            (
                "0",
                "0 lays them back to rest",
                f"{POSE}.map((value, i) => value - K.pose[i])",
                [0, 0, 0],
            ),
        ],
    ),
    # In one go: a busy machine may let the movement end between two questions.
    (
        "exhibit-1#inspect 1400x900 moving",
        [
            (
                "click #explode",
                "a button shows the four orders by moving the plates",
                (
                    "($('[data-go=turnOrders]').click(), [player.isApart,"
                    " getComputedStyle($('.turning .view')).transitionDuration])"
                ),
                [True, has("0.9")],
            ),
            (
                "within 10 player.order === 'hit' | within 10 player.order === 'siblings'",
                "the orders end with the first",
                "player.order",
                "siblings",
            ),
        ],
    ),
    (
        "site/index 1400x900",
        [
            ("", "the gallery has a line for each exhibit", "$$('#groups li').length", 2),
            ("", "exhibit 1 is drawn", "$$('#hero svg polygon').length", above(7)),
            (
                SEARCH.format("wrong image"),
                "the gallery finds one by its symptom first",
                "$('#ranked a').getAttribute('href')",
                "exhibit-15.html",
            ),
            (
                "focus #search | Enter | within 10 window.player",
                "Enter leads to the first page",
                "document.title",
                "Exhibit 15: a late image appears in a cell that was reused",
            ),
        ],
    ),
    (
        "gallery/index 1400x900",
        [
            ("", "the page is not endless", "document.documentElement.scrollHeight", below(6000)),
            (
                "",
                "the list beside it has each exhibit",
                "[$$('#side li').length, $$('#groups li').length]",
                SAME,
            ),
            (
                "js scrollTo(0, 1e6)",
                "the search and the list stay in view",
                "[box($('#search')).top >= 0, Math.round(box($('#side')).top)]",
                [True, 0],
            ),
            (
                "js scrollTo(0, 0) | choose #system iOS6 | choose #api zIndex",
                "a line has the chosen system and the chosen name",
                "$$('#groups li:not([hidden])').map(it => ['iOS6', 'zIndex'].every(name =>"
                " (it.dataset.systems + ' ' + it.dataset.api).split(' ').includes(name)))",
                Rule("some, all of them", lambda all: len(all) > 2 and False not in all),
            ),
            (
                "",
                "the same lines are beside it",
                "[$$('#side li:not([hidden])').length, $$('#groups li:not([hidden])').length]",
                SAME,
            ),
            ("", "the number is said", "said('#found')", has(" of ", " pages")),
            ("", "the address keeps the choice", "location.hash", "#system=iOS6&api=zIndex"),
            (
                "js location.hash = '#search=flikcer' | within 5 $$('#ranked li').length > 0",
                "an address with a misspelled word is followed",
                "[$('#ranked').innerText.includes('flash'), $('#system').value]",
                [True, ""],
            ),
            (
                SEARCH.format("a deletion hides the top row"),
                "a symptom without an exhibit is named",
                "[said('#found'), $('#ranked').hidden, $('#nearest').open]",
                [has("No exhibit shows that a deletion hides the top row"), True, False],
            ),
            (
                SEARCH.format("xylophone"),
                "a search without a result says so",
                "[said('#found'), $('#nearest').hidden]",
                ["No exhibit has these words.", True],
            ),
            (
                SEARCH.format(""),
                "without words all lines are shown",
                "[$('#groups').hidden, $('#ranked').hidden, location.hash]",
                [False, True, ""],
            ),
        ],
    ),
    *(
        (
            f"{page} 1280x720 {mode}",
            [("", "controls are seen", CONTRAST, [above(3), above(4.5)])],
        )
        for page in ("gallery/index", "lab", "lessons/orders")
        for mode in ("light", "dark")
    ),
    (
        "gallery/index 390x844",
        [
            (
                "",
                "a title is readable in the first screen",
                "box($('#groups a')).bottom",
                below(844),
            ),
            ("", "it fits", WIDTH, below(391)),
        ],
    ),
    # A debugger command ends where its sentence begins.
    *(
        (
            f"exhibit-{number} 1400x900",
            [
                (
                    "m",
                    "the debugger's command is complete and stands alone",
                    "$$('#text .facts dd code').map(it => it.textContent)",
                    has(command),
                )
            ],
        )
        for number, command in (
            (5, "po collectionView.hitTest(point, with: nil)"),
            (11, "po collectionView.subviews.filter { $0 is CardView }"),
            (14, "po collectionView.cellForItem(at: [0, 0])?.backgroundColor"),
            (
                19,
                "po layout.layoutAttributesForElements(in: collectionView.bounds)!.first!.frame",
            ),
            (56, "po page"),
        )
    ),
    # A bar that is scaled to fit shows all its parts, and has the sum above it.
    *(
        (
            f"{name}#inspect {size}",
            [
                (
                    "js player.openPane('time')",
                    "each bar that is too high has its sum and all its parts",
                    SUMMED,
                    Rule("all", lambda all: all and all == [[0, 0, True]] * len(all)),
                )
            ],
        )
        for name in ("lessons/reuse-player", "lessons/passes-player", "long")
        for size in ("1400x900", "390x844")
    ),
    # The space bar presses the button that has the focus, and plays elsewhere.
    (
        "exhibit-1 1400x900",
        [
            (
                "js player.go(5); $('[data-go=next]').focus() | Space",
                "the space bar presses a focused button",
                "[S.moment, Boolean(player.timer)]",
                [6, False],
            ),
            (
                "js document.activeElement.blur() | Space",
                "the space bar plays if no button has the focus",
                "Boolean(player.timer)",
                True,
            ),
        ],
    ),
    # The change that a lesson shows is the change that leads to the result that it shows.
    *(
        (
            f"lessons/{slug} 1000x900",
            [
                (
                    "js $$('[hidden], .rest').forEach(it => { it.hidden = false; "
                    "it.style.display = 'block'; }); $('details').open = true",
                    "each line of the shown change is a line of the shown result",
                    CHANGED,
                    [],
                )
            ],
        )
        for slug in LESSONS
    ),
    # A switch shows the other run at the same step at once, and a square of the heat map leads
    # there.
    (
        "lab 1400x900",
        [
            ("", "it opens with the bug", "said('#verdict')", has("wrong order")),
            (
                'click [name=fix][value="4"]',
                "a switch shows the other run at the same step",
                "said('#verdict')",
                starts("Everything is painted"),
            ),
            ("", "the address follows", "location.hash", has("fix=4")),
            (
                "click #heat a.bad",
                "a square leads to its run",
                "said('#verdict')",
                has("wrong order"),
            ),
            ("", "the square is marked", "$$('#heat [aria-current]').length", 1),
            (
                "js location.hash = '' | within 5 $('#finger').hidden",
                "it opens with some cells covered, and others not",
                "[$$('#views .ghost').length, $$('#views :not(.ghost, .ghost *)').length]",
                [above(3), above(9)],
            ),
            (
                "focus #screen | ArrowUp",
                "a key taps the screen",
                "said('#tap')",
                has("At (160, 110)", "is painted in front"),
            ),
            (
                "ArrowLeft | Shift+ArrowDown",
                "arrows move the finger",
                "said('#tap')",
                has("At (150, 111)"),
            ),
            ("", "as many pairs are named as are counted", MISCOUNTED, []),
            (
                "",
                "only a system with the bug has a reason about it",
                BLAMED,
                [False, True, True, False, False],
            ),
        ],
    ),
    *(
        (f"lab {width}x900", [("", "it fits", WIDTH, below(width + 1))])
        for width in (390, 820, 2200)
    ),
    (
        "lab 390x844",
        [
            (
                "",
                "the screen is above the switches",
                "box($('#switches')).top - box($('#screen')).bottom",
                above(0),
            ),
            (
                "js $('[name=done]').scrollIntoView({ block: 'center' })",
                "the screen stays in view beside the last switch",
                "[box($('#screen')).top >= 0, box($('[name=done]')).top > box($('.stage')).bottom]",
                [True, True],
            ),
        ],
    ),
    (
        "exhibit-1#m=20&view=exploded&order=paint&color=z&tab=steps",
        [
            (
                "",
                "a deep link is followed",
                "[S.moment, S.isApart, S.order, S.color, S.tab]",
                [20, True, "paint", "z", "steps"],
            ),
            (
                "ArrowRight | within 5 location.hash.includes('m=21')",
                "the address follows",
                "location.hash",
                has("view=exploded"),
            ),
            (
                "js location.hash = '#m=5&a=TextCell.1' | within 5 S.moment === 5",
                "a view is selected by a link",
                "S.a",
                "TextCell#1",
            ),
            (
                "js location.hash = '#m=bad&a=Nobody.9&order=none' | within 5 S.moment === 0",
                "a bad link leads to the beginning and does no harm",
                "[S.a, S.order]",
                [None, "siblings"],
            ),
        ],
    ),
    (
        "exhibit-1#a=TextCell.4&tab=trace",
        [
            (
                "",
                "a link without a moment leads to the symptom and keeps what it selects",
                "[S.a, S.inversions.length, S.tab]",
                ["TextCell#4", above(0), "trace"],
            )
        ],
    ),
    (
        "exhibit-1",
        [
            (
                (
                    "g | js player.tick(1) | js player.set({ a: S.inversions.map(it =>"
                    " it[1]).find(it => it.includes('Cell')) }) | t"
                ),
                "the tap probe sees a covered cell: item and hit differ",
                "$('#probed').dataset.differ",
                "true",
            ),
            (
                "js K.glass = box($('.glass')) | alt-at [K.glass.left + 5, K.glass.top + 5]",
                "an Alt-click probes too",
                "player.spot[0]",
                below(10),
            ),
        ],
    ),
    (
        "exhibit-16",
        [
            (
                (
                    "p | js player.go(moments.find(i => player.film.moment(i).verb === 'take') - 1)"
                    " | ArrowRight"
                ),
                "predict mode asks before a take",
                "$('#quiz').hidden",
                False,
            ),
            (
                "js $$('#choices .chip').at(-1).click()",
                "the last that came is right [POOL-02]",
                "said('#verdict')",
                starts("Right"),
            ),
            (
                "click [data-close] | within 5 player.film.moment(player.film.at).verb === 'take'",
                "then it goes on",
                "$('#quiz').hidden",
            ),
        ],
    ),
    (
        "against",
        [
            (
                "",
                "both sides stand at the same line",
                "player.films.map(f => f.data.ticks[f.tickAt(f.at)][3])",
                Rule("one line of the file", lambda lines: min(lines) > 0 and len(set(lines)) == 1),
            ),
            (
                "End",
                "two recordings are shown in lockstep",
                "[$$('.glass').length, S.other !== null]",
                [2, True],
            ),
            (
                "g",
                "the bug is in one of them",
                "[S.inversions.length, S.other.tree !== S.tree]",
                [above(0), True],
            ),
            (
                "js K.other = S.other.tree | x",
                "x swaps them",
                "[S.tree === K.other, S.inversions.length]",
                [True, 0],
            ),
        ],
    ),
]
